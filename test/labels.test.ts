/** Labels: their names, their colours, and what becomes of those that have them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../src/generated/types.ts';
import type { Client } from './client.ts';
import { filled, place } from './structured.ts';
import { said, traces } from './traces.ts';

async function madeLabel(api: Client, body: Schemas['LabelCreate']): Promise<Schemas['Label']> {
  const { data, error } = await api.POST('/api/labels', { body });
  assert.ok(data, JSON.stringify(error));
  return data;
}

async function namesOf(api: Client, project_id: number): Promise<string[]> {
  const { data } = await api.GET('/api/labels', { params: { query: { project_id } } });
  return (data ?? []).map(label => label.name);
}

test('a label is made with the default colour, and listed by name without case', async t => {
  const { max, vera, app } = await filled(t);
  const label = await madeLabel(max.api, { project_id: app, name: 'zebra' });
  assert.deepEqual(label, { id: label.id, project_id: app, name: 'zebra', color: '#6B7280' });
  await madeLabel(max.api, { project_id: app, name: 'Bug', color: '#B91C1C' });
  await madeLabel(max.api, { project_id: app, name: 'apple' });
  assert.deepEqual(await namesOf(vera.api, app), ['apple', 'Bug', 'zebra']);
});

test('making, recolouring and deleting a label leaves activity, and an event without seq', async t => {
  const { server, max, app } = await filled(t);
  const {
    value: label,
    activity,
    events,
  } = await traces(server, () => madeLabel(max.api, { project_id: app, name: 'bug' }));
  assert.deepEqual(activity, [
    {
      actor: max.id,
      transport: 'web',
      entity: 'label',
      label: 'bug',
      action: 'create',
      field: null,
      old: null,
      new: 'bug',
    },
  ]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  const recoloured = await traces(server, () =>
    max.api.PUT('/api/labels/{id}', { ...place(label.id), body: { color: '#000000' } }),
  );
  assert.deepEqual(said(recoloured.activity), [['update', 'color', '#6B7280', '#000000']]);
  assert.deepEqual(recoloured.events, [{ type: 'project.updated', project_id: app }]);
  const gone = await traces(server, () => max.api.DELETE('/api/labels/{id}', place(label.id)));
  assert.deepEqual(gone.value.data, { deleted: true });
  assert.deepEqual(said(gone.activity), [['delete', null, 'bug', null]]);
  assert.deepEqual(gone.events, [{ type: 'project.updated', project_id: app }]);
});
