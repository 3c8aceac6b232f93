/** Inserts data directly into the store, for tests that do not test its creation. */
import type { Role } from '../../src/generated/operations.ts';
import { DEFAULTS, type IssueRow, issueKind } from '../../src/records/issue.ts';
import { memberKind } from '../../src/records/member.ts';
import { type PageRow, pageKind } from '../../src/records/page.ts';
import { projectKind } from '../../src/records/project.ts';
import { portions } from '../../src/store/portions.ts';
import type { Work } from '../../src/store/work.ts';
import { fold } from '../../src/text/fold.ts';
import type { Member } from './cast.ts';
import type { RunningServer } from './server.ts';
import { silently } from './silently.ts';

/** Columns that differ from the defaults. */
type Wanted<Row> = Partial<Omit<Row, 'id' | 'seq'>>;

/** The members of a project and their roles. */
type Crew = readonly (readonly [role: Role, member: Named])[];

type Named = Pick<Member, 'id' | 'username'>;

const TIME = '2026-01-01 00:00:00';
/** The timestamps of rows without a specified time. */
export const TIMES = { created_at: TIME, updated_at: TIME };

/** Runs SQL inside a change of the store, like the server's writes. */
export async function stored<T>(server: RunningServer, act: (work: Work) => Promise<T>): Promise<T> {
  return written(server, async work => {
    work.untraced();
    const value = await act(work);
    // A real change raises the versions of its projects; this one has no traces.
    await work.db('projects').increment('version');
    await work.db('versions').increment('version');
    return value;
  });
}

function written<T>({ app, clock }: RunningServer, act: (work: Work) => Promise<T>): Promise<T> {
  return app.instance.store.write({ now: clock.now(), transport: 'system', actorId: null }, act);
}

/** The roles that the cast has in APP. */
export function crew({ lena, max, vera }: Readonly<Record<'lena' | 'max' | 'vera', Named>>): Crew {
  return [
    ['lead', lena],
    ['maintainer', max],
    ['viewer', vera],
  ];
}

/** A project with its members, the first lead as its named lead; recorded normally. */
export async function storeProject(
  server: RunningServer,
  identifier: string,
  members: Crew = [],
): Promise<number> {
  return written(server, async work => {
    const [, lead] = members.find(([role]) => role === 'lead') ?? [];
    const project = await work.insert(projectKind, {
      name: `The ${identifier} project`,
      identifier,
      description: '',
      emoji: null,
      lead_user_id: lead?.id ?? null,
      sort_order: 0,
      is_public: 0,
    });
    for (const [role, { id, username }] of members)
      await work.insert(memberKind, { project_id: project.id, user_id: id, username, role });
    return project.id;
  });
}

/** Issues numbered from 1 in the given order; call it once per project. */
export async function storeIssues(
  server: RunningServer,
  project_id: number,
  wanted: readonly Wanted<IssueRow>[],
): Promise<IssueRow[]> {
  return stored(server, async work => {
    const issues: IssueRow[] = [];
    for (const [index, columns] of wanted.entries()) {
      const issue = await work.insert(silently(issueKind), {
        project_id,
        sequence: index + 1,
        identifier: '',
        title: `Issue ${index + 1}`,
        description: '',
        status: 'backlog',
        priority: 'none',
        ...DEFAULTS,
        sort_order: index + 1,
        ...columns,
      });
      issues.push(await withColumns(work, 'issues', issue, columns));
    }
    return issues;
  });
}

export async function storePage(
  server: RunningServer,
  project_id: number | null,
  columns: Wanted<PageRow> = {},
): Promise<PageRow> {
  return stored(server, async work => {
    const page = await work.insert(silently(pageKind), {
      project_id,
      sequence: 1,
      identifier: '',
      folder_id: null,
      title: 'Page',
      content: '',
      sort_order: 1,
      status: 'draft',
      pinned: 0,
      deleted_at: null,
      ...columns,
    });
    return withColumns(work, 'pages', page, columns);
  });
}

/** Including stamps: for times of long ago. */
async function withColumns<Row extends { readonly id: number }>(
  { db }: Work,
  table: string,
  row: Row,
  columns: object,
): Promise<Row> {
  if (Object.keys(columns).length > 0) await db(table).where({ id: row.id }).update(columns);
  return { ...row, ...columns };
}

/** Inserts rows as they are, into a table with ids; returns the ids. */
export async function storeRows(
  server: RunningServer,
  table: string,
  rows: readonly object[],
): Promise<number[]> {
  return stored(server, async ({ db }) => {
    const ids: number[] = [];
    for (const part of portions([...rows])) {
      const made: { id: number }[] = await db(table).insert(part, 'id');
      ids.push(...made.map(({ id }) => id));
    }
    return ids;
  });
}

export async function storeRow(server: RunningServer, table: string, columns: object): Promise<number> {
  const [id] = await storeRows(server, table, [columns]);
  if (id === undefined) throw new Error('the row was not returned');
  return id;
}

export async function storeModule(server: RunningServer, project_id: number, name: string): Promise<number> {
  const named = { name, name_folded: fold(name), description: '' };
  return storeRow(server, 'modules', { project_id, ...named, status: 'active', ...TIMES });
}

export async function storeLabels(
  server: RunningServer,
  project_id: number,
  names: readonly string[],
): Promise<number[]> {
  const rows = names.map(name => ({ project_id, name, name_folded: fold(name), color: '#6B7280' }));
  return storeRows(server, 'labels', rows);
}

/** A label, on the given issues. */
export async function storeLabel(
  server: RunningServer,
  project_id: number,
  name: string,
  issueIds: readonly number[] = [],
): Promise<number> {
  const [label_id] = await storeLabels(server, project_id, [name]);
  if (label_id === undefined) throw new Error('the label was not returned');
  await stored(server, async ({ db }) => {
    for (const issue_id of issueIds) await db('issue_labels').insert({ issue_id, label_id });
  });
  return label_id;
}
