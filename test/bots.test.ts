/** Connected tools: identities that outlive their credentials. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from './cast.ts';
import { refused } from './refused.ts';
import { startServer } from './server.ts';

test('a tool that was disconnected gets its identity back when it is connected again', async t => {
  const server = await startServer(t);
  const { lena } = await cast(server);
  const first = await lena.api.POST('/api/auth/bots', { body: { tool: 'zed' } });
  const id = first.data?.bot.id ?? 0;
  await lena.api.POST('/api/auth/bots/{id}/disconnect', { params: { path: { id } } });
  const second = await lena.api.POST('/api/auth/bots', { body: { tool: 'zed' } });
  assert.equal(second.data?.bot.id, id);
  assert.notEqual(second.data?.key, first.data?.key);
});

test('a tool that is connected is not connected twice', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  await refused(server, () => max.api.POST('/api/auth/bots', { body: { tool: 'pi' } }), 'tool_connected');
});

test("somebody else's tool is not found", async t => {
  const server = await startServer(t);
  const { lena, bot } = await cast(server);
  const path = { params: { path: { id: bot.id } } };
  await refused(server, () => lena.api.DELETE('/api/auth/bots/{id}', path), 'not_found');
  await refused(server, () => lena.api.POST('/api/auth/bots/{id}/disconnect', path), 'not_found');
});
