/** Jira's document format as Markdown, read back by the renderer of the public pages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import MarkdownIt from 'markdown-it';
import { markdownOf } from '../../src/transfer/imports/jira/document.ts';

const node = (type: string, ...content: readonly object[]) => ({ type, content });
const words = (text: string, ...marks: readonly (string | object)[]) => ({
  type: 'text',
  text,
  marks: marks.map(mark => (typeof mark === 'string' ? { type: mark } : mark)),
});
const p = (...content: readonly (string | object)[]) =>
  node('paragraph', ...content.map(one => (typeof one === 'string' ? words(one) : one)));
const item = (...content: readonly object[]) => node('listItem', ...content);
const doc = (...content: readonly object[]) => markdownOf({ version: 1, ...node('doc', ...content) });

test('blocks become the blocks of Markdown', () => {
  const table = node(
    'table',
    node('tableRow', node('tableHeader', p('Day')), node('tableHeader', p('Tide'))),
    node('tableRow', node('tableCell', p('Mon')), node('tableCell', p('high | low'), p('again'))),
  );
  for (const [block, written] of [
    [p('One'), 'One'],
    [{ ...node('heading', words('Tides')), attrs: { level: 3 } }, '### Tides'],
    [node('bulletList', item(p('a')), item(p('b'), node('bulletList', item(p('c'))))), '- a\n- b\n  - c'],
    [
      { ...node('orderedList', item(p('a')), item(p('b'), p('c'))), attrs: { order: 9 } },
      '9. a\n10. b\n\n    c',
    ],
    [
      node(
        'taskList',
        { ...node('taskItem', words('a')), attrs: { state: 'DONE' } },
        { ...node('taskItem', words('b')), attrs: { state: 'TODO' } },
        node('taskList', { ...node('taskItem', words('c')), attrs: { state: 'TODO' } }),
      ),
      '- [x] a\n- [ ] b\n  - [ ] c',
    ],
    [
      { ...node('codeBlock', words('a *b*\n```\nc')), attrs: { language: 'sql' } },
      '````sql\na *b*\n```\nc\n````',
    ],
    [node('blockquote', p('a'), p('b')), '> a\n>\n> b'],
    [node('panel', p('a')), '> a'],
    [node('rule'), '---'],
    [table, '| Day | Tide |\n| --- | --- |\n| Mon | high \\| low<br>again |'],
    [{ ...node('expand', p('b')), attrs: { title: 'More' } }, '**More**\n\nb'],
    [node('mediaSingle', { type: 'media', attrs: { alt: 'moorings' } }), 'moorings'],
    [{ type: 'blockCard', attrs: { url: 'https://a.example/b' } }, '<https://a.example/b>'],
    [node('somethingNew', p('kept')), 'kept'],
    [{ type: 'somethingElse', text: 'kept' }, 'kept'],
  ] as const)
    assert.equal(doc(block), written);
});

test('marks, links, mentions and the like are written inline', () => {
  const link = (href: string) => ({ type: 'link', attrs: { href } });
  for (const [nodes, written] of [
    [['a ', words('b ', 'strong'), 'c'], 'a **b** c'],
    [[words('a', 'em'), words('b', 'em')], '*ab*'],
    [[words('a', 'strong', 'em')], '***a***'],
    [[words('a', 'strike')], '~~a~~'],
    [[words('a`b', 'code')], '``a`b``'],
    [[words('a', 'underline')], 'a'],
    [[words('a', link('https://a.example'))], '[a](https://a.example)'],
    [[words('a', link('https://a.example/(b)'))], '[a](<https://a.example/(b)>)'],
    [[words('a', link('javascript:alert(1)'))], 'a'],
    [['a', { type: 'hardBreak' }, 'b'], 'a\\\nb'],
    [[{ type: 'mention', attrs: { text: '@Grace' } }], '@Grace'],
    [[{ type: 'emoji', attrs: { shortName: ':wave:', text: '👋' } }], '👋'],
    [[{ type: 'inlineCard', attrs: { url: 'https://a.example' } }], '<https://a.example>'],
    [[{ type: 'date', attrs: { timestamp: '1767225600000' } }], '2026-01-01'],
    [[{ type: 'status', attrs: { text: 'DONE' } }], 'DONE'],
    [[node('newInline', words('kept'))], 'kept'],
    [['snake_case, 2 * 3 < 7 [x] _y_'], 'snake_case, 2 \\* 3 \\< 7 \\[x\\] \\_y\\_'],
    [['# not a heading'], '\\# not a heading'],
    [['1. not a list'], '1\\. not a list'],
  ] as const)
    assert.equal(doc(p(...nodes)), written);
});

test('plain text stays what it is when it is rendered', () => {
  const markdown = new MarkdownIt();
  for (const text of [
    '*a*',
    '_a_ **b**',
    '`a`',
    '# a',
    '- a',
    '+ a',
    '1) a',
    '> a',
    '[a](b)',
    '<b>',
    '~~a~~',
    'a\\*b',
  ]) {
    const shown = markdown.render(doc(p(text))).replace(/^<p>|<\/p>\n$/g, '');
    assert.equal(shown, markdown.utils.escapeHtml(text), text);
  }
});

test('documents that are not documents are read as far as they go', () => {
  for (const [document, written] of [
    [null, ''],
    [undefined, ''],
    [7, ''],
    [[], ''],
    ['plain *text*', 'plain *text*'],
    [{ type: 'doc' }, ''],
    [{ type: 'doc', content: [null, 7, { content: [p('a')] }] }, 'a'],
  ] as const)
    assert.equal(markdownOf(document), written);
});

test('what is nested deeply keeps its text', () => {
  let deep: object = p('at the bottom');
  for (let depth = 0; depth < 10_000; depth += 1) deep = node('blockquote', deep);
  assert.match(doc(deep), /at the bottom$/);
});
