/** Task items of Markdown texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checklistOf } from '../../src/text/checklist.ts';

const CASES: readonly [name: string, text: string, is: readonly [done: number, total: number] | null][] = [
  ['an empty text has none', '', null],
  ['a text without items has none', 'Call [ ] the harbour.\n[x] Not in a list.', null],
  ['every kind of list counts', '- [ ] a\n* [x] b\n+ [X] c\n1. [ ] d\n12) [x] e', [3, 5]],
  ['any indentation counts', '      - [x] deep\n\t\t* [ ] deeper', [1, 2]],
  ['any white space separates', '-\t[x]\ta\n-   [ ]  b\n1.\u00a0[x] c', [2, 3]],
  ['an item without text counts', '- [ ]\n- [x]', [1, 2]],
  ['an item at the end of the text counts', 'Before:\n- [x]', [1, 1]],
  ['text right after the brackets makes no item', '- [x]a\n- [ ](link)\n- [x]: y', null],
  ['other marks make no item', '- [-] a\n- [y] b\n- [] c\n- [  ] d\n-[x] e\n1.[ ] f\n- x [x]', null],
  ['a quoted item does not count', '> - [x] a', null],
  ['a fenced block hides items', '- [x] a\n```\n- [x] b\n```\n- [ ] c', [1, 2]],
  ['a fence of tildes does too', '~~~ sh\n- [x] b\n~~~\n- [ ] c', [0, 1]],
  ['a fence is indented by three spaces at most', '   ```\n- [x] a\n   ```\n    ```\n- [ ] b', [0, 1]],
  ['a fence is closed by the same character only', '```\n~~~\n- [x] a\n```\n- [ ] b', [0, 1]],
  ['a fence is closed by as many characters or more', '````\n```\n- [x] a\n`````\n- [ ] b', [0, 1]],
  ['nothing follows a closing fence but white space', '```\n``` sh\n- [x] a\n```  \n- [ ] b', [0, 1]],
  ['a fence that is never closed hides all to the end', '- [x] a\n```\n- [x] b', [1, 1]],
  ['two characters are not a fence', '``\n- [x] a\n``', [1, 1]],
  ['a code span on a line is not a fence', '```x``` y\n- [x] a', [1, 1]],
  ['only a newline ends a line', 'a\u2028- [x] b\u2029- [x] c\n- [ ] d\u2028', [0, 1]],
];

for (const [name, text, is] of CASES)
  test(name, () => assert.deepEqual(checklistOf(text), is && { done: is[0], total: is[1] }));
