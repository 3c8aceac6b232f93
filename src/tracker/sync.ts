/** Delta sync: the rows of a project, all or those changed since a `seq`. */
import type { Knex } from 'knex';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/writing/seq-counter.ts';
import type { Door } from '../store/store.ts';
import type { Shape } from '../records/shape.ts';
import { SIZES, type List } from '../records/list.ts';
import { partsOfProject } from '../records/parts.ts';
import { objectOf, valueOf } from '../records/whole.ts';
import { changesOf, type ChangesPage } from './changes.ts';
import { CHANGED } from '../records/changed.ts';
import { JOIN_AUTHOR } from '../records/comment.ts';
import { indexedIssue } from '../records/issue.ts';
import { indexedPage } from '../records/page.ts';

/** All active rows of a table, by `seq`. Their texts are short. */
function indexed<Shown>(table: string, shape: Shape<Shown>): List<{ readonly project: number }, Shown> {
  return partsOfProject({
    shape,
    table,
    joins: `JOIN projects ON projects.id = ${table}.project_id`,
    order: `${table}.seq`,
    only: `${table}.deleted_at IS NULL`,
    rows: SIZES.shortRows,
  });
}

export const projectIndex = objectOf<{ readonly project: number }, Schemas['ProjectIndex']>({
  // Read before the rows: what is written in the meantime is in the next changes, and may be in these rows too.
  cursor: valueOf(storedSeq),
  issues: indexed('issues', indexedIssue),
  pages: indexed('pages', indexedPage),
});

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

export function projectChanges(
  store: Door,
  project: number,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ChangesPage<Changed>> {
  return changes(store, async read => ({ project, since, limit, until: await storedSeq(read) }));
}

/** The last `seq` among the rows of each project; 0 if it has none. */
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

/** Three index lookups per project, however many rows it has. */
export function latestByKind({ db }: Read) {
  const latest = (table: string): Knex.QueryBuilder =>
    db(table).where(`${table}.project_id`, db.ref('projects.id')).max('seq').as(table);
  return db('projects').select<LatestByKind[]>('id', latest('issues'), latest('pages'), latest('comments'));
}
