/** The servers of the file benchmark: ours, with enough users to upload, and plain Koa doing the same by hand. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { startApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { openLog } from '../../src/log/log.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';

/** Each may upload thirty times within ten minutes. */
const PEOPLE = 60;

export interface Ready {
  readonly address: string;
  readonly tokens: readonly string[];
}

/** The child process: runs until the parent disconnects. */
export async function serveDocket(folder: string): Promise<void> {
  const env = { DOCKET_DATA_FOLDER: folder, DOCKET_PORT: '0', DOCKET_LOG_LEVEL: 'silent' };
  const { config } = loadConfig({ env, cwd: folder, folders: [] });
  const app = await startApp({ config, log: openLog(config) });
  const call = { now: new Date(), transport: 'system', actorId: null } as const;
  const tokens = await app.instance.store.write(call, async work => {
    work.untraced();
    const all: string[] = [];
    for (let place = 0; place < PEOPLE; place += 1) {
      const user = await createUser(work, { username: `u${place}`, is_admin: false, password_hash: 'none' });
      if (typeof user === 'string') throw new Error(user);
      all.push((await beginSession(work, user.id)).token);
    }
    return all;
  });
  process.send?.({ address: app.address, tokens } satisfies Ready);
  await once(process, 'disconnect');
  await app.stop();
}

/** The same: a form whose file is hashed while it is written and then flushed, and a file that is sent. */
export async function servePlain(folder: string): Promise<void> {
  const koa = new Koa();
  // Clients disconnect once they have measured enough.
  koa.silent = true;
  const body = koaBody({
    multipart: true,
    formidable: { uploadDir: folder, hashAlgorithm: 'sha256', maxFileSize: 64 * 1024 * 1024 },
  });
  koa.use(async context => {
    if (context.method === 'GET') return send(context, join(folder, context.path.slice(1)));
    await body(context, async () => {});
    const file = [context.request.files?.['file']].flat()[0];
    if (!file) throw new Error('no file came');
    await flush(file.filepath);
    context.body = { sha256: file.hash };
  });
  const server = koa.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.send?.({ address: `http://127.0.0.1:${port}`, tokens: [] } satisfies Ready);
  await once(process, 'disconnect');
  server.closeAllConnections();
  server.close();
}

async function send(context: Koa.Context, path: string): Promise<void> {
  context.length = (await stat(path)).size;
  context.type = 'application/pdf';
  context.body = createReadStream(path);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
