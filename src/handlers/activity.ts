/** Activity: the feeds of projects, issues, pages and plans, and their actors. */
import { answer, type Handler, type Input } from '../contract/handler.ts';
import { linkHeader } from '../paging/slice.ts';
import { feed, type FeedFilter } from '../tracker/activity/feed.ts';
import { actorsIn } from '../tracker/activity/actors.ts';

export const listProjectActivity: Handler<'listProjectActivity'> = input => feedOf('project', input);

export const listIssueActivity: Handler<'listIssueActivity'> = input => feedOf('issue', input);

export const listPageActivity: Handler<'listPageActivity'> = input => feedOf('page', input);

export const listPlanActivity: Handler<'listPlanActivity'> = input => feedOf('plan', input);

export const listActivityActors: Handler<'listActivityActors'> = ({ params, store }) =>
  store.read(read => actorsIn(read, params.id));

type FeedInput = Pick<Input<'listIssueActivity'>, 'params' | 'query' | 'by' | 'call' | 'store'>;

async function feedOf(kind: FeedFilter['kind'], { params: { id }, query, by, call, store }: FeedInput) {
  const { json, returned, hasMore } = await store.read(read => feed.excerpt(read, { by, kind, id }, query));
  const Link = linkHeader(call, query, hasMore, returned);
  return answer(200, json, { Link });
}
