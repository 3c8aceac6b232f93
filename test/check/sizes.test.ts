/** The length at which a file warns and fails, by kind of file. */

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { longFiles } from '../../scripts/sizes.ts';

const cases: [path: string, lines: number, verdict: 'silent' | 'warns' | 'fails'][] = [
  ['src/tracker/issues.ts', 300, 'silent'],
  ['src/tracker/issues.ts', 301, 'warns'],
  ['src/tracker/issues.ts', 500, 'warns'],
  ['src/tracker/issues.ts', 501, 'fails'],
  ['scripts/generate.ts', 501, 'fails'],
  ['clients/typescript/src/client.ts', 501, 'fails'],
  ['clients/typescript/src/generated/rows.ts', 9000, 'silent'],
  ['clients/typescript/dist/client.d.ts', 9000, 'silent'],
  ['src/generated/operations.ts', 9000, 'silent'],
  ['test/issues.test.ts', 600, 'silent'],
  ['test/promises/durable.test.ts', 601, 'fails'],
  ['contract-tests/hooks.ts', 601, 'fails'],
  ['openapi/rest/issues.yaml', 700, 'silent'],
  ['openapi/rest/issues.yaml', 701, 'fails'],
  ['asyncapi/events.yaml', 701, 'fails'],
];

for (const [path, lines, verdict] of cases) {
  test(`${path} of ${lines} lines ${verdict === 'silent' ? 'passes' : verdict}`, async () => {
    const root = await mkdtemp(join(tmpdir(), 'docket-sizes-'));
    try {
      await mkdir(join(root, dirname(path)), { recursive: true });
      await writeFile(join(root, path), 'x\n'.repeat(lines));
      const found = longFiles(root).map(long => [long.path, long.lines, long.fails ? 'fails' : 'warns']);
      assert.deepEqual(found, verdict === 'silent' ? [] : [[path, lines, verdict]]);
    } finally {
      await rm(root, { recursive: true });
    }
  });
}
