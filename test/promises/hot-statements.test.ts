/** Hot calls: how many statements each takes, and that SQLite uses an index for all of them. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { engine } from '../setting/engines.ts';
import { assertAlong, explainedAll } from '../setting/explained.ts';
import { picture } from '../setting/files.ts';
import { raw } from '../setting/raw.ts';
import { publish } from '../setting/strangers.ts';
import { Statements } from '../setting/statements.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

interface Hot {
  readonly name: string;
  readonly method?: string;
  readonly path: (site: World) => string;
  readonly body?: (site: World) => object;
  /** How many statements, without those of the transaction and the activity. */
  readonly statements: number;
  /** Indexes that must appear in the plans. */
  readonly indexes: readonly string[];
}

const OF_LABELS = 'sqlite_autoindex_issue_labels_1';
const PUBLIC = '/public/api/projects/APP';

const HOT: readonly Hot[] = [
  {
    name: 'a list of fifty issues',
    path: ({ app }) => `/api/issues?project_id=${app}`,
    statements: 1,
    indexes: ['issues_in_order', OF_LABELS],
  },
  {
    name: 'a filtered list',
    path: ({ app }) => `/api/issues?project_id=${app}&status=backlog&order_by=updated`,
    // The first counts the matches, to choose an index.
    statements: 2,
    indexes: [OF_LABELS],
  },
  {
    name: 'what happened in a project',
    path: ({ app }) => `/api/projects/${app}/activity`,
    statements: 1,
    indexes: ['activity_of_project'],
  },
  {
    name: 'an issue',
    path: () => '/api/issues/1',
    statements: 1,
    indexes: [OF_LABELS, 'sqlite_autoindex_relations_1', 'relations_of_target'],
  },
  {
    name: 'the board',
    path: ({ app }) => `/api/projects/${app}/board`,
    statements: 1,
    indexes: ['issues_in_order', OF_LABELS],
  },
  {
    name: 'a page of comments',
    path: () => '/api/issues/1/comments',
    statements: 1,
    indexes: ['comments_of_issue'],
  },
  {
    name: 'the index',
    path: ({ app }) => `/api/projects/${app}/index`,
    statements: 3,
    indexes: ['issues_by_seq', 'pages_by_seq', OF_LABELS, 'sqlite_autoindex_page_labels_1'],
  },
  {
    name: 'a page of changes',
    path: ({ app }) => `/api/projects/${app}/changes?since=2`,
    statements: 2,
    indexes: [
      'issues_by_seq',
      'pages_by_seq',
      'comments_by_seq',
      OF_LABELS,
      'sqlite_autoindex_page_labels_1',
    ],
  },
  {
    name: 'a list of plans',
    path: ({ app }) => `/api/plans?project_id=${app}`,
    statements: 1,
    indexes: ['plans_by_update', 'plan_steps_counted'],
  },
  {
    name: 'a plan with its steps',
    path: () => '/api/plans/1',
    statements: 3,
    indexes: ['plan_steps_counted'],
  },
  { name: 'the labels', path: ({ app }) => `/api/labels?project_id=${app}`, statements: 1, indexes: [] },
  { name: 'the modules', path: ({ app }) => `/api/modules?project_id=${app}`, statements: 1, indexes: [] },
  {
    name: 'the folders',
    path: ({ app }) => `/api/folders?project_id=${app}`,
    statements: 1,
    indexes: ['folders_of_project'],
  },
  { name: 'a project', path: ({ app }) => `/api/projects/${app}`, statements: 1, indexes: [] },
  {
    name: 'the members',
    path: ({ app }) => `/api/projects/${app}/members`,
    statements: 1,
    indexes: [],
  },
  {
    name: 'the relations of a project',
    path: ({ app }) => `/api/projects/${app}/relations`,
    statements: 1,
    indexes: [],
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
    statements: 8,
    indexes: ['issues_in_order', 'issues_by_source', 'sqlite_autoindex_labels_1'],
  },
  {
    name: 'making an issue of a title alone',
    method: 'POST',
    path: () => '/api/issues',
    body: ({ app }) => ({ project_id: app, title: 'Boats' }),
    statements: 3,
    indexes: ['sqlite_autoindex_project_members_1'],
  },
  {
    name: 'changing an issue',
    method: 'PUT',
    path: () => '/api/issues/1',
    body: () => ({ title: 'Boats', status: 'done', description: '@vera', labels: ['bug'] }),
    statements: 10,
    indexes: [OF_LABELS, 'sqlite_autoindex_labels_1', 'plans_of_issue', 'plan_steps_of_issue'],
  },
  {
    name: 'changing a title',
    method: 'PUT',
    path: () => '/api/issues/1',
    body: () => ({ title: 'Boats' }),
    statements: 3,
    indexes: ['sqlite_autoindex_project_members_1', OF_LABELS],
  },
  {
    name: 'adding a comment',
    method: 'POST',
    path: () => '/api/issues/1/comments',
    body: () => ({ content: '@vera' }),
    statements: 6,
    indexes: ['sqlite_autoindex_project_members_1'],
  },
  {
    name: 'adding a comment without mentions',
    method: 'POST',
    path: () => '/api/issues/1/comments',
    body: () => ({ content: 'Boats' }),
    statements: 4,
    indexes: ['sqlite_autoindex_project_members_1'],
  },
  {
    name: 'adding a comment that names a file',
    method: 'POST',
    path: () => '/api/issues/1/comments',
    body: () => ({ content: 'See /api/attachments/1' }),
    statements: 8,
    indexes: ['links_of_comment', 'links_of_project'],
  },
  { name: 'a file', path: () => '/api/attachments/1', statements: 1, indexes: ['links_of_attachment'] },
  {
    name: 'a thumbnail',
    path: () => '/api/attachments/1/thumbnail',
    statements: 1,
    indexes: ['links_of_attachment'],
  },
  {
    name: 'the files of an item',
    path: () => '/api/attachments?entity_type=issue&entity_id=1',
    statements: 2,
    indexes: ['links_of_issue'],
  },
  {
    name: 'where a file is used',
    path: () => '/api/attachments/1/links',
    statements: 3,
    indexes: ['attachments_by_content', 'links_of_project'],
  },
  {
    name: 'a page of the files of a project',
    path: ({ app }) => `/api/projects/${app}/attachments`,
    statements: 4,
    indexes: ['links_of_project'],
  },
  {
    name: 'what nothing links',
    path: ({ app }) => `/api/projects/${app}/attachments/orphans`,
    statements: 2,
    indexes: ['attachments_of_uploader', 'links_of_attachment', 'users_of_owner'],
  },
  { name: 'a published project', path: () => PUBLIC, statements: 1, indexes: [] },
  {
    name: 'a published issue',
    path: () => `${PUBLIC}/issues/1`,
    statements: 1,
    indexes: [OF_LABELS, 'sqlite_autoindex_relations_1', 'relations_of_target'],
  },
  {
    name: 'the index of a published project',
    path: () => `${PUBLIC}/index`,
    statements: 4,
    indexes: ['issues_by_seq', 'pages_by_seq', OF_LABELS],
  },
  {
    name: 'the changes of a published project',
    path: () => `${PUBLIC}/changes?since=2`,
    statements: 3,
    indexes: ['issues_by_seq', 'pages_by_seq', OF_LABELS],
  },
  {
    name: 'the modules of a published project',
    path: () => `${PUBLIC}/modules`,
    statements: 2,
    indexes: ['modules_of_project'],
  },
  {
    name: 'the comments of a published issue',
    path: () => `${PUBLIC}/issues/1/comments`,
    statements: 2,
    indexes: ['comments_of_issue'],
  },
  {
    name: 'the files of a published issue',
    path: () => `${PUBLIC}/attachments?entity_type=issue&entity_id=1`,
    statements: 2,
    indexes: ['links_of_issue'],
  },
  { name: 'a published file', path: () => `${PUBLIC}/attachments/1`, statements: 1, indexes: [] },
];

async function site(t: TestContext): Promise<World> {
  const made = await world(t, { config: { answer_memory_mib: '0' } });
  await made.label('bug');
  const issues = [await made.issue({ title: 'One' }), await made.issue({ title: 'Two' })];
  const steps = [{ title: 'Hull', steps: [{ title: 'Keel' }] }];
  await asked(made, '/api/plans', { project_id: made.app, title: 'Boats', steps });
  const bytes = await picture('png', 600, 400);
  await uploaded(made.server, made.max, { bytes, ...on('issue', issues[0] ?? { id: 0 }) });
  await publish(made.lena.api, made.app);
  return made;
}

async function asked({ server, max }: World, path: string, body: object): Promise<void> {
  const { response, error } = await raw(server, path, { method: 'POST', token: max.token, body });
  assert.equal(response.status, 200, JSON.stringify(error));
}

for (const { name, method = 'GET', path, body, statements, indexes } of engine === 'sqlite' ? HOT : []) {
  test(`${name} needs ${statements} statements, along indexes alone`, async t => {
    const made = await site(t);
    const listening = Statements.of(made.server);
    const request = { method, token: made.max.token, ...(body ? { body: body(made) } : {}) };
    const ask = async (): Promise<void> => {
      const { response, error } = await raw(made.server, path(made), request);
      assert.equal(response.status, 200, JSON.stringify(error));
    };
    // The first call builds texts, and the caller is not cached.
    if (method === 'GET') await ask();
    const heard = await listening.during(ask);
    assert.equal(heard.length, statements, heard.map(({ sql }) => sql).join('\n'));
    const { steps, whole } = await explainedAll(made.server, heard);
    assert.deepEqual(whole, []);
    assertAlong(steps, indexes);
  });
}
