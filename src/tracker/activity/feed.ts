/** Activity feeds: what happened to a project, issue, page or plan, newest first. */
import { viewOf, type Authority } from '../../access/authority.ts';
import { list } from '../../records/list.ts';
import { ACTIVITY } from '../../records/activity.ts';

export interface FeedFilter {
  readonly by: Authority;
  /** An entity that has a feed. */
  readonly kind: 'project' | 'issue' | 'page' | 'plan';
  readonly id: number;
}

export const feed = list({
  of: ACTIVITY,
  values: ({ by, id }: FeedFilter) => ({ id, ...viewOf(by) }),
  // By id, which increases even when the clock is set back.
  order: 'activity.id DESC',
  variant: ({ kind }) => ({ kind }),
  ids: ({ db }, { id }, { kind, order }) =>
    db('activity').where(`activity.${kind}_id`, id).orderByRaw(order).select('activity.id'),
});
