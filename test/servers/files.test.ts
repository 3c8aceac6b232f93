/** Servers share one data folder: none disturbs what another has under way, and a row that names bytes has bytes. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { handlers } from '../../src/generated/handlers.ts';
import { FolderRefused } from '../../src/store/folder.ts';
import { sweepFiles } from '../../src/upkeep/sweeping.ts';
import { at } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { appIn, type TestServer } from '../setting/server.ts';
import { two } from '../setting/several.ts';
import { until } from '../setting/until.ts';
import { downloaded, kept, uploaded } from '../setting/uploads.ts';

const BOUNDARY = 'tide';

/** An upload that has sent a part of its bytes. */
function slowUpload({ url }: TestServer, token: string) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n`;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
  };
  const sending = request(`${url}/api/attachments`, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sending.on('response', answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
  });
  sending.write(head);
  sending.write('The first half of the bytes. ');
  return { status, finish: () => sending.end(`And the second.\r\n--${BOUNDARY}--\r\n`) };
}

function startIn(t: TestContext, { app, clock }: TestServer, folder: string) {
  const { database_url } = app.instance.config;
  return appIn(folder, { database_url }, clock, { log: [], handlers }).then(another => {
    t.after(() => another.stop());
    return another;
  });
}

const contentOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex');

if (engine === 'postgres') {
  test('an upload survives the start, the sweep and the end of other servers', async t => {
    const { here, there, near } = await two(t);
    const upload = slowUpload(here, near.max.token);
    await until('it has begun', () => kept(here, 'incoming').length === 1);
    const another = await startIn(t, here, here.app.instance.config.data_folder);
    await sweepFiles(there.app.instance);
    await another.stop();
    await there.app.stop();
    assert.equal(kept(here, 'incoming').length, 1);
    upload.finish();
    assert.equal(await upload.status, 200);
  });

  test('the same contents are uploaded and deleted on two servers at once, and every row has its bytes', async t => {
    const { here, there, near, far } = await two(t);
    const pier = [
      [here, near],
      [there, far],
    ] as const;
    for (let round = 0; round < 6; round += 1) {
      const bytes = `Tide table ${round % 2}`;
      const ids = await Promise.all(
        pier.map(
          async ([server, people]) => (await uploaded(server, people.max, { bytes, filename: 'a.txt' })).id,
        ),
      );
      const [first = 0, second = 0] = ids;
      const [again] = await Promise.all([
        uploaded(there, far.lena, { bytes, filename: 'b.txt' }),
        near.max.api.DELETE('/api/attachments/{id}', at(first)),
        far.max.api.DELETE('/api/attachments/{id}', at(second)),
      ]);
      const got = await downloaded(here, near.lena, `/api/attachments/${again.id}`);
      assert.deepEqual([got.status, String(got.bytes)], [200, bytes]);
      await near.lena.api.DELETE('/api/attachments/{id}', at(again.id));
      await until('the bytes are gone', () => !kept(here, 'files').includes(contentOf(bytes)));
    }
  });

  test('a folder that is not that of the instance is refused in one sentence', async t => {
    const { here, near } = await two(t);
    await uploaded(here, near.max, { bytes: 'Tide', filename: 'a.txt' });
    const folder = mkdtempSync(join(tmpdir(), 'docket-folder-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const start = () => startIn(t, here, folder);
    await assert.rejects(start, (error: unknown) => {
      assert.ok(error instanceof FolderRefused);
      assert.match(error.message, /^The folder \S+ does not belong to the database \S+: [^.]+\.$/);
      return true;
    });
    writeFileSync(join(folder, 'instance'), 'of-another-instance\n');
    await assert.rejects(start, /does not belong to the database/);
    // Nothing was created or removed in it.
    assert.deepEqual(readdirSync(folder).sort(), ['instance']);
    assert.ok(existsSync(join(here.app.instance.config.data_folder, 'instance')));
  });
}
