/** What callers keep for themselves (groups, views, an order of projects) belongs to the account that calls. */
import { refuse } from '../generated/refusals.ts';
import type { Authority } from './authority.ts';

/** The account whose things these are; a credential that carries no user has none. */
export function ownerId(by: Authority): number {
  if (by.userId === null) throw refuse.authenticationRequired();
  return by.userId;
}
