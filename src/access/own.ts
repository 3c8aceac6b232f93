/** Private things of a caller (groups, views, an order of projects) belong to the calling account. */
import { refuse } from '../generated/refusals.ts';
import type { Authority } from './authority.ts';

/** The account that owns such things; a credential without a user has none. */
export function ownerId(by: Authority): number {
  if (by.userId === null) throw refuse.authenticationRequired();
  return by.userId;
}
