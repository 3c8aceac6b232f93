/** Giving access to others requires a recent session, for every caller. */
import type { Role } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import { RANKS, type Authority } from './authority.ts';

/** The creator of a project may lead it; naming another lead gives that user access. */
export function allowFirstLead(by: Authority, leadId: number | null): void {
  if (leadId !== null && leadId !== by.memberId) requireRecent(by);
}

/** Sending a lead counts as setting one, even the current one: the response must not reveal who that is. */
export function allowNextLead(by: Authority, leadId: number | null | undefined): void {
  if (typeof leadId === 'number') requireRecent(by);
}

/** A role that stays or is lowered gives no access. */
export function allowRole(by: Authority, before: Role, after: Role): void {
  if (RANKS[after] > RANKS[before]) requireRecent(by);
}

function requireRecent(by: Authority): void {
  if (!by.isRecent) throw refuse.recentAuthenticationRequired();
}
