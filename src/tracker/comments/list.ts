/** Lists of comments: by time, from an offset or a position, up to a number of bytes. */
import type { Knex } from 'knex';
import type { Schemas } from '../../generated/types.ts';
import { fetched, type Window } from '../../paging/slice.ts';
import type { Variant } from '../../store/fixed-query.ts';
import { lastOf, type Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { fold } from '../../text/fold.ts';
import { JOIN_AUTHOR, type On, comment } from '../../records/comment.ts';
import type { Shape } from '../../records/shape.ts';
import { MOST_BYTES } from '../../records/weighed.ts';
import { writtenSlices } from '../../records/written.ts';

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

/** Comments as somebody is shown them. */
export interface CommentSlice<Shown = Schemas['Comment']> {
  readonly json: Json<Shown[]>;
  readonly returned: number;
  /** How to go on; null where this is the last slice. */
  readonly next: NextSlice | null;
}

export interface NextSlice {
  /** Where the next slice begins, counted from the start of the list. */
  readonly offset: number;
  /** The last comment of this one. */
  readonly last: Position;
}

/** Reads slices of the comments of a host, in one shape. */
export function commentSlices<Shown extends Position>(
  shape: Shape<Shown>,
  joins = JOIN_AUTHOR,
): (read: Read, on: On, request: CommentRequest) => Promise<CommentSlice<Shown>> {
  const slices = writtenSlices<Sought, Asked, Shown>(MOST_BYTES, (read, value, sought) => ({
    shape,
    table: 'comments',
    joins,
    size: 'octet_length(comments.content)',
    ids: idsSought(read, value, sought),
    order: orderOf(sought),
  }));
  return async (read, on, request) => {
    const { json, returned, hasMore } = await slices(read, soughtBy(on, request), request);
    if (!hasMore) return { json, returned, next: null };
    const last = lastOf(json).parsed();
    const offset = request.before ? await offsetBehind(read, on, request, last) : request.offset + returned;
    return { json, returned, next: { offset, last } };
  };
}

export const listComments = commentSlices(comment);

type Asked = 'host' | 'author' | 'before' | 'beforeId';

interface Sought extends Variant {
  readonly on: On['kind'];
  readonly given: readonly Asked[];
  readonly order: CommentRequest['order'];
}

type Value = (name: Asked) => Knex.Value;

function soughtBy({ kind, id }: On, { author, before, order }: CommentRequest) {
  const values: Partial<Record<Asked, Knex.Value>> = { host: id };
  if (author !== undefined) values.author = fold(author);
  if (before) Object.assign(values, { before: before.created_at, beforeId: before.id });
  return { variant: { on: kind, given: Object.keys(values) as Asked[], order }, values };
}

/** The ids of a slice, and one more. */
export function commentsMatching(read: Read, on: On, request: CommentRequest): Knex.QueryBuilder {
  const { variant, values } = soughtBy(on, request);
  return idsSought(read, name => values[name] ?? null, variant)
    .limit(fetched(request))
    .offset(request.offset);
}

function idsSought(read: Read, value: Value, sought: Sought): Knex.QueryBuilder {
  const rows = candidates(read, value, sought);
  if (sought.given.includes('before'))
    void rows.whereRaw('(comments.created_at, comments.id) < (?, ?)', [value('before'), value('beforeId')]);
  return rows.orderByRaw(orderOf(sought)).select('comments.id');
}

function orderOf({ order }: Sought): string {
  return `comments.created_at ${order}, comments.id ${order}`;
}

/** Every comment of the list, wherever its slices begin and end. */
function candidates({ db }: Read, value: Value, { on, given }: Sought): Knex.QueryBuilder {
  const rows = db('comments').where(`comments.${on}_id`, value('host')).whereNull('comments.deleted_at');
  if (given.includes('author')) {
    void rows.where(
      'comments.user_id',
      db('users')
        .where({ username_folded: value('author') })
        .select('id'),
    );
  }
  return rows;
}

/** The place after a position in the whole list, where newest-first reading goes on. */
async function offsetBehind(read: Read, on: On, request: CommentRequest, last: Position): Promise<number> {
  const { variant, values } = soughtBy(on, { ...request, before: null });
  const passed = await candidates(read, name => values[name] ?? null, variant)
    .whereRaw('(comments.created_at, comments.id) >= (?, ?)', [last.created_at, last.id])
    .count<{ count: number }[]>({ count: '*' });
  return Number(passed[0]?.count ?? 0);
}
