/** Feeds of activity: what happened to something, newest first. */
import type { Knex } from 'knex';
import {
  allow,
  fixedAllowed,
  viewOf,
  type Authority,
  type Belonging,
  type View,
} from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import { activityItem, BYTES, JOIN_ACTOR } from '../../records/activity-record.ts';
import { allowHost } from '../../records/comment-hosts.ts';
import { MOST_BYTES } from '../../records/weighed.ts';
import { writtenSlices, type WrittenSlice } from '../../records/written.ts';

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
): Promise<WrittenSlice<Schemas['ActivityItem']>> {
  await allowFeed(read, by, of);
  return slices(read, { variant: { of: of.kind }, values: { id: of.id, ...viewOf(by) } }, window);
}

interface Sought extends Variant {
  readonly of: FeedOf['kind'];
}

const slices = writtenSlices<Sought, 'id' | keyof View, Schemas['ActivityItem']>(
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
