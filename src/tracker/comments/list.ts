/** Lists of comments by time, from an offset or a position, limited in bytes. */
import type { Knex } from 'knex';
import type { Schemas } from '../../generated/types.ts';
import type { Window } from '../../paging/slice.ts';
import { lastOf, type Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { list, type List } from '../../records/list.ts';
import type { Shape } from '../../records/shape.ts';
import { JOIN_AUTHOR, type On, comment } from '../../records/comment.ts';

/** A position in the order of comments. The row itself may have been deleted. */
export interface Position {
  readonly created_at: string;
  readonly id: number;
}

export interface CommentRequest extends Window {
  readonly order: 'asc' | 'desc';
  /** The author's username; case is ignored. */
  readonly author?: string | undefined;
  /** Only comments that are strictly older. */
  readonly before: Position | null;
}

/** Comments as they are returned to a caller. */
export interface CommentSlice<Shown = Schemas['Comment']> {
  readonly json: Json<Shown[]>;
  readonly returned: number;
  /** The position to continue from; null if this is the last slice. */
  readonly next: NextSlice | null;
}

export interface NextSlice {
  /** The offset of the next slice from the start of the list. */
  readonly offset: number;
  /** The last comment of this slice. */
  readonly last: Position;
}

export interface CommentFilter extends Pick<CommentRequest, 'order' | 'author' | 'before'> {
  readonly on: On;
}

/** The comments of a host (an issue or a page), in one shape. */
export function commentList<Shown>(shape: Shape<Shown>, joins = JOIN_AUTHOR): List<CommentFilter, Shown> {
  return list({
    of: { shape, table: 'comments', joins, size: 'octet_length(comments.content)' },
    values: ({ on, author, before }: CommentFilter) => ({
      host: on.id,
      author: author === undefined ? undefined : fold(author),
      before: before?.created_at,
      beforeId: before?.id,
    }),
    order: ({ order }) => `comments.created_at ${order}, comments.id ${order}`,
    variant: ({ on }) => ({ on: on.kind }),
    ids: (read, { before, beforeId, ...marks }, { on, order }) => {
      const rows = candidates(read, on, marks);
      if (before !== undefined && beforeId !== undefined)
        void rows.whereRaw('(comments.created_at, comments.id) < (?, ?)', [before, beforeId]);
      return rows.orderByRaw(order).select('comments.id');
    },
  });
}

export const comments = commentList(comment);

/** One slice of such a list, and where to continue. */
export async function commentSlice<Shown extends Position>(
  read: Read,
  comments: List<CommentFilter, Shown>,
  on: On,
  request: CommentRequest,
): Promise<CommentSlice<Shown>> {
  const { json, returned, hasMore } = await comments.slice(read, { on, ...request }, request);
  if (!hasMore) return { json, returned, next: null };
  const last = lastOf(json).parsed();
  const offset = request.before ? await offsetBehind(read, on, request, last) : request.offset + returned;
  return { json, returned, next: { offset, last } };
}

interface HostAndAuthor {
  readonly host: Knex.Value;
  readonly author: Knex.Value | undefined;
}

/** Every comment of the list, regardless of slices. */
function candidates({ db }: Read, on: On['kind'], { host, author }: HostAndAuthor): Knex.QueryBuilder {
  const rows = db('comments').where(`comments.${on}_id`, host).whereNull('comments.deleted_at');
  if (author !== undefined)
    void rows.where('comments.user_id', db('users').where({ username_folded: author }).select('id'));
  return rows;
}

/** The offset after a position in the whole list, where newest-first reading continues. */
async function offsetBehind(
  read: Read,
  { kind, id }: On,
  { author }: CommentRequest,
  last: Position,
): Promise<number> {
  const folded = author === undefined ? undefined : fold(author);
  const passed = await candidates(read, kind, { host: id, author: folded })
    .whereRaw('(comments.created_at, comments.id) >= (?, ?)', [last.created_at, last.id])
    .count<{ count: number }[]>({ count: '*' });
  return Number(passed[0]?.count ?? 0);
}
