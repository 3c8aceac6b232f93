/** How SQLite means to run every statement of the calls that are made all day: along its index, never through a table. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { engine } from '../setting/engines.ts';
import { raw } from '../setting/raw.ts';
import { Statements, type Statement } from '../setting/statements.ts';
import { world, type World } from '../setting/world.ts';

interface Hot {
  readonly name: string;
  readonly method?: string;
  readonly path: (site: World) => string;
  readonly body?: (site: World) => object;
  /** Which must stand in the plans. */
  readonly indexes: readonly string[];
}

const OF_LABELS = 'sqlite_autoindex_issue_labels_1';

const HOT: readonly Hot[] = [
  {
    name: 'a list of fifty issues',
    path: ({ app }) => `/api/issues?project_id=${app}`,
    indexes: ['issues_in_order', OF_LABELS],
  },
  {
    name: 'an issue',
    path: () => '/api/issues/1',
    indexes: [OF_LABELS, 'sqlite_autoindex_relations_1', 'relations_of_target'],
  },
  {
    name: 'the board',
    path: ({ app }) => `/api/projects/${app}/board`,
    indexes: ['issues_in_order', 'issues_of_label'],
  },
  { name: 'a page of comments', path: () => '/api/issues/1/comments', indexes: ['comments_of_issue'] },
  {
    name: 'the index',
    path: ({ app }) => `/api/projects/${app}/index`,
    indexes: ['issues_by_seq', 'pages_by_seq', OF_LABELS, 'sqlite_autoindex_page_labels_1'],
  },
  {
    name: 'a page of changes',
    path: ({ app }) => `/api/projects/${app}/changes?since=2`,
    indexes: [
      'issues_by_seq',
      'pages_by_seq',
      'comments_by_seq',
      OF_LABELS,
      'sqlite_autoindex_page_labels_1',
    ],
  },
  {
    name: 'making an issue',
    method: 'POST',
    path: () => '/api/issues',
    body: ({ app }) => ({
      project_id: app,
      title: 'Boats',
      description: '@vera',
      labels: ['bug'],
      source: 'a',
    }),
    indexes: ['issues_in_order', 'issues_by_source', 'sqlite_autoindex_labels_1'],
  },
  {
    name: 'changing an issue',
    method: 'PUT',
    path: () => '/api/issues/1',
    body: () => ({ title: 'Boats', status: 'done', description: '@vera', labels: ['bug'] }),
    indexes: [OF_LABELS, 'sqlite_autoindex_labels_1', 'plans_of_issue', 'plan_steps_of_issue'],
  },
  {
    name: 'adding a comment',
    method: 'POST',
    path: () => '/api/issues/1/comments',
    body: () => ({ content: '@vera' }),
    indexes: ['sqlite_autoindex_project_members_1'],
  },
];

async function site(t: TestContext): Promise<World> {
  const made = await world(t);
  await made.label('bug');
  for (const title of ['One', 'Two']) await made.issue({ title });
  return made;
}

/** One line for each step of the statement, as SQLite explains it. */
function planOf({ server }: World, { sql, bindings }: Statement): Promise<string[]> {
  return server.app.instance.store.read(async ({ db }) => {
    const rows = await db.raw<{ readonly detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
    return rows.map(({ detail }) => detail);
  });
}

for (const { name, method = 'GET', path, body, indexes } of engine === 'sqlite' ? HOT : []) {
  test(`${name} is answered along indexes alone`, async t => {
    const made = await site(t);
    const tables = await made.server.app.instance.store.read(({ db }) =>
      db('sqlite_master').where({ type: 'table' }).pluck<string[]>('name'),
    );
    const statements = await Statements.of(made.server);
    const heard = await statements.during(async () => {
      const request = { method, token: made.max.token, ...(body ? { body: body(made) } : {}) };
      const { response, error } = await raw(made.server, path(made), request);
      assert.equal(response.status, 200, JSON.stringify(error));
    });
    const steps = (await Promise.all(heard.map(statement => planOf(made, statement)))).flat();
    const whole = steps.filter(step => tables.some(table => `${step} `.startsWith(`SCAN ${table} `)));
    assert.deepEqual(whole, []);
    for (const index of indexes) {
      assert.ok(
        steps.some(step => step.startsWith('SEARCH') && step.includes(`INDEX ${index} `)),
        `${index} is not in\n${steps.join('\n')}`,
      );
    }
  });
}
