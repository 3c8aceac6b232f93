/** Long texts are processed in slices: however large a body is, other calls get their turns in between. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestFor } from '../../src/mcp/arguments.ts';
import { tools } from '../../src/generated/tools.ts';
import { budgets } from '../../src/generated/operations.ts';
import { partiesOf } from '../../src/limits/budgets.ts';
import { closedBy } from '../../src/repos/references.ts';
import { searchableText } from '../../src/store/writing/search-text.ts';
import type { Read } from '../../src/store/read.ts';
import { nearestName } from '../../src/text/nearest.ts';
import { foldedMentions } from '../../src/text/references.ts';
import { loopTurns } from '../setting/loop-turns.ts';

/** At most this many characters are normalized in one turn of the event loop. */
const CHARACTERS_A_TURN = 2_500;

for (const [what, repeated] of [
  ['one long word', 'x'],
  ['addresses without blanks', '@a'],
  ['Chinese without blanks', '漢'],
  ['combining marks', '\u0301'],
  ['emoji', '👩‍👩‍👧'],
  ['blanks', ' '],
] as const) {
  test(`${what} are indexed in as many turns as they are long`, async () => {
    const body = repeated.repeat(Math.ceil(200_000 / repeated.length));
    const { turns } = await loopTurns(() => searchableText({ title: '', body }));
    assert.ok(turns >= body.length / CHARACTERS_A_TURN - 1, `${turns} turns`);
  });
}

test('of a body of ligatures that are written for whole phrases, no more words are stored than of any other', async () => {
  const body = '\ufdfa'.repeat(250_000);
  const { body_words, letters } = await searchableText({ title: '', body });
  assert.ok(body_words.length < 4_200_000, `${body_words.length} characters`);
  assert.ok(letters.endsWith(body));
});

test('hundreds of thousands of mentions are found in many turns', async () => {
  const names = Array.from({ length: 100_000 }, (_, at) => `name${at}`);
  const { turns, result } = await loopTurns(() => foldedMentions(names.map(name => `@${name}`).join(' ')));
  assert.equal(result.size, names.length);
  assert.ok(turns >= 40, `${turns} turns`);
});

test('hundreds of thousands of references in a commit message are found in many turns', async () => {
  const { turns, result } = await loopTurns(() => closedBy(['fixes APP-1 '.repeat(100_000)], 500));
  assert.deepEqual(result, ['APP-1']);
  assert.ok(turns >= 40, `${turns} turns`);
});

test('the search for references ends with the first one too many', async () => {
  const message = Array.from({ length: 100_000 }, (_, at) => `fixes APP-${at}`).join(' ');
  const { turns, result } = await loopTurns(() => closedBy([message], 500));
  assert.equal(result.length, 501);
  assert.ok(turns <= 1, `${turns} turns`);
});

test('steps of a tool call are looked at no further than to the first that is none', async () => {
  const [choice] = tools.find(({ name }) => name === 'create_plan')?.choices ?? [];
  assert.ok(choice);
  let looked = 0;
  const step = {
    get title(): string {
      looked += 1;
      return 'x';
    },
  };
  // None of the steps names an issue, so nothing is read.
  const read = Object.create(null) as Read;
  const steps = [step, 1, ...Array.from({ length: 1_000 }, () => step)];
  await assert.rejects(requestFor(read, choice, { title: 'x', steps }), /steps\[1\] 1 must be an object/);
  assert.equal(looked, 0);
});

test('a budget reads the field that it counts, and none of the others', () => {
  const body = new Proxy<object>(
    { identity: 'Ada' },
    {
      ownKeys: () => {
        throw new Error('all fields are read');
      },
    },
  );
  const parties = partiesOf(budgets.sign_in, { address: '127.0.0.1', account: null, body });
  assert.deepEqual(
    parties.filter(({ name }) => name === 'identity'),
    [{ name: 'identity', value: 'ada' }],
  );
});

test('an unknown name that is far longer than all known ones is compared with none of them', t => {
  const unknown = 'identifier'.repeat(1_000);
  const lowered = t.mock.method(String.prototype, 'toLowerCase').mock;
  assert.equal(nearestName(unknown, ['identifier', 'identifiers']), undefined);
  assert.equal(nearestName('identifer', ['identifier', 'title']), 'identifier');
  const lengths = lowered.calls.map(call => String(call.this).length);
  assert.ok(lengths.length > 0 && !lengths.includes(unknown.length));
});
