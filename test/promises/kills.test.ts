/** A server that is killed while eight clients write: acknowledged writes exist after a restart. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { lost, writeUntilGone, type Known } from '../../scripts/bench/writers.ts';
import { clientOf, done } from '../setting/client.ts';
import { build, command, emptyPlace, serve } from '../setting/program.ts';
import { until } from '../setting/until.ts';

before(build);

const KILLS = 3;
const EACH = 40;

test('after every kill each acknowledged issue and title is there and found, and the server starts without help', async t => {
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
    assert.deepEqual(await unfound(reached, known), []);
    const before = known.size;
    const writing = writeUntilGone(reached, project, known);
    await until('the writers are busy', () => known.size >= before + EACH);
    server.process.kill('SIGKILL');
    await Promise.all([writing, server.ended]);
  }
  assert.ok(known.size >= EACH * KILLS);
});

/** The most results of a search. */
const SLICE = 500;

/** Acknowledged issues that a search, by words or literally, does not find by their title. */
async function unfound({ url, token }: { url: string; token: string }, known: Known): Promise<string[]> {
  const missing: string[] = [];
  for (const mode of ['fts', 'literal'] as const) {
    const titles = new Map<number, string>();
    for (let offset = 0, more = true; more; offset += SLICE) {
      const query = { query: 'wrote', mode, limit: SLICE, offset } as const;
      const found = done(await clientOf(url, token).GET('/api/search', { params: { query } }));
      for (const { id, title } of found) titles.set(id, title);
      more = found.length === SLICE;
    }
    for (const [id, may] of known) {
      if (!may.includes(titles.get(id) ?? '')) missing.push(`${mode}: issue ${id}, ${may[0]}`);
    }
  }
  return missing;
}
