/** Feeds of activity: what happened to something, newest first. */
import type { Knex } from 'knex';
import { allow, fixedAllowed, type Authority, type Belonging } from '../../access/authority.ts';
import { fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import type { FeedRow } from '../../records/activity-record.ts';
import { allowHost } from '../../records/comment-hosts.ts';
import { fitting, jsonBytes, placesWithin } from '../../records/weighed.ts';

/** A thing that has a feed. */
export interface FeedOf {
  readonly kind: 'project' | 'issue' | 'page' | 'plan';
  readonly id: number;
}

export async function readFeed(
  read: Read,
  by: Authority,
  of: FeedOf,
  window: Window,
): Promise<Slice<FeedRow>> {
  await allowFeed(read, by, of);
  return fitting(await feedRows(read, of, window), window, jsonBytes);
}

/** What is absent or in the trash has no feed. */
async function allowFeed(read: Read, by: Authority, { kind, id }: FeedOf): Promise<void> {
  if (kind === 'project') await allow(read, by, id);
  else if (kind === 'plan') await planAlone(read, by, { id });
  else await allowHost(read, by, { kind, id });
}

const planAlone = fixedAllowed<'id', Belonging>('plans.project_id', ({ db }, mark) =>
  db('plans')
    .where({ 'plans.id': mark('id') })
    .select('plans.project_id'),
);

/** The rows of a slice and one more. By id, which grows with time even when the clock is set back. */
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

/** An entry holds a changed description twice, before and after: engines know how long it is without reading it. */
function sizes({ db }: Read, { kind, id }: FeedOf, window: Window): Knex.QueryBuilder {
  const bytes = 'COALESCE(octet_length(old_value), 0) + COALESCE(octet_length(new_value), 0) AS bytes';
  return db('activity')
    .where(`${kind}_id`, id)
    .orderBy('id', 'desc')
    .limit(fetched(window))
    .offset(window.offset)
    .select('id', db.raw(bytes));
}
