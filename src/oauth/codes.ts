/** Authorization codes: each is redeemed for one token, and revokes that token if it is presented again. */
import { createHash, randomBytes } from 'node:crypto';
import { refuse } from '../generated/refusals.ts';
import { toolIdentity } from '../identity/bots.ts';
import { tokenHash } from '../identity/tokens.ts';
import type { UserRow } from '../identity/rows.ts';
import type { Work } from '../store/work.ts';
import { MINUTE, secondsAfter, stamp } from '../time/clock.ts';
import type { Client } from './clients.ts';
import { codeKind } from './kinds.ts';
import type { CodeRow } from './rows.ts';
import { approved, issueToken, revokeById } from './tokens.ts';

const CODE_SECONDS = 10 * MINUTE;

/** The approval of a user, and the form that it was given on. */
export interface Consent {
  readonly client: Client;
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly tool: string;
  readonly form: string;
}

/** A code for the tool. The same form sent again (a double click) replaces its first code. */
export async function giveCode(work: Work, approver: UserRow, consent: Consent): Promise<string> {
  const { client, redirect_uri, code_challenge, tool, form } = consent;
  const bot = await toolIdentity(work, approver, tool);
  const code = randomBytes(32).toString('base64url');
  const row = {
    code_hash: tokenHash(code),
    client_id: client.id,
    redirect_uri,
    code_challenge,
    approver_id: approver.id,
    user_id: bot.id,
    form,
    expires_at: stamp(secondsAfter(work.call.now, CODE_SECONDS)),
    token_id: null,
    used_at: null,
    burned_at: null,
  };
  const earlier = await work.db<CodeRow>('oauth_codes').where({ form }).first();
  if (earlier && !isWaiting(earlier, work.now)) throw refuse.formStale();
  if (earlier) {
    await work.update(codeKind, earlier, row);
    return code;
  }
  await work.insert(codeKind, row);
  await approved(work, bot, client.id);
  return code;
}

/** The parameters that redeem a code. */
export interface Redemption {
  readonly code: string;
  readonly code_verifier: string;
  readonly client_id: string;
  readonly redirect_uri: string;
}

/** The token, or null. Every failure looks the same, and does not roll back: a replay revokes a token. */
export async function redeemCode(work: Work, redemption: Redemption): Promise<string | null> {
  work.untraced();
  const row = await work
    .db<CodeRow>('oauth_codes')
    .where({ code_hash: tokenHash(redemption.code) })
    .first();
  if (!row) return null;
  if (row.token_id !== null) await revokeById(work, row.token_id);
  if (!isWaiting(row, work.now) || !isFor(row, redemption)) return null;
  const issued = await issueToken(work, row);
  if (!issued) return null;
  await work.update(codeKind, row, { used_at: work.now, token_id: issued.id });
  return issued.token;
}

function isWaiting({ used_at, burned_at, expires_at }: CodeRow, now: string): boolean {
  return used_at === null && burned_at === null && expires_at > now;
}

function isFor(row: CodeRow, { client_id, redirect_uri, code_verifier }: Redemption): boolean {
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  return (
    row.client_id === client_id &&
    row.redirect_uri === redirect_uri &&
    /^[\w.~-]{43,128}$/.test(code_verifier) &&
    row.code_challenge === challenge
  );
}
