/** Who hears what: events reach those who can read the project, each once and in order, and nobody else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cast } from '../cast.ts';
import { startServer } from '../server.ts';
import { openSocket } from '../sockets.ts';
import { world } from '../world.ts';

test('a change is told to every socket of those who can read the project, and to nobody else', async t => {
  const server = await startServer(t);
  const people = await cast(server);
  const { project } = await world(server, people);
  const vera = await openSocket(t, server, people.vera.token);
  const veraAgain = await openSocket(t, server, people.vera.token);
  const ada = await openSocket(t, server, people.ada.token);
  const sam = await openSocket(t, server, people.sam.token);
  const { data: issue } = await people.max.api.POST('/api/issues', {
    body: { project_id: project.id, title: 'Paint the hull' },
  });
  assert.ok(issue);
  const created = { type: 'issue.created', project_id: project.id, issue_id: issue.id, seq: issue.seq };
  for (const socket of [vera, veraAgain, ada]) assert.deepEqual(await socket.heardAll(), [created]);
  assert.deepEqual(await sam.heardAll(), []);
});
