/** Lists of comments: in the order of their time, by offset or by position, up to a number of bytes. */
import type { Knex } from 'knex';
import { allow, type Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import { fetched, type Window } from '../paging/page.ts';
import type { Read } from '../store/read.ts';
import { fold } from '../text/fold.ts';
import { hostProject, type On } from './comment-hosts.ts';
import { commentRecord, commentsAuthored } from './comment-record.ts';

/** A place in the order of comments; the row itself need not be there any more. */
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

export interface CommentPage {
  readonly comments: Schemas['Comment'][];
  readonly hasMore: boolean;
}

/** An answer ends at about this many bytes of JSON. */
const MOST_BYTES = 2 * 1024 * 1024;

export async function listComments(
  read: Read,
  by: Authority,
  on: On,
  request: CommentRequest,
): Promise<CommentPage> {
  await allow(read, by, await hostProject(read, on));
  return commentPage(read, on, request);
}

/** The page that was asked for, whoever reads it. */
async function commentPage(read: Read, on: On, request: CommentRequest): Promise<CommentPage> {
  const rows = await commentRows(read, on, request);
  const comments = fitting(rows.map(commentRecord), request);
  return { comments, hasMore: comments.length < rows.length };
}

/** One comment always goes out, however long it is. */
function fitting(comments: Schemas['Comment'][], { limit }: Window): Schemas['Comment'][] {
  let bytes = 0;
  const end = comments.findIndex((comment, index) => {
    bytes += Buffer.byteLength(JSON.stringify(comment)) + 1;
    return index === limit || (index > 0 && bytes > MOST_BYTES);
  });
  return end === -1 ? comments : comments.slice(0, end);
}

/**
 * The rows of a page and one more. JSON is never shorter than the text in it, so what stands behind 2 MiB of text is
 * not read; the second row is, for a first one that fills the page alone still has to tell that there are more.
 */
export function commentRows(read: Read, on: On, request: CommentRequest) {
  const { order } = request;
  const placed = read.db
    .from(sizes(read, on, request).as('sizes'))
    .select(
      'id',
      read.db.raw(`ROW_NUMBER() OVER (ORDER BY created_at ${order}, id ${order}) AS place`),
      read.db.raw(`SUM(bytes) OVER (ORDER BY created_at ${order}, id ${order}) - bytes AS bytes_before`),
    );
  return commentsAuthored(read)
    .join(placed.as('placed'), 'placed.id', 'comments.id')
    .where(near => {
      void near.where('placed.place', '<=', 2).orWhere('placed.bytes_before', '<', MOST_BYTES);
    })
    .orderBy('placed.place');
}

/** The places of the page in the index, with the length of each text, which engines know without reading it. */
function sizes({ db }: Read, { kind, id }: On, request: CommentRequest): Knex.QueryBuilder {
  const { author, before, order, offset } = request;
  const rows = db('comments')
    .where(kind === 'issue' ? 'issue_id' : 'page_id', id)
    .whereNull('deleted_at')
    .orderBy([
      { column: 'created_at', order },
      { column: 'id', order },
    ])
    .limit(fetched(request))
    .offset(offset)
    .select('id', 'created_at', db.raw('octet_length(content) AS bytes'));
  if (author !== undefined) {
    void rows.where(
      'user_id',
      db('users')
        .where({ username_folded: fold(author) })
        .select('id'),
    );
  }
  if (before) void rows.whereRaw('(created_at, id) < (?, ?)', [before.created_at, before.id]);
  return rows;
}
