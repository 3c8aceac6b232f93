/** API keys of users, of tools, and of the operator, which belong to no account. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { makeToken, tokenHash } from './tokens.ts';
import { keyKind } from './kinds.ts';
import type { KeyRow, UserRow } from './rows.ts';

/** The account's keys; for an administrator also the operator keys. */
export async function listKeys(read: Read, userId: number): Promise<KeyRow[]> {
  return managedBy(read, userId).orderBy(['name_folded', 'id']);
}

function managedBy({ db }: Read, userId: number) {
  const administrator = db<UserRow>('users').where({ id: userId, is_admin: 1 }).select('id');
  return db<KeyRow>('api_keys').where(managed => {
    void managed.where({ user_id: userId });
    void managed.orWhere(operators => void operators.whereNull('user_id').whereExists(administrator));
  });
}

/** A key with the name of its account; null for an operator key. */
export type OwnedKey = KeyRow & { readonly username: string | null };

/** Every key that is not revoked, whoever owns it. */
export async function liveKeys({ db }: Read): Promise<OwnedKey[]> {
  return db<KeyRow>('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .whereNull('revoked_at')
    .orderBy('name_folded')
    .select<OwnedKey[]>('api_keys.*', 'users.username');
}

/** Names of active keys are unique on the instance. */
export async function revokeLiveKey(work: Work, name: string): Promise<KeyRow | null> {
  const key = await work
    .db<KeyRow>('api_keys')
    .where({ name_folded: fold(name), revoked_at: null })
    .first();
  return key ? work.update(keyKind, key, { revoked_at: work.now }) : null;
}

/** Creates a key and returns it in plain text, this one time. */
export async function createKey(work: Work, userId: number | null, name: string): Promise<string> {
  const name_folded = fold(name);
  const namesakes = await work.db<KeyRow>('api_keys').where({ name_folded });
  if (namesakes.some(row => row.revoked_at === null)) throw refuse.keyNameTaken();
  if (namesakes.some(row => row.user_id !== userId)) throw refuse.keyNameHeld();
  const key = makeToken('apiKey');
  const row = { user_id: userId, name, key_hash: tokenHash(key), expires_at: null, revoked_at: null };
  await work.insert(keyKind, row);
  return key;
}

export async function revokeKey(work: Work, userId: number, id: number): Promise<void> {
  const key = await managedBy(work, userId).where({ id }).first();
  if (!key) throw refuse.notFound();
  if (key.revoked_at !== null) return;
  await work.update(keyKind, key, { revoked_at: work.now });
}
