/** Removes expired rows of the authorization server: grants, tokens and unused clients. */
import type { Work } from '../store/work.ts';
import { DAY, secondsAfter, stamp } from '../time/clock.ts';
import { IS_ADDRESS, UNUSED_SECONDS } from './clients.ts';
import { TOKEN_SECONDS } from './tokens.ts';

/** A client that was used is kept for its tool, which may return long after its last token has expired. */
const FORGOTTEN_SECONDS = 90 * DAY;

export async function forgetEndedGrants(work: Work): Promise<void> {
  const before = (seconds: number): string => stamp(secondsAfter(work.call.now, -seconds));
  const { db } = work;
  // A redeemed code is kept as long as the token that it could revoke.
  await db('oauth_codes')
    .where('created_at', '<=', before(TOKEN_SECONDS + DAY))
    .delete();
  await db('oauth_codes').whereNull('token_id').where('expires_at', '<=', before(DAY)).delete();
  await db('oauth_devices').where('expires_at', '<=', before(DAY)).delete();
  await db('oauth_tokens')
    .where('expires_at', '<=', before(DAY))
    .whereRaw('NOT EXISTS (SELECT 1 FROM oauth_codes c WHERE c.token_id = oauth_tokens.id)')
    .delete();
  await db('oauth_clients')
    .whereRaw(
      `(${IS_ADDRESS} OR (used_at IS NULL AND created_at <= ?) OR (used_at IS NOT NULL AND used_at <= ?))`,
      [before(UNUSED_SECONDS), before(FORGOTTEN_SECONDS)],
    )
    .whereRaw(UNREFERRED)
    .delete();
}

const UNREFERRED = ['oauth_tokens', 'oauth_codes', 'oauth_devices']
  .map(table => `NOT EXISTS (SELECT 1 FROM ${table} r WHERE r.client_id = oauth_clients.id)`)
  .join(' AND ');
