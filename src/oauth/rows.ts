/** The stored rows of the authorization server. */

export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: string;
  readonly grant_types: string;
  readonly response_types: string;
  readonly created_at: string;
  readonly used_at: string | null;
}

export interface TokenRow {
  readonly id: number;
  readonly token_hash: string;
  readonly client_id: string;
  readonly user_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

/** `user_id` is the tool's account that the token acts as, `approver_id` the user who approved. */
export interface CodeRow {
  readonly id: number;
  readonly code_hash: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly approver_id: number;
  readonly user_id: number;
  readonly token_id: number | null;
  readonly form: string | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
  readonly burned_at: string | null;
}

export interface DeviceRow {
  readonly id: number;
  readonly device_code_hash: string;
  readonly user_code: string;
  readonly client_id: string;
  readonly state: 'pending' | 'approved' | 'denied' | 'gathered';
  readonly approver_id: number | null;
  readonly user_id: number | null;
  readonly created_at: string;
  readonly expires_at: string;
  readonly polled_at: string | null;
}
