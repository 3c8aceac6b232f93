/** Delta sync: the rows of a project, whole or since a place in the instance-wide order of changes. */
import type { Knex } from 'knex';
import { allow, type Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark, type Variant } from '../store/fixed-query.ts';
import {
  inPieces,
  Json,
  jsonObject,
  lastOf,
  recordsOf,
  withoutLast,
  type JsonPieces,
} from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/seq-counter.ts';
import type { Store } from '../store/store.ts';
import { JOIN_AUTHOR } from '../records/comment-record.ts';
import type { Shape, Written } from '../records/shape.ts';
import { CHANGED, indexedIssue, indexedPage } from '../records/summary-record.ts';
import { listInPieces, wholeList, type WholeList } from '../records/whole.ts';

type Index = Schemas['ProjectIndex'];

/** How many rows are held at once; they are short. */
const MOST_ROWS = 5_000;

const issues = indexed('issues', 'JOIN projects ON projects.id = issues.project_id', indexedIssue);
const pages = indexed('pages', 'JOIN projects ON projects.id = pages.project_id', indexedPage);

/** All live rows of a table, by `seq`. */
function indexed<Shown>(
  table: string,
  joins: string,
  shape: Shape<Shown>,
): WholeList<Variant, 'project', Shown> {
  return wholeList(
    (read, value) => ({
      shape,
      table,
      joins,
      // No text of theirs is long.
      size: '0',
      ids: read
        .db(table)
        .where(`${table}.project_id`, value('project'))
        .whereNull(`${table}.deleted_at`)
        .orderBy(`${table}.seq`)
        .select(`${table}.id`),
      order: `${table}.seq`,
    }),
    MOST_ROWS,
  );
}

export async function projectIndex(
  store: Store,
  by: Authority,
  project: number,
): Promise<Json<Index> | JsonPieces<Index>> {
  const asked = { variant: {}, values: { project } };
  const held = await store.read(async read => {
    await allow(read, by, project);
    // Read before the rows: what is written meanwhile is then in the next changes, whether or not it is in the rows too.
    const cursor = await storedSeq(read.db);
    const all = { issues: await issues.atOnce(read, asked), pages: await pages.atOnce(read, asked) };
    return all.issues && all.pages
      ? jsonObject<Index>({ cursor, issues: all.issues, pages: all.pages })
      : null;
  });
  return held ?? inPieces(store, read => indexInPieces(read, asked));
}

async function* indexInPieces(
  read: Read,
  asked: { readonly variant: Variant; readonly values: { readonly project: number } },
): AsyncGenerator<Buffer, void> {
  yield Buffer.from(`{"cursor":${await storedSeq(read.db)},"issues":`);
  yield* listInPieces(issues.inPieces(read, asked));
  yield Buffer.from(',"pages":');
  yield* listInPieces(pages.inPieces(read, asked));
  yield Buffer.from('}');
}

type Changes = Schemas['ProjectChanges'];
type Changed = Schemas['Changed'];

interface ChangesPage {
  readonly body: Json<Changes> | JsonPieces<Changes>;
  readonly cursor: number;
  readonly hasMore: boolean;
  readonly isReset: boolean;
}

/** A stretch of the order of changes: after `since`, up to and with `until`, at most `limit` of them. */
interface Stretch {
  readonly project: number;
  readonly since: number;
  readonly until: number;
  readonly limit: number;
}

export async function projectChanges(
  store: Store,
  by: Authority,
  project: number,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ChangesPage> {
  const stretch = { project, since, until: Number.MAX_SAFE_INTEGER, limit };
  return store.read(async read => {
    await allow(read, by, project);
    const isReset = since > (await storedSeq(read.db));
    if (limit > MOST_ROWS && (await seqAt(read, stretch, MOST_ROWS)) !== null) {
      const cursor = await lastSeq(read, stretch);
      const hasMore = (await seqAt(read, stretch, limit)) !== null;
      const end = { cursor, hasMore };
      return { body: await inPieces(store, view => changesInPieces(view, stretch, end)), ...end, isReset };
    }
    const { changes, hasMore } = await changesIn(read, stretch);
    const cursor = isEmpty(changes) ? since : lastOf(changes).parsed().seq;
    const body = jsonObject<Changes>({ changes, cursor, has_more: hasMore });
    return { body, cursor, hasMore, isReset };
  });
}

function isEmpty(list: Json<unknown[]>): boolean {
  return recordsOf(list).length === 0;
}

/** Every number belongs to one row. A row that is stamped anew before its turn leaves the stretch, and comes again after it. */
async function* changesInPieces(
  read: Read,
  stretch: Stretch,
  { cursor, hasMore }: { readonly cursor: number; readonly hasMore: boolean },
): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"changes":[');
  let isFirst = true;
  for (let since = stretch.since; ;) {
    const slice = await changesIn(read, { ...stretch, since, until: cursor, limit: ROWS_A_PIECE });
    if (isEmpty(slice.changes)) break;
    if (!isFirst) yield Buffer.from(',');
    isFirst = false;
    yield recordsOf(slice.changes);
    if (!slice.hasMore) break;
    since = lastOf(slice.changes).parsed().seq;
  }
  yield Buffer.from(`],"cursor":${cursor},"has_more":${String(hasMore)}}`);
}

const ROWS_A_PIECE = 500;

interface ChangesRow extends Written {
  readonly found: number;
}

async function changesIn(
  read: Read,
  stretch: Stretch,
): Promise<{ readonly changes: Json<Changed[]>; readonly hasMore: boolean }> {
  const [row] = await changesOf(read, { ...stretch, limit: stretch.limit + 1 });
  if (!row) throw new Error('a list of changes has no row');
  const changes = new Json<Changed[]>(row.written);
  const hasMore = row.found > stretch.limit;
  return { changes: hasMore ? withoutLast(changes) : changes, hasMore };
}

const changesOf = fixedQuery<keyof Stretch, ChangesRow>((read, mark) => {
  const { db, dialect } = read;
  const { json } = dialect;
  const { sql, bindings } = stretchOf(read, mark).toSQL();
  return db.raw<ChangesRow[]>(
    `SELECT ${json.list('record')} AS written, COUNT(*) AS found FROM (SELECT CASE slice.kind
        WHEN 'issue' THEN (SELECT ${CHANGED.issue(dialect)} FROM issues
          JOIN projects ON projects.id = issues.project_id WHERE issues.id = slice.id)
        WHEN 'page' THEN (SELECT ${CHANGED.page(dialect)} FROM pages
          JOIN projects ON projects.id = pages.project_id WHERE pages.id = slice.id)
        ELSE (SELECT ${CHANGED.comment(dialect)} FROM comments ${JOIN_AUTHOR} WHERE comments.id = slice.id)
      END AS record FROM (${sql}) AS slice${json.inOrder('slice.seq')}) AS records`,
    bindings,
  );
});

/** What changed, by its kind, id and number, from the indexes alone. */
function stretchOf({ db }: Read, mark: Mark<keyof Stretch>): Knex.Raw {
  const kinds = ['issue', 'page', 'comment'].map(
    kind => `SELECT * FROM (SELECT '${kind}' AS kind, id, seq FROM ${kind}s
      WHERE project_id = ? AND seq > ? AND seq <= ? ORDER BY seq limit ?) AS later_${kind}s`,
  );
  const marks = [mark('project'), mark('since'), mark('until'), mark('limit')];
  return db.raw(`${kinds.join(' UNION ALL ')} ORDER BY seq limit ?`, [
    ...marks,
    ...marks,
    ...marks,
    mark('limit'),
  ]);
}

/** The number of the change that stands so far into the stretch; null where it ends before. */
async function seqAt(read: Read, stretch: Stretch, place: number): Promise<number | null> {
  const [row] = await seqs(read, { ...stretch, limit: place + 1, place });
  return row?.seq ?? null;
}

/** The number of the last change of a stretch that has any. */
async function lastSeq(read: Read, stretch: Stretch): Promise<number> {
  const [row] = await lastSeqs(read, stretch);
  return row?.seq ?? stretch.since;
}

interface Numbered {
  readonly seq: number;
}

const seqs = fixedQuery<keyof Stretch | 'place', Numbered>((read, mark) => {
  const { sql, bindings } = stretchOf(read, mark).toSQL();
  const text = `SELECT seq FROM (${sql}) AS slice ORDER BY seq limit 1 offset ?`;
  return read.db.raw<Numbered[]>(text, [...bindings, mark('place')]);
});

const lastSeqs = fixedQuery<keyof Stretch, Numbered>((read, mark) => {
  const { sql, bindings } = stretchOf(read, mark).toSQL();
  return read.db.raw<Numbered[]>(`SELECT seq FROM (${sql}) AS slice ORDER BY seq DESC limit 1`, bindings);
});

/** The last `seq` that rows of each project carry; 0 where it has none. */
export async function latestSeqs(read: Read): Promise<Map<number, number>> {
  const rows = await latestByKind(read);
  return new Map(
    rows.map(({ id, issues, pages, comments }) => [id, Math.max(issues ?? 0, pages ?? 0, comments ?? 0)]),
  );
}

interface LatestByKind {
  readonly id: number;
  readonly issues: number | null;
  readonly pages: number | null;
  readonly comments: number | null;
}

/** Three steps into an index for each project, however many rows it has. */
export function latestByKind({ db }: Read) {
  const latest = (table: string): Knex.QueryBuilder =>
    db(table).where(`${table}.project_id`, db.ref('projects.id')).max('seq').as(table);
  return db('projects').select<LatestByKind[]>('id', latest('issues'), latest('pages'), latest('comments'));
}
