/** The cached counts by which a list chooses its index. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KnownCounts } from '../../src/tracker/issues/access-path.ts';
import { listenTo } from '../setting/statements.ts';
import { world } from '../setting/world.ts';

test('they are asked for again when five seconds have passed, and for each project, status and label apart', async t => {
  const site = await world(t);
  const { store } = site.server.app.instance;
  const known = new KnownCounts();
  let asked = 0;
  listenTo(store, () => (asked += 1));
  const ask = (label: string) =>
    store.read(read => known.of(read, { projectId: site.app, priority: '', module: '0', label }));
  let now = performance.now();
  t.mock.method(performance, 'now', () => now);
  for (const [passed, label, expected] of [
    [0, 'bug', 1],
    [4_999, 'bug', 1],
    [0, 'idea', 2],
    [2, 'bug', 3],
    [0, 'idea', 3],
  ] as const) {
    now += passed;
    await ask(label);
    assert.equal(asked, expected);
  }
});
