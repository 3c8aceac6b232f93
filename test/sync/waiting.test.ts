/** Requests for changes that wait for one: what ends a wait, and how many may wait. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createKey, liveKeyNamed, revokeKey } from '../../src/identity/keys.ts';
import { at, done, type Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { isOneServer } from '../setting/server.ts';
import { until } from '../setting/until.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

interface Scene extends World {
  /** The cursor of the project. */
  readonly cursor: () => Promise<number>;
  /** Sends a request that waits. */
  readonly follow: (api: Client, query: { since: number; wait?: number }, abort?: AbortSignal) => Following;
  /** Resolves when this many requests wait. */
  readonly waiting: (count: number) => Promise<void>;
}

type Following = ReturnType<typeof followed>;

function followed(api: Client, id: number, query: { since: number; wait?: number }, signal?: AbortSignal) {
  return api.GET('/api/projects/{id}/changes', {
    params: { path: { id }, query: { wait: 55, ...query } },
    ...(signal ? { signal } : {}),
  });
}

async function scene(t: TestContext): Promise<Scene> {
  const made = await world(t);
  const { app, max, server } = made;
  return {
    ...made,
    cursor: async () => done(await max.api.GET('/api/projects/{id}/index', at(app))).cursor,
    follow: (api, query, signal) => followed(api, app, query, signal),
    waiting: count =>
      until(`${count} requests wait`, () => {
        const sizes = server.apps.map(({ instance }) => instance.waiters.size);
        return sizes.reduce((sum, size) => sum + size, 0) === count;
      }),
  };
}

test('the next change of the project answers every request that waits for one', async t => {
  const { vera, max, cursor, follow, waiting, issue } = await scene(t);
  const since = await cursor();
  const all = [follow(vera.api, { since }), follow(vera.api, { since }), follow(max.api, { since })];
  await waiting(3);
  const made = await issue();
  for (const one of all) {
    const { changes, cursor: next, has_more } = done(await one);
    assert.deepEqual(
      changes.map(({ kind, id, seq }) => [kind, id, seq]),
      [['issue', made.id, made.seq]],
    );
    assert.deepEqual([next, has_more], [made.seq, false]);
  }
  await waiting(0);
});

test('a change that came before is the response at once, with its links', async t => {
  const { vera, cursor, follow, issue, app } = await scene(t);
  const since = await cursor();
  const made = await issue();
  const { data, response } = await follow(vera.api, { since });
  assert.deepEqual(
    data?.changes.map(({ id }) => id),
    [made.id],
  );
  assert.match(response.headers.get('link') ?? '', new RegExp(`^</api/projects/${app}/changes\\?since=0`));
});

test('no change within the time is an empty response with the same cursor', async t => {
  const { vera, cursor, follow } = await scene(t);
  const since = await cursor();
  const began = performance.now();
  const body = done(await follow(vera.api, { since, wait: 1 }));
  assert.ok(performance.now() - began >= 950);
  assert.deepEqual(body, { changes: [], cursor: since, has_more: false });
});

test('what changes neither an issue nor a page nor a comment, and changes elsewhere, end no wait', async t => {
  const { ada, max, vera, cursor, follow, waiting, folder, issue, page } = await scene(t);
  const other = done(await ada.api.POST('/api/projects', { body: { name: 'Other', identifier: 'OTH' } }));
  const since = await cursor();
  const request = follow(vera.api, { since });
  await waiting(1);
  await folder('Charts');
  await ada.api.POST('/api/issues', { body: { project_id: other.id, title: 'Elsewhere' } });
  await max.api.PATCH('/api/auth/me', { body: { display_name: 'Maximilian' } });
  // Long enough that a response would have come, on any machine that answers requests.
  await pause(50);
  await waiting(1);
  const made = await page();
  assert.deepEqual(
    done(await request).changes.map(({ kind, id }) => [kind, id]),
    [['page', made.id]],
  );
  assert.ok(await issue());
});

test('a wait is between 0 and 55 seconds; without one, an empty response comes at once', async t => {
  const { vera, cursor, follow, waiting, issue } = await scene(t);
  const since = await cursor();
  for (const wait of [0, -3]) assert.deepEqual(done(await follow(vera.api, { since, wait })).changes, []);
  const long = follow(vera.api, { since, wait: 4_000 });
  await waiting(1);
  await issue();
  assert.equal(done(await long).changes.length, 1);
});

test('a cursor from before a restore does not wait', async t => {
  const { vera, cursor, follow } = await scene(t);
  const { response } = await follow(vera.api, { since: (await cursor()) + 1_000 });
  assert.equal(response.headers.get('sync-reset'), 'true');
});

const ENDINGS: readonly [string, number, (made: Scene) => Promise<unknown>][] = [
  [
    'the deletion of the project',
    404,
    ({ ada, app }) => ada.api.DELETE('/api/projects/{id}', { params: { path: { id: app } } }),
  ],
  [
    'the end of the membership',
    404,
    ({ lena, vera, app }) =>
      lena.api.DELETE('/api/projects/{id}/members/{user_id}', {
        params: { path: { id: app, user_id: vera.id } },
      }),
  ],
  [
    'the deactivation of the account',
    401,
    ({ ada, vera }) => ada.api.POST('/api/users/{id}/deactivate', at(vera.id)),
  ],
];

for (const [what, status, end] of ENDINGS)
  test(`${what} ends the wait with the refusal of a new request`, async t => {
    const made = await scene(t);
    const { vera, cursor, follow, waiting } = made;
    await enforceRoles(made, true);
    const request = follow(vera.api, { since: await cursor() });
    await waiting(1);
    await end(made);
    assert.equal((await request).response.status, status);
    await waiting(0);
  });

test('a demoted administrator no longer waits for a project of others', async t => {
  const made = await scene(t);
  const { ada, sam, cursor, follow, waiting } = made;
  await enforceRoles(made, true);
  await ada.api.POST('/api/users/{id}/promote', at(sam.id));
  const request = follow(sam.api, { since: await cursor() });
  await waiting(1);
  await ada.api.POST('/api/users/{id}/demote', at(sam.id));
  assert.equal((await request).response.status, 404);
});

test('a revoked key ends its wait, also a key of the operator', async t => {
  const { ada, server, cursor, follow, waiting } = await scene(t);
  const { store } = server.app.instance;
  const origin = { now: server.clock.now(), transport: 'cli', actorId: null } as const;
  for (const [name, owner] of [
    ['Of Ada', ada.id],
    ['Of the operator', null],
  ] as const) {
    const token = await store.write(origin, work => createKey(work, owner, name));
    const request = follow(server.as(token), { since: await cursor() });
    await waiting(1);
    await store.write(origin, async work => {
      const key = await liveKeyNamed(work, name);
      assert.ok(key);
      await revokeKey(work, key);
    });
    assert.equal((await request).response.status, 401);
    await waiting(0);
  }
});

if (isOneServer)
  test('sixteen requests of a user may wait; others may still, and one that finds changes needs no place', async t => {
    const { vera, max, bot, cursor, follow, waiting, issue, server } = await scene(t);
    const before = await cursor();
    await issue();
    const since = await cursor();
    const abort = new AbortController();
    const all = Array.from({ length: 16 }, () =>
      follow(vera.api, { since }, abort.signal).catch((error: unknown) => error),
    );
    await waiting(16);
    const { response } = await refused(server, () => follow(vera.api, { since }), 'too_many_waiting');
    assert.equal(response.headers.get('retry-after'), null);
    assert.equal(done(await follow(vera.api, { since: before })).changes.length, 1);
    assert.equal((await follow(vera.api, { since, wait: 0 })).response.status, 200);
    const others = [follow(max.api, { since }), follow(bot.api, { since })];
    await waiting(18);
    abort.abort();
    await waiting(2);
    for (const one of await Promise.all(all)) assert.ok(one instanceof Error);
    const again = follow(vera.api, { since });
    await waiting(3);
    const made = await issue();
    for (const one of [...others, again])
      assert.deepEqual(
        done(await one).changes.map(({ id }) => id),
        [made.id],
      );
  });

test('a caller without access is refused as such, whoever waits', async t => {
  const made = await scene(t);
  const { sam, cursor, follow, server } = made;
  await enforceRoles(made, true);
  await refused(server, () => follow(sam.api, { since: 0 }), 'not_found');
  const since = await cursor();
  await refused(server, () => follow(sam.api, { since }), 'not_found');
});

test('a server that stops answers all that wait, and no one waits any more', async t => {
  const { vera, cursor, follow, waiting, server } = await scene(t);
  const since = await cursor();
  const all = Array.from({ length: 5 }, () => follow(vera.api, { since }));
  await waiting(5);
  const stopped = server.app.stop();
  for (const one of all) assert.deepEqual(done(await one), { changes: [], cursor: since, has_more: false });
  await stopped;
});

test('waiting requests hold no connection to the database', async t => {
  const { vera, max, bot, lena, ada, cursor, follow, waiting, issue } = await scene(t);
  const since = await cursor();
  const all = [vera, max, bot, lena, ada].flatMap(({ api }) =>
    Array.from({ length: 16 }, () => follow(api, { since })),
  );
  await waiting(80);
  assert.equal((await max.api.GET('/api/projects')).response.status, 200);
  await issue();
  for (const one of all) assert.equal(done(await one).changes.length, 1);
});
