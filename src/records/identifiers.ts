/** Identifiers in the database: formatted by SQL, and created from the next number of a project. */
import type { Read } from '../store/read.ts';
import { SqlValue } from '../store/sql-value.ts';
import type { Work } from '../store/work.ts';
import { fold } from '../text/fold.ts';
import { type Numbered, printed, readIdentifier, upperAscii } from '../text/identifiers.ts';

/** SQL that formats the identifier of an issue, given the aliases of its table and its project's table in the query. */
export function printedIssue(issues = 'issues', projects = 'projects'): string {
  return `${projects}.identifier || '-' || CAST(${issues}.sequence AS TEXT)`;
}

/** SQL that formats the identifier of a row of the table, whose project is joined as `projects`. */
export const PRINTED: Readonly<Record<Numbered, string>> = {
  issue: printedIssue(),
  page: `COALESCE(projects.identifier || '-', '') || 'DOC-' || CAST(pages.sequence AS TEXT)`,
  plan: `projects.identifier || '-PLAN-' || CAST(plans.sequence AS TEXT)`,
};

/**
 * The next number in a project and its identifier, for a new issue. A trigger (`issues_numbered`) stores that it is taken.
 */
export function numberedIssue(projectId: number): {
  readonly sequence: SqlValue<number>;
  readonly identifier: SqlValue<string>;
} {
  const last = "SELECT last FROM sequences WHERE project_id = ? AND kind = 'issue'";
  const project = 'SELECT identifier FROM projects WHERE projects.id = issues.project_id';
  return {
    sequence: new SqlValue(`COALESCE((${last}), 0) + 1`, [projectId]),
    identifier: new SqlValue(`(${project}) || '-' || CAST(sequence AS TEXT)`),
  };
}

/** Takes the next number of a kind in a project, and returns its identifier; null means the workspace. */
export async function nextNumber(
  work: Work,
  kind: Numbered,
  projectId: number | null,
): Promise<{ readonly sequence: number; readonly identifier: string }> {
  const { last, project } = await taken(work, kind, projectId, 1);
  return { sequence: last, identifier: printed(kind, project, last) };
}

/** Takes several consecutive numbers, and returns the first. */
export async function takeNumbers(
  work: Work,
  kind: Numbered,
  projectId: number,
  count: number,
): Promise<number> {
  const { last } = await taken(work, kind, projectId, count);
  return last - count + 1;
}

interface Taken {
  readonly last: number;
  /** The identifier of the project. */
  readonly project: string | null;
}

async function taken({ db }: Work, kind: Numbered, projectId: number | null, count: number): Promise<Taken> {
  const [row] = await db('sequences')
    .insert({ project_id: projectId ?? 0, kind, last: count })
    .onConflict(['project_id', 'kind'])
    .merge({ last: db.raw('sequences.last + ?', [count]) })
    .returning<Taken[]>([
      'last',
      db.raw('(SELECT identifier FROM projects WHERE id = project_id) AS project'),
    ]);
  if (!row) throw new Error('the last number was not returned');
  return row;
}

/** A row with its identifier, as activity names it. */
export type Named<Row> = Row & { readonly identifier: string };

interface WithId {
  readonly id: number;
}

const TABLES = { issue: 'issues', page: 'pages', plan: 'plans' } as const;

export async function idOfProject({ db }: Read, identifier: string): Promise<number | undefined> {
  const row = await db('projects')
    .where({ identifier: upperAscii(identifier) })
    .first<WithId>('id');
  return row?.id;
}

/** The project that had the identifier when it was archived; the last one if there are several. */
export async function idOfArchived({ db }: Read, identifier: string): Promise<number | undefined> {
  const row = await db('archived_projects')
    .where({ identifier: upperAscii(identifier) })
    .orderBy('id', 'desc')
    .first<WithId | undefined>('id');
  return row?.id;
}

/** Undefined if no row has it, or if it is not an identifier of this kind. */
export async function idOfNumbered(read: Read, kind: Numbered, text: string): Promise<number | undefined> {
  const identifier = readIdentifier(kind, text);
  if (!identifier) return undefined;
  const { project, sequence } = identifier;
  const within = project === null ? null : await idOfProject(read, project);
  if (within === undefined) return undefined;
  const row = await read.db(TABLES[kind]).where({ project_id: within, sequence }).first<WithId>('id');
  return row?.id;
}

export type PartTable = 'modules' | 'labels' | 'folders';

/** The first with that name: modules and folders may share one. */
export async function idOfPart(
  { db }: Read,
  table: PartTable,
  { projectId, name }: { readonly projectId: number; readonly name: string },
): Promise<number | undefined> {
  const row = await db(table)
    .where({ project_id: projectId, name_folded: fold(name) })
    .orderBy('id')
    .first<WithId>('id');
  return row?.id;
}

export async function idOfUser({ db }: Read, username: string): Promise<number | undefined> {
  const row = await db('users')
    .where({ username_folded: fold(username) })
    .first<WithId>('id');
  return row?.id;
}

/** Names of modules and folders. The caller has received their ids, so the names may be shown. */
export async function namesOfParts(
  { db }: Read,
  table: PartTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db(table).whereIn('id', ids).select<{ id: number; name: string }[]>('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
