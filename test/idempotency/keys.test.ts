/** Idempotency keys: a request is carried out once, and a retry gets its response. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { nothingNoted } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/contract.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';
import { aftermath } from '../setting/aftermath.ts';
import { anotherContract } from '../setting/another-server.ts';
import { archiveOf } from '../setting/archived.ts';
import { raw, type RawAnswer, type RawRequest } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { restarted } from '../setting/restarted.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const DAY = 86_400;

interface Keyed extends RawRequest {
  readonly key: string;
}

function send({ server, max }: World, path: string, { key, headers, ...request }: Keyed): Promise<RawAnswer> {
  return raw(server, path, { token: max.token, ...request, headers: { 'Idempotency-Key': key, ...headers } });
}

function isReplay({ response }: RawAnswer): boolean {
  return response.headers.get('idempotency-replayed') === 'true';
}

/** The second response is the first one, and nothing was written for it. */
async function replays(site: World, request: () => Promise<RawAnswer>): Promise<unknown> {
  const first = await request();
  assert.ok(first.response.ok, JSON.stringify(first.error));
  assert.equal(isReplay(first), false);
  const before = await site.server.rows();
  const { outcome: second, activity, events } = await aftermath(site.server, request);
  assert.equal(isReplay(second), true, JSON.stringify(second.error));
  assert.equal(second.response.status, first.response.status);
  assert.deepEqual(second.error, first.error);
  assert.deepEqual([activity, events], [[], []]);
  assert.equal(await site.server.rows(), before);
  return first.error;
}

test('a retry gets the response of the first request and writes nothing', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Moor', labels: [], assignees: ['me'] };
  await replays(site, () => send(site, '/api/issues', { key: 'one', body }));
});

test('every kind of POST accepts a key: in a path, in bulk, without a body, without a change', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const other = await site.issue();
  const plan = await site.plan();
  const gone = await site.issue();
  await site.max.api.DELETE('/api/issues/{id}', { params: { path: { id: gone.id } } });
  const key = randomUUID();
  const requests: [path: string, body?: object][] = [
    [`/api/issues/${issue.id}/comments`, { content: 'Tied @vera' }],
    [
      '/api/issues/bulk',
      {
        issues: [
          { project_id: site.app, title: 'A' },
          { project_id: site.app, title: 'B' },
        ],
      },
    ],
    [`/api/issues/${gone.id}/restore`],
    ['/api/issues/link', { source: issue.identifier, target: other.identifier, relation_type: 'blocks' }],
    [`/api/plans/${plan.id}/steps`, { title: 'Step' }],
    ['/api/plans', { project_id: site.app, title: 'Plan', steps: [{ title: 'One' }] }],
    ['/api/repos/resolve', { aliases: [] }],
    ['/api/git-hook', { messages: [`Closes ${issue.identifier}`] }],
    [`/api/projects/${site.app}/views`, { name: 'Mine', config: '{}' }],
  ];
  for (const [at, [path, body]] of requests.entries())
    await replays(site, () => send(site, path, { key: `${key}-${at}`, ...(body ? { body } : {}) }));
});

test('an upload is compared by the names, the file names and the bytes of its parts', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const upload = (bytes: string, filename = 'a.txt', fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), filename);
    return sendForm(site, '/api/attachments', form);
  };
  const linked = { entity_type: 'issue', entity_id: String(issue.id) };
  // Each form has another boundary.
  await replays(site, () => upload('some words', 'a.txt', linked));
  for (const [bytes, name, fields] of [
    ['other words', 'a.txt', linked],
    ['some words', 'b.txt', linked],
    ['some words', 'a.txt', {}],
  ] as const)
    await refused(site.server, () => upload(bytes, name, fields), 'idempotency_key_reused');
});

async function sendForm(
  { server, ada, max }: World,
  path: string,
  form: FormData,
  by: 'ada' | 'max' = 'max',
): Promise<RawAnswer> {
  const made = new Response(form);
  const type = made.headers.get('content-type') ?? '';
  return raw(server, path, {
    token: { ada, max }[by].token,
    headers: { 'Content-Type': type, 'Idempotency-Key': 'form' },
    body: new Uint8Array(await made.arrayBuffer()),
  });
}

test('an archive is imported once, although its project exists when it is sent again', async t => {
  const site = await world(t);
  const project = { name: 'Yard', identifier: 'YARD' };
  const made = await site.ada.api.POST('/api/projects', { body: project });
  const id = made.data?.id ?? 0;
  await site.ada.api.POST('/api/issues', { body: { project_id: id, title: 'A mooring' } });
  const archive = await archiveOf(site.server, site.ada, 'YARD');
  await site.ada.api.DELETE('/api/projects/{id}', { params: { path: { id } } });
  const send = () => {
    const form = new FormData();
    form.append('archive', new Blob([archive]), 'a.tar.gz');
    return sendForm(site, '/api/project-archives', form, 'ada');
  };
  await replays(site, send);
  assert.equal(await count(site, 'hidden_projects'), 0);
});

async function count({ server }: World, table: string): Promise<number> {
  return server.app.instance.store.read(async ({ db }) => (await db(table).select('*')).length);
}

test('another method, path, query or body with the same key is refused', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const body = { content: 'Tied' };
  const path = `/api/issues/${issue.id}/comments`;
  await send(site, path, { key: 'k', body });
  const page = await site.page();
  for (const [where, what] of [
    [path, { content: 'Tied!' }],
    [path, '{"content": "Tied"}'],
    [`${path}?again=1`, body],
    [`/api/pages/${page.id}/comments`, body],
  ] as const)
    await refused(site.server, () => send(site, where, { key: 'k', body: what }), 'idempotency_key_reused');
});

test('keys of different accounts are independent: of people, of a bot and its owner, of operator keys', async t => {
  const site = await world(t);
  const { ada, lena, max, bot, operator } = site;
  const body = { project_id: site.app, title: 'Moor' };
  const ids = new Set<unknown>();
  for (const { token } of [ada, lena, max, bot, operator]) {
    const first = await send(site, '/api/issues', { key: 'same', token, body });
    const again = await send(site, '/api/issues', { key: 'same', token, body });
    assert.deepEqual([isReplay(first), isReplay(again)], [false, true]);
    assert.deepEqual(again.error, first.error);
    ids.add((first.error as { id: number }).id);
  }
  assert.equal(ids.size, 5);
});

test('a key that is not 1 to 255 visible ASCII characters is refused, and the longest one is accepted', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Moor' };
  for (const key of ['', 'two words', 'x'.repeat(256), 'caf\u00e9', 'a\tb'])
    await refused(site.server, () => send(site, '/api/issues', { key, body }), 'idempotency_key_invalid');
  const longest = Array.from({ length: 255 }, (_, at) => String.fromCharCode(33 + (at % 94))).join('');
  await replays(site, () => send(site, '/api/issues', { key: longest, body }));
});

test('routes of credentials and other methods ignore the header', async t => {
  const site = await world(t);
  const headers = { 'Idempotency-Key': 'two words' };
  const body = { name: 'ci' };
  const key = await raw(site.server, '/api/auth/keys', { token: site.max.token, headers, body });
  assert.equal(key.response.ok, true, JSON.stringify(key.error));
  const issue = await site.issue();
  const put = { method: 'PUT', token: site.max.token, headers, body: { title: 'New' } };
  assert.equal((await raw(site.server, `/api/issues/${issue.id}`, put)).response.status, 200);
  assert.equal(await count(site, 'idempotency_keys'), 0);
});

test('a refusal is not stored: the retry is judged again', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Moor', labels: ['bug'] };
  const request = () => send(site, '/api/issues', { key: 'k', body });
  await refused(site.server, request, 'label_unknown');
  await site.label('bug');
  await replays(site, request);
});

test('the credential and the role are judged before a stored response is given', async t => {
  const site = await world(t);
  const { max, lena, server, app: id } = site;
  const issue = await site.issue();
  const other = await site.issue();
  const requests = [
    ['/api/issues', { project_id: id, title: 'Moor' }],
    ['/api/issues/bulk', { issues: [{ project_id: id, title: 'Moor' }] }],
    [`/api/issues/${issue.id}/comments`, { content: 'Tied' }],
    ['/api/issues/link', { source: issue.identifier, target: other.identifier, relation_type: 'blocks' }],
    ['/api/labels', { project_id: id, name: 'bug' }],
    ['/api/plans', { project_id: id, title: 'Plan' }],
  ] as const;
  const again = (path: string, body: object) => send(site, path, { key: path, body });
  for (const [path, body] of requests) assert.ok((await again(path, body)).response.ok, path);
  const path = { id, user_id: max.id };
  await lena.api.PATCH('/api/projects/{id}/members/{user_id}', {
    params: { path },
    body: { role: 'viewer' },
  });
  for (const [path, body] of requests)
    if (!path.endsWith('/comments')) await refused(server, () => again(path, body), 'role_required');
  await lena.api.DELETE('/api/projects/{id}/members/{user_id}', { params: { path } });
  for (const [path, body] of requests) await refused(server, () => again(path, body), 'not_found');
  await enforceRoles(site, false);
  for (const [path, body] of requests) assert.equal(isReplay(await again(path, body)), true, path);
  const body = { project_id: id, title: 'Moor' };
  await refused(
    server,
    () => send(site, '/api/issues', { key: '/api/issues', token: 'svc_sess_none', body }),
    'unauthenticated',
  );
});

test('a key is forgotten after 24 hours, and its row is deleted by the hourly cleanup', async t => {
  const site = await world(t);
  const { clock, app } = site.server;
  clock.stop();
  const body = { project_id: site.app, title: 'Moor' };
  const { token } = site.operator;
  const request = () => send(site, '/api/issues', { key: 'k', token, body });
  const first = await request();
  clock.advance(DAY - 1);
  assert.equal(isReplay(await request()), true);
  await forgetEnded(app.instance);
  assert.equal(await count(site, 'idempotency_keys'), 1);
  clock.advance(1);
  const second = await request();
  assert.equal(isReplay(second), false);
  assert.notDeepEqual(second.error, first.error);
  assert.equal(isReplay(await request()), true);
  clock.advance(DAY);
  await forgetEnded(app.instance);
  assert.equal(await count(site, 'idempotency_keys'), 0);
});

test('of identical requests at once exactly one writes, and all get its response', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Moor' };
  const all = await Promise.all(
    Array.from({ length: 12 }, () => send(site, '/api/issues', { key: 'k', body })),
  );
  assert.equal(all.filter(one => !isReplay(one)).length, 1);
  assert.equal(new Set(all.map(({ error }) => (error as { id: number }).id)).size, 1);
  assert.equal(await count(site, 'issues'), 1);
});

test('the same on two servers with one database', async t => {
  const site = await world(t);
  const other = await anotherContract(t, site.server);
  const text = JSON.stringify({ project_id: site.app, title: 'Moor' });
  const [here, there] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => send(site, '/api/issues', { key: 'k', body: text }))),
    Promise.all(Array.from({ length: 6 }, () => sendTo(other, site, text))),
  ]);
  const bodies = [...here.map(({ error }) => error), ...there.map(({ json }) => json)];
  for (const body of bodies) assert.deepEqual(body, bodies[0]);
  const replays = [...here.map(isReplay), ...there.map(({ isReplay }) => isReplay)];
  assert.equal(replays.filter(one => !one).length, 1);
  assert.equal(await count(site, 'issues'), 1);
});

/** A request to a contract without a port. */
async function sendTo(contract: Contract, { server, max }: World, text: string) {
  const bytes = Buffer.from(text);
  const answer = await contract.answer({
    id: randomUUID(),
    method: 'POST',
    path: '/api/issues',
    query: '',
    headers: { authorization: `Bearer ${max.token}`, 'idempotency-key': 'k' },
    address: '127.0.0.1',
    hasBody: true,
    upgradable: false,
    readBody: (_formats, _ceiling, observe) => {
      observe?.(bytes);
      return Promise.resolve(JSON.parse(text));
    },
    readParts: () => assert.fail('the body is JSON'),
    issuer: () => server.url,
    whenLeft: () => undefined,
    noted: nothingNoted(),
  });
  assert.equal(answer?.status, 200);
  assert.ok(answer.body instanceof Uint8Array);
  return {
    json: JSON.parse(Buffer.from(answer.body).toString()) as unknown,
    isReplay: answer.headers['Idempotency-Replayed'] === 'true',
  };
}

test('a response survives a restart', async t => {
  const site = await world(t);
  const body = { project_id: site.app, title: 'Moor' };
  const first = await send(site, '/api/issues', { key: 'k', body });
  await restarted(site.server, {}, async (_as, url) => {
    const headers = { 'Idempotency-Key': 'k' };
    const again = await raw({ url }, '/api/issues', { token: site.max.token, headers, body });
    assert.equal(isReplay(again), true);
    assert.deepEqual(again.error, first.error);
  });
});

test('a step of a plan that is too long for memory is added once, and the retry is refused', async t => {
  const site = await world(t);
  const plan = await site.plan();
  const description = 'x'.repeat(100_000);
  await site.put(
    'plan_steps',
    ...Array.from({ length: 200 }, (_, position) => ({
      plan_id: plan.id,
      title: `Step ${position}`,
      description,
      position,
      created_at: '2026-11-27 10:00:00',
      edited_at: '2026-11-27 10:00:00',
    })),
  );
  const request = () => send(site, `/api/plans/${plan.id}/steps`, { key: 'k', body: { title: 'Last' } });
  const first = await request();
  assert.equal(first.response.status, 200);
  await refused(site.server, request, 'idempotent_response_too_long');
  assert.equal(await count(site, 'plan_steps'), 201);
});
