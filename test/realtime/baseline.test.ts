/** The baseline: how busy the last day was in the projects that the caller can read. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { openSocket, type TestSocket } from '../setting/sockets.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { enforceRoles, world } from '../setting/world.ts';

async function counted(socket: TestSocket): Promise<number> {
  await socket.heardAll();
  const known = socket.heard.length;
  socket.say({ type: 'activity.baseline.request' });
  while (socket.heard.length === known) await once(socket.ws, 'message');
  const [answer, ...others] = socket.heard.slice(known);
  assert.deepEqual(others, []);
  assert.equal(answer?.type, 'activity.baseline');
  return answer.day_count;
}

test('the baseline counts the activity of the last 24 hours in the projects that the asker can read', async t => {
  const site = await world(t);
  const { server, ada, lena, max, vera, sam, issue } = site;
  const other = await storeProject(server, 'OTHER', crew({ lena, max, vera: sam }));
  const open = (token: string) => openSocket(t, server, token);
  const [reader, stranger, administrator] = [
    await open(vera.token),
    await open(sam.token),
    await open(ada.token),
  ];
  const [here, there, all] = [await counted(reader), await counted(stranger), await counted(administrator)];
  assert.equal(all, here + there);
  await issue();
  await issue();
  await issue({ project_id: other });
  assert.deepEqual(
    [await counted(reader), await counted(stranger), await counted(administrator)],
    [here + 2, there + 1, all + 3],
  );
  await enforceRoles(site, false);
  assert.equal(await counted(reader), all + 3);
});

test('activity older than a day is not counted', async t => {
  const { server, vera, issue } = await world(t);
  const socket = await openSocket(t, server, vera.token);
  await issue();
  assert.ok((await counted(socket)) > 0);
  server.clock.advance(86_401);
  const later = await openSocket(t, server, vera.token);
  await issue();
  assert.equal(await counted(later), 1);
});

test('every request gets a response, and concurrent ones share a few queries', async t => {
  const { server, vera } = await world(t);
  const socket = await openSocket(t, server, vera.token);
  const { store } = server.app.instance;
  let reads = 0;
  const read = store.read.bind(store);
  store.read = act => {
    reads += 1;
    return read(act);
  };
  for (let asked = 0; asked < 60; asked += 1) socket.say({ type: 'activity.baseline.request' });
  while (socket.heard.length < 60) await once(socket.ws, 'message');
  const [first] = socket.heard;
  assert.equal(first?.type, 'activity.baseline');
  for (const event of socket.heard) assert.deepEqual(event, first);
  assert.ok(reads < 20, `${reads} reads`);
});
