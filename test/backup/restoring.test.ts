/** A backup restored elsewhere, on the other engine and back: everything is unchanged, except that sessions have ended. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { at, done, type Client } from '../setting/client.ts';
import {
  backedUp,
  backedUpAsItStands,
  emptySpot,
  emptySqlite,
  newFile,
  restored,
  rowsIn,
  searchable,
  served,
  type Rows,
  type Served,
} from '../setting/backups.ts';
import { TRAVELLING } from '../../src/store/schema/carrying/tables.ts';
import { acted, STORY } from '../setting/story.ts';
import { stored, TIMES } from '../setting/stored.ts';
import { downloaded, on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

/** A world with nearly every kind of change, except the last deletion; one item of each kind is left. */
async function livedIn(t: TestContext): Promise<World> {
  const site = await world(t);
  const { server, max, app } = site;
  const made: Record<string, number> = { APP: app, sam: site.sam.id, key: await ownKey(site) };
  for (const line of STORY.slice(0, -1)) await acted(site, made, line);
  const description = `\u0007\u2028\t\r\n"\\🌊${'x'.repeat(100_000)}`;
  const issue = await site.issue({ title: 'Ölwechsel', description });
  for (const body of [{ description: 'y'.repeat(90_000) }, { sort_order: 0.1 + 0.2 }])
    done(await max.api.PUT('/api/issues/{id}', { ...at(issue.id), body }));
  const file = { bytes: 'not \\ "text"', filename: 'ä "o".txt', type: 'text/plain' };
  await uploaded(server, max, { ...file, ...on('issue', issue) });
  await uploaded(server, max, { ...file, bytes: 'linked by nothing' });
  await oneOfEach(site, issue.id);
  return site;
}

/** Recreates what the story deletes. */
async function oneOfEach(site: World, issue: number): Promise<void> {
  const { server, max, app, put } = site;
  await site.label('pier', 'quay');
  const module = await site.module();
  const blocked = await site.issue({
    title: 'Waits',
    assignees: ['vera'],
    labels: ['pier'],
    module_id: module.id,
  });
  for (const body of [{ user: 'vera', note: 'ä' }, { from: '2999-01-01' }])
    done(await max.api.POST('/api/issues/{id}/waits', { ...at(blocked.id), body }));
  // A folder below one that was made after it.
  const [below, above] = [await site.folder('below'), await site.folder('above')];
  const page = await site.page({ folder_id: below.id, labels: ['quay'], content: 'As it was' });
  done(await max.api.PUT('/api/pages/{id}', { ...at(page.id), body: { content: 'As it is' } }));
  await site.plan({ issue_id: issue, steps: [{ title: 'One', steps: [{ title: 'In it' }] }] });
  const name = { name: 'Mine', name_folded: 'mine', ...TIMES };
  await put('saved_views', { project_id: app, user_id: max.id, config: '{}', ...name });
  const [group_id] = await put('project_groups', { user_id: max.id, sort_order: 1, ...name });
  const keyed = { headers: { 'Idempotency-Key': 'once' }, body: { project_id: app, title: 'Once' } };
  done(await max.api.POST('/api/issues', keyed));
  const [binding_id] = await put('repo_bindings', { project_id: app, ...CREATED });
  await put('repo_identities', { binding_id, kind: 'root', value: '/', digest: 'd', first_seen_at: 'now' });
  await stored(server, async ({ db }) => {
    await db('folders').where({ id: below.id }).update({ parent_id: above.id });
    await db('relations').insert({ source_id: issue, target_id: blocked.id, type: 'blocks' });
    await db('grouped_projects').insert({ user_id: max.id, project_id: app, group_id });
    await db('project_orders').insert({ user_id: max.id, project_id: app, place: 1 }).onConflict().ignore();
    const lists = { redirect_uris: '[]', grant_types: '[]', response_types: '[]' };
    await db('oauth_clients').insert({ id: 'c', name: 'c', ...lists, ...CREATED });
    const staged = { name: 'On its way', identifier: 'WAY', description: '', sort_order: 1, ...TIMES };
    const [way] = await db('projects').insert(staged).returning<{ id: number }[]>('id');
    await db('hidden_projects').insert({ project_id: way?.id, hidden_at: 'now' });
    const aside = { ...staged, name: 'Set aside', identifier: 'ASIDE' };
    const [archived] = await db('projects').insert(aside).returning<{ id: number }[]>('id');
    const project_id = archived?.id;
    await db('hidden_projects').insert({ project_id, hidden_at: 'now' });
    const size = { size_bytes: 1, issue_count: 2, page_count: 3 };
    await db('archived_projects').insert({
      ...{ project_id, identifier: 'OLD', was_public: 1, ...size },
      ...{ archived_at: 'now', archived_by: max.id },
    });
    await db('archived_members').insert({ project_id, user_id: max.id, role: 'lead', ...CREATED });
    await db('archived_sources').insert({ project_id, issue_id: issue, source: 'elsewhere#1' });
    const name = { kind: 'root', value: '/old', digest: 'old', first_seen_at: 'now' };
    await db('archived_identities').insert({ id: 2 ** 40, project_id, binding_id, ...name });
    await db('archived_relations').insert({ project_id, source_id: 1, target_id: 2, type: 'blocks' });
    await db('fillings').insert({ name: 'activity_texts', after_id: 2 ** 40 });
  });
}

const CREATED = { created_at: '2026-01-01 00:00:00' };

async function ownKey({ max }: World): Promise<number> {
  done(await max.api.POST('/api/auth/keys', { body: { name: 'to be revoked' } }));
  return done(await max.api.GET('/api/auth/keys'))[0]?.id ?? 0;
}

interface Seen {
  readonly index: unknown;
  readonly changes: unknown;
  readonly found: unknown;
  readonly board: unknown;
  readonly insights: unknown;
  readonly files: readonly string[];
}

/** The API's view of a project, by the operator's key. */
async function seen(server: Served, { token }: World['operator'], project: number): Promise<Seen> {
  const api = server.as(token);
  const query = { project_id: project };
  const index = done(await api.GET('/api/projects/{id}/index', at(project)));
  const changes = done(
    await api.GET('/api/projects/{id}/changes', {
      params: { path: { id: project }, query: { since: 0, limit: 500 } },
    }),
  );
  const found = done(await api.GET('/api/search', { params: { query: { query: 'Ölwechsel' } } }));
  const board = done(await api.GET('/api/issues', { params: { query } }));
  const insights = done(await api.GET('/api/projects/{id}/insights', at(project)));
  const files: string[] = [];
  const ids = await server.app.instance.store.read(({ db }) => db('attachments').orderBy('id').pluck('id'));
  for (const id of ids) {
    const { bytes, status } = await downloaded(server, { token }, `/api/attachments/${id}`);
    files.push(`${id} ${status} ${bytes.toString('base64')}`);
  }
  return { index, changes, found, board, insights, files };
}

test('from one engine into the other and back, every row, answer and file is what it was', async t => {
  const site = await livedIn(t);
  const { server, operator, app } = site;
  const first = newFile(t);
  const made = await backedUp(server, first);
  assert.deepEqual(made.lost, []);
  const was = await seen(server, operator, app);
  assert.ok(was.files.length > 0 && JSON.stringify(was.found).includes('Ölwechsel'));
  const rows = await rowsIn(first);
  assert.deepEqual(
    Object.keys(TRAVELLING).filter(table => table !== 'staged_projects' && !rows[table]),
    [],
    'a table without rows to compare',
  );
  let path = first;
  for (const spot of [await emptySpot(t), emptySqlite(t), await emptySpot(t)]) {
    const { head } = await restored(spot, path);
    assert.equal(head.seq, made.head.seq);
    path = newFile(t);
    await backedUpAsItStands(spot, server.clock, path);
    assertAlike(await rowsIn(path), rows);
    await served(spot, server.clock, async there => {
      await searchable(there);
      assert.deepEqual(await seen(there, operator, app), was);
    });
  }
});

/** Names the differences, since the whole would fill many screens. */
function assertAlike(rows: Rows, before: Rows): void {
  const tables = [...new Set([...Object.keys(rows), ...Object.keys(before)])];
  const differing = tables.flatMap(table => {
    const [now, then] = [rows[table] ?? [], before[table] ?? []];
    const place = now.findIndex((row, at) => row !== then[at]);
    if (place === -1 && now.length === then.length) return [];
    return [`${table}: ${now[place]?.slice(0, 300)} was ${then[place]?.slice(0, 300)}`];
  });
  assert.deepEqual(differing, []);
}

test('counters, numbers and names continue where they were', async t => {
  const site = await livedIn(t);
  const { max, app, server } = site;
  const label = done(await max.api.POST('/api/labels', { body: { project_id: app, name: 'gone soon' } }));
  done(await max.api.DELETE('/api/labels/{id}', at(label.id)));
  const path = newFile(t);
  await backedUp(server, path);
  const spot = await emptySpot(t);
  await restored(spot, path);
  const goOn = async (api: Client): Promise<unknown> => {
    const project_id = app;
    const { id, identifier, seq } = done(
      await api.POST('/api/issues', { body: { project_id, title: 'Next' } }),
    );
    const { id: next } = done(await api.POST('/api/labels', { body: { project_id, name: 'the next' } }));
    assert.ok(next > label.id, 'the id of a label that is gone is not given again');
    const insights = done(await api.GET('/api/projects/{id}/insights', at(app)));
    return { id, identifier, seq, statuses: JSON.stringify(insights) };
  };
  server.clock.stop();
  const here = await goOn(site.operator.api);
  const there = await served(spot, server.clock, to => goOn(to.as(site.operator.token)));
  assert.deepEqual(there, here);
});

test('sessions, codes, device logins and tokens end; keys go on', async t => {
  const site = await world(t);
  const { ada, max, server } = site;
  const key = done(await max.api.POST('/api/auth/keys', { body: { name: 'report' } })).key;
  await grantedEverything(site);
  const path = newFile(t);
  await backedUp(server, path);
  const spot = await emptySpot(t);
  await restored(spot, path);
  await served(spot, server.clock, async there => {
    assert.equal((await there.as(ada.token).GET('/api/auth/me')).response.status, 401);
    assert.equal((await there.as(key).GET('/api/auth/me')).response.status, 200);
    await there.app.instance.store.read(async ({ db }) => {
      for (const table of ['sessions', 'oauth_codes', 'oauth_devices', 'oauth_tokens'])
        assert.deepEqual(await db(table).select(), [], table);
      assert.equal((await db('oauth_clients').select()).length, 1);
    });
  });
});

async function grantedEverything({ max, put, server }: World): Promise<void> {
  const times = { ...CREATED, expires_at: '2096-01-01 00:00:00' };
  const lists = { redirect_uris: '[]', grant_types: '[]', response_types: '[]' };
  await stored(server, ({ db }) => db('oauth_clients').insert({ id: 'c', name: 'c', ...lists, ...CREATED }));
  const of = { client_id: 'c', user_id: max.id, ...times };
  await put('oauth_tokens', { token_hash: 'a', ...of });
  await put('oauth_codes', {
    code_hash: 'b',
    redirect_uri: '',
    code_challenge: '',
    approver_id: max.id,
    ...of,
  });
  await put('oauth_devices', { device_code_hash: 'd', user_code: 'e', state: 'approved', ...of });
}
