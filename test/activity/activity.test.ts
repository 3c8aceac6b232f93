/** Activity feeds: their entries, order and visibility; and the actors. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Authority } from '../../src/access/authority.ts';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { feed as activityFeed } from '../../src/tracker/activity/feed.ts';
import { actorRows } from '../../src/tracker/activity/actors.ts';
import { done, type Client } from '../setting/client.ts';
import { commented, commentOn, edit, type Commented } from '../setting/commented.ts';
import { engine } from '../setting/engines.ts';
import { explained } from '../setting/explained.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { crew, stored, storeProject, storeRow } from '../setting/stored.ts';
import { enforceRoles } from '../setting/world.ts';

type Kind = 'project' | 'issue' | 'page' | 'plan';
type Item = Schemas['ActivityItem'];

const TIME = '2026-02-01 00:00:00';

const ANYONE: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};

/** A row of activity as an operation would record it. */
interface Deed {
  readonly ts?: string;
  readonly actor_user_id?: number | null;
  readonly transport?: string;
  readonly entity_type?: string;
  readonly entity_label?: string | null;
  readonly project_id?: number | null;
  readonly issue_id?: number | null;
  readonly page_id?: number | null;
  readonly plan_id?: number | null;
  readonly action?: string;
  readonly field?: string | null;
  readonly old_value?: string | null;
  readonly new_value?: string | null;
}

async function deeds(site: Commented, ...rows: Deed[]): Promise<void> {
  const plain = {
    ts: TIME,
    actor_user_id: site.max.id,
    transport: 'web',
    entity_type: 'issue',
    entity_id: 1,
    entity_label: 'APP-1',
    project_id: site.app,
    issue_id: null,
    page_id: null,
    plan_id: null,
    action: 'update',
    field: null,
    old_value: null,
    new_value: null,
  };
  await stored(site.server, work => work.db('activity').insert(rows.map(row => ({ ...plain, ...row }))));
}

function feed(api: Client, kind: Kind, id: number, query: Readonly<Record<string, number | string>> = {}) {
  const params = { path: { id }, query };
  switch (kind) {
    case 'project':
      return api.GET('/api/projects/{id}/activity', { params });
    case 'issue':
      return api.GET('/api/issues/{id}/activity', { params });
    case 'page':
      return api.GET('/api/pages/{id}/activity', { params });
    case 'plan':
      return api.GET('/api/plans/{id}/activity', { params });
  }
}

async function items(
  api: Client,
  kind: Kind,
  id: number,
  query?: Readonly<Record<string, number | string>>,
): Promise<Item[]> {
  const { data, error } = await feed(api, kind, id, query);
  assert.ok(data, JSON.stringify(error));
  return data.items;
}

function plan({ server, app }: Commented): Promise<number> {
  const columns = { project_id: app, sequence: 1, title: 'Plan', status: 'active' };
  return storeRow(server, 'plans', { ...columns, created_at: TIME, updated_at: TIME });
}

const values = (rows: readonly Item[]) => rows.map(({ old_value, new_value }) => [old_value, new_value]);

test('an entry has the actor, the action, the item and the transport', async t => {
  const site = await commented(t);
  const { id } = done(await commentOn(site, site.max.api, 'issue', 'first'));
  done(await edit(site.max.api, id, 'second'));
  const [item] = await items(site.vera.api, 'issue', site.targets.issue);
  assert.ok(item);
  const { id: number, ts, ...rest } = item;
  assert.ok(number > 0);
  assert.match(ts, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.deepEqual(rest, {
    actor_user_id: site.max.id,
    actor_username: 'max',
    actor_display_name: 'max',
    actor_is_bot: false,
    transport: 'web',
    entity_type: 'comment',
    entity_id: id,
    entity_label: 'APP-1',
    project_id: site.app,
    issue_id: site.targets.issue,
    page_id: null,
    action: 'update',
    field: 'content',
    old_value: 'first',
    new_value: 'second',
  });
});

test('tools are marked, and what was done without a user has no actor', async t => {
  const site = await commented(t);
  done(await commentOn(site, site.bot.api, 'issue', 'By a tool.'));
  await deeds(site, { actor_user_id: null, transport: 'system', issue_id: site.targets.issue });
  const [system, tool] = await items(site.vera.api, 'issue', site.targets.issue);
  assert.deepEqual(
    [system?.actor_user_id, system?.actor_username, system?.actor_display_name, system?.actor_is_bot],
    [null, null, null, false],
  );
  assert.deepEqual(
    [tool?.actor_username, tool?.actor_is_bot, tool?.transport],
    [site.bot.username, true, 'api'],
  );
});

test('each feed holds what belongs to its thing, the project’s all of it', async t => {
  const site = await commented(t);
  const planId = await plan(site);
  await deeds(
    site,
    { issue_id: site.targets.issue, new_value: 'issue' },
    { issue_id: site.targets.issue, entity_type: 'comment', new_value: 'comment' },
    { issue_id: 999, new_value: 'another issue' },
    { page_id: site.targets.page, entity_type: 'page', new_value: 'page' },
    { plan_id: planId, entity_type: 'plan', new_value: 'plan' },
    { plan_id: planId, entity_type: 'plan_step', new_value: 'step' },
    { page_id: site.targets.workspacePage, project_id: null, entity_type: 'page', new_value: 'workspace' },
    { entity_type: 'module', new_value: 'module' },
  );
  const newValues = async (kind: Kind, id: number) =>
    (await items(site.ada.api, kind, id, { limit: 8 })).map(({ new_value }) => new_value);
  assert.deepEqual(await newValues('issue', site.targets.issue), ['comment', 'issue']);
  assert.deepEqual(await newValues('page', site.targets.page), ['page']);
  assert.deepEqual(await newValues('page', site.targets.workspacePage), ['workspace']);
  assert.deepEqual(await newValues('plan', planId), ['step', 'plan']);
  const project = ['module', 'step', 'plan', 'page', 'another issue', 'comment', 'issue'];
  assert.deepEqual((await newValues('project', site.app)).slice(0, 7), project);
});

test('the newest comes first even when the clock was set back', async t => {
  const site = await commented(t);
  const at = (ts: string, new_value: string) => ({ ts, new_value, issue_id: site.targets.issue });
  await deeds(site, at('2026-02-02 00:00:00', 'first'), at('2026-02-01 00:00:00', 'second'));
  assert.deepEqual(values(await items(site.vera.api, 'issue', site.targets.issue)), [
    [null, 'second'],
    [null, 'first'],
  ]);
});

test('a feed is paged by limit and offset, with its neighbours in the Link header', async t => {
  const site = await commented(t);
  const rows = Array.from({ length: 205 }, (_, index) => ({
    issue_id: site.targets.issue,
    new_value: String(index),
  }));
  await deeds(site, ...rows);
  const path = `/api/issues/${site.targets.issue}/activity`;
  const page = async (query: Readonly<Record<string, number>>) => {
    const { data, response } = await feed(site.vera.api, 'issue', site.targets.issue, query);
    const names = data?.items.map(({ new_value }) => new_value) ?? [];
    return { first: names[0], count: names.length, more: data?.has_more, link: response.headers.get('link') };
  };
  const first = `<${path}?limit=2&offset=0>; rel="first"`;
  const next = (offset: number) => `<${path}?limit=2&offset=${offset}>; rel="next"`;
  assert.deepEqual(await page({ limit: 2 }), {
    first: '204',
    count: 2,
    more: true,
    link: `${next(2)}, ${first}`,
  });
  const previous = `<${path}?limit=2&offset=0>; rel="prev"`;
  assert.deepEqual(await page({ limit: 2, offset: 2 }), {
    first: '202',
    count: 2,
    more: true,
    link: `${next(4)}, ${previous}, ${first}`,
  });
  const last = await page({ limit: 5, offset: 200 });
  assert.deepEqual([last.first, last.count, last.more], ['4', 5, false]);
  assert.equal((await page({})).count, 50);
  assert.equal((await page({ limit: 1000 })).count, 200);
  assert.equal((await page({ limit: -1, offset: -1 })).count, 1);
  await refused(
    site.server,
    () => feed(site.vera.api, 'issue', site.targets.issue, { limit: 'x' }),
    'invalid_parameter',
  );
  await refused(
    site.server,
    () => feed(site.vera.api, 'issue', site.targets.issue, { offset: 'x' }),
    'invalid_parameter',
  );
});

const MEBIBYTE = 1024 * 1024;

/** Old and new value of a description, with this many bytes together, distinguished by a number. */
function rewritten(site: Commented, number: number, bytes: number): Deed {
  const text = String(number).padEnd(bytes / 2, 'x');
  return { issue_id: site.targets.issue, field: 'description', old_value: text, new_value: text };
}

/** The numbers on the pages of an issue's feed, following the links. */
async function followed(site: Commented, limit: number): Promise<number[][]> {
  const pages: number[][] = [];
  let next: string | undefined = `/api/issues/${site.targets.issue}/activity?limit=${limit}`;
  for (let page = 0; next !== undefined && page < 30; page++) {
    const { response, error } = await raw(site.server, next, { method: 'GET', token: site.vera.token });
    const { items, has_more } = error as Schemas['ActivityFeed'];
    pages.push(items.map(({ new_value }) => Number.parseInt(new_value ?? '', 10)));
    next = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    assert.equal(has_more, next !== undefined);
  }
  return pages;
}

test('a page of a feed ends at about 2 MiB, and what follows is neither lost nor repeated', async t => {
  const site = await commented(t);
  for (let number = 0; number < 10; number++) await deeds(site, rewritten(site, number, MEBIBYTE / 2 - 800));
  assert.deepEqual(await followed(site, 200), [
    [9, 8, 7, 6],
    [5, 4, 3, 2],
    [1, 0],
  ]);
  assert.deepEqual(await followed(site, 4), [
    [9, 8, 7, 6],
    [5, 4, 3, 2],
    [1, 0],
  ]);
});

test('an item that is longer than a page comes alone', async t => {
  const site = await commented(t);
  for (const [number, bytes] of [100, 4 * MEBIBYTE, 100, 100].entries())
    await deeds(site, rewritten(site, number, bytes));
  assert.deepEqual(await followed(site, 50), [[3, 2], [1], [0]]);
});

test('of twelve long texts no more is written than fits', async t => {
  const site = await commented(t);
  for (let number = 0; number < 12; number++) await deeds(site, rewritten(site, number, MEBIBYTE));
  assert.deepEqual((await followed(site, 200)).slice(0, 3), [[11], [10], [9]]);
});

/** Rows that name an issue: a relation, the anchor of a plan, the mirrored issue of a step. */
const NAMING: readonly Deed[] = [
  { action: 'link', field: 'blocks', new_value: 'LIB-3' },
  { action: 'unlink', field: 'blocks', old_value: 'LIB-3' },
  { action: 'link', field: 'blocks', new_value: 'APP-2' },
  {
    entity_type: 'plan',
    entity_label: 'APP-PLAN-1',
    field: 'issue_id',
    old_value: 'APP-1',
    new_value: 'LIB-3',
  },
  { entity_type: 'plan_step', entity_label: 'APP-PLAN-1', field: 'issue_id', old_value: 'LIB-3' },
  { action: 'link', field: 'blocks', new_value: 'GONE-3' },
  { field: 'title', old_value: 'LIB-3', new_value: 'LIB-4' },
];

const FULL = NAMING.map(({ old_value = null, new_value = null }) => [old_value, new_value]);

const CONCEALED = [
  [null, null],
  [null, null],
  [null, 'APP-2'],
  ['APP-1', null],
  [null, null],
  [null, null],
  ['LIB-3', 'LIB-4'],
];

test('the other end of a relation in a project that the reader cannot see is null', async t => {
  const site = await commented(t);
  const library = await storeProject(site.server, 'LIB', crew(site));
  await stored(site.server, work =>
    work.db('project_members').where({ project_id: library, user_id: site.vera.id }).delete(),
  );
  for (const deed of NAMING) await deeds(site, { issue_id: site.targets.issue, ...deed });
  const seen = async (api: Client, kind: Kind, id: number) =>
    values((await items(api, kind, id, { limit: NAMING.length })).toReversed());
  for (const [kind, id] of [
    ['issue', site.targets.issue],
    ['project', site.app],
  ] as const) {
    assert.deepEqual(await seen(site.vera.api, kind, id), CONCEALED);
    const withLibrary = FULL.map(row => (row.includes('GONE-3') ? [null, null] : row));
    assert.deepEqual(await seen(site.max.api, kind, id), withLibrary);
    assert.deepEqual(await seen(site.bot.api, kind, id), withLibrary);
    assert.deepEqual(await seen(site.ada.api, kind, id), FULL);
    assert.deepEqual(await seen(site.operator.api, kind, id), FULL);
  }
  await enforceRoles(site, false);
  assert.deepEqual(await seen(site.vera.api, 'issue', site.targets.issue), FULL);
});

test('feed entries about the project’s own issues stay readable when it is renamed', async t => {
  const site = await commented(t);
  await deeds(site, { issue_id: site.targets.issue, action: 'link', field: 'blocks', new_value: 'APP-2' });
  const body = { identifier: 'HRB' };
  const path = { id: site.app };
  assert.ok((await site.lena.api.PUT('/api/projects/{id}', { params: { path }, body })).data);
  const [link] = await items(site.vera.api, 'issue', site.targets.issue);
  assert.deepEqual([link?.entity_label, link?.new_value], ['APP-1', 'APP-2']);
});

type Who = 'ada' | 'lena' | 'max' | 'vera' | 'sam' | 'bot' | 'operator';

const READERS: readonly Who[] = ['ada', 'lena', 'max', 'vera', 'sam', 'bot', 'operator'];
const INSIDERS: readonly Who[] = ['ada', 'lena', 'max', 'vera', 'bot', 'operator'];

for (const enforced of [true, false]) {
  test(`the roles that read feeds ${enforced ? 'while roles are enforced' : 'without enforcement'}`, async t => {
    const site = await commented(t);
    await enforceRoles(site, enforced);
    const planId = await plan(site);
    const places: readonly [kind: Kind, id: number, readers: readonly Who[]][] = [
      ['project', site.app, INSIDERS],
      ['issue', site.targets.issue, INSIDERS],
      ['page', site.targets.page, INSIDERS],
      ['plan', planId, INSIDERS],
      ['page', site.targets.workspacePage, ['ada', 'operator']],
    ];
    for (const [kind, id, readers] of places) {
      for (const who of READERS) {
        const send = () => feed(site[who].api, kind, id);
        if (!enforced || readers.includes(who))
          assert.equal((await send()).response.status, 200, `${who} ${kind}`);
        else await refused(site.server, send, 'not_found');
      }
    }
    for (const who of READERS) {
      const send = () =>
        site[who].api.GET('/api/projects/{id}/activity/actors', { params: { path: { id: site.app } } });
      if (!enforced || INSIDERS.includes(who)) assert.equal((await send()).response.status, 200, who);
      else await refused(site.server, send, 'not_found');
    }
  });
}

test('an absent or deleted item has no feed, and reading a feed needs a credential', async t => {
  const site = await commented(t);
  const { server, ada } = site;
  const cases: [api: Client, code: RefusalCode][] = [
    [ada.api, 'not_found'],
    [server.as(), 'unauthenticated'],
  ];
  for (const [api, code] of cases) {
    for (const kind of ['project', 'issue', 'page', 'plan'] as const) {
      await refused(server, () => feed(api, kind, 999), code);
    }
    const path = { params: { path: { id: 999 } } };
    await refused(server, () => api.GET('/api/projects/{id}/activity/actors', path), code);
  }
  await stored(server, async work => {
    await work.db('issues').update({ deleted_at: work.now });
    await work.db('pages').update({ deleted_at: work.now });
  });
  await refused(server, () => feed(ada.api, 'issue', site.targets.issue), 'not_found');
  await refused(server, () => feed(ada.api, 'page', site.targets.page), 'not_found');
  await refused(server, () => feed(ada.api, 'page', site.targets.workspacePage), 'not_found');
});

test('actors are counted, the most active first, each with the last time and the usual way', async t => {
  const site = await commented(t);
  const { server, vera, lena, max, bot } = site;
  await stored(server, work => work.db('activity').delete());
  const by = (actor_user_id: number | null, transport: string, ts = TIME) => ({
    actor_user_id,
    transport,
    ts,
  });
  await deeds(
    site,
    by(max.id, 'web'),
    by(max.id, 'mcp'),
    by(max.id, 'mcp', '2026-02-03 00:00:00'),
    by(max.id, 'mcp'),
    by(null, 'system'),
    by(null, 'system'),
    by(lena.id, 'web', '2026-02-02 00:00:00'),
    by(lena.id, 'api'),
    by(bot.id, 'api'),
    { ...by(vera.id, 'web'), project_id: null },
  );
  const { data } = await vera.api.GET('/api/projects/{id}/activity/actors', {
    params: { path: { id: site.app } },
  });
  const named = ({ id, username }: { id: number; username: string }) => ({ actor_user_id: id, username });
  const noActor = { actor_user_id: null, username: null, display_name: null };
  const pi = { ...named(bot), display_name: 'Pi (max)', is_bot: true };
  const later = '2026-02-02 00:00:00';
  assert.deepEqual(data, [
    {
      ...named(max),
      display_name: 'max',
      is_bot: false,
      actions: 4,
      last_ts: '2026-02-03 00:00:00',
      top_transport: 'mcp',
    },
    {
      ...named(lena),
      display_name: 'lena',
      is_bot: false,
      actions: 2,
      last_ts: later,
      top_transport: 'api',
    },
    { ...noActor, is_bot: false, actions: 2, last_ts: TIME, top_transport: 'system' },
    { ...pi, actions: 1, last_ts: TIME, top_transport: 'api' },
  ]);
});

test('feeds and counts read an index', { skip: engine !== 'sqlite' }, async t => {
  const { server } = await commented(t);
  await server.app.instance.store.read(async read => {
    for (const kind of ['project', 'issue', 'page', 'plan'] as const) {
      const steps = await explained(read, activityFeed.sql(read, { by: ANYONE, kind, id: 1 }));
      const search = `SEARCH activity USING COVERING INDEX activity_of_${kind} (${kind}_id=?)`;
      assert.ok(steps.includes(search), steps.join('; '));
      assert.ok(!steps.some(step => step.startsWith('SCAN activity')), steps.join('; '));
    }
    const steps = await explained(read, actorRows(read, 1));
    assert.ok(steps.includes('SEARCH activity_counts USING PRIMARY KEY (project_id=?)'), steps.join('; '));
  });
});
