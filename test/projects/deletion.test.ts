/** Deleting a project deletes everything in it, and nothing of other projects. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Authority } from '../../src/access/authority.ts';
import { updateIssue } from '../../src/tracker/issues/issues.ts';
import { deleteProject } from '../../src/tracker/projects/deletion.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { engine } from '../setting/engines.ts';
import { FOLLOWING_TEXTS } from '../setting/fingerprint.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import {
  crew,
  stored,
  storeIssues,
  storeLabel,
  storeModule,
  storePage,
  storeProject,
  storeRow,
} from '../setting/stored.ts';
import { world } from '../setting/world.ts';

const ADMINISTRATOR: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'lead',
};

const NOW = '2026-01-01 00:00:00';

/** A project with a row in every table that can refer to one. */
async function full(server: TestServer, projectId: number, userId: number) {
  const module_id = await storeModule(server, projectId, 'Moorings');
  const issues = await storeIssues(server, projectId, [
    { module_id },
    { deleted_at: NOW },
    { description: '@max' },
  ]);
  const [first, second] = issues.map(({ id }) => id);
  const label_id = await storeLabel(server, projectId, 'bug', [first ?? 0]);
  const outer = await storeRow(server, 'folders', folder(projectId, null));
  const folder_id = await storeRow(server, 'folders', folder(projectId, outer));
  const page = await storePage(server, projectId, { folder_id });
  for (const of of [{ issue_id: first }, { page_id: page.id }]) {
    await storeRow(server, 'comments', {
      ...of,
      project_id: projectId,
      user_id: userId,
      content: 'x',
      seq: 1,
      created_at: NOW,
      updated_at: NOW,
    });
  }
  const plan_id = await storePlan(server, projectId, first);
  const step = await storeStep(server, plan_id, first);
  await storeStep(server, plan_id, null, step);
  const group_id = await storeRow(server, 'project_groups', {
    user_id: userId,
    name: `G${projectId}`,
    name_folded: `g${projectId}`,
    sort_order: 0,
    created_at: NOW,
    updated_at: NOW,
  });
  await storeRow(server, 'saved_views', {
    project_id: projectId,
    user_id: userId,
    name: 'V',
    name_folded: 'v',
    config: '{}',
    created_at: NOW,
    updated_at: NOW,
  });
  const binding_id = await storeRow(server, 'repo_bindings', { project_id: projectId, created_at: NOW });
  await storeRow(server, 'repo_identities', {
    binding_id,
    kind: 'root',
    value: '/',
    digest: `${projectId}`,
    first_seen_at: NOW,
  });
  const attachment_id = await storeFile(server, userId, projectId);
  await stored(server, async ({ db }) => {
    await db('attachment_links').insert({
      attachment_id,
      project_id: projectId,
      issue_id: first,
      by_upload: 1,
      by_body: 0,
    });
    await db('page_labels').insert({ page_id: page.id, label_id });
    await db('relations').insert({ source_id: first, target_id: second, type: 'blocks' });
    await db('grouped_projects').insert({ user_id: userId, project_id: projectId, group_id });
    await db('project_orders').insert({ user_id: userId, project_id: projectId, place: 0 });
    await db('activity_texts').insert({ project_id: projectId, digest: 'd', text: 'Long' });
  });
  return { issues, plan_id, step };
}

function folder(project_id: number, parent_id: number | null) {
  return { project_id, parent_id, name: 'F', name_folded: 'f', sort_order: 0 };
}

function storePlan(server: TestServer, project_id: number, issue_id: number | undefined): Promise<number> {
  const times = { created_at: NOW, updated_at: NOW };
  const plan = { project_id, issue_id, sequence: 1, title: 'P', status: 'active' };
  return storeRow(server, 'plans', { ...plan, ...times });
}

function storeFile(server: TestServer, uploader_id: number, of: number): Promise<number> {
  const file = { filename: 'a', filename_folded: 'a', mime: 'text/plain', mime_class: 'text', size_bytes: 1 };
  return storeRow(server, 'attachments', { ...file, sha256: `${of}`, uploader_id, created_at: NOW });
}

function storeStep(
  server: TestServer,
  plan_id: number,
  issue_id: number | null | undefined,
  parent_step_id: number | null = null,
): Promise<number> {
  const step = { plan_id, parent_step_id, issue_id, position: 0, title: 'S', description: '' };
  return storeRow(server, 'plan_steps', { ...step, created_at: NOW });
}

/** The number of rows in each table. */
async function counts({ app }: TestServer): Promise<Map<string, number>> {
  return app.instance.store.read(async ({ db }) => {
    const tables =
      engine === 'sqlite'
        ? await db('sqlite_master').where({ type: 'table' }).pluck<string[]>('name')
        : await db('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
    const counted = await Promise.all(
      tables
        .filter(name => !/^(sqlite_|news$)/.test(name) && !FOLLOWING_TEXTS.test(name))
        .sort()
        .map(async name => {
          const [row] = await db(name).count<{ count: number }[]>({ count: '*' });
          return [name, row?.count ?? 0] as const;
        }),
    );
    return new Map(counted);
  });
}

test('deleting a project deletes everything in it, and only that', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { lena, ada } = people;
  const kept = await storeProject(server, 'KEPT', crew(people));
  await full(server, kept, lena.id);
  const before = await counts(server);
  const project = await storeProject(server, 'GONE', crew(people));
  await full(server, project, lena.id);
  const params = { path: { id: project } };
  const deleted = await aftermath(server, () => lena.api.DELETE('/api/projects/{id}', { params }));
  assert.deepEqual(deleted.outcome.data, { deleted: true });
  assert.deepEqual(deleted.activity.map(activityLine), ['project delete -: The GONE project → -']);
  assert.deepEqual(
    deleted.activity.map(row => [row.actor_user_id, row.entity_label, row.project_id]),
    [[lena.id, 'GONE', project]],
  );
  assert.deepEqual(deleted.events, [deletionOf(project, people)]);
  // The traces of the deletion, which counts, and a group of the caller that is now empty.
  for (const table of ['activity', 'activity_counts', 'audit'])
    before.set(table, (before.get(table) ?? 0) + 1);
  before.set('project_groups', (before.get('project_groups') ?? 0) + 1);
  assert.deepEqual(await counts(server), before);
  await refused(server, () => ada.api.GET('/api/projects/{id}', { params }), 'not_found');
  await refused(server, () => ada.api.DELETE('/api/projects/{id}', { params }), 'not_found');
  const again = await lena.api.POST('/api/projects', {
    body: { name: 'Again', identifier: 'GONE' },
  });
  assert.ok((again.data?.id ?? 0) > project);
});

test('changes in the commit that deletes their project leave nothing behind', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const before = await counts(server);
  const project = await storeProject(server, 'GONE', crew(people));
  const { issues } = await full(server, project, people.lena.id);
  const by = { ...ADMINISTRATOR, userId: people.ada.id, memberId: people.ada.id };
  const call = { now: server.clock.now(), transport: 'web', actorId: people.ada.id } as const;
  const { store } = server.app.instance;
  await Promise.all([
    store.write(call, work =>
      updateIssue(work, by, issues[0]?.id ?? 0, { title: 'Changed at the last moment' }),
    ),
    store.write(call, work => deleteProject(work, project)),
  ]);
  const after = await counts(server);
  for (const table of ['search_texts', 'activity_texts'])
    assert.equal(after.get(table), before.get(table), table);
  // The trace of the deletion.
  assert.equal(after.get('activity'), (before.get('activity') ?? 0) + 1);
});

/** The events of a deletion, for the users who could read the project. */
function deletionOf(project_id: number, { lena, max, vera }: Cast) {
  return { type: 'project.deleted', project_id, former_readers: [lena.id, max.id, vera.id] };
}

test('every table that names a project is emptied of it', async t => {
  const { server, app, ...people } = await world(t);
  await full(server, app, people.lena.id);
  const counted = await counts(server);
  // These have rows only of projects that cannot be deleted, or that are deleted in another way.
  const tables = (await tablesOfProjects(server)).filter(name => !/^(hidden|archived)_/.test(name));
  const empty = tables.filter(name => counted.get(name) === 0);
  assert.deepEqual(empty, [], 'the test of deletion has no row in these tables');
});

/** All tables with a column `project_id`, including future ones. */
async function tablesOfProjects({ app }: TestServer): Promise<string[]> {
  return app.instance.store.read(async ({ db }) => {
    if (engine === 'postgres') {
      const columns = db('information_schema.columns').where({ column_name: 'project_id' });
      return columns.where({ table_schema: 'public' }).pluck<string[]>('table_name');
    }
    const rows = await db('sqlite_master')
      .where({ type: 'table' })
      .select<{ name: string; sql: string }[]>('name', 'sql');
    return rows.filter(({ sql }) => /\bproject_id\b/.test(sql)).map(({ name }) => name);
  });
}

test('links from other projects to a deleted one are removed, and these projects receive events', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { lena } = people;
  const other = await storeProject(server, 'OTHER', crew(people));
  const project = await storeProject(server, 'GONE', crew(people));
  const theirs = await full(server, other, lena.id);
  const ours = await full(server, project, lena.id);
  const [a, trashed, b] = theirs.issues.map(({ id }) => id);
  const [x, , y] = ours.issues.map(({ id }) => id);
  await stored(server, async ({ db }) => {
    await db('relations').insert({ source_id: x, target_id: a, type: 'blocks' });
    await db('relations').insert({ source_id: a, target_id: y, type: 'relates_to' });
    await db('relations').insert({ source_id: b, target_id: x, type: 'duplicate' });
    await db('relations').insert({ source_id: x, target_id: trashed, type: 'duplicate' });
    await db('plans').where({ id: theirs.plan_id }).update({ issue_id: x });
    await db('plan_steps').where({ id: theirs.step }).update({ issue_id: y });
  });
  const params = { path: { id: project } };
  const { outcome, events } = await aftermath(server, () =>
    lena.api.DELETE('/api/projects/{id}', { params }),
  );
  assert.equal(outcome.response.status, 200);
  assert.deepEqual(events, [
    { type: 'issue.unlinked', project_id: other, issue_id: a },
    { type: 'issue.unlinked', project_id: other, issue_id: b },
    { type: 'project.updated', project_id: other },
    deletionOf(project, people),
  ]);
  await server.app.instance.store.read(async ({ db }) => {
    assert.deepEqual(await db('relations').select('source_id', 'target_id'), [
      { source_id: a, target_id: trashed },
    ]);
    assert.deepEqual(await db('plans').select('id', 'issue_id'), [{ id: theirs.plan_id, issue_id: null }]);
    assert.deepEqual(await db('plan_steps').whereNotNull('issue_id'), []);
  });
});

test('users who may not delete a project delete nothing of it', async t => {
  const { server, app, ...people } = await world(t);
  await full(server, app, people.lena.id);
  const params = { path: { id: app } };
  for (const { api } of [people.max, people.vera, people.bot]) {
    await refused(server, () => api.DELETE('/api/projects/{id}', { params }), 'role_required');
  }
  await refused(server, () => people.sam.api.DELETE('/api/projects/{id}', { params }), 'not_found');
  const outcome = await people.operator.api.DELETE('/api/projects/{id}', { params });
  assert.deepEqual(outcome.data, { deleted: true });
});
