/** What an issue waits for: people and days, their states over midnight, filters, traces, and what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import type { TestServer } from '../setting/server.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const DAY = 86_400;
const IN_UTC = { config: { time_zone: 'UTC' } };
const at = (id: number) => ({ params: { path: { id } } });

async function wait({ max }: World, id: number, body: Schemas['WaitCreate']): Promise<Schemas['Wait']> {
  return done(await max.api.POST('/api/issues/{id}/waits', { ...at(id), body }));
}

/** The day, so many days after that of the server's clock, in UTC. */
function day({ clock }: TestServer, after = 0): string {
  return new Date(clock.now().getTime() + after * DAY * 1_000).toISOString().slice(0, 10);
}

async function listed({ vera, app }: World, filter: { workable?: true; blocked?: true }): Promise<number[]> {
  const query = { project_id: app, ...filter };
  const { response, data = [] } = await vera.api.GET('/api/issues', { params: { query } });
  assert.equal(response.status, 200);
  return data.map(({ id }) => id);
}

test('an issue waits for a person until the wait is cleared', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  const made = await wait(site, id, { user: ' @VERA ', note: '  Look at it. ' });
  const { created_at, ...rest } = made;
  assert.deepEqual(rest, {
    id: made.id,
    issue_id: id,
    kind: 'user',
    user_id: site.vera.id,
    username: 'vera',
    display_name: 'vera',
    earliest: null,
    latest: null,
    note: 'Look at it.',
    state: 'holding',
    created_by: site.max.id,
  });
  assert.equal(created_at, (await site.read(id)).updated_at);
  assert.deepEqual(await listed(site, { blocked: true }), [id]);
  assert.deepEqual(await listed(site, { workable: true }), []);
  done(await site.ada.api.POST('/api/users/{id}/deactivate', at(site.vera.id)));
  assert.deepEqual((await site.read(id)).waits, [made]);
  const path = { id, wait_id: made.id };
  assert.deepEqual(
    done(await site.max.api.DELETE('/api/issues/{id}/waits/{wait_id}', { params: { path } })),
    {
      cleared: true,
    },
  );
  assert.deepEqual((await site.read(id)).waits, []);
});

test('a wait for days holds before them, is due on them and overdue after them', async t => {
  const site = await world(t, IN_UTC);
  const { server } = site;
  const { id } = await site.issue();
  await wait(site, id, { from: day(server, 1), until: day(server, 2) });
  const { seq } = await site.read(id);
  const query = { project_id: site.app };
  const state = async () => (await site.read(id)).waits.map(one => one.state);
  const expected = [
    ['holding', true],
    ['due', false],
    ['due', false],
    ['overdue', false],
  ] as const;
  for (const [place, [is, isBlocked]] of expected.entries()) {
    assert.deepEqual(await state(), [is], `day ${place}`);
    assert.deepEqual(await listed(site, { blocked: true }), isBlocked ? [id] : []);
    assert.deepEqual(await listed(site, { workable: true }), isBlocked ? [] : [id]);
    const everywhere = [
      ...done(await site.max.api.GET('/api/issues', { params: { query } })),
      ...(done(await site.max.api.GET('/api/projects/{id}/board', at(site.app)))['backlog'] ?? []),
      ...done(await site.max.api.GET('/api/projects/{id}/index', at(site.app))).issues,
    ];
    assert.deepEqual(
      everywhere.map(({ waits }) => waits.map(one => one.state)),
      [[is], [is], [is]],
    );
    server.clock.advance(DAY);
  }
  assert.equal((await site.read(id)).seq, seq, 'nothing is written at midnight');
});

test('a tag of yesterday matches nothing today', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  await wait(site, id, { from: day(site.server, 1) });
  const ask = (path: string, tag: string) =>
    raw(site.server, path, { method: 'GET', token: site.vera.token, headers: { 'If-None-Match': tag } });
  const paths = [
    `/api/issues?project_id=${site.app}`,
    `/api/projects/${site.app}/board`,
    `/api/projects/${site.app}/index`,
    `/api/issues/${id}/waits`,
  ];
  const tags = new Map<string, string>();
  for (const path of paths) {
    const tag = (await ask(path, '"none"')).response.headers.get('etag') ?? '';
    assert.equal((await ask(path, tag)).response.status, 304, path);
    tags.set(path, tag);
  }
  site.server.clock.advance(DAY);
  for (const [path, tag] of tags) assert.equal((await ask(path, tag)).response.status, 200, path);
});

test('today is the day in the time zone of the instance', async t => {
  for (const [time_zone, offset] of [
    ['Pacific/Kiritimati', 840],
    ['Etc/GMT+12', -720],
    ['Asia/Kolkata', 330],
  ] as const) {
    const site = await world(t, { config: { time_zone } });
    const { clock } = site.server;
    const local = new Date(clock.now().getTime() + offset * 60_000).toISOString().slice(0, 10);
    const answer = await site.vera.api.GET('/api/clock');
    assert.deepEqual(done(answer), { today: local, utc_offset_minutes: offset });
    assert.equal(answer.response.headers.get('cache-control'), 'no-store');
    const { id } = await site.issue();
    assert.equal((await wait(site, id, { from: local })).state, 'due');
    const tomorrow = new Date(Date.parse(local) + DAY * 1_000).toISOString().slice(0, 10);
    assert.equal((await wait(site, id, { from: tomorrow })).state, 'holding');
    const yesterday = new Date(Date.parse(local) - DAY * 1_000).toISOString().slice(0, 10);
    assert.equal((await wait(site, id, { from: yesterday })).state, 'overdue');
  }
});

test('waits for people come first, then days by their beginning', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  const texts: Schemas['WaitCreate'][] = [
    { from: '2999-03-01' },
    { from: '2999-02-01', until: '2999-02-03' },
    { user: 'vera', from: null, until: null },
    { from: '2999-02-01', until: null, note: '' },
    { user: 'me', note: null },
  ];
  for (const body of texts) await wait(site, id, body);
  const shown = (waits: readonly Schemas['Wait'][]) =>
    waits.map(one => one.username ?? `${one.earliest}..${one.latest}`);
  const expected = [
    'vera',
    'max',
    '2999-02-01..2999-02-03',
    '2999-02-01..2999-02-01',
    '2999-03-01..2999-03-01',
  ];
  assert.deepEqual(shown((await site.read(id)).waits), expected);
  assert.deepEqual(shown(done(await site.vera.api.GET('/api/issues/{id}/waits', at(id)))), expected);
});

test('adding and clearing a wait is a change of the issue, with one row of activity and one event', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  const cases: [body: Schemas['WaitCreate'], field: string, value: string][] = [
    [{ user: 'vera' }, 'user', '@vera'],
    [{ user: 'lena', note: 'A word' }, 'user', '@lena: A word'],
    [{ from: '2999-09-28' }, 'date', '2999-09-28'],
    [{ from: '2999-09-28', until: '2999-09-29', note: 'n' }, 'date', '2999-09-28..2999-09-29: n'],
  ];
  for (const [body, field, value] of cases) {
    site.server.clock.advance(60);
    const before = await site.read(id);
    const event = { type: 'issue.updated', project_id: site.app, issue_id: id };
    const added = await aftermath(site.server, () => wait(site, id, body));
    assert.deepEqual(added.activity.map(activityLine), [`issue wait ${field}: - → ${value}`]);
    assert.deepEqual(added.events, [{ ...event, seq: before.seq + 1 }]);
    const path = { id, wait_id: added.outcome.id };
    const cleared = await aftermath(site.server, async () =>
      done(await site.max.api.DELETE('/api/issues/{id}/waits/{wait_id}', { params: { path } })),
    );
    assert.deepEqual(cleared.activity.map(activityLine), [`issue unwait ${field}: ${value} → -`]);
    assert.deepEqual(cleared.events, [{ ...event, seq: before.seq + 2 }]);
    const after = await site.read(id);
    assert.deepEqual([after.seq, after.waits], [before.seq + 2, []]);
    assert.notEqual(after.updated_at, before.updated_at);
  }
});

test('what is not a wait is refused, and nothing is written', async t => {
  const site = await world(t, IN_UTC);
  const { server, max, lena } = site;
  const { id } = await site.issue();
  const other = await site.issue();
  await wait(site, id, { user: 'vera' });
  await wait(site, id, { from: '2999-02-01', until: '2999-02-02' });
  const cases: [body: object, code: RefusalCode][] = [
    [{}, 'wait_invalid'],
    [{ user: null, from: null }, 'wait_invalid'],
    [{ user: 'lena', from: '2999-02-01' }, 'wait_invalid'],
    [{ user: 'lena', until: '2999-02-01' }, 'wait_invalid'],
    [{ until: '2999-02-01' }, 'wait_invalid'],
    [{ from: '2999-02-02', until: '2999-02-01' }, 'wait_invalid'],
    [{ from: '2999-02-03', note: 'x'.repeat(501) }, 'wait_invalid'],
    [{ from: '2999-02-30' }, 'invalid_body'],
    [{ from: '2999-2-3' }, 'invalid_body'],
    [{ from: '2999-02-03T00:00:00Z' }, 'invalid_body'],
    [{ from: '2999-02-03', kind: 'date' }, 'invalid_body'],
    [{ user: 'sam' }, 'person_unknown'],
    [{ user: 'human' }, 'person_unknown'],
    [{ user: 'nemo' }, 'person_unknown'],
    [{ user: site.bot.username }, 'assignee_is_bot'],
    [{ user: 'VERA', note: 'again' }, 'wait_exists'],
    [{ from: '2999-02-01', until: '2999-02-02' }, 'wait_exists'],
  ];
  const before = await site.read(id);
  for (const [body, code] of cases)
    await refused(server, () => max.api.POST('/api/issues/{id}/waits', { ...at(id), body: body }), code);
  assert.deepEqual(await site.read(id), before);
  const ofAnother = { params: { path: { id: other.id, wait_id: before.waits[0]?.id ?? 0 } } };
  await refused(server, () => max.api.DELETE('/api/issues/{id}/waits/{wait_id}', ofAnother), 'not_found');
  await refused(
    server,
    () => lena.api.POST('/api/issues/{id}/waits', { ...at(987_654), body: { user: 'vera' } }),
    'not_found',
  );
  // 500 characters after trimming, in code points.
  assert.equal(
    (await wait(site, id, { from: '2999-02-03', note: ` ${'🛟'.repeat(500)} ` })).note.length,
    1_000,
  );
});

test('an issue has at most 50 waits', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  for (let day = 1; day <= 50; day += 1)
    await wait(site, id, { from: new Date(Date.UTC(2999, 0, day)).toISOString().slice(0, 10) });
  const body = { user: 'vera' };
  await refused(
    site.server,
    () => site.max.api.POST('/api/issues/{id}/waits', { ...at(id), body }),
    'too_many_waits',
  );
  assert.equal((await site.read(id)).waits.length, 50);
});

test('viewers read waits, maintainers and their bots change them, and others find nothing', async t => {
  const site = await world(t, IN_UTC);
  await enforceRoles(site, true);
  const { server, vera, sam, bot } = site;
  const { id } = await site.issue();
  const made = done(await bot.api.POST('/api/issues/{id}/waits', { ...at(id), body: { user: 'me' } }));
  assert.deepEqual([made.username, made.created_by], ['max', bot.id]);
  assert.equal(done(await vera.api.GET('/api/issues/{id}/waits', at(id))).length, 1);
  const path = { params: { path: { id, wait_id: made.id } } };
  const body = { from: '2999-01-01' };
  await refused(server, () => vera.api.POST('/api/issues/{id}/waits', { ...at(id), body }), 'role_required');
  await refused(server, () => vera.api.DELETE('/api/issues/{id}/waits/{wait_id}', path), 'role_required');
  await refused(server, () => sam.api.GET('/api/issues/{id}/waits', at(id)), 'not_found');
  await refused(server, () => sam.api.POST('/api/issues/{id}/waits', { ...at(id), body }), 'not_found');
  await refused(server, () => sam.api.DELETE('/api/issues/{id}/waits/{wait_id}', path), 'not_found');
});

test('waits survive the trash and closing', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  const made = await wait(site, id, { user: 'vera' });
  const { api } = site.max;
  done(await api.PUT('/api/issues/{id}', { ...at(id), body: { status: 'done' } }));
  done(await api.DELETE('/api/issues/{id}', at(id)));
  await refused(site.server, () => api.GET('/api/issues/{id}/waits', at(id)), 'not_found');
  assert.deepEqual(done(await api.POST('/api/issues/{id}/restore', at(id))).waits, [made]);
});

test('a new display name appears in waits, and gives their issues a new seq', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  await wait(site, id, { user: 'vera' });
  const before = await site.read(id);
  done(await site.vera.api.PATCH('/api/auth/me', { body: { display_name: 'Vera Q.' } }));
  const after = await site.read(id);
  assert.equal(after.waits[0]?.display_name, 'Vera Q.');
  assert.ok(after.seq > before.seq);
});

test('strangers see no waits', async t => {
  const site = await world(t, IN_UTC);
  const { id } = await site.issue();
  await wait(site, id, { user: 'vera', note: 'private' });
  done(await site.lena.api.PUT('/api/projects/{id}', { ...at(site.app), body: { is_public: true } }));
  const { error: issue } = await raw(site.server, `/public/api/projects/APP/issues/${id}`, { method: 'GET' });
  assert.deepEqual((issue as Schemas['PublicIssue']).waits, []);
});
