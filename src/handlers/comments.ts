/** Comments on issues and pages. */
import { answer, type Handler, type Input, type HandledCall } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { accountOf } from '../identity/caller.ts';
import { linkHeader, links, type Turn } from '../paging/slice.ts';
import { timeBound } from '../time/bounds.ts';
import { type On, commentRecord } from '../records/comment.ts';
import {
  comments,
  commentSlice,
  type CommentSlice,
  type CommentRequest,
  type Position,
} from '../tracker/comments/list.ts';
import { addComment, deleteComment as removeComment, editComment } from '../tracker/comments/comments.ts';

export const listIssueComments: Handler<'listIssueComments'> = input =>
  commentsOn({ kind: 'issue', id: input.params.issue_id }, input);

export const listPageComments: Handler<'listPageComments'> = input =>
  commentsOn({ kind: 'page', id: input.params.page_id }, input);

export const createIssueComment: Handler<'createIssueComment'> = ({
  params,
  body,
  caller,
  by,
  call,
  store,
}) =>
  store.write(call, async work => {
    const on = { kind: 'issue', id: params.issue_id } as const;
    return commentRecord(work, await addComment(work, by, accountOf(caller), on, body.content));
  });

export const createPageComment: Handler<'createPageComment'> = ({ params, body, caller, by, call, store }) =>
  store.write(call, async work => {
    const on = { kind: 'page', id: params.page_id } as const;
    return commentRecord(work, await addComment(work, by, accountOf(caller), on, body.content));
  });

export const updateComment: Handler<'updateComment'> = ({ params, body, caller, by, call, store }) => {
  accountOf(caller);
  return store.write(call, async work => commentRecord(work, await editComment(work, by, params.id, body)));
};

export const deleteComment: Handler<'deleteComment'> = ({ params, caller, by, call, store }) => {
  accountOf(caller);
  return store.write(call, async work => {
    await removeComment(work, by, params.id);
    return { deleted: true };
  });
};

type ListInput = Pick<Input<'listIssueComments'>, 'query' | 'call' | 'store'>;

async function commentsOn(on: On, { query, call, store }: ListInput) {
  const request = { before: positionOf(query), ...query };
  return slicedAnswer(call, request, await store.read(read => commentSlice(read, comments, on, request)));
}

export function slicedAnswer<Shown>(call: HandledCall, request: CommentRequest, slice: CommentSlice<Shown>) {
  return answer(200, slice.json, {
    Link: linksOf(call, request, slice),
    'x-comment-has-more': slice.next !== null,
    'x-comment-returned': slice.returned,
    ...continuation(slice),
  });
}

/** A position needs both halves; without one, the list is newest first from the start. */
export function positionOf(query: Omit<ListInput['query'], 'author'>): Position | null {
  const { before_created_at, before_id, order, offset } = query;
  if (before_created_at === undefined && before_id === undefined) return null;
  const whole = before_created_at !== undefined && before_id !== undefined;
  if (!whole || order !== 'desc' || offset !== 0) throw refuse.commentCursorInvalid();
  return { created_at: timeBound('before_created_at', before_created_at), id: before_id };
}

/** The two ways to continue: callers follow the one that they began with. */
function continuation({ next }: Pick<CommentSlice, 'next'>) {
  if (!next) return {};
  return {
    'x-comment-next-offset': next.offset,
    'x-comment-next-created-at': next.last.created_at,
    'x-comment-next-id': next.last.id,
  };
}

function linksOf(
  call: HandledCall,
  request: CommentRequest,
  { returned, next }: Pick<CommentSlice, 'returned' | 'next'>,
): string {
  const { before, limit } = request;
  if (!before) return linkHeader(call, request, next !== null, returned);
  const turns: Record<string, Turn> = {};
  if (next) turns['next'] = { limit, before_created_at: next.last.created_at, before_id: next.last.id };
  return links(call, { ...turns, first: { limit, before_created_at: null, before_id: null } });
}
