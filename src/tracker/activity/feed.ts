/** Feeds of activity: what happened to something, newest first, as far as its reader may know it. */
import type { Knex } from 'knex';
import { allow, readsEverything, whereReadable, type Authority } from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import { refuse } from '../../generated/refusals.ts';
import { fetched, type Page, type Window } from '../../paging/page.ts';
import type { Action, EntityType, Transport } from '../../store/activity.ts';
import type { Read } from '../../store/read.ts';
import { hostProject } from '../../records/comment-hosts.ts';
import { fitting, placesWithin } from '../../records/weighed.ts';

/** What has a feed. */
export interface FeedOf {
  readonly kind: 'project' | 'issue' | 'page' | 'plan';
  readonly id: number;
}

export async function readFeed(
  read: Read,
  by: Authority,
  of: FeedOf,
  window: Window,
): Promise<Page<Schemas['ActivityItem']>> {
  await allow(read, by, await projectOf(read, of));
  const rows = await feedRows(read, of, window);
  const hidden = await hiddenPrefixes(read, by, rows);
  const items = fitting(
    rows.map(row => itemOf(row, hidden)),
    window,
  );
  return { rows: items, hasMore: items.length < rows.length };
}

/** What is absent or in the trash has no feed. */
async function projectOf(read: Read, { kind, id }: FeedOf): Promise<number | null> {
  if (kind === 'issue' || kind === 'page') return hostProject(read, { kind, id });
  if (kind === 'project') return id;
  const plan = await read.db('plans').where({ id }).first<{ project_id: number } | undefined>('project_id');
  if (!plan) throw refuse.notFound();
  return plan.project_id;
}

interface FeedRow {
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

/** The rows of a page and one more. By id, which grows with time also when the clock is set back. */
export function feedRows(read: Read, of: FeedOf, window: Window) {
  const placed = placesWithin(read, sizes(read, of, window), 'id DESC');
  return read
    .db('activity')
    .join(placed.as('placed'), 'placed.id', 'activity.id')
    .leftJoin('users', 'users.id', 'activity.actor_user_id')
    .orderBy('placed.place')
    .select<FeedRow[]>('activity.*', {
      actor_username: 'users.username',
      actor_display_name: 'users.display_name',
      owner_id: 'users.owner_id',
    });
}

/** A changed description stands twice in its entry, before and after: engines know how long it is without reading it. */
function sizes({ db }: Read, { kind, id }: FeedOf, window: Window): Knex.QueryBuilder {
  const bytes = 'COALESCE(octet_length(old_value), 0) + COALESCE(octet_length(new_value), 0) AS bytes';
  return db('activity')
    .where(`${kind}_id`, id)
    .orderBy('id', 'desc')
    .limit(fetched(window))
    .offset(window.offset)
    .select('id', db.raw(bytes));
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

/** The projects that the rows name by way of an issue, other than their own, and that the reader cannot see. */
async function hiddenPrefixes(
  read: Read,
  by: Authority,
  rows: readonly Told[],
): Promise<ReadonlySet<string>> {
  const named = new Set(rows.filter(namesIssue).flatMap(foreignPrefixes));
  if (named.size === 0 || readsEverything(by)) return new Set();
  const known = read.db('projects').whereIn('identifier', [...named]);
  // A project that is gone, or has another identifier by now, is nobody's to see.
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
