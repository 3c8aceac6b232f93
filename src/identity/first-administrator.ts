/** Creates the first administrator of an instance without accounts. */
import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { Passwords } from './passwords.ts';
import { createUser } from './users.ts';

export interface FirstAdministrator {
  readonly username: string;
  /** Shown once, and only if it was generated here. */
  readonly generatedPassword: string | null;
}

interface Making {
  /** What the operator chose. */
  readonly given: { readonly username: string; readonly password: string } | null;
  readonly now: Date;
  /** Receives a generated password before the account exists, so that none is lost. */
  readonly keep?: (generated: string) => Promise<void>;
}

/** Null if there are accounts already. */
export async function makeFirstAdministrator(
  store: Store,
  passwords: Passwords,
  { given, now, keep }: Making,
): Promise<FirstAdministrator | null> {
  const anybody = await store.read(
    async ({ db }) => (await db('users').first<object | undefined>('id')) !== undefined,
  );
  if (anybody) return null;
  const username = given?.username ?? 'admin';
  const password = given?.password ?? randomBytes(15).toString('base64url');
  const password_hash = await passwords.hash(password);
  return store.write({ now, transport: 'system', actorId: null }, async work => {
    // Another process may have been faster between the check and the lock.
    if (await work.db('users').select('id').first()) return null;
    await createUser(work, { username, is_admin: true, password_hash });
    if (!given) await keep?.(password);
    return { username, generatedPassword: given ? null : password };
  });
}
