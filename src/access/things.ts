/** The way from each item in a request to its project, so that one statement returns the caller's role there. */
import { fixedStatement } from '../store/fixed-query.ts';
import type { Statement } from '../store/statement.ts';
import type { Read } from '../store/read.ts';
import { revealed } from './authority.ts';
import { FILE } from './files.ts';

/** Rows that are named by parameters in `where`, and the column of their project. */
export interface Thing {
  readonly from: string;
  readonly where: string;
  /** Null means the workspace. */
  readonly project: string;
}

function rows(table: string, condition = ''): Thing {
  return { from: table, where: `${table}.id = :id${condition}`, project: `${table}.project_id` };
}

/** By the identifier of the project and the number there. */
function numbered(table: string, condition = ''): Thing {
  return {
    from: `${table} JOIN projects ON projects.id = ${table}.project_id`,
    where: `projects.identifier = :project AND ${table}.sequence = :sequence${condition}`,
    project: `${table}.project_id`,
  };
}

const live = (table: string): string => ` AND ${table}.deleted_at IS NULL`;

/** A trashed item is not found, unless the operation is about the trash. */
export const THINGS = {
  project: { from: 'projects', where: 'projects.id = :id', project: 'projects.id' },
  'project called': { from: 'projects', where: 'projects.identifier = :project', project: 'projects.id' },
  issue: rows('issues', live('issues')),
  'trashed issue': rows('issues'),
  'issue called': numbered('issues', live('issues')),
  page: rows('pages', live('pages')),
  'trashed page': rows('pages'),
  'page called': numbered('pages', live('pages')),
  'page of the workspace called': {
    from: 'pages',
    where: `pages.sequence = :sequence AND pages.project_id IS NULL${live('pages')}`,
    project: 'pages.project_id',
  },
  comment: rows('comments', live('comments')),
  plan: rows('plans'),
  'plan called': numbered('plans'),
  module: rows('modules'),
  label: rows('labels'),
  folder: rows('folders'),
  binding: rows('repo_bindings'),
} as const satisfies Readonly<Record<string, Thing>>;

/** An item that a path names within another one, and whether every reader may know that it exists. */
const WITHIN = {
  // Any reader of a project sees its list of members.
  user_id: {
    rows: 'project_members AS inner_one WHERE inner_one.project_id = projects.id AND inner_one.user_id = :user_id',
    isOpen: true,
  },
  step_id: {
    rows: 'plan_steps AS inner_one WHERE inner_one.plan_id = plans.id AND inner_one.id = :step_id',
    isOpen: false,
  },
  view_id: {
    rows: `saved_views AS inner_one WHERE inner_one.project_id = projects.id AND inner_one.id = :view_id
      AND inner_one.user_id = :owner`,
    isOpen: false,
  },
} as const;

export type Inner = keyof typeof WITHIN;

export function isInner(name: string): name is Inner {
  return name in WITHIN;
}

/** The names in a request, and whose membership counts. */
export type Names = Readonly<Record<string, number | string>>;

export type ThingQuery = (read: Read, names: Names) => Statement;

/** The result for the workspace, and for a caller without membership. */
export const WORKSPACE = 'workspace';
export const NONE = 'none';

/** The prefix of the role if the inner item is missing: the role decides first. */
export const LACKING = 'lacking ';

/**
 * Returns the role of a member (`:member`) in the project of an item, `workspace` or `none`; no row if there is no such
 * item.
 */
function roleIn({ from, where, project }: Thing, inner: Inner | null): ThingQuery {
  const role = `CASE WHEN ${project} IS NULL THEN '${WORKSPACE}' ELSE COALESCE((SELECT project_members.role
    FROM project_members WHERE project_members.project_id = ${project} AND project_members.user_id = :member), '${NONE}') END`;
  const rows = `FROM ${from} WHERE ${where} AND ${revealed(project)}`;
  if (inner === null) return queryOf(`SELECT ${role} ${rows}`);
  const within = `EXISTS (SELECT 1 FROM ${WITHIN[inner].rows})`;
  if (WITHIN[inner].isOpen) return queryOf(`SELECT ${role} ${rows} AND ${within}`);
  return queryOf(`SELECT CASE WHEN ${within} THEN '' ELSE '${LACKING}' END || ${role} ${rows}`);
}

/** Groups belong to no project, and are visible only to their owner. */
export const groupQuery = queryOf('SELECT 1 FROM project_groups WHERE id = :id AND user_id = :owner');

export const fileQuery = queryOf(FILE);

const texts = new Map<string, ThingQuery>();

/** The query for the role in the project of an item, and for an item named within it. */
export function roleQuery(thing: keyof typeof THINGS, inner: Inner | null): ThingQuery {
  const key = `${thing}/${inner ?? ''}`;
  const known = texts.get(key) ?? roleIn(THINGS[thing], inner);
  texts.set(key, known);
  return known;
}

/** Selects something of the project of an item, given the column with its id; no row if the item does not exist. */
export function projectQuery(thing: keyof typeof THINGS, selected: (project: string) => string): ThingQuery {
  const { from, where, project } = THINGS[thing];
  return queryOf(`SELECT ${selected(project)} FROM ${from} WHERE ${where}`);
}

function queryOf(sql: string): ThingQuery {
  const names = [...new Set([...sql.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []))];
  return fixedStatement<string, unknown>(({ db }, mark) =>
    db.raw<unknown[]>(sql, Object.fromEntries(names.map(name => [name, mark(name)]))),
  );
}
