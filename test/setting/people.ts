/** A migrated store with one user, for identity tests without a server. */
import type { TestContext } from 'node:test';
import type { UserRow } from '../../src/identity/rows.ts';
import { createUser } from '../../src/identity/users.ts';
import type { Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { openedStore } from './engines.ts';

export const NOON = new Date('2026-03-01T12:00:00.000Z');

export interface OnePerson {
  readonly store: Store;
  readonly person: UserRow;
  readonly change: <T>(act: (work: Work) => Promise<T>, now?: Date) => Promise<T>;
}

export async function onePerson(t: TestContext): Promise<OnePerson> {
  const { store } = await openedStore(t, { strict: true });
  const change: OnePerson['change'] = (act, now = NOON) =>
    store.write({ now, transport: 'system', actorId: null }, act);
  const person = await change(work =>
    createUser(work, { username: 'ada', is_admin: true, password_hash: '-' }),
  );
  if (typeof person === 'string') throw new Error(`the ${person} is taken`);
  return { store, person, change };
}
