/** The arithmetic of budgets, to the second: windows, waits, refunds, and a clock that jumps. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openBudgets, partiesOf, waitOf, type Budgets, type Party } from '../../src/limits/budgets.ts';
import { budgets as table, type BudgetName } from '../../src/generated/operations.ts';
import { DAY, secondsAfter } from '../../src/time/clock.ts';
import { NOON, onePerson } from '../setting/people.ts';

const HERE: Party = { name: 'address', value: '192.0.2.1' };
const ADA: Party = { name: 'identity', value: 'ada' };

/** One budget in the database, and one in memory. */
const KEPT: readonly (readonly [BudgetName, number])[] = [
  ['sign_in', 900],
  ['public_read', 60],
];

async function budgetsOf(t: TestContext): Promise<Budgets> {
  return openBudgets((await onePerson(t)).store);
}

/** Spends this much permanently. */
async function spend(budgets: Budgets, name: BudgetName, parties: Party[], times: number, now: Date) {
  for (let time = 0; time < times; time++) {
    await budgets.settle(await budgets.take(name, parties, now), true, now);
  }
}

for (const [name, seconds] of KEPT) {
  const { points } = table[name];
  const end = secondsAfter(NOON, seconds);

  test(`${name}: what is spent is there again when the window has closed, and not a second earlier`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    assert.equal((await budgets.take(name, [HERE], secondsAfter(end, -1))).taken, false);
    assert.equal((await budgets.take(name, [HERE], end)).taken, true);
  });

  test(`${name}: the wait is what is left of the window, in whole seconds`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    const after = async (ms: number): Promise<number> =>
      waitOf(await budgets.look(name, [HERE], new Date(NOON.getTime() + ms)));
    assert.deepEqual([await after(0), await after(1), await after(1000)], [seconds, seconds, seconds - 1]);
    assert.equal(await after(seconds * 1000 - 1), 1);
  });

  test(`${name}: an attempt that is turned away opens no new window`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    await budgets.take(name, [HERE], secondsAfter(end, -1));
    const [standing] = await budgets.look(name, [HERE], end);
    assert.equal(standing?.remaining, points);
  });

  test(`${name}: no party is charged when another has nothing left`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    await budgets.take(name, [HERE, ADA], NOON);
    const [standing] = await budgets.look(name, [ADA], NOON);
    assert.equal(standing?.remaining, points);
  });

  test(`${name}: a refunded amount can be spent again`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points - 1, NOON);
    await budgets.settle(await budgets.take(name, [HERE], NOON), false, NOON);
    assert.equal((await budgets.take(name, [HERE], NOON)).taken, true);
  });

  test(`${name}: a clock that is set back by a year forgives what was spent`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    assert.equal((await budgets.take(name, [HERE], secondsAfter(NOON, -365 * DAY))).taken, true);
  });

  test(`${name}: a clock that jumps ahead by a year keeps no one waiting`, async t => {
    const budgets = await budgetsOf(t);
    await spend(budgets, name, [HERE], points, NOON);
    assert.equal((await budgets.take(name, [HERE], secondsAfter(NOON, 365 * DAY))).taken, true);
  });
}

test('a call that finds nothing left while others are being checked waits for them', async t => {
  const budgets = await budgetsOf(t);
  const { points } = table.sign_in;
  const first = await Promise.all(
    Array.from({ length: points }, () => budgets.take('sign_in', [HERE], NOON)),
  );
  const late = budgets.take('sign_in', [HERE], NOON);
  for (const charge of first) await budgets.settle(charge, false, NOON);
  assert.equal((await late).taken, true);
});

test('a call that waited for others that all failed is turned away', async t => {
  const budgets = await budgetsOf(t);
  const { points } = table.sign_in;
  const first = await Promise.all(
    Array.from({ length: points }, () => budgets.take('sign_in', [HERE], NOON)),
  );
  const late = budgets.take('sign_in', [HERE], NOON);
  for (const charge of first) await budgets.settle(charge, true, NOON);
  assert.equal((await late).taken, false);
});

test('a typed name counts without case, and text that is not a name counts for no one', () => {
  const counted = (identity: unknown): string[] =>
    partiesOf(table.sign_in, { address: '192.0.2.1', account: null, body: { identity } }).map(
      ({ value }) => value,
    );
  assert.deepEqual(counted('ΣΑΣ'), counted('σας'));
  for (const none of ['', 7, null, ['ada'], 'x'.repeat(509)]) assert.deepEqual(counted(none), ['192.0.2.1']);
});

test('the longest name there can be is counted', () => {
  const known = { address: '192.0.2.1', account: null, body: { identity: '😀'.repeat(254) } };
  assert.equal(partiesOf(table.sign_in, known).length, 2);
});

test('an IPv6 address is counted by its network of 64 bits, and by that of 56 bits', () => {
  const counted = (address: string): string[] =>
    partiesOf(table.public_read, { address, account: null, body: null }).map(({ value }) => value);
  assert.deepEqual(counted('192.0.2.1'), ['192.0.2.1']);
  for (const [address, network, larger] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56'],
    ['2001:db8:1:12ab::', '2001:db8:1:12ab::/64', '2001:db8:1:1200::/56'],
    ['2001:db8::5:6', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
    ['2001:db8:1::4:5:6', '2001:db8:1:0::/64', '2001:db8:1:0::/56'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
    ['::2:3:4:5:6:7', '0:0:2:3::/64', '0:0:2:0::/56'],
  ] as const)
    assert.deepEqual(counted(address), [network, larger]);
});

for (const [name] of KEPT) {
  test(`${name}: networks of 64 bits in one network of 56 bits have four times the budget together`, async t => {
    const budgets = await budgetsOf(t);
    const { points } = table[name];
    const taken = async (address: string): Promise<boolean> => {
      const parties = partiesOf(table[name], { address, account: null, body: null });
      const charge = await budgets.take(name, parties, NOON);
      if (charge.taken) await budgets.settle(charge, true, NOON);
      return charge.taken;
    };
    for (let network = 0; network < 4; network++)
      for (let time = 0; time < points; time++) assert.ok(await taken(`2001:db8:0:1${String(network)}::1`));
    assert.equal(await taken('2001:db8:0:1f::1'), false, 'a fifth network of the same 56 bits');
    assert.equal(await taken('2001:db8:0:110::1'), true, 'a network of other 56 bits');
  });
}
