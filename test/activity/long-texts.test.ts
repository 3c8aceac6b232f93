/** Long texts of activity are stored once per project, however many entries refer to them, and deleted with it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { deleteProject } from '../../src/tracker/projects/deletion.ts';
import { purge } from '../../src/tracker/trash/purge.ts';
import { done } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

const INSIDE = 4_096;
const SYSTEM = { transport: 'system', actorId: null } as const;

type Item = Schemas['ActivityItem'];

interface Kept {
  readonly project_id: number;
  readonly text: string;
}

function texts({ server }: World): Promise<Kept[]> {
  return server.app.instance.store.read(({ db }) =>
    db('activity_texts').orderBy('id').select<Kept[]>('project_id', 'text'),
  );
}

async function describe({ max }: World, id: number, ...descriptions: string[]): Promise<void> {
  for (const description of descriptions) {
    done(await max.api.PUT('/api/issues/{id}', { params: { path: { id } }, body: { description } }));
  }
}

/** The changes of descriptions, newest first. */
function described(items: readonly Item[]): (string | null)[][] {
  return items.filter(({ field }) => field === 'description').map(one => [one.old_value, one.new_value]);
}

async function feedOfProject({ max, app }: World): Promise<Item[]> {
  const params = { path: { id: app } };
  return done(await max.api.GET('/api/projects/{id}/activity', { params })).items;
}

test('a description that changes back and forth is stored once in each form, and the feed shows all of it', async t => {
  const site = await world(t);
  const [one, other] = ['one '.repeat(2_000), 'another '.repeat(1_000)];
  const { id } = await site.issue({ description: one });
  await describe(site, id, other, one, other, 'short', one);
  const params = { path: { id } };
  const { items } = done(await site.max.api.GET('/api/issues/{id}/activity', { params }));
  const changes = [
    ['short', one],
    [other, 'short'],
    [one, other],
    [other, one],
    [one, other],
  ];
  assert.deepEqual(described(items), changes);
  assert.deepEqual(described(await feedOfProject(site)), changes);
  assert.deepEqual((await texts(site)).map(({ text }) => text).sort(), [one, other].sort());
});

test('a text is long by its bytes', async t => {
  const site = await world(t);
  const [inside, beyond] = ['ö'.repeat(INSIDE / 2), `${'ö'.repeat(INSIDE / 2)}.`];
  const { id } = await site.issue();
  await describe(site, id, inside, beyond, inside);
  assert.deepEqual(await texts(site), [{ project_id: site.app, text: beyond }]);
  assert.deepEqual(described(await feedOfProject(site)), [
    [beyond, inside],
    [inside, beyond],
    ['', inside],
  ]);
});

test('a long comment is in its create and delete entries, and stored once', async t => {
  const site = await world(t);
  const content = 'A long story. '.repeat(500);
  const { id } = await site.issue();
  const { api } = site.max;
  const comment = done(
    await api.POST('/api/issues/{issue_id}/comments', {
      params: { path: { issue_id: id } },
      body: { content },
    }),
  );
  await api.DELETE('/api/comments/{id}', { params: { path: { id: comment.id } } });
  const entries = (await feedOfProject(site)).filter(({ entity_type }) => entity_type === 'comment');
  assert.deepEqual(
    entries.map(({ action, old_value, new_value }) => [action, old_value, new_value]),
    [
      ['delete', content, null],
      ['create', null, content],
    ],
  );
  assert.deepEqual(await texts(site), [{ project_id: site.app, text: content }]);
});

test('pages of the workspace keep theirs apart from those of projects', async t => {
  const site = await world(t);
  const [one, other] = ['one '.repeat(2_000), 'another '.repeat(1_000)];
  const issue = await site.issue({ description: one });
  await describe(site, issue.id, other);
  const { id } = await site.workspacePage({ content: one });
  const params = { path: { id } };
  done(await site.ada.api.PUT('/api/pages/{id}', { params, body: { content: other } }));
  const { items } = done(await site.ada.api.GET('/api/pages/{id}/activity', { params }));
  const [changed] = items.filter(({ field }) => field === 'content');
  assert.deepEqual([changed?.old_value, changed?.new_value], [one, other]);
  assert.deepEqual(
    (await texts(site)).map(({ project_id }) => project_id),
    [site.app, site.app, 0, 0],
  );
});

test('deleting a project deletes its texts, except those that the feed of another project also uses', async t => {
  const site = await world(t);
  const { server } = site;
  const [one, other] = ['one '.repeat(2_000), 'another '.repeat(1_000)];
  const gone = await storeProject(server, 'GONE', crew(site));
  for (const project_id of [site.app, gone]) {
    const { id } = await madeIssue(site.max.api, { project_id, title: 'Both', description: one });
    await describe(site, id, other);
  }
  assert.equal((await texts(site)).length, 4);
  const { store } = server.app.instance;
  await store.write({ now: server.clock.now(), ...SYSTEM }, work => deleteProject(work, gone));
  assert.deepEqual(
    (await texts(site)).map(({ project_id }) => project_id),
    [site.app, site.app],
  );
  assert.deepEqual(described(await feedOfProject(site)), [[one, other]]);
});

test('a project still shows the changes of a purged issue', async t => {
  const site = await world(t);
  const [one, other] = ['one '.repeat(2_000), 'another '.repeat(1_000)];
  const { id } = await site.issue({ description: one });
  await describe(site, id, other);
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  const { server } = site;
  await server.app.instance.store.write({ now: server.clock.now(), ...SYSTEM }, work =>
    purge(work, '9999-12-31 00:00:00'),
  );
  assert.deepEqual(described(await feedOfProject(site)), [[one, other]]);
});
