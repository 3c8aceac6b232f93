/** The corpus of hostile files, over HTTP: each gets its real type or is refused, and does no harm. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Member } from '../setting/cast.ts';
import { TEXT } from '../setting/files.ts';
import { HOSTILE_NAMES, hostileFiles, type HostileFile, type Taken } from '../setting/hostile-files.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import type { TestServer } from '../setting/server.ts';
import { downloaded, kept, sendFile, sendForm, uploaded, type Uploaded } from '../setting/uploads.ts';
import { world } from '../setting/world.ts';

/** Ten minutes, after which thirty more can be uploaded. */
const WINDOW_SECONDS = 601;

/** The total size of stored uploads. */
function bytesKept({ app }: TestServer): number {
  const folders = ['files', 'incoming', 'thumbnails'].map(name =>
    join(app.instance.config.data_folder, name),
  );
  return folders
    .filter(existsSync)
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .map(path => statSync(path))
    .reduce((sum, found) => sum + (found.isFile() ? found.size : 0), 0);
}

test('every hostile file is recognized, sent with a safe type, and does nothing', async t => {
  const { server, max } = await world(t);
  let sent = 0;
  for (const { what, bytes, becomes } of await hostileFiles()) {
    server.clock.advance(WINDOW_SECONDS / 29);
    await t.test(what, async () => {
      if (typeof becomes === 'string') {
        await refused(
          server,
          () => sendFile(server, max, { bytes, filename: 'photo.png', type: 'image/png' }),
          becomes,
        );
        return;
      }
      const file = await uploaded(server, max, { bytes, filename: 'photo.png', type: 'image/png' });
      sent += bytes.length;
      assert.deepEqual([file.mime, file.has_thumbnail], [becomes.mime, becomes.thumbnail ?? false]);
      await looksHarmless(server, max, file, { what, bytes, becomes });
      assert.equal((await raw(server, '/api/health', { method: 'GET' })).response.status, 200);
    });
  }
  // Nothing was unpacked; thumbnails are small.
  assert.ok(bytesKept(server) < sent + 1024 * 1024, `${bytesKept(server)} bytes were kept of ${sent}`);
  assert.deepEqual(kept(server, 'incoming'), []);
});

type Accepted = HostileFile & { readonly becomes: Taken };

/** Requests it in every possible way. */
async function looksHarmless(server: TestServer, max: Member, file: Uploaded, { bytes, becomes }: Accepted) {
  const whole = await downloaded(server, max, file.url);
  assert.deepEqual(whole.bytes, bytes);
  assert.equal(whole.header('x-content-type-options'), 'nosniff');
  assert.equal(whole.header('content-security-policy'), "default-src 'none'; sandbox");
  const isPicture = becomes.mime.startsWith('image/') && becomes.mime !== 'image/svg+xml';
  assert.match(whole.header('content-disposition') ?? '', isPicture ? /^inline;/ : /^attachment;/);
  assert.notEqual(whole.header('content-type'), 'image/svg+xml');
  const thumbnail = await downloaded(server, max, `${file.url}/thumbnail`);
  assert.equal(thumbnail.status, becomes.thumbnail === true ? 200 : 404);
  const preview = await downloaded(server, max, `${file.url}/preview`);
  assert.equal(preview.status, 200);
  const { kind } = JSON.parse(preview.bytes.toString()) as { readonly kind: string };
  assert.equal(kind, becomes.preview ?? 'none');
}

test('the harmless part of a hostile name is stored, and sent in one header', async t => {
  const { server, max } = await world(t);
  for (const [filename, name] of HOSTILE_NAMES) {
    const file = await uploaded(server, max, { bytes: TEXT, filename });
    assert.equal(file.filename, name);
    const { status, header } = await downloaded(server, max, file.url);
    assert.equal(status, 200);
    assert.match(header('content-disposition') ?? '', /^attachment; filename[*=]/);
  }
});

test('a form of hundreds of files is refused at the second, and leaves nothing', async t => {
  const { server, max } = await world(t);
  const form = new FormData();
  for (let count = 0; count < 200; count += 1) form.append('file', new Blob([TEXT]), `${count}`);
  await refused(server, () => sendForm(server, max, form), 'invalid_body');
  assert.deepEqual([kept(server, 'files'), kept(server, 'incoming')], [[], []]);
});
