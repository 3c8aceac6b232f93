/** Items that come and go with every request. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PackedSet } from '../../src/http/packed-set.ts';

const sorted = (crowd: PackedSet<string>): string[] => [...crowd].toSorted();

test('items stay until they are removed, in any order', () => {
  const crowd = new PackedSet<string>();
  const names = ['ada', 'bert', 'cleo', 'dora'];
  const leave = new Map(names.map(name => [name, crowd.join(name)]));
  const left = new Set(names);
  for (const name of ['bert', 'dora', 'ada', 'cleo']) {
    assert.deepEqual(sorted(crowd), [...left].toSorted());
    leave.get(name)?.();
    left.delete(name);
  }
  assert.deepEqual([...crowd], []);
});

test('removing an item twice removes no other', () => {
  const crowd = new PackedSet<string>();
  const leave = crowd.join('ada');
  crowd.join('bert');
  leave();
  leave();
  assert.deepEqual([...crowd], ['bert']);
});

test('an item that is removed during iteration is still visited', () => {
  const crowd = new PackedSet<string>();
  const leaves = ['ada', 'bert', 'cleo'].map(name => crowd.join(name));
  const seen: string[] = [];
  for (const name of crowd) {
    seen.push(name);
    for (const leave of leaves) leave();
  }
  assert.deepEqual(seen, ['ada', 'bert', 'cleo']);
});
