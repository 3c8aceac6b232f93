/** Revokes, in the current transaction, everything that could act for a user or for one of the user's tools. */
import { CREDENTIALS_ENDED } from '../store/events.ts';
import type { Work } from '../store/work.ts';

/** Sessions, keys, tokens, pending codes and device approvals of the user and all of the user's tools. */
export async function endCredentials(work: Work, userId: number): Promise<void> {
  const bots = await work.db('users').where({ owner_id: userId }).pluck<number[]>('id');
  await endAccounts(work, [userId, ...bots]);
  await burnApprovals(work, 'approver_id', [userId]);
}

/** The same for one tool: its credentials, and pending ones. Returns whether there were any. */
export async function endTool(work: Work, botId: number): Promise<boolean> {
  const ended = await endAccounts(work, [botId]);
  const burned = await burnApprovals(work, 'user_id', [botId]);
  return ended + burned > 0;
}

async function endAccounts(work: Work, ids: readonly number[]): Promise<number> {
  const { db, now } = work;
  const sessions = await db('sessions').whereIn('user_id', ids).delete();
  const keys = await db('api_keys')
    .whereIn('user_id', ids)
    .whereNull('revoked_at')
    .update({ revoked_at: now });
  const tokens = await db('oauth_tokens')
    .whereIn('user_id', ids)
    .whereNull('revoked_at')
    .update({ revoked_at: now });
  for (const id of ids) work.announce({ type: CREDENTIALS_ENDED, user_id: id });
  return sessions + keys + tokens;
}

async function burnApprovals(
  work: Work,
  column: 'approver_id' | 'user_id',
  ids: readonly number[],
): Promise<number> {
  const { db, now } = work;
  const codes = await db('oauth_codes')
    .whereIn(column, ids)
    .whereNull('used_at')
    .whereNull('burned_at')
    .update({ burned_at: now });
  const devices = await db('oauth_devices')
    .whereIn(column, ids)
    .where({ state: 'approved' })
    .update({ state: 'denied' });
  return codes + devices;
}
