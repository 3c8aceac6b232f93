/** A server that is killed while eight clients write: what they were told is there when it is back. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { lost, writeUntilGone, type Known } from '../../scripts/bench/writers.ts';
import { clientOf } from '../setting/client.ts';
import { build, command, emptyPlace, serve } from '../setting/program.ts';
import { until } from '../setting/until.ts';

before(build);

const KILLS = 3;
const EACH = 40;

test('after every kill each acknowledged issue and title is there, and the server starts by itself', async t => {
  const place = await emptyPlace(t);
  const token = (await command(t, place, ['key', 'create', 'writers', '--operator'])).stdout.trim();
  const known: Known = new Map();
  let project: number | undefined;
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await serve(t, place);
    const reached = { url: server.url, token };
    const made = { name: 'Kills', identifier: 'KILL' };
    project ??= (await clientOf(server.url, token).POST('/api/projects', { body: made })).data?.id ?? 0;
    assert.deepEqual(await lost(reached, project, known), []);
    const before = known.size;
    const writing = writeUntilGone(reached, project, known);
    await until('the writers are busy', () => known.size >= before + EACH);
    server.process.kill('SIGKILL');
    await Promise.all([writing, server.ended]);
  }
  assert.ok(known.size >= EACH * KILLS);
});
