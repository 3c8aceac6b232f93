/** When a credential expires, and when a session stops being recent, to the second. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCaller, findCallerAgain } from '../../src/identity/credentials.ts';
import { createKey } from '../../src/identity/keys.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { DAY, MINUTE, secondsAfter } from '../../src/time/clock.ts';
import { NOON, onePerson } from '../setting/people.ts';

const YEAR = 365 * DAY;

/** Seconds after the session began → whether it is recent then. */
const RECENCY: readonly (readonly [number, boolean])[] = [
  [0, true],
  [15 * MINUTE - 1, true],
  [15 * MINUTE, true],
  [15 * MINUTE + 1, false],
  // The clock was corrected by a little, or set back by a lot.
  [-MINUTE, true],
  [-MINUTE - 1, false],
  [-YEAR, false],
];

for (const [seconds, recent] of RECENCY) {
  test(`a session is ${recent ? 'recent' : 'not recent'} ${seconds} seconds after it began`, async t => {
    const { store, person, change } = await onePerson(t);
    const { token } = await change(work => beginSession(work, person.id));
    const caller = await store.read(read => findCaller(read, token, secondsAfter(NOON, seconds)));
    assert.equal(caller?.recent, recent);
  });
}

const LIFE: readonly (readonly [number, boolean])[] = [
  [30 * DAY - 1, true],
  [30 * DAY, false],
  [-YEAR, true],
];

for (const [seconds, live] of LIFE) {
  test(`a session of 30 days is ${live ? 'live' : 'dead'} ${seconds} seconds after it began`, async t => {
    const { store, person, change } = await onePerson(t);
    const { token } = await change(work => beginSession(work, person.id));
    const caller = await store.read(read => findCaller(read, token, secondsAfter(NOON, seconds)));
    assert.equal(caller !== null, live);
  });
}

test('a key that has an end is dead from that second on', async t => {
  const { store, person, change } = await onePerson(t);
  const key = await change(async work => {
    const made = await createKey(work, person.id, 'nightly');
    await work.db('api_keys').update({ expires_at: '2026-03-02 12:00:00' });
    return made;
  });
  const at = (seconds: number) => store.read(read => findCaller(read, key, secondsAfter(NOON, seconds)));
  assert.equal((await at(DAY - 1))?.kind, 'apiKey');
  assert.equal(await at(DAY), null);
});

test('an API key is never recent', async t => {
  const { store, person, change } = await onePerson(t);
  const key = await change(work => createKey(work, person.id, 'nightly'));
  assert.equal((await store.read(read => findCaller(read, key, NOON)))?.recent, false);
});

test('a caller who is looked at again is found as first seen, the cookie included', async t => {
  const { store, person, change } = await onePerson(t);
  const { token } = await change(work => beginSession(work, person.id));
  const found = await store.read(read => findCaller(read, token, NOON));
  assert.ok(found);
  const viaCookie = { ...found, viaCookie: true };
  assert.deepEqual(await store.read(read => findCallerAgain(read, viaCookie, NOON)), viaCookie);
});
