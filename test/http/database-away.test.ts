/** While the database is unavailable: requests get 503 with Retry-After, readiness reports it, and no restart is needed. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { cast, type Cast } from '../setting/cast.ts';
import { raw } from '../setting/raw.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { wayToDatabase, type Way } from '../setting/way-to-database.ts';

async function standing(t: TestContext): Promise<{ server: TestServer; way: Way; people: Cast }> {
  const way = await wayToDatabase(t);
  const server = await startServer(t, { config: { database_url: way.url } });
  return { server, way, people: await cast(server) };
}

const readiness = async (server: TestServer): Promise<number> => (await fetch(`${server.url}/ready`)).status;

/** A read, a write, and a write with a budget. */
const ASKED = [
  ['GET', '/api/auth/me', undefined],
  ['POST', '/api/auth/keys', { name: 'during the outage' }],
  ['POST', '/api/auth/login', { identity: 'ada', password: 'whatever it is' }],
] as const;

test('reads and changes are refused the same way, with a retry time', async t => {
  const { server, way, people } = await standing(t);
  await way.bar();
  // A moved file can still be read until the next check.
  await readiness(server);
  for (const [method, path, body] of ASKED) {
    const { token } = people.ada;
    const { response, error } = await raw(server, path, { method, token, ...(body ? { body } : {}) });
    assert.deepEqual(
      [response.status, response.headers.get('retry-after'), error],
      [
        503,
        '5',
        {
          error: 'the database is unavailable: try again in 5 seconds',
          code: 'database_unavailable',
          request_id: response.headers.get('x-request-id'),
        },
      ],
      path,
    );
  }
});

test('readiness follows the database, and so do calls', async t => {
  const { server, way, people } = await standing(t);
  assert.equal(await readiness(server), 200);
  await way.bar();
  assert.equal(await readiness(server), 503);
  assert.equal((await fetch(`${server.url}/api/health`)).status, 200);
  await way.open();
  assert.equal(await readiness(server), 200);
  const { data } = await people.ada.api.POST('/api/auth/keys', { body: { name: 'since' } });
  assert.equal(data?.name, 'since');
  const keys = await people.ada.api.GET('/api/auth/keys');
  assert.deepEqual(
    keys.data?.map(({ name }) => name).filter(name => name === 'during the outage'),
    [],
  );
});

test('the log reports once that the database is unavailable, and once that it is back', async t => {
  const { server, way } = await standing(t);
  await way.bar();
  for (let asked = 0; asked < 3; asked++) await readiness(server);
  await way.open();
  await readiness(server);
  const messages = server.log.flatMap(
    line => /"msg":"(database (?:un)?available[^:"]*)/.exec(line)?.[1] ?? [],
  );
  assert.deepEqual(messages, ['database unavailable', 'database available again']);
});
