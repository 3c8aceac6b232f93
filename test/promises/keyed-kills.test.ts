/** A server that is killed while clients write with idempotency keys: a retry never repeats a change. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { done, clientOf } from '../setting/client.ts';
import { build, command, emptyPlace, serve } from '../setting/program.ts';
import { raw } from '../setting/raw.ts';
import { until } from '../setting/until.ts';

before(build);

const KILLS = 3;
const CLIENTS = 8;
const EACH = 40;

test('requests that are retried after kills are carried out exactly once', async t => {
  const place = await emptyPlace(t);
  const token = (await command(t, place, ['key', 'create', 'writers', '--operator'])).stdout.trim();
  const written = new Map<string, unknown>();
  /** The requests without a response, by their client. */
  const open = new Map<number, string>();
  let sent = 0;
  let project = 0;
  const writing = async (client: number, url: string): Promise<void> => {
    for (let turn = 0; turn < 10_000; turn += 1) {
      const key = open.get(client) ?? `key-${String((sent += 1))}`;
      open.set(client, key);
      const headers = { 'Idempotency-Key': key };
      const body = { project_id: project, title: key };
      const answer = await raw({ url }, '/api/issues', { token, headers, body }).catch(() => null);
      if (answer === null) return;
      assert.equal(answer.response.status, 200, JSON.stringify(answer.error));
      written.set(key, answer.error);
      open.delete(client);
    }
  };
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await serve(t, place);
    const made = { name: 'Kills', identifier: 'KILL' };
    project ||= done(await clientOf(server.url, token).POST('/api/projects', { body: made })).id;
    const before = written.size;
    const clients = Array.from({ length: CLIENTS }, (_, client) => writing(client, server.url));
    await until('the writers are busy', () => written.size >= before + EACH);
    server.process.kill('SIGKILL');
    await Promise.all([...clients, server.ended]);
  }
  const { url } = await serve(t, place);
  for (const [client, key] of open) {
    const again = await raw({ url }, '/api/issues', {
      token,
      headers: { 'Idempotency-Key': key },
      body: { project_id: project, title: key },
    });
    assert.equal(again.response.status, 200, `the last request of client ${client}`);
    written.set(key, again.error);
  }
  const titles: string[] = [];
  for (let offset = 0, more = true; more; offset += 500) {
    const query = { project_id: project, limit: 500, offset } as const;
    const slice = done(await clientOf(url, token).GET('/api/issues', { params: { query } }));
    titles.push(...slice.map(({ title }) => title));
    more = slice.length === 500;
  }
  assert.deepEqual(titles.sort(), [...written.keys()].sort());
});
