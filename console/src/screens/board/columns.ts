/** Issues by a field: the columns and lanes of the board, and the groups of the list. */
import type { IssueFields, IssueRow } from '@docket/client';
import { keysOf, PRIORITIES, STATUSES } from '../../words/en.ts';

export const GROUPS = [
  ['status', 'By status'],
  ['priority', 'By priority'],
  ['module', 'By module'],
] as const;
export type Group = (typeof GROUPS)[number][0];

export interface Column {
  readonly key: string;
  readonly name: string;
  /** The fields of a card that is moved here. */
  readonly fields: IssueFields;
  readonly has: (row: IssueRow) => boolean;
}

export function columnsBy(
  group: Group,
  modules: readonly { readonly id: number; readonly name: string }[],
): Column[] {
  if (group === 'priority')
    return keysOf(PRIORITIES).map(priority => ({
      key: priority,
      name: PRIORITIES[priority],
      fields: { priority },
      has: row => row.priority === priority,
    }));
  if (group === 'module')
    return [{ id: null, name: 'No module' }, ...modules].map(({ id, name }) => ({
      key: String(id),
      name,
      fields: { module_id: id },
      has: row => row.module_id === id,
    }));
  return keysOf(STATUSES).map(status => ({
    key: status,
    name: STATUSES[status],
    fields: { status },
    has: row => row.status === status,
  }));
}
