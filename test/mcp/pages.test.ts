/** Reading long pages in parts: the outline, a section, a difference, and the pieces of a long one. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { at, done } from '../setting/client.ts';
import { agent } from '../setting/mcp.ts';
import { world } from '../setting/world.ts';

async function scene(t: TestContext, content: string) {
  const made = await world(t);
  const { server, max, page } = made;
  const { id, identifier, seq } = await page({ title: 'Night watch', content });
  const { use } = await agent(t, server, max.token);
  return {
    seq,
    identifier,
    read: (given: object = {}) => use('get_page', { identifier, ...given }),
    write: async (next: string) =>
      done(await max.api.PUT('/api/pages/{id}', { ...at(id), body: { content: next } })).seq,
  };
}

const CONTENT = '# Rules\nRing twice.\n## Storms\nClose the pier.\n## Fog\nWait.\n# Storms\nSee above.';

test('the outline lists headings with their sizes, and the seq', async t => {
  const { read, seq, identifier } = await scene(t, CONTENT);
  const { text } = await read({ outline: true });
  assert.deepEqual(text.split('\n'), [
    `# Outline of ${identifier} Night watch (seq ${seq}, ${CONTENT.length} characters)`,
    '- Rules (59 characters)',
    '  - Storms (26 characters)',
    '  - Fog (13 characters)',
    '- Storms (19 characters)',
  ]);
});

test('a section is found by its heading in any case, or by its anchor', async t => {
  const { read } = await scene(t, CONTENT);
  assert.equal((await read({ section: 'fog' })).text, '## Fog\nWait.\n');
  assert.equal((await read({ section: '## Fog' })).text, '## Fog\nWait.\n');
  assert.equal((await read({ section: 'storms-1' })).text, '# Storms\nSee above.');
  const { text, failed } = await read({ section: 'Storms' });
  assert.equal(failed, true);
  assert.equal(text, 'section "Storms" occurs 2 times: send one of storms, storms-1.');
});

test('since_seq shows a difference, nothing, or the page with the reason', async t => {
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}.`);
  const { read, write, seq, identifier } = await scene(t, lines.join('\n'));
  assert.equal(
    (await read({ since_seq: seq })).text,
    `The content of ${identifier} is unchanged since seq ${seq}; it is at ${seq} now.`,
  );
  const next = await write(lines.map(line => (line === 'Line 20.' ? 'Another.' : line)).join('\n'));
  const { text } = await read({ since_seq: seq });
  assert.match(
    text,
    new RegExp(`^.*\\n--- ${identifier}\\tseq ${seq}\\n\\+\\+\\+ ${identifier}\\tseq ${next}\\n@@ `, 's'),
  );
  assert.match(text, /\n-Line 20\.\n\+Another\.\n/);
  assert.doesNotMatch(text, /Line 5\./);
  for (const since_seq of [0, next + 1])
    assert.match(
      (await read({ since_seq })).text,
      new RegExp(`^The version of seq ${since_seq} is not kept\\. `),
    );
  await write(Array.from({ length: 1_000 }, (_, index) => `New ${index}.`).join('\n'));
  assert.match(
    (await read({ since_seq: seq })).text,
    /^Too much has changed for a comparison\. .*\n\nNew 0\./s,
  );
});

test('a long page begins with its outline, and says how to continue', async t => {
  const content = `# Long\n${'0123456789'.repeat(7_000)}\n# Short\nEnd.`;
  const { read } = await scene(t, content);
  const first = await read();
  assert.match(
    first.text,
    /^# APP-DOC-1 Night watch\n[^]*\n\n# Outline of APP-DOC-1 [^]*- Short \(12 characters\)\n\n# Long\n01234/,
  );
  const [, offset] =
    /\((\d+) more characters: call get_page again with offset (\d+)\.\)$/.exec(first.text)?.slice(1) ?? [];
  assert.equal(offset, '30000');
  let whole = content.slice(0, 30_000);
  for (let from = 30_000; from < content.length; from += 30_000) {
    const { text } = await read({ offset: from });
    whole += text.replace(/\n\n\(\d+ more characters: .*\)$/, '');
  }
  assert.equal(whole, content);
  const section = await read({ section: 'Long', offset: 60_000 });
  assert.match(section.text, /^[0-9]+\n$/);
  assert.match((await read({ section: 'Long' })).text, /with offset 30000 and the same section\.\)$/);
});
