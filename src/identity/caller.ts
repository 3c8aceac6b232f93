/** Who is calling: the credential that was presented, and the account that it acts as. */
import { refuse } from '../generated/refusals.ts';

export type CredentialKind = 'session' | 'apiKey' | 'oauthToken' | 'open';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly is_admin: boolean;
  /** The person whose tool this account is; null for people. */
  readonly owner_id: number | null;
}

export interface Caller {
  /** `open` is a request without a credential on an instance whose authentication is off. */
  readonly kind: CredentialKind;
  /** A session that was created within the last 15 minutes. */
  readonly recent: boolean;
  /** The cookie is a weaker credential than the header: few operations take it. */
  readonly viaCookie: boolean;
  /** The row of the credential itself; null for `open`. */
  readonly credentialId: number | null;
  /** Null for the operator's keys, which carry no user. */
  readonly account: Account | null;
  /** Whether the account, or the owner of a tool's account, is an administrator; true for the operator's keys. */
  readonly isAdministrator: boolean;
  /** Whose memberships and e-mail count: the owner's for a tool. */
  readonly authorityId: number | null;
}

/** The account behind the caller; a credential that carries no user cannot do what needs one. */
export function accountOf(caller: Caller): Account {
  if (caller.account === null) throw refuse.authenticationRequired();
  return caller.account;
}
