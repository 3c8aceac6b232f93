/** API keys of users, of tools, and of the operator, which belong to no account. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { audited, type Target } from './audit.ts';
import { makeToken, PREFIX, tokenHash } from './tokens.ts';
import { keyKind } from './kinds.ts';
import type { KeyRow, UserRow } from './rows.ts';

/** The account's keys; for an administrator also the operator keys. */
export async function listKeys(read: Read, userId: number): Promise<KeyRow[]> {
  return managedBy(read, userId).orderBy(['name_folded', 'id']);
}

/** One of them by its id. */
export async function managedKey(read: Read, userId: number, id: number): Promise<KeyRow> {
  const key = await managedBy(read, userId).where({ id }).first();
  if (!key) throw refuse.notFound();
  return key;
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
export async function liveKeyNamed({ db }: Read, name: string): Promise<KeyRow | undefined> {
  return db<KeyRow>('api_keys')
    .where({ name_folded: fold(name), revoked_at: null })
    .first();
}

export async function createKey(work: Work, userId: number | null, name: string): Promise<string> {
  const { row, key } = await issueKey(work, userId, name);
  await audited(work, { action: 'key.create', target: keyTarget(row) });
  return key;
}

/** The new key has the name and the owner of the old one, which ends in the same change. */
export async function rotateKey(work: Work, old: KeyRow): Promise<string> {
  await work.update(keyKind, old, { revoked_at: work.now });
  const { row, key } = await issueKey(work, old.user_id, old.name);
  await audited(work, {
    action: 'key.rotate',
    target: keyTarget(row),
    before: { id: old.id },
    after: { id: row.id },
  });
  return key;
}

export async function revokeKey(work: Work, key: KeyRow): Promise<void> {
  if (key.revoked_at !== null) return;
  await work.update(keyKind, key, { revoked_at: work.now });
  await audited(work, { action: 'key.revoke', target: keyTarget(key) });
}

function keyTarget({ id, name }: KeyRow): Target {
  return { kind: 'key', id, name };
}

/** How many characters of a key's secret its owner sees again. */
const SHOWN = 4;

/** A new key, in plain text this one time. */
export async function issueKey(
  work: Work,
  userId: number | null,
  name: string,
): Promise<{ readonly row: KeyRow; readonly key: string }> {
  const name_folded = fold(name);
  const namesakes = await work.db<KeyRow>('api_keys').where({ name_folded });
  if (namesakes.some(row => row.revoked_at === null)) throw refuse.keyNameTaken();
  if (namesakes.some(row => row.user_id !== userId)) throw refuse.keyNameHeld();
  const key = makeToken('apiKey');
  const row = await work.insert(keyKind, {
    user_id: userId,
    name,
    key_hash: tokenHash(key),
    prefix: key.slice(0, PREFIX.apiKey.length + SHOWN),
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
  });
  return { row, key };
}
