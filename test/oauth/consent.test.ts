/** The consent page: its parameters, its content, and its redirect. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MINUTE } from '../../src/time/clock.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { oauthToken } from '../setting/oauth-grants.ts';
import { checkPage, refusedOnPage } from '../setting/oauth-refused.ts';
import {
  answerAt,
  approvedCode,
  asking,
  CALLBACK,
  consentPath,
  exchange,
  redemption,
  registered,
  textIn,
} from '../setting/oauth.ts';
import { startServer, type ServerOptions, type TestServer } from '../setting/server.ts';
import { encoded, formOf, Visitor, type Fields } from '../setting/visitor.ts';

interface Site extends Cast {
  readonly server: TestServer;
  readonly client: string;
  readonly visitor: Visitor;
}

async function site(t: TestContext, metadata: object = {}, options?: ServerOptions): Promise<Site> {
  const server = await startServer(t, options);
  const people = await cast(server);
  const client = await registered(server, metadata);
  return { ...people, server, client, visitor: new Visitor(server, people.max.token) };
}

test('the page names the client, the redirect address, the duration and the approver', async t => {
  const { client, visitor } = await site(t, { client_name: 'Cursor <b>nightly</b>' });
  const page = await visitor.open(consentPath(asking(client)));
  assert.equal(page.status, 200);
  checkPage(page);
  for (const text of ['Cursor &lt;b&gt;nightly&lt;/b&gt;', CALLBACK, '30 days', 'max'])
    assert.ok(page.html.includes(text), text);
  assert.ok(!page.html.includes('<b>nightly'));
});

test('the page suggests the tool by the name of the client, and uses the longest match', async t => {
  const { server, visitor } = await site(t);
  const guesses: string[] = [];
  for (const client_name of ['Claude Code (docket)', 'claude', 'Visual thing', 'VS Code', 'Clauder']) {
    const { html } = await visitor.open(consentPath(asking(await registered(server, { client_name }))));
    guesses.push(/<option value="([^"]*)" selected/.exec(html)?.[1] ?? 'none');
  }
  assert.deepEqual(guesses, ['claude-code', 'claude', '', 'vscode', '']);
});

test('an approval is sent to the redirect address with a code, the issuer and the original state', async t => {
  const { server, client, visitor } = await site(t, { redirect_uris: ['https://tool.example/cb?kept=1'] });
  const redirect_uri = 'https://tool.example/cb?kept=1';
  const state = 'ä &=?#+%/"\'<é';
  const page = await visitor.open(consentPath(asking(client, { redirect_uri, state })));
  const answered = await visitor.submit(page, { tool: 'cursor', decision: 'approve' });
  const answer = answerAt(answered);
  assert.ok(answered.headers.get('location')?.startsWith(`${redirect_uri}&code=`));
  assert.deepEqual([answer.get('kept'), answer.get('iss'), answer.get('state')], ['1', server.url, state]);
  assert.equal(answered.html, '');
});

test('a denial is sent there as access_denied, and no code exists', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const before = await server.rows();
  const answer = answerAt(await visitor.submit(page, { decision: 'deny' }));
  assert.deepEqual(Object.fromEntries(answer), {
    error: 'access_denied',
    iss: server.url,
    state: 'af0ifjsldkj',
  });
  assert.equal(await server.rows(), before);
});

test('a request without a state gets a response without one', async t => {
  const { client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client, { state: undefined })));
  const answer = answerAt(await visitor.submit(page, { tool: 'cursor', decision: 'approve' }));
  assert.deepEqual([...answer.keys()], ['code', 'iss']);
});

test('the short path shows the same page and accepts the same form', async t => {
  const { client, visitor } = await site(t);
  const page = await visitor.open(`/authorize?${encoded(asking(client))}`);
  const { hidden } = formOf(page);
  const answer = answerAt(await visitor.post('/authorize', { ...hidden, tool: 'pi', decision: 'approve' }));
  assert.ok(answer.get('code'));
});

test('a bearer session may look and approve where there is no cookie', async t => {
  const { server, client, max } = await site(t);
  const browser = new Visitor(server);
  const headers = { Authorization: `Bearer ${max.token}` };
  const page = await browser.open(consentPath(asking(client)), headers);
  assert.equal(page.status, 200, page.html);
  assert.ok(answerAt(await browser.submit(page, { tool: 'pi', decision: 'approve' }, headers)).get('code'));
});

const WRONG: readonly (readonly [string, Fields, RegExp])[] = [
  ['no client', { client_id: undefined }, /client_id is missing/],
  ['an empty client', { client_id: '' }, /client_id is missing/],
  ['an unknown client', { client_id: 'svc_client_none' }, /No client is registered/],
  ['no redirect address', { redirect_uri: undefined }, /redirect_uri is missing/],
  [
    'another redirect address',
    { redirect_uri: 'https://evil.example/' },
    /has not registered this redirect_uri/,
  ],
  ['no response type', { response_type: undefined }, /response_type is missing/],
  ['another response type', { response_type: 'token' }, /response_type must be code/],
  ['another scope', { scope: 'admin' }, /scope must be mcp/],
  ['a scope too many', { scope: 'mcp admin' }, /scope must be mcp/],
  ['no challenge', { code_challenge: undefined }, /code_challenge is missing/],
  ['a short challenge', { code_challenge: 'x'.repeat(42) }, /code_challenge must have at least 43/],
  ['a long challenge', { code_challenge: 'x'.repeat(44) }, /code_challenge must have at most 43/],
  ['a padded challenge', { code_challenge: `${'x'.repeat(42)}=` }, /base64url/],
  ['no challenge method', { code_challenge_method: undefined }, /code_challenge_method is missing/],
  ['a plain challenge', { code_challenge_method: 'plain' }, /code_challenge_method must be S256/],
  ['too long a state', { state: 'x'.repeat(8193) }, /state must have at most 8192/],
  ['another resource', { resource: 'https://other.example/mcp' }, /Resource must be/],
];

for (const [name, changes, says] of WRONG) {
  test(`a request with ${name} is a page of 400, and is never sent on`, async t => {
    const { server, client, visitor } = await site(t);
    const asked = asking(client, changes);
    await refusedOnPage(server, () => visitor.open(consentPath(asked)), 400, says);
  });
}

test('a repeated parameter is a page with status 400, and an unknown one is ignored', async t => {
  const { server, client, visitor } = await site(t);
  const twice = `${consentPath(asking(client))}&client_id=${client}`;
  await refusedOnPage(server, () => visitor.open(twice), 400, /client_id is given more than once/);
  const more = `${consentPath(asking(client))}&prompt=consent&prompt=login`;
  assert.equal((await visitor.open(more)).status, 200);
});

test('an omitted or empty scope is mcp', async t => {
  const { client, visitor } = await site(t);
  for (const scope of [undefined, ''])
    assert.equal((await visitor.open(consentPath(asking(client, { scope })))).status, 200);
});

test('the resource is this server by any of its names', async t => {
  const { server, client, visitor } = await site(t);
  const { url } = server;
  for (const resource of [
    `${url}/mcp`,
    `${url}/mcp/`,
    url,
    `${url}/`,
    url.toUpperCase().replace('HTTP', 'http'),
  ])
    assert.equal((await visitor.open(consentPath(asking(client, { resource })))).status, 200, resource);
  for (const resource of [
    `${url}/mcp/other`,
    `${url}/mcp?x=1`,
    `${url}/mcp#x`,
    'http://user@127.0.0.1/mcp',
    'mcp',
  ])
    assert.equal((await visitor.open(consentPath(asking(client, { resource })))).status, 400, resource);
});

const REGISTERED = [
  'http://localhost:8976/callback',
  'http://127.0.0.1/cb',
  'http://[::1]:1/',
  'https://tool.example/cb',
  'https://tool.example:8443/cb?x=1',
];
const MATCHING = [
  'http://localhost:1/callback',
  'http://localhost/callback',
  'http://127.0.0.1:65535/cb',
  'http://[::1]/',
  'https://tool.example/cb',
  'https://tool.example:8443/cb?x=1',
];
const DIFFERING = [
  'http://localhost:99999/callback',
  'http://localhost:8976/callback/',
  'http://localhost:8976/callback?x=1',
  'http://localhost:8976/Callback',
  'http://localhost:8976/',
  'https://localhost:8976/callback',
  'http://LOCALHOST:8976/callback',
  'http://127.0.0.1:8976/callback',
  'http://127.0.0.2/cb',
  'http://localhost.evil.example:8976/callback',
  'http://localhost:8976@evil.example/callback',
  'http://localhost:evil@evil.example/callback',
  'http://localhost\\@evil.example/callback',
  'http://evil.example/http://localhost:8976/callback',
  'https://tool.example:8443/cb',
  'https://tool.example:443/cb',
  'https://tool.example/cb/../cb',
  'https://tool.example/cb#x',
  'https://TOOL.example/cb',
  'https://tool.example/cb%20',
];

test('a redirect address is compared exactly, but for the port of this machine', async t => {
  const { client, visitor } = await site(t, { redirect_uris: REGISTERED });
  for (const redirect_uri of MATCHING)
    assert.equal(
      (await visitor.open(consentPath(asking(client, { redirect_uri })))).status,
      200,
      redirect_uri,
    );
  for (const redirect_uri of DIFFERING)
    assert.equal(
      (await visitor.open(consentPath(asking(client, { redirect_uri })))).status,
      400,
      redirect_uri,
    );
});

test('the redirect address of an approval is the one of the request, with its port', async t => {
  const { client, visitor } = await site(t);
  const redirect_uri = 'http://localhost:40123/callback';
  const page = await visitor.open(consentPath(asking(client, { redirect_uri })));
  const { headers } = await visitor.submit(page, { tool: 'pi', decision: 'approve' });
  assert.ok(headers.get('location')?.startsWith(`${redirect_uri}?code=`));
});

test('without a session, with an API key or an OAuth token one sees the sign-in page, and approves nothing', async t => {
  const { server, client, bot, operator, visitor } = await site(t);
  const { hidden } = formOf(await visitor.open(consentPath(asking(client))));
  const token = await oauthToken(server, bot.id);
  for (const credential of [null, bot.token, operator.token, token, 'svc_sess_short']) {
    const headers = credential === null ? {} : { Authorization: `Bearer ${credential}` };
    const browser = new Visitor(server);
    const look = () => browser.open(consentPath(asking(client)), headers);
    const page = await refusedOnPage(server, look, 401, /<h1>Sign in<\/h1>/);
    assert.match(page.headers.get('www-authenticate') ?? '', /^Bearer resource_metadata=/);
    const known = credential !== null && credential !== 'svc_sess_short';
    const decide = () =>
      browser.post('/oauth/authorize', { ...hidden, tool: 'pi', decision: 'approve' }, headers);
    await refusedOnPage(server, decide, known ? 403 : 401, /<h1>/);
  }
});

test('with authentication off, no one can approve', async t => {
  const { server, client } = await site(t, {}, { config: { auth: 'off' } });
  const page = () => new Visitor(server).open(consentPath(asking(client)));
  await refusedOnPage(server, page, 401, /<h1>Sign in<\/h1>/);
});

test('a session of 15 minutes ago may look and deny, and is asked to sign in again to approve', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  server.clock.advance(15 * MINUTE + 1);
  const again = await visitor.open(consentPath(asking(client)));
  assert.match(again.html, /You signed in more than 15 minutes ago/);
  const approve = () => visitor.submit(again, { tool: 'pi', decision: 'approve' });
  await refusedOnPage(server, approve, 403, /<h1>Sign in again<\/h1>/);
  assert.equal(answerAt(await visitor.submit(again, { decision: 'deny' })).get('error'), 'access_denied');
  assert.equal((await visitor.submit(page, { decision: 'deny' })).status, 403, 'the old form lives on');
});

for (const tool of [{}, { tool: '', tool_custom: '' }, { tool: '' }]) {
  test(`an approval that names no tool (${JSON.stringify(tool)}) connects nothing`, async t => {
    const { server, client, visitor } = await site(t);
    const page = await visitor.open(consentPath(asking(client)));
    const approve = () => visitor.submit(page, { ...tool, decision: 'approve' });
    const refused = await refusedOnPage(server, approve, 400, /Choose the tool to connect/);
    assert.match(refused.html, /Back to the request/);
  });
}

const ODD_TOOLS: readonly Fields[] = [
  { tool: 'emacs' },
  { tool_custom: ' '.repeat(3) },
  { tool_custom: 'x'.repeat(65) },
  { tool_custom: 'a\nb' },
];

for (const tool of ODD_TOOLS) {
  test(`the tool ${JSON.stringify(tool)} is a page of 400`, async t => {
    const { server, client, visitor } = await site(t);
    const page = await visitor.open(consentPath(asking(client)));
    await refusedOnPage(server, () => visitor.submit(page, { ...tool, decision: 'approve' }), 400, /tool/i);
  });
}

test('a decision that is neither is a page of 400', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  for (const decision of [undefined, 'maybe'])
    await refusedOnPage(server, () => visitor.submit(page, { tool: 'pi', decision }), 400, /decision/i);
});

test('a form that is sent again after its code was exchanged gives no other code', async t => {
  const { server, client, visitor } = await site(t);
  const page = await visitor.open(consentPath(asking(client)));
  const approve = () => visitor.submit(page, { tool: 'pi', decision: 'approve' });
  const code = answerAt(await approve()).get('code') ?? '';
  assert.equal((await exchange(server, redemption(client, code))).response.status, 200);
  await refusedOnPage(server, approve, 403, /form/i);
});

test('an approval makes the account of the tool, and the next one finds it again', async t => {
  const { server, client, max } = await site(t);
  const names = async (tool: Fields): Promise<string | undefined> => {
    const code = await approvedCode(server, max.token, asking(client), tool);
    const { error } = await exchange(server, redemption(client, code));
    const { data } = await server.as(textIn(error, 'access_token')).GET('/api/auth/me');
    return data?.username;
  };
  const custom = { tool_custom: '  Night crew ' };
  assert.deepEqual(
    [await names({ tool: 'zed' }), await names({ tool: 'zed' }), await names(custom), await names(custom)],
    ['max-zed', 'max-zed', 'max-Night-crew', 'max-Night-crew'],
  );
  assert.equal(await names({ tool: 'zed', tool_custom: 'Night crew' }), 'max-zed', 'a tool wins over a name');
  const { data: bots = [] } = await max.api.GET('/api/auth/bots');
  assert.deepEqual(
    bots.map(({ display_name, connected }) => [display_name, connected]),
    [
      ['Night crew (max)', true],
      ['Pi (max)', true],
      ['Zed (max)', true],
    ],
  );
});

test('a disconnected tool reconnects as the same account', async t => {
  const { server, client, max, bot } = await site(t);
  const path = { params: { path: { id: bot.id } } };
  await max.api.POST('/api/auth/bots/{id}/disconnect', path);
  const code = await approvedCode(server, max.token, asking(client), { tool: 'pi' });
  const { error } = await exchange(server, redemption(client, code));
  const { data } = await server.as(textIn(error, 'access_token')).GET('/api/auth/me');
  assert.equal(data?.id, bot.id);
});
