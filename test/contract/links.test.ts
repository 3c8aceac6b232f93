/** Links lead to every operation that needs an id, so that a stateful client can reach the whole API. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { operations } from '../../src/generated/operations.ts';

test('every operation of the REST document with an id in its path is the end of a link', () => {
  const text = readFileSync(new URL('../../src/generated/documents/rest.json', import.meta.url), 'utf8');
  const reached = new Set<unknown>();
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'links')
      for (const link of Object.values(value as object))
        reached.add((link as { operationId?: string }).operationId);
    return value;
  });
  const lost = Object.values(operations)
    .filter(({ document, path }) => document === 'rest' && path.includes('{'))
    .filter(({ id }) => !reached.has(id));
  assert.deepEqual(
    lost.map(({ id }) => id),
    [],
  );
});
