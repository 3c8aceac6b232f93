/** Two editors of one page in two processes, over a rough network: no sentence is lost, and none is written twice. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Member } from '../setting/cast.ts';
import type { Editing } from '../setting/editor.ts';
import { world } from '../setting/world.ts';

const EDITOR = fileURLToPath(new URL(`../setting/editor${extname(import.meta.url)}`, import.meta.url));
const SENTENCES = 15;

async function edited(t: TestContext, editing: Editing): Promise<void> {
  const editor = fork(EDITOR);
  t.after(() => editor.kill());
  editor.send(editing);
  const [status] = (await once(editor, 'exit')) as [number | null];
  assert.equal(status, 0);
}

for (const seed of [1, 2, 3])
  test(`two editors lose no sentence (seed ${seed})`, async t => {
    const { server, max, lena, app } = await world(t);
    const body = { project_id: app, title: 'Rules of the pier', content: 'Close it in a storm.' };
    const { data: page } = await max.api.POST('/api/pages', { body });
    const id = page?.id ?? 0;
    const by = (who: Member, name: string): Editing => ({
      url: server.url,
      token: who.token,
      page: id,
      seed: seed * 100 + name.length,
      sentences: Array.from({ length: SENTENCES }, (_, place) => `${name} has written sentence ${place}.`),
    });
    const all = [by(max, 'Max'), by(lena, 'Lena')];
    await Promise.all(all.map(editing => edited(t, editing)));
    const { data: after } = await max.api.GET('/api/pages/{id}', { params: { path: { id } } });
    const sentences = ['Close it in a storm.', ...all.flatMap(one => one.sentences)];
    assert.deepEqual(after?.content.split('\n').sort(), sentences.sort());
  });
