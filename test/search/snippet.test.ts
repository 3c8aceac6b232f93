/** The snippet of a result, and its marks. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { textFinder, wordFinder } from '../../src/search/highlight.ts';
import { markedSnippet, plainSnippet } from '../../src/search/snippet.ts';
import { soughtIn } from '../../src/text/words.ts';

const MARKED: readonly (readonly [query: string, text: string, marked: string])[] = [
  ['buoy light', 'Check each buoy lights at midnight.', 'Check each **buoy** **lights** at midnight.'],
  ['creme', 'A crème brûlée', 'A **crème** brûlée'],
  ['creme', 'A cre\u0300me bru\u0302le\u0301e', 'A **cre\u0300me** bru\u0302le\u0301e'],
  ['strasse', 'Die Straße hier', 'Die **Straße** hier'],
  ['文書', '日本語の文書です。文書', '日本語の**文書**です。**文書**'],
  ['ｶﾀｶﾅ', '今日のカタカナ', '今日の**カタカナ**'],
  ['🚀', 'ship🚀it', 'ship**🚀**it'],
  ['👍', 'done 👍🏽', 'done **👍🏽**'],
  ['محمد', 'يا مُحَمَّد هنا', 'يا **مُحَمَّد** هنا'],
  ['fine', 'The ﬁne print', 'The **ﬁne** print'],
  ['line', 'First\n\n  line\tof two', 'First **line** of two'],
];

for (const [query, text, marked] of MARKED) {
  test(`${query} marks ${JSON.stringify(text)}`, async () => {
    assert.equal(await markedSnippet(text, wordFinder(soughtIn(query))), marked);
  });
}

test('a literal match is marked anywhere, in any case', async () => {
  assert.equal(await markedSnippet('Buoys and buOYs', textFinder('UOY')), 'B**uoy**s and b**uOY**s');
  assert.equal(await markedSnippet('100%_*', textFinder('%_')), '100**%_***');
});

test('without a match there is no snippet, and the beginning is shown', async () => {
  assert.equal(await markedSnippet('Nothing here', wordFinder(soughtIn('buoy'))), null);
  assert.equal(plainSnippet('Nothing\nhere'), 'Nothing here');
  assert.equal(plainSnippet(`${'🚀'.repeat(200)}`), `${'🚀'.repeat(120)}…`);
});

describe('of a long text', () => {
  const long = `${'Waves and wind. '.repeat(2_000)}The buoy broke loose.${' More waves.'.repeat(2_000)}`;

  test('the text around the first match is shown, cut at words', async () => {
    const snippet = (await markedSnippet(long, wordFinder(soughtIn('buoy')))) ?? '';
    assert.match(snippet, /^…\w.* The \*\*buoy\*\* broke loose\. More .*…$/);
    assert.ok(snippet.length < 300);
  });

  test('the snippet has at most the length of the contract, whatever matches', async () => {
    const snippet = (await markedSnippet('a '.repeat(5_000), wordFinder(soughtIn('a')))) ?? '';
    assert.ok(snippet.length <= 1_000);
  });

  test('a match across two pieces is found', async () => {
    for (let before = 4_080; before < 4_100; before += 1) {
      const text = `${'-'.repeat(before)} buoy`;
      assert.match((await markedSnippet(text, wordFinder(soughtIn('buoy')))) ?? '', /\*\*buoy\*\*$/);
    }
  });

  test('other work runs while a text is searched', async () => {
    let [isOver, turns] = [false, 0];
    const others = (): void => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    assert.equal(await markedSnippet('Waves and wind. '.repeat(65_536), wordFinder(soughtIn('buoy'))), null);
    isOver = true;
    assert.ok(turns >= 16, `${turns} turns`);
  });

  test('no character is cut in half', async () => {
    for (const shift of ['', 'x']) {
      const text = `${shift}${'🚀'.repeat(500)} buoy ${shift}${'🚀'.repeat(500)}`;
      const snippet = (await markedSnippet(text, wordFinder(soughtIn('buoy')))) ?? '';
      assert.doesNotMatch(snippet, /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    }
  });
});
