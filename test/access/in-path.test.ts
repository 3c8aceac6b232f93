/** The path is checked before the body is validated, for every kind of item. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handlers } from '../../src/generated/handlers.ts';
import { operations, type Operation } from '../../src/generated/operations.ts';
import { findCaller } from '../../src/identity/credentials.ts';
import { cast } from '../setting/cast.ts';
import { startServer } from '../setting/server.ts';

/** Operations with an invalid body, on an item in the path. */
const judged = (Object.values(operations) as readonly Operation[]).filter(
  ({ id, access, body, segments }) =>
    id in handlers && access?.of && body?.required && segments.some(segment => typeof segment !== 'string'),
);

test('a caller who names an absent item gets a 404, whatever the body contains', async t => {
  const server = await startServer(t);
  const { sam } = await cast(server);
  const caller = await server.app.instance.store.read(read =>
    findCaller(read, sam.token, server.clock.now()),
  );
  const via = { id: 'x', address: '127.0.0.1', issuer: () => '', transport: 'mcp' } as const;
  const said: string[] = [];
  for (const { id, segments } of judged) {
    const names = segments.flatMap(segment => (typeof segment === 'string' ? [] : [segment.param]));
    const params = Object.fromEntries(names.map(name => [name, 999_999]));
    const { refusal } = await server.app.invoke(id, { params, body: { nonsense: true } }, caller, via);
    said.push(`${id} ${String(refusal?.code)}`);
  }
  assert.deepEqual(
    said,
    judged.map(({ id }) => `${id} not_found`),
  );
  assert.ok(judged.length > 10);
});
