/** Sessions of the client: tokens that change, calls that need a fresh session, lost servers, and whole responses. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  confirming,
  connect,
  docket,
  Refused,
  signIn,
  Unreachable,
  type TokenStore,
} from '../../clients/typescript/src/index.ts';
import { PASSWORD } from '../setting/password.ts';
import { confirmation } from '../setting/oauth.ts';
import { until } from '../setting/until.ts';
import { Visitor } from '../setting/visitor.ts';
import { world } from '../setting/world.ts';

/** A store that remembers everything it was given. */
function remembering(token: string | null): TokenStore & { readonly kept: (string | null)[] } {
  const kept: (string | null)[] = [];
  return {
    kept,
    read: () => kept.at(-1) ?? (kept.length > 0 ? null : token),
    keep: next => void kept.push(next),
  };
}

async function scene(t: TestContext) {
  const made = await world(t);
  const store = remembering(null);
  const client = docket({ url: made.server.url, token: store });
  return { ...made, store, client };
}

test('signing in returns the user and the end of the session, and stores the token', async t => {
  const { client, store, max } = await scene(t);
  const session = await client.signIn({ identity: max.username, password: PASSWORD });
  assert.equal(session.user.username, max.username);
  assert.match(session.expires_at, /^\d{4}-/);
  assert.deepEqual(store.kept, [session.token]);
  assert.equal(
    (await signIn(client.instance, { identity: max.username, password: PASSWORD })).user.id,
    max.id,
  );
});

test('a renewed session and a new password keep the new token', async t => {
  const { client, store, max } = await scene(t);
  await client.signIn({ identity: max.username, password: PASSWORD });
  const renewed = await client.refreshSession({ body: { password: PASSWORD } });
  assert.equal(store.kept.at(-1), renewed.token);
  const changed = await client.changePassword({
    body: { current_password: PASSWORD, new_password: 'high water at nine' },
  });
  assert.equal(store.kept.at(-1), changed.token);
  assert.equal((await client.getMe()).username, max.username);
});

test('a token that ended removes only itself from the store', async t => {
  const { client, store, max, server } = await scene(t);
  await client.signIn({ identity: max.username, password: PASSWORD });
  const old = store.read();
  const { token } = await client.refreshSession({ body: { password: PASSWORD } });
  let isFirst = true;
  const racing: TokenStore = {
    ...store,
    // The call began with the old token, and another call renewed it in the meantime.
    read: () => {
      const read = isFirst ? old : store.read();
      isFirst = false;
      return read;
    },
  };
  await assert.rejects(docket({ url: server.url, token: racing }).getMe(), Refused);
  assert.equal(store.read(), token);
  await client.signOut();
  await assert.rejects(docket({ url: server.url, token: remembering(token) }).getMe(), Refused);
  assert.equal(store.read(), null);
});

test('calls that need a fresh session are repeated after one confirmation', async t => {
  const { client, max, server } = await scene(t);
  await client.signIn({ identity: max.username, password: PASSWORD });
  server.clock.advance(3600);
  let asked = 0;
  const confirmed = confirming(async () => {
    asked += 1;
    await client.signIn({ identity: max.username, password: PASSWORD });
  });
  const call = (name: string) => confirmed(() => client.createKey({ body: { name } }));
  const keys = await Promise.all([call('one'), call('two')]);
  assert.deepEqual([keys.length, asked], [2, 1]);
  await call('three');
  assert.equal(asked, 1);
  server.clock.advance(3600);
  const refusing = confirming(() => Promise.reject(new Error('no')));
  await assert.rejects(
    refusing(() => client.createKey({ body: { name: 'four' } })),
    /no/,
  );
  await assert.rejects(
    refusing(() => client.getIssue({ path: { id: 999_999 } })),
    Refused,
  );
});

test('a server that does not respond is unreachable', async t => {
  const { server } = await scene(t);
  const client = docket({ url: 'http://127.0.0.1:1', patience: 0 });
  await assert.rejects(client.listProjects(), (error: unknown) => {
    assert.ok(error instanceof Unreachable);
    assert.equal(error.message, '127.0.0.1:1 did not respond');
    assert.ok(error.cause instanceof TypeError);
    return true;
  });
  const leaving = new AbortController();
  leaving.abort();
  await assert.rejects(docket({ url: server.url }).getHealth({}, { signal: leaving.signal }), {
    name: 'AbortError',
  });
});

test('a whole response has its headers, and a call can send some', async t => {
  const { max, server, app, issue } = await scene(t);
  const client = docket({ url: server.url, token: max.token });
  const { id } = await issue();
  const query = { project_id: app };
  const first = await client.responses.listIssues({ query });
  const etag = first.headers.get('ETag') ?? '';
  assert.deepEqual([first.status, first.content?.map(one => one.id)], [200, [id]]);
  assert.match(first.requestId ?? '', /^[0-9a-f-]{36}$/);
  const again = await client.responses.listIssues({ query }, { headers: { 'If-None-Match': etag } });
  assert.deepEqual([again.status, again.content, again.headers.get('ETag')], [304, undefined, etag]);
  const file = await client.uploadAttachment({ body: { file: new File(['High water.'], 'tides.txt') } });
  const part = await client.responses.getAttachment(
    { path: { id: file.id } },
    { headers: { Range: 'bytes=5-9' } },
  );
  assert.deepEqual([part.status, await part.content?.text()], [206, 'water']);
});

test('sockets and copies use the token that is in the store', async t => {
  const { client, store, max, server, app, issue } = await scene(t);
  await client.signIn({ identity: max.username, password: PASSWORD });
  await client.refreshSession({ body: { password: PASSWORD } });
  const live = connect({ url: server.url, token: store });
  t.after(() => live.close());
  const states: string[] = [];
  live.on('state', ({ name }) => states.push(name));
  assert.deepEqual(states, ['connecting']);
  await until('it is open', () => live.state.name === 'open');
  assert.deepEqual(states, ['connecting', 'open']);
  const late: string[] = [];
  live.on('state', ({ name }) => late.push(name));
  assert.deepEqual(late, ['open']);
  const copy = live.follow(app);
  const { id } = await issue();
  await until('the copy has the issue', () => copy.issues.has(id));
});

/** Makes the client poll more often than the server says. */
const impatient: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (!response.url.endsWith('/oauth/device_authorization')) return response;
  return Response.json({ ...((await response.json()) as object), interval: 0.1 });
};

test('a program without a browser signs in with a code, however often it polls', async t => {
  const { store, max, server } = await scene(t);
  const client = docket({ url: server.url, token: store, fetch: impatient });
  const [code, onCode] = promised<string>();
  const signedIn = client.deviceLogin({
    clientName: 'Night crew',
    onCode: ({ user_code }) => onCode(user_code),
  });
  const user_code = await code;
  const visitor = new Visitor(server, max.token);
  await visitor.submit(await confirmation(visitor, user_code), { tool: 'pi', decision: 'approve' });
  await signedIn;
  assert.match(String(await store.read()), /^svc_at_/);
  assert.match((await client.getMe()).username, /pi/);
});

test('a denied login is refused, and one that is aborted ends', async t => {
  const { store, max, server } = await scene(t);
  const client = docket({ url: server.url, token: store, fetch: impatient });
  const [code, onCode] = promised<string>();
  const isRefused = assert.rejects(
    client.deviceLogin({ onCode: ({ user_code }) => onCode(user_code) }),
    (error: unknown) => error instanceof Refused && error.is('grant_denied'),
  );
  const user_code = await code;
  const visitor = new Visitor(server, max.token);
  await visitor.submit(await confirmation(visitor, user_code), { decision: 'deny' });
  await isRefused;
  const leaving = new AbortController();
  const onLeft = (): void => leaving.abort();
  await assert.rejects(client.deviceLogin({ onCode: onLeft, signal: leaving.signal }), {
    name: 'AbortError',
  });
  assert.equal(store.read(), null);
});

function promised<Value>(): [Promise<Value>, (value: Value) => void] {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>(resolve => {
    settle = resolve;
  });
  return [promise, settle];
}
