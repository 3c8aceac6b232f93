/** Creates credentials, recognizes their kinds, and hashes them for storage. */
import { hash, randomBytes } from 'node:crypto';

export const PREFIX = { session: 'svc_sess_', apiKey: 'svc_sk_', oauthToken: 'svc_at_' } as const;
export type TokenKind = keyof typeof PREFIX;

/** 256 random bits in base64url. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

export function makeToken(kind: TokenKind): string {
  const secret = PREFIX[kind] + randomBytes(32).toString('base64url');
  return kind === 'apiKey' ? secret + checksum(secret) : secret;
}

/** Only the digest is stored. The secret has 256 bits, so a slow hash would add nothing. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The kind of a well-formed token; the checksum detects a mistyped key without a query. */
export function tokenKind(token: string): TokenKind | null {
  for (const kind of ['session', 'apiKey', 'oauthToken'] as const) {
    if (!token.startsWith(PREFIX[kind])) continue;
    const rest = token.slice(PREFIX[kind].length);
    if (!/^[A-Za-z0-9_-]+$/.test(rest)) return null;
    if (kind !== 'apiKey') return rest.length === SECRET_LENGTH ? kind : null;
    const secret = token.slice(0, -CHECKSUM_LENGTH);
    const whole = rest.length === SECRET_LENGTH + CHECKSUM_LENGTH && token.endsWith(checksum(secret));
    return whole ? kind : null;
  }
  return null;
}

function checksum(secret: string): string {
  return hash('sha256', `checksum of ${secret}`, 'base64url').slice(0, CHECKSUM_LENGTH);
}
