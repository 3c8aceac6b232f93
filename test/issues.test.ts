/** Issues: made, read, changed and deleted, and what each of it leaves behind. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tracked } from './tracked.ts';

test('an issue is made with the values of the contract where none are sent', async t => {
  const { app, issue, read } = await tracked(t);
  const made = await issue({ title: 'Boats overlap' });
  const { id, created_at, seq, ...rest } = made;
  assert.deepEqual(rest, {
    project_id: app,
    sequence: 1,
    identifier: 'APP-1',
    title: 'Boats overlap',
    description: '',
    status: 'backlog',
    priority: 'none',
    module_id: null,
    sort_order: 1,
    start_date: null,
    target_date: null,
    updated_at: created_at,
    labels: [],
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.ok(seq > 0);
  const none = { blocks: [], blocked_by: [], relates_to: [], duplicates: [], duplicated_by: [] };
  assert.deepEqual(await read(id), { ...made, ...none });
});
