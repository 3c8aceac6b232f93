/** The kinds of accounts and credentials: their changes record no activity and take no `seq`. */
import { RIGHTS_CHANGED, type StoreEvent } from '../store/events.ts';
import type { UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import type { AuditRow, KeyRow, SessionRow, UserRow } from './rows.ts';

/** Announces that the rights of a user may have changed. A key without a user belongs to the operator. */
const rightsChanged = (id: number | null): StoreEvent => ({
  type: RIGHTS_CHANGED,
  ...(id === null ? {} : { user_id: id }),
});

/** A deleted tool releases its username, and tools have no e-mail address. */
export const userKind: UntracedKind<UserRow, 'username_folded' | 'email_folded'> = {
  entity: null,
  table: 'users',
  stamps: { created_at: true, updated_at: true },
  derived: {
    username_folded: ({ username, deleted_at }) => (deleted_at === null ? fold(username) : null),
    email_folded: ({ email, owner_id }) => (owner_id === null ? fold(email) : null),
  },
  event: ({ id }, action) => (action === 'update' ? rightsChanged(id) : null),
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
  event: ({ user_id }, action) => (action === 'update' ? rightsChanged(user_id) : null),
};

export const auditKind: UntracedKind<AuditRow, 'actor_folded' | 'target_folded'> = {
  entity: null,
  table: 'audit',
  stamps: {},
  derived: {
    actor_folded: ({ actor_username }) => (actor_username === null ? null : fold(actor_username)),
    target_folded: ({ target_name }) => fold(target_name),
  },
};
