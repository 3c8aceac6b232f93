/** Lists of long texts use memory for what they send, and not for all texts that they select from. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { engine, openedStore } from '../setting/engines.ts';
import { TIMES } from '../setting/stored.ts';
import { call } from '../setting/things.ts';

const ROWS = 96;
const TEXT = 'Since the storm the lights go out. '.repeat(30_000);

/** As many as fit into 8 MiB of JSON. */
const LISTED = Math.floor((8 * 1024 * 1024) / TEXT.length);

if (engine === 'sqlite')
  test('lists of 100 MB of texts are read by a SQLite that may use 64 MB', async t => {
    const { store, url } = await openedStore(t);
    const project = await store.write(call, async work => {
      work.untraced();
      const named = { name: 'Much', identifier: 'MUCH', description: '', sort_order: 0, ...TIMES };
      const [id = 0] = await work.db('projects').insert({ ...named, is_public: 0 });
      return id;
    });
    for (let place = 1; place <= ROWS; place += 1)
      await store.write(call, async work => {
        work.untraced();
        const row = { project_id: project, sequence: place, sort_order: place, seq: place, ...TIMES };
        const issue = { ...row, title: 'Issue', description: TEXT, status: 'backlog', priority: 'none' };
        await work.db('issues').insert({ ...issue, priority_rank: 4 });
        const page = { ...row, title: 'Page', title_folded: 'page', content: TEXT, status: 'draft' };
        await work.db('pages').insert({ ...page, pinned: 0 });
      });
    const program = fileURLToPath(new URL('./read-in-little-memory.ts', import.meta.url));
    const args = ['--import', 'tsx', program, url, String(project)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const read = JSON.parse(stdout) as Record<'issues' | 'pages' | 'board' | 'all', number>;
    assert.deepEqual([read.issues, read.pages], [LISTED, LISTED]);
    assert.ok(read.board > ROWS * TEXT.length, 'the board is whole');
    assert.ok(read.all > ROWS * TEXT.length, 'the list of all pages is whole');
  });
