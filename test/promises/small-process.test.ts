/** A process with little memory sends responses far larger than that, twenty at the same time. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { openStore } from '../../src/store/store.ts';
import { clientOf, done } from '../setting/client.ts';
import { build, command, emptyPlace, serve } from '../setting/program.ts';

before(build);

const ITEMS = 16;
const TEXT = 'Since the storm the lights go out. '.repeat(30_000);

/** Inserted by SQL, since indexing would take longest. */
async function fill(url: string, project_id: number): Promise<void> {
  const store = await openStore({ url });
  const times = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' };
  try {
    for (let item = 1; item <= ITEMS; item += 1)
      await store.write({ now: new Date(), transport: 'cli', actorId: null }, async work => {
        work.untraced();
        const row = {
          project_id,
          sequence: item,
          sort_order: item,
          seq: item,
          title: `Number ${item}`,
          ...times,
        };
        const issue = { ...row, description: TEXT, status: 'backlog', priority: 'none', priority_rank: 4 };
        await work.db('issues').insert(issue);
        await work
          .db('pages')
          .insert({ ...row, title_folded: row.title, content: TEXT, status: 'draft', pinned: 0 });
      });
  } finally {
    await store.close();
  }
}

test('a process of 256 MB survives twenty responses with a whole project', async t => {
  const empty = await emptyPlace(t);
  const place = { ...empty, env: { ...empty.env, NODE_OPTIONS: '--max-old-space-size=256' } };
  const token = (await command(t, place, ['key', 'create', 'reader', '--operator'])).stdout.trim();
  const server = await serve(t, place);
  const made = { name: 'Much', identifier: 'MUCH' };
  const { id } = done(await clientOf(server.url, token).POST('/api/projects', { body: made }));
  await fill(empty.env['DOCKET_DATABASE_URL'] ?? '', id);
  const read = async (path: string): Promise<number> => {
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' };
    const response = await fetch(server.url + path, { headers });
    assert.equal(response.status, 200, path);
    let bytes = 0;
    for await (const piece of response.body ?? []) bytes += (piece as Uint8Array).length;
    return bytes;
  };
  const whole = [`/api/projects/${id}/board`, `/api/pages?project_id=${id}`];
  const others = [
    `/api/projects/${id}/index`,
    `/api/projects/${id}/changes`,
    `/api/issues?project_id=${id}&limit=500`,
  ];
  const all = Array.from({ length: 4 }, () => [...whole, ...others]).flat();
  const sizes = await Promise.all(all.map(read));
  for (const [place, path] of all.entries())
    if (whole.includes(path)) assert.ok((sizes[place] ?? 0) > ITEMS * TEXT.length, `${path} is whole`);
  assert.equal(server.process.exitCode, null);
  assert.ok((await read('/api/health')) > 0);
});
