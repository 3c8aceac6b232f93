/** What happened, as the contract shows it: without the names that its reader may not know. */
import { readsEverything, whereReadable, type Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import type { Action, EntityType, Transport } from '../store/activity.ts';
import type { Read } from '../store/read.ts';

export interface FeedRow {
  readonly id: number;
  readonly ts: string;
  readonly actor_user_id: number | null;
  readonly actor_username: string | null;
  readonly actor_display_name: string | null;
  readonly owner_id: number | null;
  readonly transport: Transport;
  readonly entity_type: EntityType;
  readonly entity_id: number;
  readonly entity_label: string | null;
  readonly project_id: number | null;
  readonly issue_id: number | null;
  readonly page_id: number | null;
  readonly action: Action;
  readonly field: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

export async function activityItems(
  read: Read,
  by: Authority,
  rows: readonly FeedRow[],
): Promise<Schemas['ActivityItem'][]> {
  const hidden = await hiddenPrefixes(read, by, rows);
  return rows.map(row => itemOf(row, hidden));
}

function itemOf({ owner_id, ...row }: FeedRow, hidden: ReadonlySet<string>): Schemas['ActivityItem'] {
  const seen = (value: string | null): string | null =>
    value !== null && namesIssue(row) && hidden.has(prefixOf(value)) ? null : value;
  return {
    ...row,
    actor_is_bot: owner_id !== null,
    old_value: seen(row.old_value),
    new_value: seen(row.new_value),
  };
}

type Told = Pick<FeedRow, 'action' | 'field' | 'entity_label' | 'old_value' | 'new_value'>;

/** Whether the values are identifiers of issues: the other end of a relation, what a plan or a step is about. */
function namesIssue({ action, field }: Told): boolean {
  return action === 'link' || action === 'unlink' || field === 'issue_id';
}

/** The projects, other than their own, that the rows name through an issue's identifier and the reader cannot see. */
async function hiddenPrefixes(
  read: Read,
  by: Authority,
  rows: readonly Told[],
): Promise<ReadonlySet<string>> {
  const named = new Set(rows.filter(namesIssue).flatMap(foreignPrefixes));
  if (named.size === 0 || readsEverything(by)) return new Set();
  const known = read.db('projects').whereIn('identifier', [...named]);
  // A prefix whose project is gone, or has another identifier by now, stays hidden.
  for (const prefix of await whereReadable(known, 'id', by).pluck<string[]>('identifier'))
    named.delete(prefix);
  return named;
}

function foreignPrefixes({ entity_label, old_value, new_value }: Told): string[] {
  const own = prefixOf(entity_label ?? '');
  return [old_value, new_value].flatMap(value => {
    const prefix = value === null ? own : prefixOf(value);
    return prefix === own ? [] : [prefix];
  });
}

/** `APP` of `APP-12` and of `APP-PLAN-2`. */
function prefixOf(identifier: string): string {
  return identifier.slice(0, identifier.indexOf('-'));
}
