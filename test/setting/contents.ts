/** What a project can hold, put straight into the store: for tests whose subject is not how it came there. */
import type { Work } from '../../src/store/work.ts';
import { issueKind, pageKind } from '../../src/records/kinds.ts';
import type { IssueRow, PageRow } from '../../src/records/rows.ts';
import type { TestServer } from './server.ts';
import { silently } from './silently.ts';

/** Columns that differ from those of a plain, new thing. */
type Wanted<Row> = Partial<Omit<Row, 'id' | 'seq'>>;

/** Runs SQL inside a change of the store, as the server's own writing would. */
export async function stored<T>(server: TestServer, act: (work: Work) => Promise<T>): Promise<T> {
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  return server.app.instance.store.write(origin, async work => {
    work.unrecorded();
    return act(work);
  });
}

/** Issues numbered from 1 in the order given; a project is filled once. */
export async function storeIssues(
  server: TestServer,
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
        module_id: null,
        sort_order: index + 1,
        start_date: null,
        target_date: null,
        source: null,
        deleted_at: null,
        ...columns,
      });
      issues.push(await withColumns(work, 'issues', issue, columns));
    }
    return issues;
  });
}

export async function storePage(
  server: TestServer,
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

/** Also those that the store writes by itself: times of long ago. */
async function withColumns<Row extends { readonly id: number }>(
  { db }: Work,
  table: string,
  row: Row,
  columns: object,
): Promise<Row> {
  if (Object.keys(columns).length > 0) await db(table).where({ id: row.id }).update(columns);
  return { ...row, ...columns };
}

/** Anything with an id, in a table that takes the columns as they are. */
export async function storeRow(server: TestServer, table: string, columns: object): Promise<number> {
  return stored(server, async work => {
    const [row] = await work.db<{ id: number }>(table).insert(columns, 'id');
    if (!row) throw new Error('the row was not returned');
    return row.id;
  });
}

export async function storeModule(server: TestServer, project_id: number, name: string): Promise<number> {
  const now = '2026-01-01 00:00:00';
  return storeRow(server, 'modules', {
    project_id,
    name,
    name_folded: name.toLowerCase(),
    description: '',
    status: 'active',
    created_at: now,
    updated_at: now,
  });
}

/** A label, on the issues named. */
export async function storeLabel(
  server: TestServer,
  project_id: number,
  name: string,
  issueIds: readonly number[] = [],
): Promise<number> {
  const label_id = await storeRow(server, 'labels', {
    project_id,
    name,
    name_folded: name.toLowerCase(),
    color: '#6B7280',
  });
  await stored(server, async ({ db }) => {
    for (const issue_id of issueIds) await db('issue_labels').insert({ issue_id, label_id });
  });
  return label_id;
}
