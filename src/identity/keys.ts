/** API keys: a person's, a tool's, and the operator's that belong to nobody. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { makeToken, tokenHash } from './tokens.ts';
import { keyKind } from './kinds.ts';
import type { KeyRow } from './rows.ts';

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
  const row = { user_id: userId, name, key_hash: tokenHash(key), expires_at: null, revoked_at: null };
  await work.insert(keyKind, row);
  return key;
}

export async function revokeKey(work: Work, userId: number, id: number): Promise<void> {
  const key = await work.db<KeyRow>('api_keys').where({ id, user_id: userId }).first();
  if (!key) throw refuse.notFound();
  if (key.revoked_at !== null) return;
  await work.update(keyKind, key, { revoked_at: work.now });
}
