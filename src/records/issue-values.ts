/** The statuses and priorities that issues can have, each in their order, and the defaults of a new issue. */
import type { IssueStatus, Priority } from './rows.ts';

export const STATUSES: readonly IssueStatus[] = ['backlog', 'todo', 'active', 'done', 'cancelled'];

/** An issue in any other status is open. */
export const CLOSED: readonly IssueStatus[] = ['done', 'cancelled'];

export const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low', 'none'];

/** As stored in `priority_rank`, so that an index can give the order. */
export function rankOf(priority: Priority): number {
  return PRIORITIES.indexOf(priority);
}

/** What a new issue has where nothing is sent. */
export const DEFAULTS = {
  module_id: null,
  start_date: null,
  target_date: null,
  source: null,
  deleted_at: null,
};
