/** Issues and pages that change because something else does: a label is renamed, a module or folder deleted. */
import type { Knex } from 'knex';
import type { ActivityEntry } from '../../store/writing/activity.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { PRINTED } from '../../records/identifiers.ts';
import { issueKind } from '../../records/issue.ts';
import { pageKind } from '../../records/page.ts';

type Reached = 'issue' | 'page';

/** Selects the affected rows of `issues` or `pages`. */
export type Chosen = (rows: Knex.QueryBuilder) => Knex.QueryBuilder;

export type Reach = Readonly<Partial<Record<Reached, Chosen>>>;

const TABLES = { issue: 'issues', page: 'pages' } as const satisfies Record<Reached, string>;

/**
 * Up to this many issues are announced one by one. A resume could not replay many more, and a client that receives the last
 * `seq` fetches the changes up to it in one request.
 */
export const ANNOUNCED_ONE_BY_ONE = 1_000;

/**
 * Stamps all affected rows, announces each issue, and then announces the project once with the last `seq`. `updated_at`
 * changes only if the item itself changes, and not only what it shows.
 */
export async function restampReached(
  work: Work,
  projectId: number,
  { issue, page }: Reach,
  times: { readonly updated_at?: string } = {},
): Promise<void> {
  const ofIssues = issue ? await work.restamp(issueKind, issue, times) : null;
  if (issue && ofIssues !== null) await announceIssues(work, projectId, issue);
  const ofPages = page ? await work.restamp(pageKind, page, times) : null;
  const seq = ofPages ?? ofIssues;
  if (seq !== null) work.announce({ type: 'project.updated', project_id: projectId, seq });
}

async function announceIssues(work: Work, project_id: number, chosen: Chosen): Promise<void> {
  const issues = await chosen(work.db('issues'))
    .orderBy('seq')
    .limit(ANNOUNCED_ONE_BY_ONE + 1)
    .select<{ id: number; seq: number }[]>('id', 'seq');
  if (issues.length > ANNOUNCED_ONE_BY_ONE) return;
  for (const { id, seq } of issues) {
    work.announce({ type: 'issue.updated', project_id, issue_id: id, seq });
  }
}

/** The activity entry of each item. */
export type Happened<Row> = (row: Row) => Pick<ActivityEntry, 'action' | 'field' | 'old_value' | 'new_value'>;

interface ReachedRow {
  readonly id: number;
  readonly project_id: number;
  readonly identifier: string;
  /** Null for an issue, and for a page at the root. */
  readonly folder: string | null;
}

/** Records an activity entry on each item. */
export async function traceOnEach(
  work: Work,
  of: Reached,
  chosen: Chosen,
  happened: Happened<ReachedRow>,
): Promise<void> {
  for (const row of await reachedRows(work, of, chosen)) {
    const { id, project_id, identifier } = row;
    const feed = of === 'issue' ? { issue_id: id } : { page_id: id };
    const subject = { entity_id: id, entity_label: identifier, project_id, ...feed };
    work.trace({ ...subject, entity_type: of, ...happened(row) });
  }
}

async function reachedRows({ db }: Read, of: Reached, chosen: Chosen): Promise<ReachedRow[]> {
  const table = TABLES[of];
  const folder = of === 'page' ? '(SELECT name FROM folders WHERE folders.id = pages.folder_id)' : 'NULL';
  return db(table)
    .join('projects', 'projects.id', `${table}.project_id`)
    .whereIn(`${table}.id`, chosen(db(table).select('id')))
    .orderBy(`${table}.id`)
    .select<ReachedRow[]>(
      `${table}.id`,
      `${table}.project_id`,
      db.raw(`${PRINTED[of]} AS identifier`),
      db.raw(`${folder} AS folder`),
    );
}
