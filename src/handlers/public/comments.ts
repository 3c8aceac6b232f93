/** The comments of a published project. */
import type { Handler, Input } from '../../contract/handler.ts';
import { comments } from '../../tracker/published/comments.ts';
import type { HostInPath } from '../../tracker/published/items.ts';
import { positionOf, slicedAnswer } from '../comments.ts';

export const listPublicIssueComments: Handler<'listPublicIssueComments'> = input =>
  commentsOn({ ...input.params, kind: 'issue' }, input);

export const listPublicPageComments: Handler<'listPublicPageComments'> = input =>
  commentsOn({ ...input.params, kind: 'page' }, input);

type ListInput = Pick<Input<'listPublicIssueComments'>, 'query' | 'call' | 'store'>;

async function commentsOn(host: HostInPath, { query, call, store }: ListInput) {
  const request = { ...query, before: positionOf(query) };
  return slicedAnswer(call, request, await store.read(read => comments(read, host, request)));
}
