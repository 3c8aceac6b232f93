/** Computed values are cached, except for failures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoized } from '../../src/http/memoized.ts';

test('a value that is requested concurrently and again is computed once per name', async () => {
  const made: string[] = [];
  const pageOf = memoized(async (name: string) => {
    made.push(name);
    return `page of ${name}`;
  });
  const pages = await Promise.all([pageOf('rest'), pageOf('rest'), pageOf('oauth')]);
  assert.deepEqual(pages, ['page of rest', 'page of rest', 'page of oauth']);
  assert.equal(await pageOf('rest'), 'page of rest');
  assert.deepEqual(made, ['rest', 'oauth']);
});

test('a failure reaches its callers, and the next call computes the value again', async () => {
  let isBroken = true;
  const pageOf = memoized(async (name: string) => {
    if (isBroken) throw new Error('no disk');
    return name;
  });
  const asked = [pageOf('rest'), pageOf('rest')];
  for (const answer of asked) await assert.rejects(answer, /no disk/);
  isBroken = false;
  assert.equal(await pageOf('rest'), 'rest');
});
