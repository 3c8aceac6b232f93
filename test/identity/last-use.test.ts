/** The last uses of credentials: gathered, stored together, and never set back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller } from '../../src/identity/caller.ts';
import { createKey } from '../../src/identity/keys.ts';
import { LastUses } from '../../src/identity/last-use.ts';
import { beginSession } from '../../src/identity/sessions.ts';
import { secondsAfter, stamp } from '../../src/time/clock.ts';
import { NOON, onePerson } from '../setting/people.ts';

const LATER = secondsAfter(NOON, 600);

const withCredential = (kind: Caller['kind'], credentialId: number | null): Caller => ({
  ...{ kind, credentialId, recent: false, viaCookie: false, account: null },
  ...{ isAdministrator: false, authorityId: null, enforced: true },
});

test('the last of several uses is stored, with the address for sessions', async t => {
  const { store, person, change } = await onePerson(t);
  await change(work => beginSession(work, person.id));
  await change(work => createKey(work, person.id, 'report'));
  let now = NOON;
  const uses = new LastUses(store, () => now);
  const session = withCredential('session', 1);
  uses.note(session, '192.0.2.1');
  now = LATER;
  uses.note(session, '192.0.2.2');
  uses.note(withCredential('apiKey', 1), '192.0.2.3');
  uses.note(withCredential('open', null), '192.0.2.4');
  uses.note(withCredential('oauthToken', 1), '192.0.2.4');
  await uses.flush();
  const stored = async () =>
    store.read(async ({ db }) => [
      await db('sessions').select('last_used_at', 'client'),
      await db('api_keys').select('last_used_at'),
    ]);
  const expected = [[{ last_used_at: stamp(LATER), client: '192.0.2.2' }], [{ last_used_at: stamp(LATER) }]];
  assert.deepEqual(await stored(), expected);
  // Another server, whose clock is behind.
  now = NOON;
  uses.note(session, '192.0.2.9');
  await uses.flush();
  assert.deepEqual(await stored(), expected);
});

test('uses of credentials that have ended since are forgotten', async t => {
  const { store } = await onePerson(t);
  const uses = new LastUses(store, () => NOON);
  for (let id = 1; id <= 500; id += 1) uses.note(withCredential('session', id), '192.0.2.1');
  await uses.flush();
  assert.deepEqual(await store.read(({ db }) => db('sessions').select('*')), []);
});
