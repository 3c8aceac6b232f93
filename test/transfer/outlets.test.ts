/** What is open during an export when its client disconnects. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HalfTime } from '../../src/time/half-time.ts';
import { bundleOutlet, hasLeft, zipOutlet } from '../../src/transfer/exports/outlets.ts';
import { until } from '../setting/until.ts';

const OPEN = '/proc/self/fd';
const skip = existsSync(OPEN) ? false : 'the system does not say which files are open';

function isOpen(path: string): boolean {
  return readdirSync(OPEN).some(number => {
    try {
      return readlinkSync(join(OPEN, number)) === path;
    } catch {
      return false;
    }
  });
}

for (const format of ['zip', 'json'] as const)
  test(
    `a file is closed when the reader of the export as ${format} leaves before it was started`,
    { skip },
    async t => {
      const folder = mkdtempSync(join(tmpdir(), 'docket-outlet-'));
      t.after(() => rmSync(folder, { recursive: true, force: true }));
      const path = join(folder, 'content');
      writeFileSync(path, Buffer.alloc(1_000_000));
      const read = async () => (await open(path)).createReadStream();
      const outlet = format === 'zip' ? await zipOutlet(read) : bundleOutlet('APP', read, new HalfTime());
      const times = { created_at: '2026-01-02 03:04:05' };
      const stored = { id: 1, filename: 'a.png', mime_class: 'image', sha256: 'a', size_bytes: 1, ...times };
      const putting = outlet.put({ path: 'a'.repeat(100_000), stored });
      await until('the file is open', () => isOpen(path));
      outlet.stream.destroy();
      await assert.rejects(putting, hasLeft);
      await until('the file is closed', () => !isOpen(path));
    },
  );
