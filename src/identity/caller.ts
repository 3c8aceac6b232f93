/** The caller: the presented credential, and the account it acts as. */
import { refuse } from '../generated/refusals.ts';

export type CredentialKind = 'session' | 'apiKey' | 'oauthToken' | 'open';

export interface Account {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly display_name: string;
  readonly is_admin: boolean;
  /** The owner if the account is a tool's; null for people. */
  readonly owner_id: number | null;
}

export interface Caller {
  /** `open` is a request without a credential on an instance whose authentication is off. */
  readonly kind: CredentialKind;
  /** A session that was created within the last 15 minutes. */
  readonly recent: boolean;
  /** The cookie is a weaker credential than the header: few operations accept it. */
  readonly viaCookie: boolean;
  /** The row of the credential itself; null for `open`. */
  readonly credentialId: number | null;
  /** Null for operator keys, which belong to no user. */
  readonly account: Account | null;
  /** Whether the account, or a tool's owner, is an administrator; true for operator keys. */
  readonly isAdministrator: boolean;
  /** The user whose memberships and e-mail count: the owner of a tool. */
  readonly authorityId: number | null;
  /** Whether roles are enforced, as of the query that found the caller. */
  readonly enforced: boolean;
}

/** The account of the caller; a credential without a user is refused where one is required. */
export function accountOf(caller: Caller): Account {
  if (caller.account === null) throw refuse.authenticationRequired();
  return caller.account;
}

/** An account, whatever its credential; otherwise the credential itself. */
export function ownerOf(caller: Caller | null): string {
  if (caller?.account) return `account ${caller.account.id}`;
  return caller === null || caller.credentialId === null ? 'open' : `key ${caller.credentialId}`;
}
