/** Storing files: acknowledged ones survive a kill; without space, nothing is left. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { filesIn } from '../setting/files-in.ts';
import { build, type Place } from '../setting/program.ts';
import { placeOfOlga, signedIn, type Signed } from '../setting/signed-in.ts';
import { noDisk, withDisk } from '../setting/small-disk.ts';
import { until, untilLater } from '../setting/until.ts';
import { downloaded, sendFile, uploaded, type Uploaded } from '../setting/uploads.ts';

before(build);

const MIB = 1024 * 1024;
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** All are different, and all are PDFs. */
function bytesOf(length: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(length - 9)]);
}

function namesIn(place: Place, folder: string): string[] {
  return filesIn(join(place.folder, folder));
}

interface Kept {
  readonly file: Uploaded;
  readonly bytes: Buffer;
}

/** Uploads concurrently, and kills the server as soon as some of it has been acknowledged. */
async function killedAmid(server: Signed, count: number, acknowledged: number): Promise<Kept[]> {
  const kept: Kept[] = [];
  const sent = Array.from({ length: count }, async (_, place) => {
    const bytes = bytesOf(MIB / 4 + place);
    kept.push({ bytes, file: await uploaded(server, server, { bytes }) });
    if (kept.length === acknowledged) server.process.kill('SIGKILL');
  });
  await Promise.allSettled(sent);
  await server.ended;
  return kept;
}

test('acknowledged files are there after a kill, and no others', async t => {
  const place = await placeOfOlga(t);
  const kept: Kept[] = [];
  for (const acknowledged of [1, 4]) {
    const server = await signedIn(t, place);
    kept.push(...(await killedAmid(server, 9, acknowledged)));
  }
  // Guarantees a leftover of a kill between the bytes and their row.
  const stray = sha256(randomBytes(8));
  mkdirSync(join(place.folder, 'files', stray.slice(0, 2)), { recursive: true });
  writeFileSync(join(place.folder, 'files', stray.slice(0, 2), stray), 'left behind');
  writeFileSync(join(place.folder, 'incoming', 'half'), 'of a file');
  const server = await signedIn(t, place);
  // Among others, a killed server is given time to come back.
  await untilLater('nothing is left', () => namesIn(place, 'incoming').length === 0);
  for (const { file, bytes } of kept)
    assert.deepEqual((await downloaded(server, server, file.url)).bytes, bytes);
  const { id } = done(await server.api.POST('/api/projects', { body: { name: 'Yard', identifier: 'YARD' } }));
  const orphans = done(await server.api.GET('/api/projects/{id}/attachments/orphans', at(id))).items;
  assert.ok(orphans.length >= kept.length && kept.length >= 5, `${orphans.length} rows, ${kept.length} kept`);
  const named = await Promise.all(
    orphans.map(async orphan =>
      sha256((await downloaded(server, server, `/api/attachments/${orphan.id}`)).bytes),
    ),
  );
  await until('bytes without a row are gone', () => !namesIn(place, 'files').includes(stray));
  assert.deepEqual(namesIn(place, 'files'), named.sort());
});

/** Space for one of two files: after the first is deleted, the second fits, so nothing else was left. */
async function refusesWithoutRoom(server: Signed, [first, second]: readonly [Buffer, Buffer]): Promise<void> {
  const file = await uploaded(server, server, { bytes: first });
  for (let time = 0; time < 3; time += 1) {
    const { response, error } = await sendFile(server, server, { bytes: second });
    assert.equal(response.status, 507, JSON.stringify(error));
    assert.match(JSON.stringify(error), /"code":"storage_full"/);
  }
  assert.deepEqual((await downloaded(server, server, file.url)).bytes, first);
  done(await server.api.DELETE('/api/attachments/{id}', at(file.id)));
  const { url } = await uploaded(server, server, { bytes: second });
  assert.deepEqual((await downloaded(server, server, url)).bytes, second);
}

test('a file that cannot be written is refused, and nothing of it is left', async t => {
  const place = await placeOfOlga(t);
  // In blocks of half a kibibyte or one kibibyte, depending on the shell: four or eight mebibytes.
  const limited = 'trap "" XFSZ; ulimit -f 8192; exec "$0" "$@"';
  const server = await signedIn(t, { ...place, through: ['sh', '-c', limited] });
  const { response, error } = await sendFile(server, server, { bytes: bytesOf(9 * MIB) });
  assert.equal(response.status, 507, JSON.stringify(error));
  assert.deepEqual([namesIn(place, 'files'), namesIn(place, 'incoming')], [[], []]);
  await uploaded(server, server, { bytes: bytesOf(3 * MIB) });
  assert.equal(namesIn(place, 'files').length, 1);
});

test('on a full disk an upload is refused and leaves nothing', { skip: noDisk }, async t => {
  // The database is elsewhere: a full disk under it is another test.
  const { place, disk } = withDisk(await placeOfOlga(t), 8);
  const server = await signedIn(t, { ...place, env: { ...place.env, DOCKET_DATA_FOLDER: disk } });
  await refusesWithoutRoom(server, [bytesOf(5 * MIB), bytesOf(5 * MIB)]);
});
