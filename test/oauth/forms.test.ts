/** Every form with a token that is stolen, expired, reused, from elsewhere or missing, and from cross-origin pages. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MINUTE } from '../../src/time/clock.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { refusedOnPage } from '../setting/oauth-refused.ts';
import { answerAt, asking, confirmation, consentPath, registered, startLogin } from '../setting/oauth.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { encoded, formOf, Visitor, type Seen } from '../setting/visitor.ts';

interface Form {
  /** The field that holds the token. */
  readonly token: 'csrf_token' | 'confirmation_token';
  /** Opens the page of the form for a user, with a new request each time. */
  readonly open: (site: Site, visitor: Visitor) => Promise<Seen>;
  /** The fields that a user fills in. */
  readonly filled: Readonly<Record<string, string>>;
  readonly succeeds: (answer: Seen) => boolean;
}

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
}

const FORMS: Readonly<Record<string, Form>> = {
  'the consent form': {
    token: 'csrf_token',
    open: ({ client }, visitor) =>
      visitor.open(consentPath(asking(client, { state: String(Math.random()) }))),
    filled: { tool: 'pi', decision: 'approve' },
    succeeds: ({ status }) => status === 302,
  },
  'the entry of a device': {
    token: 'csrf_token',
    open: async ({ server, client }, visitor) => {
      const { user_code } = await startLogin(server, client);
      return visitor.open(`/oauth/device?user_code=${user_code}`);
    },
    filled: { decision: 'approve' },
    succeeds: ({ status, html }) => status === 200 && html.includes('confirmation_token'),
  },
  'the confirmation of a device': {
    token: 'confirmation_token',
    open: async ({ server, client }, visitor) => {
      const { user_code } = await startLogin(server, client);
      return confirmation(visitor, user_code);
    },
    filled: { tool: 'pi', decision: 'approve' },
    succeeds: ({ status, html }) => status === 200 && html.includes('is connected'),
  },
  'the sign-in form': {
    token: 'csrf_token',
    open: ({ client }, visitor) => {
      visitor.cookies.delete('svc_token');
      return visitor.open(consentPath(asking(client, { state: String(Math.random()) })));
    },
    filled: { identity: 'max', password: PASSWORD },
    succeeds: ({ status }) => status === 303,
  },
};

async function staged(t: TestContext): Promise<Site> {
  const server = await startServer(t);
  return { ...(await cast(server)), server, client: await registered(server) };
}

/** The fields that a browser would send, including the entered code. */
function filledIn(page: Seen, { filled }: Form): Record<string, string> {
  const typed = /name="user_code"[^>]*value="([^"]*)"/s.exec(page.html)?.[1];
  return { ...formOf(page).hidden, ...(typed === undefined ? {} : { user_code: typed }), ...filled };
}

const STALE = /This form has expired, or belongs to another session or request/;

for (const [name, form] of Object.entries(FORMS)) {
  const send = (visitor: Visitor, page: Seen, changes: object = {}, headers: Record<string, string> = {}) =>
    visitor.post(formOf(page).action, { ...filledIn(page, form), ...changes }, headers);

  test(`${name} counts as it was given`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    const answer = await send(visitor, await form.open(site, visitor));
    assert.ok(form.succeeds(answer), answer.html);
  });

  test(`${name} is refused with the token of another user`, async t => {
    const site = await staged(t);
    const [visitor, thief] = [
      new Visitor(site.server, site.max.token),
      new Visitor(site.server, site.sam.token),
    ];
    const page = await form.open(site, visitor);
    // The attacker has a page of the same kind open, and knows the other one completely.
    await form.open(site, thief);
    await refusedOnPage(site.server, () => send(thief, page), 403, STALE);
  });

  test(`${name} is refused with the token of another request`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    const [page, other] = [await form.open(site, visitor), await form.open(site, visitor)];
    const foreign = { [form.token]: formOf(other).hidden[form.token] ?? '' };
    if (name === 'the entry of a device' || name === 'the confirmation of a device') {
      // The first names no request yet, and only the other's token does, so mixing tokens confuses nothing.
      assert.ok(form.succeeds(await send(visitor, page, foreign)));
      return;
    }
    await refusedOnPage(site.server, () => send(visitor, page, foreign), 403, STALE);
  });

  test(`${name} is refused with the token of another kind of form`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    for (const [otherName, other] of Object.entries(FORMS)) {
      if (otherName === name || otherName === 'the sign-in form' || name === 'the sign-in form') continue;
      const page = await form.open(site, visitor);
      const foreign = formOf(await other.open(site, visitor)).hidden[other.token] ?? '';
      for (const token of [foreign, foreign.replace(/^\d+\./, ''), `1.${foreign}`])
        await refusedOnPage(site.server, () => send(visitor, page, { [form.token]: token }), 403, STALE);
    }
  });

  test(`${name} is refused when it is older than ten minutes`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    const page = await form.open(site, visitor);
    site.server.clock.advance(10 * MINUTE);
    await refusedOnPage(site.server, () => send(visitor, page), 403, STALE);
  });

  test(`${name} is refused with two tokens, with none, and with one that was changed`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    const page = await form.open(site, visitor);
    const fields = filledIn(page, form);
    const token = fields[form.token] ?? '';
    const doubled = `${encoded(fields)}&${form.token}=${encodeURIComponent(token)}`;
    const { action } = formOf(page);
    await refusedOnPage(site.server, () => visitor.post(action, doubled), 400, /is given more than once/);
    await refusedOnPage(site.server, () => send(visitor, page, { [form.token]: undefined }), 400, /<h1>/);
    for (const changed of [
      `${token}x`,
      token.slice(1),
      token.replace(/.$/, one => (one === 'A' ? 'B' : 'A')),
      'x',
    ])
      await refusedOnPage(site.server, () => send(visitor, page, { [form.token]: changed }), 403, STALE);
  });

  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
    test(`${name} is refused from the origin ${origin}`, async t => {
      const site = await staged(t);
      const visitor = new Visitor(site.server, site.max.token);
      const page = await form.open(site, visitor);
      const headers = { Origin: origin };
      await refusedOnPage(site.server, () => send(visitor, page, {}, headers), 403, /sent from another site/);
    });
  }

  test(`${name} passes without an Origin`, async t => {
    const site = await staged(t);
    const visitor = new Visitor(site.server, site.max.token);
    const page = await form.open(site, visitor);
    const body = new URLSearchParams(filledIn(page, form));
    const Cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(site.server.url + formOf(page).action, {
      method: 'POST',
      body,
      headers: { Cookie },
      redirect: 'manual',
    });
    const { status, headers } = answer;
    assert.ok(form.succeeds({ status, headers, html: await answer.text(), path: '' }));
  });
}

test('an origin that may call the API may not send forms', async t => {
  const server = await startServer(t, { config: { allowed_origins: 'https://board.example' } });
  const { max } = await cast(server);
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(consentPath(asking(await registered(server))));
  const headers = { Origin: 'https://board.example' };
  const approve = () => visitor.submit(page, { tool: 'pi', decision: 'approve' }, headers);
  await refusedOnPage(server, approve, 403, /sent from another site/);
});

test('the form of a session that was signed out and in again is invalid', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(consentPath(asking(await registered(server))));
  const body = { identity: 'max', password: PASSWORD };
  const { data } = await server.as().POST('/api/auth/login', { body });
  visitor.cookies.set('svc_token', data?.token ?? '');
  await refusedOnPage(server, () => visitor.submit(page, { tool: 'pi', decision: 'approve' }), 403, STALE);
});

test('a parameter that was changed in the form is another request', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const client = await registered(server, {
    redirect_uris: ['http://localhost/callback', 'https://tool.example/'],
  });
  const visitor = new Visitor(server, max.token);
  const redirect_uri = 'http://localhost/callback';
  const page = await visitor.open(consentPath(asking(client, { redirect_uri })));
  const changes = [
    { redirect_uri: 'https://tool.example/' },
    { client_id: await registered(server, { redirect_uris: [redirect_uri] }) },
    { state: 'another' },
    { state: undefined },
    { code_challenge: 'x'.repeat(43) },
    { resource: server.url },
  ];
  for (const change of changes)
    await refusedOnPage(
      server,
      () => visitor.submit(page, { tool: 'pi', decision: 'approve', ...change }),
      403,
      STALE,
    );
});

test('a consent form sent twice (a double click) gives the second answer its code, and takes the first one back', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  const visitor = new Visitor(server, max.token);
  const page = await visitor.open(consentPath(asking(await registered(server))));
  const approve = () => visitor.submit(page, { tool: 'pi', decision: 'approve' });
  const codes = [answerAt(await approve()).get('code'), answerAt(await approve()).get('code')];
  assert.notEqual(codes[0], codes[1]);
  const rows = await server.app.instance.store.read(async ({ db }) => db('oauth_codes').select('id'));
  assert.equal(rows.length, 1);
});
