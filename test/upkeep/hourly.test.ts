/** The hourly clean-up: deletes expired rows, and no others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath } from '../setting/aftermath.ts';
import { cast } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { DAY, MINUTE } from '../../src/time/clock.ts';
import { forgetEnded } from '../../src/upkeep/hourly.ts';

const HOUR = 60 * MINUTE;

async function count({ app }: TestServer, table: 'sessions' | 'budgets'): Promise<number> {
  return app.instance.store.read(async ({ db }) => (await db(table).select('*')).length);
}

test('a session is deleted when it has expired, and not before', async t => {
  const server = await startServer(t);
  const { ada, lena } = await cast(server);
  const days = (await ada.api.GET('/api/instance/settings')).data?.session_lifetime_days ?? 0;
  server.clock.advance(days * DAY - HOUR);
  await lena.api.POST('/api/auth/me/refresh', { body: { password: PASSWORD } });
  const before = await count(server, 'sessions');
  await forgetEnded(server.app.instance);
  assert.equal(await count(server, 'sessions'), before);
  server.clock.advance(2 * HOUR);
  const { activity, events } = await aftermath(server, () => forgetEnded(server.app.instance));
  assert.deepEqual([activity, events], [[], []]);
  assert.equal(await count(server, 'sessions'), 1);
});

test('a budget is deleted long after the end of its window, and not before', async t => {
  const server = await startServer(t);
  await server.as().POST('/api/auth/login', { body: { identity: 'no-one', password: 'wrong' } });
  assert.equal(await count(server, 'budgets'), 2);
  server.clock.advance(DAY - HOUR);
  await forgetEnded(server.app.instance);
  assert.equal(await count(server, 'budgets'), 2);
  server.clock.advance(2 * HOUR);
  await forgetEnded(server.app.instance);
  assert.equal(await count(server, 'budgets'), 0);
});
