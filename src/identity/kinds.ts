/** The kinds of accounts and credentials: their changes record no activity and take no `seq`. */
import type { UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import type { KeyRow, SessionRow, UserRow } from './rows.ts';

/** A deleted tool releases its username, and tools have no e-mail address. */
export const userKind: UntracedKind<UserRow, 'username_folded' | 'email_folded'> = {
  entity: null,
  table: 'users',
  stamps: { created_at: true, updated_at: true },
  derived: {
    username_folded: ({ username, deleted_at }) => (deleted_at === null ? fold(username) : null),
    email_folded: ({ email, owner_id }) => (owner_id === null ? fold(email) : null),
  },
};

export const sessionKind: UntracedKind<SessionRow> = {
  entity: null,
  table: 'sessions',
  stamps: { created_at: true },
  derived: {},
};

export const keyKind: UntracedKind<KeyRow, 'name_folded'> = {
  entity: null,
  table: 'api_keys',
  stamps: { created_at: true },
  derived: { name_folded: ({ name }) => fold(name) },
};
