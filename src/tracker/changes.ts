/** The rows of a project since a place in the instance-wide order of changes, of the kinds that a reader is shown. */
import type { Knex } from 'knex';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import {
  inPieces,
  Json,
  jsonObject,
  lastOf,
  recordsOf,
  recordsOfAll,
  withoutLast,
  type JsonPieces,
  type Viewed,
} from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Field, Written } from '../records/shape.ts';

/** How many rows are held at once; they are short. */
export const MOST_ROWS = 5_000;

/** What is shown of a kind: the record, and what it needs besides the table of the kind. */
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

export interface ChangesPage<Row> {
  readonly body: Json<ChangesBody<Row>> | JsonPieces<ChangesBody<Row>>;
  readonly cursor: number;
  readonly hasMore: boolean;
}

/** Where to begin, and how many rows to answer. */
export interface Since {
  readonly project: number;
  readonly since: number;
  readonly limit: number;
}

/** A stretch of the order of changes: after `since`, up to and with `until`, at most `limit` of them. */
interface Stretch extends Since {
  readonly until: number;
}

/** Reads what changed of these kinds. What is too much to be held leaves in pieces, each from the view that is given. */
export function changesOf<Row extends Numbered>(kinds: readonly ChangedKind[]) {
  const statements = statementsOf(kinds);
  return async (read: Read, views: Viewed, asked: Since): Promise<ChangesPage<Row>> => {
    const stretch = { ...asked, until: Number.MAX_SAFE_INTEGER };
    const { since, limit } = asked;
    if (limit > MOST_ROWS && (await seqAt(statements, read, stretch, MOST_ROWS)) !== null) {
      const cursor = await lastSeq(statements, read, stretch);
      const hasMore = (await seqAt(statements, read, stretch, limit)) !== null;
      const end = { cursor, hasMore };
      return { body: await inPieces(views, view => piecesOf<Row>(statements, view, stretch, end)), ...end };
    }
    const { changes, hasMore } = await changesIn<Row>(statements, read, stretch);
    const cursor = isEmpty(changes) ? since : lastOf(changes).parsed().seq;
    const body = jsonObject<ChangesBody<Row>>({ changes, cursor, has_more: hasMore });
    return { body, cursor, hasMore };
  };
}

function isEmpty(list: Json<unknown[]>): boolean {
  return recordsOf(list).length === 0;
}

/** Every number belongs to one row. A row that is stamped anew before its turn leaves the stretch, and comes again after it. */
async function* piecesOf<Row extends Numbered>(
  statements: Statements,
  read: Read,
  stretch: Stretch,
  { cursor, hasMore }: { readonly cursor: number; readonly hasMore: boolean },
): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"changes":[');
  yield* recordsOfAll(slicesOf<Row>(statements, read, { ...stretch, until: cursor }));
  yield Buffer.from(`],"cursor":${cursor},"has_more":${String(hasMore)}}`);
}

async function* slicesOf<Row extends Numbered>(
  statements: Statements,
  read: Read,
  stretch: Stretch,
): AsyncGenerator<Json<Row[]>, void> {
  for (let since = stretch.since; ;) {
    const part = { ...stretch, since, limit: ROWS_A_PIECE };
    const { changes, hasMore } = await changesIn<Row>(statements, read, part);
    yield changes;
    if (!hasMore) return;
    since = lastOf(changes).parsed().seq;
  }
}

const ROWS_A_PIECE = 500;

async function changesIn<Row>(
  { written }: Statements,
  read: Read,
  stretch: Stretch,
): Promise<{ readonly changes: Json<Row[]>; readonly hasMore: boolean }> {
  const [row] = await written(read, { ...stretch, limit: stretch.limit + 1 });
  if (!row) throw new Error('a list of changes has no row');
  const changes = new Json<Row[]>(row.written);
  const hasMore = row.found > stretch.limit;
  return { changes: hasMore ? withoutLast(changes) : changes, hasMore };
}

/** The number of the change that stands so far into the stretch; null where it ends before. */
async function seqAt(
  { seqs }: Statements,
  read: Read,
  stretch: Stretch,
  place: number,
): Promise<number | null> {
  const [row] = await seqs(read, { ...stretch, limit: place + 1, place });
  return row?.seq ?? null;
}

/** The number of the last change of a stretch that has any. */
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

/** What changed, by its kind, id and number, from the indexes alone. */
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
