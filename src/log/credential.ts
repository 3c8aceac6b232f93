/** How a log line and an audit entry name the credential of a call. */

export interface Credited {
  readonly kind: keyof typeof KINDS;
  readonly credentialId: number | null;
  /** Null for operator keys, and for a caller without a credential if there is no account. */
  readonly account: { readonly id: number; readonly username: string } | null;
}

const KINDS = { session: 'session', apiKey: 'key', oauthToken: 'oauth', open: 'none' } as const;

export type CredentialName = (typeof KINDS)[keyof typeof KINDS] | 'operator_key';

/** An operator's key belongs to no account. */
export function credentialName({ kind, account }: Credited): CredentialName {
  return kind === 'apiKey' && account === null ? 'operator_key' : KINDS[kind];
}
