/** An assumed caller is verified before anything is sent, whatever has happened to the account. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Work } from '../../src/store/work.ts';
import { DAY } from '../../src/time/clock.ts';
import { raw } from '../setting/raw.ts';
import { Statements } from '../setting/statements.ts';
import { stored } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

const PATHS = (app: number): readonly string[] => [
  '/api/issues/1',
  `/api/issues?project_id=${String(app)}`,
  `/api/issues/1/comments`,
  `/api/projects/${String(app)}/index`,
  '/api/auth/me',
  // Refused, but not because of the credential.
  '/api/issues/404',
  '/api/issues?project_id=x',
  '/api/instance/settings',
  '/api/users',
];

interface Said {
  readonly status: number;
  readonly text: string;
}

async function said({ server }: World, path: string, token: string): Promise<Said> {
  const { response, error } = await raw(server, path, { method: 'GET', token });
  return { status: response.status, text: JSON.stringify(error).replace(/"request_id":"[^"]*"/, '') };
}

async function saidOfAll(site: World, token: string): Promise<Said[]> {
  const all: Said[] = [];
  for (const path of PATHS(site.app)) all.push(await said(site, path, token));
  return all;
}

/** The same for a server that has never seen the caller. */
async function saidToStranger(site: World, token: string): Promise<Said[]> {
  const all: Said[] = [];
  for (const path of PATHS(site.app)) {
    site.server.app.instance.cachedLookups.drain();
    all.push(await said(site, path, token));
  }
  return all;
}

type Change = readonly [
  what: string,
  who: 'ada' | 'lena' | 'bot',
  act: (work: Work, site: World) => Promise<unknown>,
];

const future = '2099-01-01 00:00:00';

const CHANGES: readonly Change[] = [
  [
    'another name',
    'lena',
    ({ db }, { lena }) => db('users').where({ id: lena.id }).update({ display_name: 'L.' }),
  ],
  [
    'no longer a member',
    'lena',
    ({ db }, { lena }) => db('project_members').where({ user_id: lena.id }).delete(),
  ],
  [
    'an administrator',
    'lena',
    ({ db }, { lena }) => db('users').where({ id: lena.id }).update({ is_admin: 1 }),
  ],
  [
    'no administrator any more',
    'ada',
    ({ db }, { ada }) => db('users').where({ id: ada.id }).update({ is_admin: 0 }),
  ],
  [
    'a session of long ago',
    'ada',
    ({ db }, { ada }) =>
      db('sessions').where({ user_id: ada.id }).update({ created_at: '2001-01-01 00:00:00' }),
  ],
  [
    'a tool of an administrator',
    'bot',
    ({ db }, { max }) => db('users').where({ id: max.id }).update({ is_admin: 1 }),
  ],
];

const ENDS: readonly Change[] = [
  ['signed out', 'lena', ({ db }, { lena }) => db('sessions').where({ user_id: lena.id }).delete()],
  ['deactivated', 'lena', ({ db }, { lena }) => db('users').where({ id: lena.id }).update({ is_active: 0 })],
  [
    'deleted',
    'lena',
    ({ db }, { lena }) => db('users').where({ id: lena.id }).update({ deleted_at: future }),
  ],
  ['a revoked key', 'bot', ({ db }) => db('api_keys').update({ revoked_at: future })],
  [
    'the tool of a deactivated user',
    'bot',
    ({ db }, { max }) => db('users').where({ id: max.id }).update({ is_active: 0 }),
  ],
];

async function settled(t: TestContext, [, who, act]: Change): Promise<readonly [World, string]> {
  const site = await world(t);
  await site.issue({ title: 'One' });
  const { token } = site[who];
  // Twice, since a query that is built the first time cannot carry checks.
  await saidOfAll(site, token);
  await saidOfAll(site, token);
  await stored(site.server, work => act(work, site));
  return [site, token];
}

for (const change of CHANGES) {
  test(`${change[0]}: the next calls use the new state of the caller`, async t => {
    const [site, token] = await settled(t, change);
    const now = await saidOfAll(site, token);
    assert.deepEqual(now, await saidToStranger(site, token));
  });
}

for (const change of ENDS) {
  test(`${change[0]}: no further call succeeds, whatever else is wrong with it`, async t => {
    const [site, token] = await settled(t, change);
    for (const { status, text } of await saidOfAll(site, token)) assert.equal(status, 401, text);
    assert.ok(site.server.log.every(line => !/"account":\d+.*"status":401/.test(line)));
  });
}

test('a session ends for a caller who was just there', async t => {
  const site = await world(t);
  const paths = PATHS(site.app);
  await saidOfAll(site, site.lena.token);
  site.server.clock.advance(400 * DAY);
  for (const path of paths) assert.equal((await said(site, path, site.lena.token)).status, 401);
});

test('a known caller costs no separate statement', async t => {
  const site = await world(t);
  await site.issue({ title: 'One' });
  await saidOfAll(site, site.lena.token);
  const listening = Statements.of(site.server);
  const heard = await listening.during(() => said(site, '/api/issues/1', site.lena.token));
  assert.equal(heard.length, 1);
  assert.match(heard[0]?.sql ?? '', /sessions/);
});

test('a call during a change of the credential is handled as before or after it', async t => {
  const site = await world(t);
  await site.issue({ title: 'One' });
  const { id, token } = site.lena;
  const outcomes = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const flip = stored(site.server, ({ db }) =>
      db('users')
        .where({ id })
        .update({ is_active: round % 2 }),
    );
    const calls = PATHS(site.app).map(path => said(site, path, token));
    for (const { status } of await Promise.all(calls)) outcomes.add(status);
    await flip;
    const { status } = await said(site, '/api/issues/1', token);
    assert.equal(status, round % 2 === 1 ? 200 : 401);
  }
  assert.ok([...outcomes].every(status => [200, 400, 401, 403, 404].includes(status)));
});
