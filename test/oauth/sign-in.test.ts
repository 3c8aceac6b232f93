/** Signing in on the way to an approval: back to the request and nowhere else, within the sign-in budget. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MINUTE } from '../../src/time/clock.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { checkPage, refusedOnPage } from '../setting/oauth-refused.ts';
import { answerAt, asking, confirmation, consentPath, registered, startLogin } from '../setting/oauth.ts';
import { startServer, type ServerOptions, type TestServer } from '../setting/server.ts';
import { formOf, Visitor, type Seen } from '../setting/visitor.ts';

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
  readonly visitor: Visitor;
}

async function site(t: TestContext, options?: ServerOptions): Promise<Site> {
  const server = await startServer(t, options);
  const people = await cast(server);
  return { ...people, server, client: await registered(server), visitor: new Visitor(server) };
}

const RIGHT = { identity: 'max', password: PASSWORD };

function leadsTo({ status, headers, html }: Seen): string {
  assert.equal(status, 303, html);
  return headers.get('location') ?? '';
}

test('a person with no session signs in on the page, returns to the request, and approves', async t => {
  const { client, visitor } = await site(t);
  const asked = asking(client, { state: 'ä&b=c' });
  const signIn = await visitor.open(consentPath(asked));
  assert.equal(signIn.status, 401);
  checkPage(signIn);
  const target = leadsTo(await visitor.submit(signIn, RIGHT));
  assert.equal(target, consentPath(asked));
  const page = await visitor.open(target);
  assert.equal(page.status, 200);
  const answer = answerAt(await visitor.submit(page, { tool: 'pi', decision: 'approve' }));
  assert.equal(answer.get('state'), 'ä&b=c');
  assert.ok(answer.get('code'));
});

test('a person in front of a device does the same', async t => {
  const { server, client, visitor } = await site(t);
  const { user_code } = await startLogin(server, client);
  const signIn = await visitor.open(`/oauth/device?user_code=${user_code}`);
  assert.equal(signIn.status, 200);
  checkPage(signIn);
  const entry = await visitor.open(leadsTo(await visitor.submit(signIn, RIGHT)));
  assert.ok(entry.html.includes(`value="${user_code}"`));
  const done = await visitor.submit(await confirmation(visitor, user_code), { tool: 'pi' });
  assert.equal(done.status, 200);
});

test('a person whose session is too old to approve signs in again, as the same one, and approves', async t => {
  const { server, client, visitor, max } = await site(t);
  visitor.cookies.set('svc_token', max.token);
  server.clock.advance(20 * MINUTE);
  const page = await visitor.open(consentPath(asking(client)));
  const again = await visitor.submit(page, { tool: 'pi', decision: 'approve' });
  assert.equal(again.status, 403);
  assert.match(again.html, /name="identity" value="max"|value="max"/);
  const target = leadsTo(await visitor.submit(again, RIGHT));
  assert.equal(target, consentPath(asking(client)));
  const fresh = await visitor.open(target);
  assert.ok(answerAt(await visitor.submit(fresh, { tool: 'pi', decision: 'approve' })).get('code'));
});

test('a person whose session ended in front of the form is led back to the request by its address', async t => {
  const { client, visitor, max } = await site(t);
  visitor.cookies.set('svc_token', max.token);
  const page = await visitor.open(consentPath(asking(client)));
  await max.api.POST('/api/auth/logout');
  const signIn = await visitor.submit(page, { tool: 'pi', decision: 'approve' });
  assert.equal(signIn.status, 401);
  assert.equal(leadsTo(await visitor.submit(signIn, RIGHT)), consentPath(asking(client)));
});

test('where the subject of the form is unknown, the page says so and offers nothing', async t => {
  const { server, client, visitor } = await site(t);
  const fields = { ...asking(client), csrf_token: 'x', decision: 'approve', tool: 'pi' };
  for (const Referer of ['https://evil.example/oauth/authorize?client_id=x', `${server.url}/docs`, '::']) {
    const page = await visitor.post('/oauth/authorize', fields, { Referer });
    assert.equal(page.status, 401);
    assert.doesNotMatch(page.html, /<form/);
  }
});

test('the session lives as long as any, and its cookie is like that of any sign-in', async t => {
  const { client, visitor } = await site(t);
  const { headers } = await visitor.submit(await visitor.open(consentPath(asking(client))), RIGHT);
  const cookie = headers.getSetCookie().find(one => one.startsWith('svc_token='));
  assert.match(
    cookie ?? '',
    /^svc_token=svc_sess_[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
});

test('the cookie of the form is not a credential, and Secure where the public URL is https', async t => {
  const { client, visitor } = await site(t, { config: { public_url: 'https://docket.example' } });
  const { headers } = await visitor.open(consentPath(asking(client)));
  const [cookie = ''] = headers.getSetCookie();
  assert.match(cookie, /^svc_sign_in=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

test('a wrong password shows the form again with the name that was typed, and the next try counts', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const wrong = { identity: 'max"><b>', password: 'wrong horse' };
  const again = await refusedOnPage(server, () => visitor.submit(page, wrong), 400, /role="alert"/);
  assert.match(again.html, /value="max&quot;&gt;&lt;b&gt;"/);
  assert.ok(!again.html.includes('wrong horse'));
  assert.equal(leadsTo(await visitor.submit(again, RIGHT)), consentPath(asking(client)));
});

test('a wrong name, a tool and a deactivated account are reported like a wrong password', async t => {
  const { server, client, visitor, ada, sam } = await site(t);
  await ada.api.POST('/api/users/{id}/deactivate', { params: { path: { id: sam.id } } });
  const page = await visitor.open(consentPath(asking(client)));
  for (const identity of ['no-one', 'max-pi', 'sam']) {
    const form = { ...RIGHT, identity };
    await refusedOnPage(server, () => visitor.submit(page, form), 400, /role="alert"/);
  }
});

test('five failures within 15 minutes are enough, here and at the API together', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const wrong = { identity: 'max', password: 'wrong horse battery' };
  for (let attempt = 0; attempt < 3; attempt += 1) await visitor.submit(page, wrong);
  for (let attempt = 0; attempt < 2; attempt += 1) await server.as().POST('/api/auth/login', { body: wrong });
  const blocked = await refusedOnPage(
    server,
    () => visitor.submit(page, RIGHT),
    400,
    /try again in \d+ seconds/,
  );
  assert.ok(blocked.headers.get('retry-after'));
  server.clock.advance(15 * MINUTE);
  const fresh = await visitor.open(consentPath(asking(client)));
  assert.equal((await visitor.submit(fresh, RIGHT)).status, 303);
});

test('a form without the name or the password is shown again', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  for (const gap of [{ identity: 'max' }, { password: PASSWORD }, { ...RIGHT, password: '' }])
    await refusedOnPage(server, () => visitor.submit(page, gap), 400, /(Identity|Password) is missing/);
});

test('signing in leads to a page of approvals and nowhere else, whatever the form names', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const { hidden } = formOf(page);
  for (const elsewhere of [{ page: 'https://evil.example' }, { page: '//evil.example' }, { page: undefined }])
    await refusedOnPage(server, () => visitor.submit(page, { ...RIGHT, ...elsewhere }), 400, /<h1>/);
  for (const changed of [
    { request: 'client_id=other' },
    { page: 'device' },
    { request: `${hidden['request']}&x=1` },
  ])
    await refusedOnPage(server, () => visitor.submit(page, { ...RIGHT, ...changed }), 403, /<h1>/);
  const odd = await visitor.open('/oauth/authorize?x=%0D%0ASet-Cookie:%20a=b&%00=1');
  const target = leadsTo(await visitor.submit(odd, RIGHT));
  assert.match(target, /^\/oauth\/authorize\?[\w%.=&+*-]*$/);
});

test('a browser without the cookie of the form cannot send it, so no one is signed in as another', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const victim = new Visitor(server);
  await refusedOnPage(server, () => victim.submit(page, RIGHT), 403, /This form has expired/);
  await victim.open(consentPath(asking(client)));
  await refusedOnPage(server, () => victim.submit(page, RIGHT), 403, /This form has expired/);
});

test('the sign-in notice of the operator is on the page', async t => {
  const { client, visitor, ada } = await site(t);
  await ada.api.PATCH('/api/instance/settings', { body: { login_message: 'Ask <harbour> first' } });
  const { html } = await visitor.open(consentPath(asking(client)));
  assert.ok(html.includes('Ask &lt;harbour&gt; first'));
});

test('two tabs can have a form each', async t => {
  const { client, visitor } = await site(t);
  const [one, other] = [
    await visitor.open(consentPath(asking(client, { state: 'one' }))),
    await visitor.open(consentPath(asking(client, { state: 'other' }))),
  ];
  for (const page of [one, other]) assert.equal((await visitor.submit(page, RIGHT)).status, 303);
});
