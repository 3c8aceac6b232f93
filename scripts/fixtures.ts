/** Writes the fixtures of this release with the built program: an archive, a backup, and the API's view of both. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ownVersion } from '../src/config/version.ts';
import { archiveOf } from '../test/setting/archived.ts';
import { clientOf, done } from '../test/setting/client.ts';
import { fillProject } from '../test/setting/of-every-kind.ts';
import { OLGA } from '../test/setting/releases.ts';
import { shownProject } from '../test/setting/shown.ts';

const to = join(import.meta.dirname, '../test/fixtures', ownVersion());
const main = join(import.meta.dirname, '../dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'docket-fixtures-'));

const env = {
  PATH: process.env['PATH'] ?? '',
  DOCKET_DATA_FOLDER: folder,
  DOCKET_DATABASE_URL: `sqlite:${join(folder, 'docket.db')}`,
  DOCKET_PORT: '0',
  DOCKET_ADMIN_USERNAME: OLGA.identity,
  DOCKET_ADMIN_PASSWORD: OLGA.password,
};

function run(...words: readonly string[]) {
  return spawn(process.execPath, [main, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function addressOf(server: ReturnType<typeof run>): Promise<string> {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /"event":"listening","address":"(http:[^"]+)"/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server did not start: run `npm run build` first');
}

if (existsSync(to)) throw new Error(`${to} exists: what a release wrote is not written again`);
mkdirSync(to, { recursive: true });
const server = run('start');
try {
  const url = await addressOf(server);
  const { token } = done(await clientOf(url).POST('/api/auth/login', { body: OLGA }));
  const api = clientOf(url, token);
  await fillProject({ url }, { token, api });
  writeFileSync(join(to, 'archive.tar.gz'), await archiveOf({ url }, { token }, 'APP'));
  writeFileSync(join(to, 'shown.json'), `${JSON.stringify(await shownProject(api, 'APP'), null, 2)}\n`);
  const [code] = (await once(run('backup', join(to, 'backup.tar')), 'exit')) as [number | null];
  if (code !== 0) throw new Error('the backup failed');
  console.log(`Written: ${to}`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
