/** Access tokens: issued for an approval, valid for 30 days, and revocable by the account they act for. */
import { accountTarget, audited } from '../identity/audit.ts';
import type { UserRow } from '../identity/rows.ts';
import { makeToken, tokenHash } from '../identity/tokens.ts';
import { findUser } from '../identity/users.ts';
import { RIGHTS_CHANGED } from '../store/events.ts';
import type { Work } from '../store/work.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { tokenKind } from './kinds.ts';

export const TOKEN_SECONDS = 30 * DAY;

/** The subject of an approval: the approver, and the tool that will act. */
export interface Approved {
  readonly client_id: string;
  readonly approver_id: number;
  readonly user_id: number;
}

/** Records that a user lets a tool act, through a client. */
export async function approved(work: Work, tool: UserRow, client_id: string): Promise<void> {
  await audited(work, { action: 'oauth.approve', target: accountTarget(tool), after: { client_id } });
}

/** A token for the tool; null if the tool or its owner is deleted or deactivated. */
export async function issueToken(
  work: Work,
  { client_id, approver_id, user_id }: Approved,
): Promise<{ readonly id: number; readonly token: string } | null> {
  const approver = await findUser(work, approver_id);
  const tool = await findUser(work, user_id);
  if (approver?.is_active !== 1 || tool?.is_active !== 1 || tool.owner_id !== approver.id) return null;
  const token = makeToken('oauthToken');
  const row = await work.insert(tokenKind, {
    token_hash: tokenHash(token),
    client_id,
    user_id,
    expires_at: stamp(secondsAfter(work.call.now, TOKEN_SECONDS)),
    revoked_at: null,
  });
  await work.db('oauth_clients').where({ id: client_id }).update({ used_at: work.now });
  return { id: row.id, token };
}

/** Revokes a token of the account or one of its tools; ignores all others. */
export async function revokeToken(work: Work, accountId: number, token: string): Promise<void> {
  work.untraced();
  const of = await work
    .db('oauth_tokens')
    .join('users', 'users.id', 'oauth_tokens.user_id')
    .where({ token_hash: tokenHash(token) })
    .whereNull('revoked_at')
    .whereRaw('(users.id = ? OR owner_id = ?)', [accountId, accountId])
    .first<(UserRow & { readonly token_id: number }) | undefined>('users.*', 'oauth_tokens.id AS token_id');
  if (!of) return;
  await work.db('oauth_tokens').where({ id: of.token_id }).update({ revoked_at: work.now });
  await audited(work, { action: 'oauth.revoke', target: accountTarget(of) });
  work.announce({ type: RIGHTS_CHANGED, user_id: accountId });
}

export async function revokeById(work: Work, id: number): Promise<void> {
  await work.db('oauth_tokens').where({ id }).whereNull('revoked_at').update({ revoked_at: work.now });
  work.announce({ type: RIGHTS_CHANGED });
}
