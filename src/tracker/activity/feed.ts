/** Feeds of activity: what happened to something, newest first. */
import type { Knex } from 'knex';
import { viewOf, type Authority, type View } from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import type { Excerpt } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { BYTES, JOIN_ACTOR, activityItem } from '../../records/activity.ts';
import { MOST_BYTES } from '../../records/weighed.ts';
import { writtenExcerpts, type WrittenSlice } from '../../records/written.ts';

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
): Promise<WrittenSlice<Excerpt<Schemas['ActivityItem']>>> {
  const asked = { variant: { of: of.kind }, values: { id: of.id, ...viewOf(by) } };
  return excerpts(read, asked, window);
}

interface Sought extends Variant {
  readonly of: FeedOf['kind'];
}

const excerpts = writtenExcerpts<Sought, 'id' | keyof View, Schemas['ActivityItem']>(
  MOST_BYTES,
  (read, value, { of }) => ({
    shape: activityItem,
    table: 'activity',
    joins: JOIN_ACTOR,
    size: BYTES,
    ids: entriesOf(read, of, value('id')),
    order: ORDER,
    values: { everything: value('everything'), member: value('member') },
  }),
);

/** By id, which grows with time even when the clock is set back. */
const ORDER = 'activity.id DESC';

function entriesOf({ db }: Read, of: FeedOf['kind'], id: Knex.Value): Knex.QueryBuilder {
  return db('activity').where(`activity.${of}_id`, id).orderByRaw(ORDER).select('activity.id');
}

/** The ids of a slice, and one more. */
export function entriesMatching(read: Read, { kind, id }: FeedOf, window: Window): Knex.QueryBuilder {
  return entriesOf(read, kind, id).limit(fetched(window)).offset(window.offset);
}
