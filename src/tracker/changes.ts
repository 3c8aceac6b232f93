/** The rows of a project that changed since a given `seq`, of the kinds that the reader may see. */
import type { Knex } from 'knex';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import { heldInMemory, Json, lastOf, recordsOfAll, withoutLast, type Viewed } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { SIZES } from '../records/list.ts';
import type { Field, Written } from '../records/shape.ts';
import { inMemoryOrPieces, type Response } from '../records/whole.ts';

/** The presentation of a kind: the record, and the joins that it needs. */
export interface ChangedKind {
  readonly kind: Schemas['Changed']['kind'];
  readonly record: Field;
  readonly joins: string;
}

interface Numbered {
  readonly seq: number;
}

export interface ChangesBody<Row> {
  changes: Row[];
  cursor: number;
  has_more: boolean;
}

export interface ChangesPage<Row> extends End {
  readonly body: Response<ChangesBody<Row>>;
  /** The caller's `since` is beyond the last change: it must start again from 0. */
  readonly isReset: boolean;
}

/** The last number of a response, and whether there are rows after it. */
interface End {
  readonly cursor: number;
  readonly hasMore: boolean;
}

/** A range in the order of changes: after `since`, at most `limit` rows. */
interface Stretch {
  readonly project: number;
  readonly since: number;
  readonly limit: number;
  /** The last number when the read began. A row that is stamped again during the read is in the next response. */
  readonly until: number;
}

/** Reads what changed of these kinds. A result that is too large for memory is read again, in slices, from one snapshot. */
export function changesOf<Row extends Numbered>(kinds: readonly ChangedKind[]) {
  const statements = statementsOf(kinds);
  return async (
    store: Door,
    find: (read: Read) => Promise<Stretch>,
    views: Viewed = store,
  ): Promise<ChangesPage<Row>> => {
    const { stretch, end, written } = await store.read(async read => {
      const stretch = await find(read);
      const end = await endOfMany(statements, read, stretch);
      return end
        ? { stretch, end, written: null }
        : { stretch, ...(await inMemory<Row>(statements, read, stretch)) };
    });
    const body = await inMemoryOrPieces<ChangesBody<Row>>(written, views, read =>
      bodyOf<Row>(slicesOf(statements, read, { ...stretch, until: end.cursor }), end),
    );
    return { body, ...end, isReset: stretch.since > stretch.until };
  };
}

/** The end of a range that has more rows than fit in memory; null if it has fewer. */
async function endOfMany(statements: Statements, read: Read, stretch: Stretch): Promise<End | null> {
  const { limit } = stretch;
  if (limit <= SIZES.shortRows || (await seqAt(statements, read, stretch, SIZES.shortRows)) === null)
    return null;
  const cursor = await lastSeq(statements, read, stretch);
  return { cursor, hasMore: (await seqAt(statements, read, stretch, limit)) !== null };
}

async function inMemory<Row extends Numbered>(statements: Statements, read: Read, stretch: Stretch) {
  const slices: Slice<Row>[] = [];
  for await (const slice of slicesOf<Row>(statements, read, stretch)) slices.push(slice);
  const { cursor, hasMore } = slices.at(-1) ?? { cursor: stretch.since, hasMore: false };
  const end = { cursor, hasMore };
  return { end, written: await heldInMemory<ChangesBody<Row>>(bodyOf(slices, end)) };
}

async function* bodyOf<Row>(
  slices: Several<Slice<Row>>,
  { cursor, hasMore }: End,
): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"changes":[');
  yield* recordsOfAll(listsOf(slices));
  yield Buffer.from(`],"cursor":${cursor},"has_more":${String(hasMore)}}`);
}

type Several<Item> = AsyncIterable<Item> | Iterable<Item>;

async function* listsOf<Row>(slices: Several<Slice<Row>>): AsyncGenerator<Json<Row[]>, void> {
  for await (const { changes } of slices) yield changes;
}

/** As many rows as one statement returns. */
interface Slice<Row> extends End {
  readonly changes: Json<Row[]>;
}

/** Every number belongs to one row. A row that is stamped again before it is read leaves the range and appears after it. */
async function* slicesOf<Row extends Numbered>(
  statements: Statements,
  read: Read,
  stretch: Stretch,
): AsyncGenerator<Slice<Row>, void> {
  let { since } = stretch;
  for (let left = stretch.limit; left > 0; left -= SIZES.changesInPiece) {
    const part = { ...stretch, since, limit: Math.min(left, SIZES.changesInPiece) };
    const slice = await sliceOf<Row>(statements, read, part);
    yield slice;
    if (!slice.hasMore) return;
    since = slice.cursor;
  }
}

async function sliceOf<Row extends Numbered>(
  { written }: Statements,
  read: Read,
  stretch: Stretch,
): Promise<Slice<Row>> {
  const [row] = await written(read, { ...stretch, limit: stretch.limit + 1 });
  if (!row) throw new Error('a list of changes has no row');
  const all = new Json<Row[]>(row.written);
  const hasMore = row.found > stretch.limit;
  const changes = hasMore ? withoutLast(all) : all;
  return { changes, cursor: row.found === 0 ? stretch.since : lastOf(changes).parsed().seq, hasMore };
}

/** The number of the change at this offset in the range; null if the range ends before. */
async function seqAt(
  { seqs }: Statements,
  read: Read,
  stretch: Stretch,
  place: number,
): Promise<number | null> {
  const [row] = await seqs(read, { ...stretch, limit: place + 1, place });
  return row?.seq ?? null;
}

/** The number of the last change in a range that is not empty. */
async function lastSeq({ lastSeqs }: Statements, read: Read, stretch: Stretch): Promise<number> {
  const [row] = await lastSeqs(read, stretch);
  return row?.seq ?? stretch.since;
}

interface ChangesRow extends Written {
  readonly found: number;
}

type Statements = ReturnType<typeof statementsOf>;

function statementsOf(kinds: readonly ChangedKind[]) {
  const text = (read: Read, mark: Mark<keyof Stretch>) => stretchOf(kinds, read, mark).toSQL();
  return {
    written: fixedQuery<keyof Stretch, ChangesRow>((read, mark) => {
      const { sql, bindings } = text(read, mark);
      const { json } = read.dialect;
      return read.db.raw<ChangesRow[]>(
        `SELECT ${json.list('record')} AS written, COUNT(*) AS found FROM (SELECT CASE slice.kind
            ${kinds.map(kind => recordOfKind(read, kind)).join(' ')}
          END AS record FROM (${sql}) AS slice${json.inOrder('slice.seq')}) AS records`,
        bindings,
      );
    }),
    seqs: fixedQuery<keyof Stretch | 'place', Numbered>((read, mark) => {
      const { sql, bindings } = text(read, mark);
      const place = `SELECT seq FROM (${sql}) AS slice ORDER BY seq limit 1 offset ?`;
      return read.db.raw<Numbered[]>(place, [...bindings, mark('place')]);
    }),
    lastSeqs: fixedQuery<keyof Stretch, Numbered>((read, mark) => {
      const { sql, bindings } = text(read, mark);
      return read.db.raw<Numbered[]>(`SELECT seq FROM (${sql}) AS slice ORDER BY seq DESC limit 1`, bindings);
    }),
  };
}

function recordOfKind({ dialect }: Read, { kind, record, joins }: ChangedKind): string {
  return `WHEN '${kind}' THEN (SELECT ${record(dialect)} FROM ${kind}s ${joins} WHERE ${kind}s.id = slice.id)`;
}

/** Kind, id and number of what changed, from the indexes alone. */
function stretchOf(kinds: readonly ChangedKind[], { db }: Read, mark: Mark<keyof Stretch>): Knex.Raw {
  const later = kinds.map(
    ({ kind }) => `SELECT * FROM (SELECT '${kind}' AS kind, id, seq FROM ${kind}s
      WHERE project_id = ? AND seq > ? AND seq <= ? ORDER BY seq limit ?) AS later_${kind}s`,
  );
  const marks = [mark('project'), mark('since'), mark('until'), mark('limit')];
  return db.raw(`${later.join(' UNION ALL ')} ORDER BY seq limit ?`, [
    ...kinds.flatMap(() => marks),
    mark('limit'),
  ]);
}
