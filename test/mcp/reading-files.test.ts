/** Attached files as an agent sees them: text in pieces, images, archive contents, and download links for others. */
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { noise, PDF, picture, SVG_TEXT } from '../setting/files.ts';
import { agent } from '../setting/mcp.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { world } from '../setting/world.ts';
import { zipOf } from '../setting/zip-bytes.ts';

/** What max's agent sees of a file that he attached. */
async function reading(t: TestContext, bytes: string | Buffer) {
  const site = await world(t);
  const file = await uploaded(site.server, site.max, { bytes, ...on('issue', await site.issue()) });
  const { client } = await agent(t, site.server, site.max.token);
  return async (from?: number) => {
    const given = { attachment_id: file.id, ...(from === undefined ? {} : { from }) };
    const { content, isError } = await client.callTool({ name: 'read_attachment', arguments: given });
    assert.notEqual(isError, true, JSON.stringify(content));
    const [shown] = content;
    assert.ok(shown);
    return shown;
  };
}

const textOf = (shown: { readonly type: string }): string => {
  assert.ok('text' in shown && typeof shown.text === 'string');
  return shown.text;
};

test('a long text is read in pieces, each of which has the start of the next', async t => {
  const whole = Array.from({ length: 20_000 }, (_, line) => `line ${line}`).join('\n');
  const read = await reading(t, whole);
  let [from, text] = [0, ''];
  for (let piece = 0; piece < 10 && text.length < whole.length; piece += 1) {
    const shown = textOf(await read(from));
    const [cut, next] = /\n\n\(Truncated: .* with from (\d+)\.\)$/.exec(shown) ?? [];
    text += cut === undefined ? shown : shown.slice(0, -cut.length);
    from = Number(next);
  }
  assert.equal(text, whole);
});

test('an image is shown as it is', async t => {
  const bytes = await picture('png', 40, 30);
  const shown = await (await reading(t, bytes))();
  assert.ok(shown.type === 'image');
  assert.deepEqual([shown.mimeType, Buffer.from(shown.data, 'base64')], ['image/png', bytes]);
});

test('a large image is shown small', async t => {
  const shown = await (await reading(t, await noise(1200, 800, 'png')))();
  assert.ok(shown.type === 'image');
  const { width, height } = await sharp(Buffer.from(shown.data, 'base64')).metadata();
  assert.deepEqual([shown.mimeType, width, height], ['image/webp', 480, 320]);
});

test('a drawing is shown as the text that it is', async t => {
  assert.equal(textOf(await (await reading(t, SVG_TEXT))()), SVG_TEXT);
});

test('of an archive its list is shown', async t => {
  const read = await reading(t, zipOf({ 'charts/pier.txt': 'Nine', 'notes.txt': 'High water' }));
  assert.equal(
    textOf(await read()),
    'An archive (application/zip) with these files:\n- charts/pier.txt (4 bytes)\n- notes.txt (10 bytes)',
  );
});

test('for any other file the result says how to get it', async t => {
  assert.match(
    textOf(await (await reading(t, PDF))()),
    /application\/pdf.*GET \/api\/attachments\/1 downloads it/,
  );
});

test('a name in an archive cannot add lines, or reverse the rest of its line', async t => {
  const read = await reading(t, zipOf({ 'a.txt\n- b.txt (1 bytes)': 'x', 'gpj\u202eexe': 'y' }));
  const text = textOf(await read());
  assert.match(text, /\n- a\.txt\ufffd- b\.txt \(1 bytes\) \(1 bytes\)\n- gpj\ufffdexe \(1 bytes\)$/);
});
