/** API keys: a person's, a tool's, and the operator's that belong to nobody. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import { insertRow } from '../store/insert-row.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { makeToken, tokenHash } from './tokens.ts';
import { keyKind } from './kinds.ts';

export interface KeyRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly name_folded: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

export async function listKeys({ db }: Read, userId: number): Promise<KeyRow[]> {
  return db<KeyRow>('api_keys').where({ user_id: userId }).orderBy(['name_folded', 'id']);
}

/** Makes a key and answers it in the clear, for this once. */
export async function createKey(work: Work, userId: number | null, name: string): Promise<string> {
  const name_folded = fold(name);
  const namesakes = await work.db<KeyRow>('api_keys').where({ name_folded });
  if (namesakes.some(row => row.revoked_at === null)) throw refuse.keyNameTaken();
  if (namesakes.some(row => row.user_id !== userId)) throw refuse.keyNameHeld();
  const key = makeToken('apiKey');
  const row = { user_id: userId, name, name_folded, key_hash: tokenHash(key), created_at: work.now };
  await work.changed(keyKind, null, await insertRow<KeyRow>(work, 'api_keys', row));
  return key;
}

export async function revokeKey(work: Work, userId: number, id: number): Promise<void> {
  const key = await work.db<KeyRow>('api_keys').where({ id, user_id: userId }).first();
  if (!key) throw refuse.notFound();
  if (key.revoked_at !== null) return;
  await work.db('api_keys').where({ id }).update({ revoked_at: work.now });
  await work.changed(keyKind, key, null);
}
