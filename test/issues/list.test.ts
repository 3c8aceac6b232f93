/** The list of issues: every filter, every order, and pages of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operations } from '../../src/generated/types.ts';
import type { Client } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

type Query = NonNullable<Operations['listIssues']['parameters']['query']>;

async function list(api: Client, query: Query) {
  const { data, error, response } = await api.GET('/api/issues', { params: { query } });
  assert.ok(data, JSON.stringify(error));
  return { rows: data, link: response.headers.get('link') };
}

async function titles(api: Client, query: Query): Promise<string[]> {
  return (await list(api, query)).rows.map(row => row.title);
}

/** Changes columns directly, where the API would stamp them. */
async function setColumns({ server }: World, id: number, columns: Record<string, unknown>): Promise<void> {
  const origin = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(origin, async work => {
    work.untraced();
    await work.db('issues').where({ id }).update(columns);
  });
}

async function linked({ max }: World, source: string, target: string): Promise<void> {
  const body = { source, target, relation_type: 'blocks' } as const;
  const { response } = await max.api.POST('/api/issues/link', { body });
  assert.equal(response.status, 200);
}

test('rows carry labels by name and seq, but no source and no relations', async t => {
  const site = await world(t);
  await site.label('bug', 'Area');
  const made = await site.issue({ labels: ['bug', 'area'], source: 'elsewhere' });
  const plain = await site.issue();
  await linked(site, made.identifier, plain.identifier);
  const { rows } = await list(site.vera.api, { project_id: site.app });
  const { source, ...shown } = made;
  assert.equal(source, 'elsewhere');
  assert.deepEqual(rows, [shown, plain]);
  assert.deepEqual(rows[0]?.labels, ['Area', 'bug']);
});

test('issues in the trash are not listed', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  assert.deepEqual(await titles(site.max.api, { project_id: site.app }), []);
});

test('each filter works alone, and all of them together', async t => {
  const site = await world(t);
  await site.label('Bug', 'area');
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const row = {
    project_id: site.app,
    name: 'Map',
    name_folded: 'map',
    description: '',
    status: 'active',
    ...times,
  };
  const [module_id = 0] = await site.put('modules', row);
  await site.issue({ title: 'a', status: 'todo', priority: 'high', labels: ['bug'] });
  await site.issue({ title: 'b', status: 'done', priority: 'high', module_id, labels: ['bug', 'area'] });
  await site.issue({ title: 'c', status: 'todo', priority: 'low', module_id });
  const cases: [Query, string[]][] = [
    [{}, ['a', 'b', 'c']],
    [{ status: 'todo' }, ['a', 'c']],
    [{ priority: 'high' }, ['a', 'b']],
    [{ module_id }, ['b', 'c']],
    [{ module_id: 999 }, []],
    [{ label: 'bUG' }, ['a', 'b']],
    [{ label: 'nope' }, []],
    [{ status: 'todo', priority: 'high' }, ['a']],
    [{ label: 'bug', module_id }, ['b']],
    [{ label: 'area', status: 'todo' }, []],
  ];
  for (const [query, expected] of cases) {
    assert.deepEqual(await titles(site.vera.api, { project_id: site.app, ...query }), expected);
    assert.deepEqual(await titles(site.vera.api, query), expected);
  }
});

test('a workable issue is open and has no open blocker; a blocked one has at least one', async t => {
  const site = await world(t);
  const hidden = await storeProject(site.server, 'HID', [['maintainer', site.max]]);
  const open = await site.issue({ title: 'open' });
  const done = await site.issue({ title: 'done', status: 'done' });
  const cancelled = await site.issue({ title: 'cancelled', status: 'cancelled' });
  const trashed = await site.issue({ title: 'trashed' });
  const unseen = await site.issue({ title: 'unseen', project_id: hidden });
  const blocked = await site.issue({ title: 'blocked' });
  const freed = await site.issue({ title: 'freed' });
  const quietly = await site.issue({ title: 'quietly blocked' });
  const related = await site.issue({ title: 'related' });
  await linked(site, open.identifier, blocked.identifier);
  await linked(site, done.identifier, blocked.identifier);
  await linked(site, open.identifier, done.identifier);
  for (const { identifier } of [done, cancelled, trashed]) await linked(site, identifier, freed.identifier);
  await linked(site, unseen.identifier, quietly.identifier);
  const body = { source: open.identifier, target: related.identifier, relation_type: 'relates_to' } as const;
  await site.max.api.POST('/api/issues/link', { body });
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id: trashed.id } } });
  const ask = (query: Query) => titles(site.vera.api, { project_id: site.app, ...query });
  assert.deepEqual(await ask({ workable: true }), ['open', 'freed', 'related']);
  assert.deepEqual(await ask({ blocked: true }), ['done', 'blocked', 'quietly blocked']);
  assert.deepEqual(await ask({ blocked: true, workable: true }), []);
  assert.equal((await ask({ blocked: false, workable: false })).length, 7);
});

test('since is inclusive and until exclusive, for every form of a time', async t => {
  const site = await world(t);
  for (const [title, time] of [
    ['a', '2026-03-01 00:00:00'],
    ['b', '2026-03-01 12:30:00'],
    ['c', '2026-03-02 00:00:00'],
  ] as const) {
    const { id } = await site.issue({ title });
    await setColumns(site, id, { created_at: time, updated_at: time });
  }
  const cases: [since: string, until: string, expected: string[]][] = [
    ['2026-03-01', '2026-03-02', ['a', 'b']],
    ['2026-03-01 12:30', '2026-03-02T00:00:01', ['b', 'c']],
    ['2026-03-01T12:30:00Z', '2026-03-02T00:00:00Z', ['b']],
    ['2026-03-01T14:30:00+02:00', '2026-03-01T19:00:00-05:00', ['b']],
    ['2026-03-01T12:30:00.5Z', '2026-03-02T00:00:00.1', ['c']],
  ];
  for (const [since, until, expected] of cases) {
    const created = { created_since: since, created_until: until };
    const updated = { updated_since: since, updated_until: until };
    assert.deepEqual(await titles(site.vera.api, { project_id: site.app, ...created }), expected);
    assert.deepEqual(await titles(site.vera.api, { project_id: site.app, ...updated }), expected);
  }
});

test('every order, ascending and descending, is unambiguous', async t => {
  const site = await world(t);
  const rows = [
    ['a', 'low', 3, '2026-03-03 00:00:00', '2026-03-07 00:00:00'],
    ['b', 'urgent', 1.5, '2026-03-02 00:00:00', '2026-03-08 00:00:00'],
    ['c', 'none', 1.5, '2026-03-01 00:00:00', '2026-03-09 00:00:00'],
    ['d', 'high', -4, '2026-03-03 00:00:00', '2026-03-06 00:00:00'],
    ['e', 'medium', 2, '2026-03-05 00:00:00', '2026-03-06 00:00:00'],
    ['f', 'high', -5, '2026-03-04 00:00:00', '2026-03-05 00:00:00'],
  ] as const;
  for (const [title, priority, sort_order, created_at, updated_at] of rows) {
    const { id } = await site.issue({ title, priority });
    await setColumns(site, id, { sort_order, created_at, updated_at });
  }
  const orders: [Query['order_by'], string][] = [
    [undefined, 'fdbcea'],
    ['sort_order', 'fdbcea'],
    ['sequence', 'abcdef'],
    ['created', 'cbadfe'],
    ['created_at', 'cbadfe'],
    ['updated', 'fdeabc'],
    ['updated_at', 'fdeabc'],
    ['priority', 'bfdeac'],
  ];
  for (const [order_by, expected] of orders) {
    const by = order_by === undefined ? {} : { order_by };
    for (const scope of [{ project_id: site.app }, {}]) {
      assert.equal((await titles(site.vera.api, { ...scope, ...by })).join(''), expected);
      const backwards = await titles(site.vera.api, { ...scope, ...by, order: 'desc' });
      assert.equal(backwards.reverse().join(''), expected);
    }
  }
});

test('without a project, the list has what the caller can read, before it is cut into pages', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'BOAT', [['viewer', site.sam]]);
  const make = (project_id: number, title: string) =>
    site.ada.api.POST('/api/issues', { body: { project_id, title } });
  for (const title of ['a1', 'a2', 'a3']) await make(site.app, title);
  for (const title of ['b1', 'b2', 'b3']) await make(other, title);
  assert.deepEqual(await titles(site.sam.api, { limit: 2 }), ['b1', 'b2']);
  assert.deepEqual(await titles(site.sam.api, { limit: 2, offset: 2 }), ['b3']);
  assert.deepEqual(await titles(site.vera.api, {}), ['a1', 'a2', 'a3']);
  const everything = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'];
  for (const { api } of [site.ada, site.operator]) assert.deepEqual(await titles(api, {}), everything);
  assert.deepEqual(await titles(site.bot.api, {}), ['a1', 'a2', 'a3']);
  await enforceRoles(site, false);
  assert.deepEqual(await titles(site.sam.api, {}), everything);
});

test('following the Link header returns every issue once', async t => {
  const site = await world(t);
  const made: string[] = [];
  for (let number = 0; number < 7; number += 1) made.push((await site.issue()).identifier);
  const seen: string[] = [];
  let address: string | undefined = `/api/issues?project_id=${site.app}&limit=3`;
  for (let page = 0; page < 5 && address; page += 1) {
    const { response, error } = await raw(site.server, address, { method: 'GET', token: site.vera.token });
    seen.push(...(error as { identifier: string }[]).map(row => row.identifier));
    address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(seen, made);
});

test('a page has 50 entries by default, at least 1 and at most 500', async t => {
  const site = await world(t);
  const row = {
    project_id: site.app,
    title: 'Boats',
    description: '',
    status: 'todo',
    priority: 'none',
    priority_rank: 4,
    created_at: '2026-01-01 00:00:00',
    updated_at: '2026-01-01 00:00:00',
  };
  const rows = Array.from({ length: 510 }, (_, n) => ({
    ...row,
    sequence: n + 1,
    sort_order: n,
    seq: n + 1,
  }));
  await site.put('issues', ...rows);
  const count = async (query: Query): Promise<number> => (await list(site.vera.api, query)).rows.length;
  assert.equal(await count({}), 50);
  assert.equal(await count({ limit: 0 }), 1);
  assert.equal(await count({ limit: -5 }), 1);
  assert.equal(await count({ limit: 9999 }), 500);
  assert.equal(await count({ limit: 500, offset: 500 }), 10);
  assert.equal(await count({ limit: 3, offset: -7 }), 3);
});

test('a missing or hidden project is not found', async t => {
  const site = await world(t);
  const hidden = await storeProject(site.server, 'HID');
  for (const project_id of [999, hidden]) {
    const ask = () => site.max.api.GET('/api/issues', { params: { query: { project_id } } });
    await refused(site.server, ask, 'not_found');
  }
});

test('invalid filter values are refused, and unknown parameters are ignored', async t => {
  const { server, max, issue } = await world(t);
  await issue();
  const ask = (query: string) => raw(server, `/api/issues?${query}`, { method: 'GET', token: max.token });
  for (const query of [
    'status=open',
    'priority=highest',
    'module_id=x',
    'project_id=0',
    'workable=yes',
    'blocked=1',
    'order_by=title',
    'order=up',
    'limit=ten',
    'label=',
    'created_since=',
    'created_since=yesterday',
    'created_until=2026-13-45',
    'updated_since=2026-02-30T10:00',
    'updated_until=2026-02-28T24:00',
    'updated_until=2026-02-28T10:00:00%2B24:00',
    'created_since=2026-02-28T10:00:00+01:00:00',
  ]) {
    await refused(server, () => ask(query), 'invalid_parameter');
  }
  const { error } = await ask('colour=red');
  assert.equal((error as unknown[]).length, 1);
});

test('a page ends at about eight megabytes, and its Link continues from there', async t => {
  const site = await world(t);
  const described = await site.issue({ title: 'Long', description: 'x' });
  const long = { project_id: site.app, title: 'Long', status: 'todo', priority: 'none', priority_rank: 4 };
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  const rows = Array.from({ length: 6 }, (_, n) => ({
    ...long,
    ...times,
    description: 'm'.repeat(2_000_000),
    sequence: n + 10,
    sort_order: n + 10,
    seq: n + 10,
  }));
  await site.put('issues', ...rows);
  const seen: number[][] = [];
  let address: string | undefined = `/api/issues?project_id=${site.app}&limit=500`;
  for (let page = 0; page < 5 && address; page += 1) {
    const { response, error } = await raw(site.server, address, { method: 'GET', token: site.vera.token });
    seen.push((error as { sequence: number }[]).map(({ sequence }) => sequence));
    address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  assert.deepEqual(seen, [
    [described.sequence, 10, 11, 12, 13],
    [14, 15],
  ]);
});

test('the Link header repeats the parameters of the operation, and no others', async t => {
  const site = await world(t);
  await site.issue();
  const address = `/api/issues?utm=${'x'.repeat(3_000)}&project_id=${site.app}&label%5B%5D=1&status=backlog&status2`;
  const { response } = await raw(site.server, address, { method: 'GET', token: site.vera.token });
  assert.equal(
    response.headers.get('link'),
    `</api/issues?project_id=${site.app}&status=backlog&limit=50&offset=0>; rel="first"`,
  );
});
