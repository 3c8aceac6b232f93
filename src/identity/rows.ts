/** The stored rows of accounts and their credentials. */

export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly username_folded: string | null;
  readonly email: string;
  readonly email_folded: string | null;
  readonly display_name: string;
  readonly password_hash: string | null;
  readonly is_admin: number;
  readonly is_active: number;
  readonly owner_id: number | null;
  readonly tool: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export interface SessionRow {
  readonly id: number;
  readonly user_id: number;
  readonly token_hash: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly last_used_at: string | null;
  /** The address of the client that used it last. */
  readonly client: string | null;
}

export interface KeyRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly name: string;
  readonly name_folded: string;
  readonly key_hash: string;
  /** The beginning of the key; null for an old one. */
  readonly prefix: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

export interface AuditRow {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly actor_id: number | null;
  readonly actor_username: string | null;
  readonly actor_folded: string | null;
  readonly credential_kind: string;
  readonly credential_id: number | null;
  readonly client: string | null;
  readonly request_id: string | null;
  readonly target_kind: string;
  readonly target_id: number | null;
  readonly target_name: string;
  readonly target_folded: string;
  readonly values_before: string | null;
  readonly values_after: string | null;
}
