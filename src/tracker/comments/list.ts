/** Lists of comments: by time, from an offset or a position, up to a number of bytes. */
import type { Knex } from 'knex';
import type { Authority } from '../../access/authority.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { allowHost, type On } from '../../records/comment-hosts.ts';
import { commentRecord, commentsAuthored, type AuthoredRow } from '../../records/comment-record.ts';
import { fitting, jsonBytes, placesWithin } from '../../records/weighed.ts';

/** A place in the order of comments; the row itself need not exist any more. */
export interface Position {
  readonly created_at: string;
  readonly id: number;
}

export interface CommentRequest extends Window {
  readonly order: 'asc' | 'desc';
  /** The username of the author, in any case. */
  readonly author?: string | undefined;
  /** Only what is strictly older. */
  readonly before: Position | null;
}

export interface CommentSlice {
  readonly rows: AuthoredRow[];
  /** Where the next slice begins, counted from the start of the list; null when this is the last. */
  readonly nextOffset: number | null;
}

export async function listComments(
  read: Read,
  by: Authority,
  on: On,
  request: CommentRequest,
): Promise<CommentSlice> {
  await allowHost(read, by, on);
  return commentSlice(read, on, request);
}

/** The slice that was asked for; access has been checked. */
async function commentSlice(read: Read, on: On, request: CommentRequest): Promise<CommentSlice> {
  const weight = (row: AuthoredRow): number => jsonBytes(commentRecord(row));
  const { rows, hasMore } = fitting(await commentRows(read, on, request), request, weight);
  const last = rows.at(-1);
  if (!last || !hasMore) return { rows, nextOffset: null };
  const nextOffset = request.before
    ? await offsetBehind(read, on, request, last)
    : request.offset + rows.length;
  return { rows, nextOffset };
}

/** The place after a position in the whole list, where newest-first reading goes on. */
async function offsetBehind(read: Read, on: On, request: CommentRequest, last: Position): Promise<number> {
  const passed = await candidates(read, on, request)
    .whereRaw('(created_at, id) >= (?, ?)', [last.created_at, last.id])
    .count<{ count: number }[]>({ count: '*' });
  return Number(passed[0]?.count ?? 0);
}

/** The rows of a slice and one more. */
export function commentRows(read: Read, on: On, request: CommentRequest) {
  const { order } = request;
  const placed = placesWithin(read, sizes(read, on, request), `created_at ${order}, id ${order}`);
  return commentsAuthored(read).join(placed.as('placed'), 'placed.id', 'comments.id').orderBy('placed.place');
}

/** The places of the slice in the index, with the length of each text, which engines know without reading it. */
function sizes(read: Read, on: On, request: CommentRequest): Knex.QueryBuilder {
  const { before, order, offset } = request;
  const rows = candidates(read, on, request)
    .orderBy([
      { column: 'created_at', order },
      { column: 'id', order },
    ])
    .limit(fetched(request))
    .offset(offset)
    .select('id', 'created_at', read.db.raw('octet_length(content) AS bytes'));
  if (before) void rows.whereRaw('(created_at, id) < (?, ?)', [before.created_at, before.id]);
  return rows;
}

/** Every comment of the list, wherever its slices begin and end. */
function candidates({ db }: Read, { kind, id }: On, { author }: CommentRequest): Knex.QueryBuilder {
  const rows = db('comments')
    .where(kind === 'issue' ? 'issue_id' : 'page_id', id)
    .whereNull('deleted_at');
  if (author !== undefined) {
    void rows.where(
      'user_id',
      db('users')
        .where({ username_folded: fold(author) })
        .select('id'),
    );
  }
  return rows;
}
