/** Issues and pages of APP that have labels, a module and folders: put into the store, whichever families are at test. */
import type { TestContext } from 'node:test';
import type { ServerOptions, TestServer } from './server.ts';
import { tracked, type Tracked } from './tracked.ts';

const MADE = '2026-01-01 00:00:00';

export interface Filled extends Tracked {
  /** Puts an issue into APP, or another project, and answers its id. */
  readonly putIssue: (fields?: Readonly<Record<string, unknown>>) => Promise<number>;
  readonly putPage: (fields?: Readonly<Record<string, unknown>>) => Promise<number>;
  readonly attach: (of: 'issue' | 'page', id: number, ...labels: number[]) => Promise<void>;
}

export async function filled(t: TestContext, options: ServerOptions = {}): Promise<Filled> {
  const base = await tracked(t, options);
  const { server, put, app } = base;
  let number = 0;
  const common = () => ({
    project_id: app,
    sequence: ++number,
    sort_order: number,
    title: `Number ${String(number)}`,
    seq: 0,
    created_at: MADE,
    updated_at: MADE,
  });
  const one = async (table: string, row: Readonly<Record<string, unknown>>): Promise<number> => {
    const [id] = await put(table, row);
    if (id === undefined) throw new Error(`no row came of ${table}`);
    return id;
  };
  return {
    ...base,
    putIssue: fields =>
      one('issues', {
        ...common(),
        description: '',
        status: 'backlog',
        priority: 'none',
        priority_rank: 4,
        ...fields,
      }),
    putPage: fields =>
      one('pages', { ...common(), title_folded: '', content: '', status: 'draft', ...fields }),
    attach: (of, id, ...labels) => attachLabels(server, of, id, labels),
  };
}

async function attachLabels(
  server: TestServer,
  of: 'issue' | 'page',
  id: number,
  labels: readonly number[],
): Promise<void> {
  const now = server.clock.now();
  await server.app.instance.store.write({ now, transport: 'system', actorId: null }, async work => {
    work.unrecorded();
    await work.db(`${of}_labels`).insert(labels.map(label_id => ({ [`${of}_id`]: id, label_id })));
  });
}

/** The parameters of a request whose path ends with an id. */
export function place(id: number): { params: { path: { id: number } } } {
  return { params: { path: { id } } };
}

export interface Stamps {
  readonly seq: number;
  readonly updated_at: string;
}

/** How the rows are stamped, in the order of the ids. */
export async function stampsOf(
  { app: { instance } }: TestServer,
  table: 'issues' | 'pages' | 'comments',
  ids: readonly number[],
): Promise<Stamps[]> {
  const rows = await instance.store.read(({ db }) =>
    db(table).whereIn('id', ids).orderBy('id').select<Stamps[]>('seq', 'updated_at'),
  );
  return rows.map(({ seq, updated_at }) => ({ seq, updated_at }));
}
