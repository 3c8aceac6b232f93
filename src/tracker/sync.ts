/** Delta sync: the rows of a project, whole or since a place in the instance-wide order of changes. */
import type { Knex } from 'knex';
import type { Schemas } from '../generated/types.ts';
import type { Variant } from '../store/fixed-query.ts';
import { inPieces, jsonObject, type Json, type JsonPieces } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/writing/seq-counter.ts';
import type { Door } from '../store/store.ts';
import { CHANGED } from '../records/changed.ts';
import { JOIN_AUTHOR } from '../records/comment.ts';
import { indexedIssue } from '../records/issue.ts';
import { indexedPage } from '../records/page.ts';
import type { Shape } from '../records/shape.ts';
import { listInPieces, partsOfProject, type WholeList } from '../records/whole.ts';
import { changesOf, MOST_ROWS, type ChangesPage } from './changes.ts';

type Index = Schemas['ProjectIndex'];

const issues = indexed('issues', indexedIssue);
const pages = indexed('pages', indexedPage);

/** All live rows of a table, by `seq`. No text of theirs is long. */
function indexed<Shown>(table: string, shape: Shape<Shown>): WholeList<Variant, 'project', Shown> {
  return partsOfProject({
    shape,
    table,
    joins: `JOIN projects ON projects.id = ${table}.project_id`,
    order: `${table}.seq`,
    only: `${table}.deleted_at IS NULL`,
    most: MOST_ROWS,
  });
}

/** For whoever may see the project. */
export async function projectIndex(store: Door, project: number): Promise<Json<Index> | JsonPieces<Index>> {
  const asked = { variant: {}, values: { project } };
  const held = await store.read(async read => {
    // Read before the rows: what is written meanwhile is then in the next changes, whether or not it is in the rows too.
    const cursor = await storedSeq(read);
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
  yield Buffer.from(`{"cursor":${await storedSeq(read)},"issues":`);
  yield* listInPieces(issues.inPieces(read, asked));
  yield Buffer.from(',"pages":');
  yield* listInPieces(pages.inPieces(read, asked));
  yield Buffer.from('}');
}

type Changed = Schemas['Changed'];

const JOIN_PROJECT = {
  issue: 'JOIN projects ON projects.id = issues.project_id',
  page: 'JOIN projects ON projects.id = pages.project_id',
} as const;

const changes = changesOf<Changed>([
  { kind: 'issue', record: CHANGED.issue, joins: JOIN_PROJECT.issue },
  { kind: 'page', record: CHANGED.page, joins: JOIN_PROJECT.page },
  { kind: 'comment', record: CHANGED.comment, joins: JOIN_AUTHOR },
]);

export async function projectChanges(
  store: Door,
  project: number,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ChangesPage<Changed>> {
  return store.read(async read =>
    changes(read, store, { project, since, limit, until: await storedSeq(read) }),
  );
}

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
