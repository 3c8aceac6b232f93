/** Thumbnails: for which pictures they exist, their size, and hostile pictures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { contentsOf, leave } from '../setting/bucket.ts';
import { latin, noise, picture, SVG_TEXT, TEXT } from '../setting/files.ts';
import { claimingPng } from '../setting/hostile-files.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { downloaded, kept, on, uploaded } from '../setting/uploads.ts';
import { world } from '../setting/world.ts';

test('a thumbnail is a WebP whose longer side has 480 pixels', async t => {
  const { server, max } = await world(t);
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const { url, has_thumbnail } = await uploaded(server, max, { bytes: await picture(format, 960, 482) });
    const { status, bytes, header } = await downloaded(server, max, `${url}/thumbnail`);
    assert.deepEqual([has_thumbnail, status, header('content-type')], [true, 200, 'image/webp']);
    assert.equal(header('cache-control'), 'private, max-age=31536000, immutable');
    const found = await sharp(bytes).metadata();
    assert.deepEqual([found.format, found.width, found.height], ['webp', 480, 241]);
  }
});

test('small pictures and files that are not pictures have no thumbnail', async t => {
  const { server, max } = await world(t);
  const others = [await picture('png', 480, 480), SVG_TEXT, TEXT, latin('\x89PNG\r\n\x1a\nand no picture')];
  for (const bytes of others) {
    const { url, has_thumbnail } = await uploaded(server, max, { bytes });
    assert.equal(has_thumbnail, false);
    const ask = () => raw(server, `${url}/thumbnail`, { method: 'GET', token: max.token });
    await refused(server, ask, 'no_thumbnail');
  }
});

test('a photo is rotated as it declares, and its thumbnail has no metadata', async t => {
  const { server, max } = await world(t);
  const bytes = await sharp(await noise(900, 600))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { url, width, height } = await uploaded(server, max, { bytes });
  assert.deepEqual([width, height], [600, 900]);
  const found = await sharp((await downloaded(server, max, `${url}/thumbnail`)).bytes).metadata();
  assert.deepEqual(
    [found.width, found.height, found.exif, found.orientation],
    [320, 480, undefined, undefined],
  );
});

test('a truncated picture is stored, and has no thumbnail', async t => {
  const { server, max } = await world(t);
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const whole = await noise(700, 700, format);
    const bytes = whole.subarray(0, whole.length / 2);
    const { url, has_thumbnail } = await uploaded(server, max, { bytes });
    assert.equal(has_thumbnail, false, format);
    assert.deepEqual((await downloaded(server, max, url)).bytes, bytes);
  }
});

test('a picture of more than fifty megapixels is accepted, and has no thumbnail', async t => {
  const { server, max } = await world(t);
  const huge = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  for (const bytes of [huge, claimingPng(60_000, 60_000)])
    assert.equal((await uploaded(server, max, { bytes })).has_thumbnail, false);
});

test('a lost thumbnail is created again, once for all concurrent requests', async t => {
  const { server, max, vera, issue } = await world(t);
  const bytes = await noise(800, 800);
  const { url } = await uploaded(server, max, { bytes, ...on('issue', await issue()) });
  const [name = ''] = kept(server, 'thumbnails');
  const { config } = server.app.instance;
  await contentsOf(config).remove(name);
  await leave(config, name, bytes);
  const answers = await Promise.all(
    [max, vera, max, vera].map(by => downloaded(server, by, `${url}/thumbnail`)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(answer => answer.bytes.toString('hex'))).size, 1);
  assert.deepEqual([kept(server, 'thumbnails').length, kept(server, 'incoming')], [1, []]);
});

/** Fast to write, and slow to decode. */
function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#274' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

for (const [what, width, height] of [
  ['small', 640, 480],
  ['large', 5_000, 4_000],
] as const) {
  test(`a ${what} picture does not wait for all the large ones of another account`, async t => {
    const { server, max, vera } = await world(t);
    const large = await plainPicture(7_000, 7_000);
    const one = await plainPicture(width, height);
    const answered: string[] = [];
    const send = async (by: typeof max, bytes: Buffer, name: string) => {
      const sent = await uploaded(server, by, { bytes, filename: `${name}.png` });
      answered.push(name);
      assert.equal(sent.has_thumbnail, true);
    };
    const others = Array.from({ length: 10 }, () => send(max, large, 'max'));
    // All of them wait for their thumbnails now.
    await Promise.race(others);
    await send(vera, one, 'vera');
    const before = answered.indexOf('vera');
    await Promise.all(others);
    // In one line for all, she would be the last.
    assert.ok(before <= others.length - 2, answered.join(', '));
  });
}
