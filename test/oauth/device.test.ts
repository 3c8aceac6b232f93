/** Device logins: starting one, the user's decision in two steps, and the responses to polls. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MINUTE } from '../../src/time/clock.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { checkPage, refusedAs, refusedOnPage } from '../setting/oauth-refused.ts';
import {
  confirmation,
  DEVICE_GRANT,
  poll,
  registered,
  sendForm,
  startLogin,
  textIn,
} from '../setting/oauth.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { Visitor, type Fields } from '../setting/visitor.ts';

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
  readonly visitor: Visitor;
}

async function site(t: TestContext): Promise<Site> {
  const server = await startServer(t);
  const people = await cast(server);
  const client = await registered(server, { grant_types: [DEVICE_GRANT], client_name: 'Night crew' });
  return { ...people, server, client, visitor: new Visitor(server, people.max.token) };
}

const START = '/oauth/device_authorization';

test('a login begins with a code for the device and one for the person', async t => {
  const { server, client } = await site(t);
  for (const path of [START, '/device_authorization']) {
    const { response, error } = await sendForm(server, path, { client_id: client, scope: 'mcp' });
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const { device_code, user_code, ...rest } = error as Record<string, string>;
    assert.match(user_code ?? '', /^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    assert.match(device_code ?? '', /^[\w-]{43}$/);
    assert.deepEqual(rest, {
      verification_uri: `${server.url}/oauth/device`,
      verification_uri_complete: `${server.url}/oauth/device?user_code=${user_code}`,
      scope: 'mcp',
      expires_in: 900,
      interval: 5,
    });
  }
});

test('a login can be started in JSON, without a scope, by any registered client', async t => {
  const { server } = await site(t);
  const { response } = await raw(server, START, { body: { client_id: await registered(server) } });
  assert.equal(response.status, 200);
});

const REFUSED: readonly (readonly [string, Fields, Parameters<typeof refusedAs>[2]])[] = [
  ['no client', { client_id: undefined }, 'invalid_body'],
  ['an empty client', { client_id: '' }, 'invalid_body'],
  ['an unknown client', { client_id: 'svc_client_none' }, 'client_unknown'],
  ['another scope', { scope: 'admin' }, 'scope_unknown'],
  ['another resource', { resource: 'https://other.example/mcp' }, 'target_wrong'],
];

for (const [name, changes, code] of REFUSED) {
  test(`a login with ${name} does not begin`, async t => {
    const { server, client } = await site(t);
    await refusedAs(server, () => sendForm(server, START, { client_id: client, ...changes }), code);
  });
}

test('an address may start ten logins an hour, and the refusal says when to retry', async t => {
  const { server, client } = await site(t);
  for (let attempt = 0; attempt < 10; attempt += 1) await sendForm(server, START, { client_id: client });
  const another = () => sendForm(server, '/device_authorization', { client_id: client });
  const { response } = await refusedAs(server, another, 'device_start_throttled');
  assert.ok(Number(response.headers.get('retry-after')) > 3500);
});

test('1,024 logins may wait on the instance; the next one begins when the first has ended', async t => {
  const { server, client } = await site(t);
  const { app, clock } = server;
  await startLogin(server, client);
  clock.advance(MINUTE);
  const now = clock.now();
  await app.instance.store.write({ now, transport: 'system', actorId: null }, async work => {
    work.untraced();
    const [row] = await work.db('oauth_devices').select<Record<string, unknown>[]>('*');
    const { id: _, ...columns } = row ?? {};
    const rows = Array.from({ length: 1023 }, (__, index) => ({
      ...columns,
      device_code_hash: `hash ${index}`,
      user_code: `CODE${index}`,
    }));
    for (let at = 0; at < rows.length; at += 93)
      await work.db('oauth_devices').insert(rows.slice(at, at + 93));
  });
  const { response } = await refusedAs(
    server,
    () => sendForm(server, START, { client_id: client }),
    'device_codes_full',
  );
  const wait = Number(response.headers.get('retry-after'));
  assert.ok(wait > 830 && wait <= 840, String(wait));
  clock.advance(wait + 1);
  await startLogin(server, client);
});

test('the entry page fills in the code of its address, as text, and does not reveal whether there is such a login', async t => {
  const { visitor } = await site(t);
  const page = await visitor.open('/oauth/device?user_code=%22%3E%3Cscript%3E');
  assert.equal(page.status, 200);
  checkPage(page);
  assert.match(page.html, /value="&quot;&gt;&lt;script&gt;"/);
  assert.equal((await visitor.open('/device')).status, 200);
});

test('a code in the URL that is too long or repeated is a page with status 400', async t => {
  const { server, visitor } = await site(t);
  for (const query of [`user_code=${'x'.repeat(65)}`, 'user_code=A&user_code=B'])
    await refusedOnPage(server, () => visitor.open(`/oauth/device?${query}`), 400, /user_code/);
});

test('the first step names the client, the account and the code, and approves nothing', async t => {
  const { server, client, visitor } = await site(t);
  const { device_code, user_code } = await startLogin(server, client);
  const page = await confirmation(visitor, user_code.toLowerCase().replace('-', ' '));
  checkPage(page);
  for (const text of ['Night crew', 'max', user_code, '30 days']) assert.ok(page.html.includes(text), text);
  await refusedAsPolled(server, device_code, 'grant_pending');
});

/** A poll is stored, so it changes a row. */
async function refusedAsPolled(server: TestServer, device_code: string, code: string, changes: Fields = {}) {
  const { response, error } = await poll(server, device_code, changes);
  assert.deepEqual([response.status, textIn(error, 'code')], [400, code]);
}

test('an approved login gives one token, once', async t => {
  const { server, client, visitor } = await site(t);
  const { device_code, user_code } = await startLogin(server, client);
  const page = await confirmation(visitor, user_code);
  const done = await visitor.submit(page, { tool: 'pi' });
  assert.equal(done.status, 200);
  checkPage(done);
  assert.match(done.html, /The device is connected/);
  const { response, error } = await poll(server, device_code, { client_id: client });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const { data } = await server.as(textIn(error, 'access_token')).GET('/api/auth/me');
  assert.equal(data?.username, 'max-pi');
  await refusedAs(server, () => poll(server, device_code), 'grant_invalid');
});

test('of two concurrent polls one gets the token', async t => {
  const { server, client, visitor } = await site(t);
  const { device_code, user_code } = await startLogin(server, client);
  await visitor.submit(await confirmation(visitor, user_code), { tool: 'pi', decision: 'approve' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => poll(server, device_code)));
  assert.equal(answers.filter(({ response }) => response.status === 200).length, 1);
});

test('a login can be denied at either step', async t => {
  const { server, client, visitor } = await site(t);
  for (const step of ['first', 'second']) {
    const { device_code, user_code } = await startLogin(server, client);
    const page =
      step === 'first' ? await visitor.open('/oauth/device') : await confirmation(visitor, user_code);
    const done = await visitor.submit(page, { ...(step === 'first' ? { user_code } : {}), decision: 'deny' });
    assert.match(done.html, /Access denied/);
    await refusedAs(server, () => poll(server, device_code), 'grant_denied');
  }
});

test('a session of 15 minutes ago may deny, and is asked to sign in again to approve', async t => {
  const { server, client, visitor } = await site(t);
  server.clock.advance(15 * MINUTE + 1);
  const { device_code, user_code } = await startLogin(server, client);
  const entry = await visitor.open('/oauth/device');
  const approve = () => visitor.submit(entry, { user_code, decision: 'approve' });
  await refusedOnPage(server, approve, 403, /<h1>Sign in again<\/h1>/);
  assert.equal((await visitor.submit(entry, { user_code, decision: 'deny' })).status, 200);
  await refusedAs(server, () => poll(server, device_code), 'grant_denied');
});

test('a session that grew old between the steps approves nothing', async t => {
  const { server, client, visitor } = await site(t);
  server.clock.advance(15 * MINUTE - 60);
  const { user_code } = await startLogin(server, client);
  const page = await confirmation(visitor, user_code);
  server.clock.advance(61);
  await refusedOnPage(server, () => visitor.submit(page, { tool: 'pi' }), 403, /<h1>Sign in again<\/h1>/);
});

test('a request without a session, an API key and an unknown form decide nothing', async t => {
  const { server, client, bot, visitor } = await site(t);
  const { user_code } = await startLogin(server, client);
  const fields = { user_code, csrf_token: 'x', decision: 'deny' };
  await refusedOnPage(server, () => new Visitor(server).post('/oauth/device', fields), 401, /<h1>/);
  const headers = { Authorization: `Bearer ${bot.token}` };
  await refusedOnPage(server, () => visitor.post('/oauth/device', fields, headers), 403, /<h1>/);
});

test('a code that is unknown, used, denied or expired is a page of 400 at either step', async t => {
  const { server, client, visitor } = await site(t);
  const entry = await visitor.open('/oauth/device');
  const says = /This code is unknown, expired or already used/;
  const enter = (user_code: string, decision = 'approve') => visitor.submit(entry, { user_code, decision });
  await refusedOnPage(server, () => enter('BBBB-BBBB'), 400, says);
  const used = await startLogin(server, client);
  const page = await confirmation(visitor, used.user_code);
  await visitor.submit(page, { tool: 'pi' });
  await refusedOnPage(server, () => enter(used.user_code), 400, says);
  await refusedOnPage(server, () => enter(used.user_code, 'deny'), 400, says);
  await refusedOnPage(server, () => visitor.submit(page, { tool: 'zed' }), 400, says);
  const denied = await startLogin(server, client);
  await enter(denied.user_code, 'deny');
  await refusedOnPage(server, () => enter(denied.user_code), 400, says);
  const late = await startLogin(server, client);
  server.clock.advance(6 * MINUTE);
  const open = await visitor.open('/oauth/device');
  const confirm = await confirmation(visitor, late.user_code);
  server.clock.advance(9 * MINUTE);
  await refusedOnPage(
    server,
    () => visitor.submit(open, { user_code: late.user_code, decision: 'deny' }),
    400,
    says,
  );
  await refusedOnPage(server, () => visitor.submit(confirm, { decision: 'deny' }), 400, says);
});

test('an approval that names no tool is a page of 400', async t => {
  const { server, client, visitor } = await site(t);
  const { user_code } = await startLogin(server, client);
  const page = await confirmation(visitor, user_code);
  const approve = () => visitor.submit(page, { tool: '', tool_custom: '' });
  await refusedOnPage(server, approve, 400, /Choose the tool to connect/);
});

test('a form that is neither step is a page of 400', async t => {
  const { server, visitor } = await site(t);
  const entry = await visitor.open('/oauth/device');
  for (const fields of [
    { decision: 'approve' },
    { user_code: 'BBBB-BBBB' },
    { user_code: 'x', decision: 'maybe' },
  ])
    await refusedOnPage(server, () => visitor.submit(entry, fields), 400, /user_code|decision/i);
});

test('thirty invalid codes within 15 minutes are the limit, and a valid one refunds nothing', async t => {
  const { server, client, visitor } = await site(t);
  const entry = await visitor.open('/oauth/device');
  const { user_code } = await startLogin(server, client);
  for (let guess = 0; guess < 30; guess += 1) {
    const { status } = await visitor.submit(entry, { user_code: 'BBBB-BBBB', decision: 'approve' });
    assert.equal(status, 400);
    if (guess === 10)
      assert.equal((await visitor.submit(entry, { user_code, decision: 'approve' })).status, 200);
  }
  const another = () => visitor.submit(entry, { user_code, decision: 'approve' });
  const page = await refusedOnPage(server, another, 400, /Too many invalid codes: try again in \d+ seconds/);
  assert.ok(page.headers.get('retry-after'));
});

test('polls that are too fast are refused as such, and do not lengthen the wait', async t => {
  const { server, client } = await site(t);
  server.clock.stop();
  const { device_code } = await startLogin(server, client);
  await refusedAsPolled(server, device_code, 'grant_pending');
  for (const seconds of [1, 3]) {
    server.clock.advance(seconds);
    await refusedAs(server, () => poll(server, device_code), 'grant_too_fast');
  }
  server.clock.advance(1);
  await refusedAsPolled(server, device_code, 'grant_pending');
});

test('a poll after the clock was set back is not too fast', async t => {
  const { server, client } = await site(t);
  server.clock.stop();
  const { device_code } = await startLogin(server, client);
  await refusedAsPolled(server, device_code, 'grant_pending');
  server.clock.advance(-3600);
  await refusedAsPolled(server, device_code, 'grant_pending');
});

test('an undecided login expires after 900 seconds', async t => {
  const { server, client, visitor } = await site(t);
  server.clock.stop();
  const [pending, approved] = [await startLogin(server, client), await startLogin(server, client)];
  await visitor.submit(await confirmation(visitor, approved.user_code), { tool: 'pi' });
  server.clock.advance(899);
  await refusedAsPolled(server, pending.device_code, 'grant_pending');
  server.clock.advance(1);
  for (const { device_code } of [pending, approved])
    await refusedAs(server, () => poll(server, device_code), 'grant_expired');
});

test('an unknown device code and one of another client are refused', async t => {
  const { server, client } = await site(t);
  const { device_code } = await startLogin(server, client);
  await refusedAs(server, () => poll(server, 'x'), 'grant_invalid');
  await refusedAs(
    server,
    () => poll(server, device_code, { client_id: 'svc_client_other' }),
    'grant_invalid',
  );
  const nothing = () => sendForm(server, '/oauth/token', { grant_type: DEVICE_GRANT });
  const { error } = await refusedAs(server, nothing, 'grant_field_missing');
  assert.match(JSON.stringify(error), /device_code is missing/);
});

test('signing out everywhere, or disconnecting the tool, revokes the approval', async t => {
  const { server, client, visitor, max } = await site(t);
  const approved = async () => {
    const login = await startLogin(server, client);
    await visitor.submit(await confirmation(visitor, login.user_code), { tool: 'pi' });
    return login.device_code;
  };
  const disconnected = await approved();
  const { data = [] } = await max.api.GET('/api/auth/bots');
  const path = { params: { path: { id: data[0]?.id ?? 0 } } };
  await max.api.POST('/api/auth/bots/{id}/disconnect', path);
  await refusedAs(server, () => poll(server, disconnected), 'grant_denied');
  const waiting = await approved();
  await max.api.DELETE('/api/auth/me/sessions');
  await refusedAs(server, () => poll(server, waiting), 'grant_denied');
});

test('logins that ended a day ago are forgotten', async t => {
  const { server, client } = await site(t);
  const { device_code } = await startLogin(server, client);
  server.clock.advance(25 * 60 * MINUTE);
  await forgetEnded(server.app.instance);
  await refusedAs(server, () => poll(server, device_code), 'grant_invalid');
});
