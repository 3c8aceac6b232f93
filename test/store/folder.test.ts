/** Folders that several processes create at the same moment. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFolder } from '../../src/store/folder.ts';

test('a folder is created with its parents, also while others create them', async t => {
  const home = mkdtempSync(join(tmpdir(), 'docket-folders-'));
  t.after(() => rmSync(home, { recursive: true }));
  for (let turn = 0; turn < 50; turn += 1) {
    const above = join(home, String(turn), 'data', 'incoming');
    const names = Array.from({ length: 8 }, (_, name) => String(name));
    await Promise.all(names.map(name => makeFolder(join(above, name))));
    assert.deepEqual(readdirSync(above).sort(), names);
  }
});
