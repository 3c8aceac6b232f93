/** The four budgets for passwords and accounts: what they charge, what they count by, and their headers. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { behindProxy, clientAt } from '../setting/proxied.ts';
import { raw, type RawAnswer } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { restarted } from '../setting/restarted.ts';
import { isOneServer, startServer, type TestServer } from '../setting/server.ts';

type Who = 'lena' | 'max';

/** One counted operation: an attempt that counts, and one that does not. */
interface Counted {
  readonly budget: string;
  readonly path: string;
  /** The party that is counted in addition to the address. */
  readonly party: string;
  readonly failure: RefusalCode;
  readonly throttled: RefusalCode;
  readonly wrong: (who: Who) => object;
  readonly right: (who: Who) => object;
}

const COUNTED: readonly Counted[] = [
  {
    budget: 'sign_in',
    path: '/api/auth/login',
    party: 'identity',
    failure: 'credentials_wrong',
    throttled: 'sign_in_throttled',
    wrong: identity => ({ identity, password: 'wrong' }),
    right: identity => ({ identity, password: PASSWORD }),
  },
  {
    budget: 'signup',
    path: '/api/auth/signup',
    party: 'email',
    failure: 'signup_closed',
    throttled: 'signup_throttled',
    wrong: who => ({ username: who, email: `${who}@harbour.example`, password: PASSWORD }),
    right: who => ({ username: who, email: `${who}@harbour.example`, password: PASSWORD }),
  },
  {
    budget: 'password_reentry',
    path: '/api/auth/me/refresh',
    party: 'account',
    failure: 'password_wrong',
    throttled: 'password_reentry_throttled',
    wrong: () => ({ password: 'wrong' }),
    right: () => ({ password: PASSWORD }),
  },
  {
    budget: 'password_change',
    path: '/api/auth/me/password',
    party: 'account',
    failure: 'password_wrong',
    throttled: 'password_change_throttled',
    wrong: () => ({ current_password: 'wrong', new_password: PASSWORD }),
    right: () => ({ current_password: PASSWORD, new_password: PASSWORD }),
  },
];

/** All of them except signup, where every attempt counts. */
const REFUNDED = COUNTED.filter(({ budget }) => budget !== 'signup');

interface Scene {
  readonly server: TestServer;
  readonly people: Cast;
  readonly attempt: (
    counted: Counted,
    body: object,
    from?: { who?: Who; address?: string },
  ) => Promise<RawAnswer>;
}

async function scene(t: TestContext): Promise<Scene> {
  const server = await startServer(t, { config: behindProxy });
  const people = await cast(server);
  return {
    server,
    people,
    attempt: ({ path }, body, { who = 'lena', address = '192.0.2.1' } = {}) =>
      raw(server, path, { token: people[who].token, headers: clientAt(address), body }),
  };
}

async function spendAll(
  { attempt, server }: Scene,
  counted: Counted,
  from: { who?: Who; address?: string } = {},
) {
  for (let time = 0; time < 5; time++) {
    await refused(server, () => attempt(counted, counted.wrong(from.who ?? 'lena'), from), counted.failure);
  }
}

const rate = ({ response }: RawAnswer): string => response.headers.get('ratelimit') ?? '';
const policy = ({ response }: RawAnswer): string => response.headers.get('ratelimit-policy') ?? '';
const left = (answer: RawAnswer): number[] =>
  [...rate(answer).matchAll(/r=(\d+)/g)].map(([, r]) => Number(r));

for (const counted of COUNTED) {
  const { budget, failure, throttled, wrong, right, party } = counted;

  test(`${budget}: the sixth attempt within 15 minutes is turned away, a right one too`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    for (const body of [wrong('lena'), right('lena')]) {
      await refused(stage.server, () => stage.attempt(counted, body), throttled);
    }
  });

  test(`${budget}: the sentence and Retry-After have the same wait, which is sufficient`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    const request = () => stage.attempt(counted, wrong('lena'));
    const { error, response } = await refused(stage.server, request, throttled);
    const wait = Number(/ (\d+) seconds$/.exec(error)?.[1]);
    assert.equal(response.headers.get('retry-after'), String(wait));
    assert.ok(wait > 800 && wait <= 900);
    stage.server.clock.advance(wait);
    await refused(stage.server, request, failure);
  });

  test(`${budget}: an address is counted for every client behind it`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    await refused(stage.server, () => stage.attempt(counted, wrong('max'), { who: 'max' }), throttled);
  });

  test(`${budget}: the ${party} is counted wherever it comes from`, async t => {
    const stage = await scene(t);
    for (let host = 1; host <= 5; host++) {
      await stage.attempt(counted, wrong('lena'), { address: `192.0.2.${host}` });
    }
    const elsewhere = { address: '192.0.2.99' };
    await refused(stage.server, () => stage.attempt(counted, wrong('lena'), elsewhere), throttled);
    await refused(
      stage.server,
      () => stage.attempt(counted, wrong('max'), { who: 'max', ...elsewhere }),
      failure,
    );
  });

  test(`${budget}: what is spent survives a restart`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    await restarted(stage.server, {}, async (_, url) => {
      const { token } = stage.people.lena;
      const request = { token, headers: clientAt('192.0.2.1'), body: wrong('lena') };
      const { error } = await raw({ url }, counted.path, request);
      assert.equal(Reflect.get(Object(error), 'code'), throttled);
    });
  });

  test(`${budget}: a clock that is set back by a year refuses no one`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    stage.server.clock.advance(-365 * 86_400);
    await refused(stage.server, () => stage.attempt(counted, wrong('lena')), failure);
  });

  test(`${budget}: every response reports the remaining budget of the address and the ${party}`, async t => {
    const stage = await scene(t);
    const { path } = counted;
    const { token } = stage.people.lena;
    const quoted = (fields: string): string =>
      `"${budget}-address";${fields}, "${budget}-${party}";${fields}`;
    const first = await stage.attempt(counted, wrong('lena'));
    assert.equal(policy(first), quoted('q=5;w=900'));
    assert.equal(rate(first), quoted('r=4;t=900'));
    const headers = clientAt('192.0.2.1');
    const unread = [
      await raw(stage.server, path, { token, headers, body: '{' }),
      await raw(stage.server, path, {
        token,
        headers: { ...headers, 'Content-Type': 'text/plain' },
        body: 'x',
      }),
      await raw(stage.server, path, { token, headers, body: ' '.repeat(2 * 1024 * 1024 + 1) }),
    ];
    assert.deepEqual(
      unread.map(({ response }) => response.status),
      [400, 415, 413],
    );
    for (const answer of unread) {
      assert.match(policy(answer), new RegExp(`^"${budget}-address";q=5;w=900`));
      assert.ok(left(answer).every(r => r === 4));
    }
  });

  test(`${budget}: a refusal reports that nothing is left`, async t => {
    const stage = await scene(t);
    await spendAll(stage, counted);
    assert.deepEqual(left(await stage.attempt(counted, wrong('lena'))), [0, 0]);
  });
}

for (const counted of REFUNDED) {
  const { budget, failure, throttled, wrong } = counted;

  test(`${budget}: a body that is refused spends nothing`, async t => {
    const stage = await scene(t);
    await stage.attempt(counted, wrong('lena'));
    for (let time = 0; time < 6; time++) {
      await refused(stage.server, () => stage.attempt(counted, { nonsense: true }), 'invalid_body');
    }
    assert.deepEqual(left(await stage.attempt(counted, wrong('lena'))), [3, 3]);
  });

  if (isOneServer)
    test(`${budget}: of 20 concurrent wrong passwords at most five are checked`, async t => {
      const stage = await scene(t);
      const matches = t.mock.method(stage.server.app.instance.passwords, 'matches');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => stage.attempt(counted, wrong('lena'))),
      );
      const codes = answers.map(({ error }) => String(Reflect.get(Object(error), 'code')));
      assert.equal(matches.mock.callCount(), 5);
      assert.equal(codes.filter(code => code === failure).length, 5);
      assert.equal(codes.filter(code => code === throttled).length, 15);
    });
}

test('right passwords spend nothing, however many', async t => {
  const { server, attempt } = await scene(t);
  const [signIn] = COUNTED;
  assert.ok(signIn);
  for (let time = 0; time < 7; time++) {
    const answer = await attempt(signIn, signIn.right('lena'));
    assert.equal(answer.response.status, 200);
    assert.deepEqual(left(answer), [5, 5]);
  }
  await refused(server, () => attempt(signIn, signIn.wrong('lena')), 'credentials_wrong');
});

if (isOneServer)
  test('20 concurrent correct sign-ins all succeed', async t => {
    const { attempt } = await scene(t);
    const [signIn] = COUNTED;
    assert.ok(signIn);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => attempt(signIn, signIn.right('lena'))),
    );
    assert.deepEqual(
      answers.map(({ response }) => response.status),
      answers.map(() => 200),
    );
  });

test('a refresh and a password change that succeed spend nothing', async t => {
  const { server, people } = await scene(t);
  let { token } = people.lena;
  for (let time = 0; time < 7; time++) {
    const refreshed = await server.as(token).POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
    const body = { current_password: PASSWORD, new_password: PASSWORD };
    const changed = await server.as(refreshed.data?.token).POST('/api/auth/me/password', { body });
    assert.ok(changed.data);
    token = changed.data.token;
  }
});

test('the four budgets are separate', async t => {
  const stage = await scene(t);
  for (const counted of COUNTED) await spendAll(stage, counted);
});

test('a typed name counts without case, and a username apart from the e-mail address', async t => {
  const { server, attempt } = await scene(t);
  const [signIn] = COUNTED;
  assert.ok(signIn);
  const wrong = (identity: string, host: number) => () =>
    attempt(signIn, { identity, password: 'wrong' }, { address: `192.0.2.${host}` });
  for (const [host, identity] of ['lena', 'LENA', 'Lena', 'lEna', 'leNa'].entries())
    await wrong(identity, host)();
  await refused(server, wrong('lenA', 99), 'sign_in_throttled');
  await refused(server, wrong('lena@local', 99), 'credentials_wrong');
});

test('a signup counts when it is refused for its fields, and when it succeeds', async t => {
  const { server, people, attempt } = await scene(t);
  await people.ada.api.PATCH('/api/instance/settings', { body: { allow_signup: true } });
  const signup = COUNTED[1];
  assert.ok(signup);
  assert.deepEqual(left(await attempt(signup, {})), [4]);
  assert.deepEqual(left(await attempt(signup, { email: 'grace@x.example' })), [3, 4]);
  assert.deepEqual(left(await attempt(signup, { email: 7 })), [2]);
  const grace = { username: 'grace', email: 'GRACE@x.example', password: PASSWORD };
  const made = await attempt(signup, grace);
  assert.equal(made.response.status, 200);
  assert.deepEqual(left(made), [1, 3]);
  await refused(server, () => attempt(signup, grace), 'signup_taken');
  await refused(server, () => attempt(signup, grace), 'signup_throttled');
});

test('a signup without a body, with broken JSON or with too much of it counts nothing', async t => {
  const { server, attempt } = await scene(t);
  const signup = COUNTED[1];
  assert.ok(signup);
  const headers = clientAt('192.0.2.1');
  await raw(server, signup.path, { headers });
  await raw(server, signup.path, { headers, body: '{"username":' });
  await raw(server, signup.path, { headers, body: new Uint8Array([0x22, 0xff, 0x22]) });
  await raw(server, signup.path, { headers, body: ' '.repeat(2 * 1024 * 1024 + 1) });
  assert.deepEqual(left(await attempt(signup, {})), [4]);
});

test('a call that is refused for its credential spends nothing and reports the remaining budget', async t => {
  const { server, people } = await scene(t);
  const headers = clientAt('192.0.2.1');
  const body = { password: 'wrong' };
  for (const token of [undefined, people.bot.token]) {
    const answer = await raw(server, '/api/auth/me/refresh', { headers, body, ...(token ? { token } : {}) });
    assert.ok(left(answer).every(r => r === 5) && left(answer).length > 0);
  }
});

test('a caller who cannot be counted sees the budget untouched', async t => {
  const { server } = await scene(t);
  const stranger = await raw(server, '/api/repos/bind', { headers: clientAt('192.0.2.1'), body: {} });
  const unknown = await raw(server, '/api/auth/login', { headers: { 'X-Svc-Client-IP': 'x' }, body: {} });
  assert.deepEqual(
    [stranger, unknown].map(answer => [answer.response.status, policy(answer), rate(answer)]),
    [
      [401, '"binding_changes-account";q=30;w=3600', '"binding_changes-account";r=30;t=3600'],
      [503, '"sign_in-address";q=5;w=900', '"sign_in-address";r=5;t=900'],
    ],
  );
});
