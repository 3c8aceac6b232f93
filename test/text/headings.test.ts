/** Headings of Markdown: which lines are headings, their anchors, and where sections end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingsOf } from '../../src/text/headings.ts';

test('headings are lines that begin with one to six # and a blank, outside of code', () => {
  const text = [
    '# One',
    'text # not one',
    '   ## Two ##',
    '    # code',
    '####### seven',
    '#tag',
    '```',
    '# in code',
    '```',
    '#',
    '###\tThree # ###',
  ].join('\n');
  assert.deepEqual(
    headingsOf(text).map(({ level, text: words }) => [level, words]),
    [
      [1, 'One'],
      [2, 'Two'],
      [1, ''],
      [3, 'Three #'],
    ],
  );
});

test('anchors are those of links, and differ', () => {
  const text = '# Night watch: Ä & co.\n# Same\n## Same\n# 1_2-3';
  assert.deepEqual(
    headingsOf(text).map(({ anchor }) => anchor),
    ['night-watch-ä--co', 'same', 'same-1', '1_2-3'],
  );
});

test('a section ends before the next heading that is not below it', () => {
  const text = '# A\na\n## B\nb\n### C\nc\n## D\nd\n# E\ne';
  assert.deepEqual(
    headingsOf(text).map(({ from, to }) => text.slice(from, to)),
    ['# A\na\n## B\nb\n### C\nc\n## D\nd\n', '## B\nb\n### C\nc\n', '### C\nc\n', '## D\nd\n', '# E\ne'],
  );
  assert.deepEqual(headingsOf('no headings'), []);
});
