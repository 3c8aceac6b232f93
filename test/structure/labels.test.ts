/** Labels: their names and colours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

test('a label is grey by default, and labels are listed by name without case', async t => {
  const { max, vera, app } = await world(t);
  const label = done(await max.api.POST('/api/labels', { body: { project_id: app, name: 'zebra' } }));
  assert.deepEqual(label, { id: label.id, project_id: app, name: 'zebra', color: '#6B7280' });
  await max.api.POST('/api/labels', { body: { project_id: app, name: 'Bug', color: '#b91c1c' } });
  await max.api.POST('/api/labels', { body: { project_id: app, name: 'apple' } });
  const listed = done(await vera.api.GET('/api/labels', { params: { query: { project_id: app } } }));
  assert.deepEqual(
    listed.map(({ name, color }) => [name, color]),
    [
      ['apple', '#6B7280'],
      ['Bug', '#b91c1c'],
      ['zebra', '#6B7280'],
    ],
  );
});

test('the labels of another project are not listed', async t => {
  const site = await world(t);
  await site.label('bug');
  const other = await storeProject(site.server, 'OPS', [['viewer', site.max]]);
  const { data } = await site.max.api.GET('/api/labels', { params: { query: { project_id: other } } });
  assert.deepEqual(data, []);
});

test('creating, changing and deleting a label writes activity, and sends an event without seq', async t => {
  const { server, max, app } = await world(t);
  const event = { type: 'project.updated', project_id: app };
  const made = await aftermath(server, async () =>
    done(await max.api.POST('/api/labels', { body: { project_id: app, name: 'bug' } })),
  );
  const { id } = made.outcome;
  assert.deepEqual(made.activity.map(activityLine), ['label create -: - → bug']);
  const [entry] = made.activity;
  assert.deepEqual(
    [entry?.actor_user_id, entry?.transport, entry?.entity_id, entry?.entity_label, entry?.project_id],
    [max.id, 'web', id, 'bug', app],
  );
  assert.deepEqual(made.events, [event]);
  const changed = await aftermath(server, () =>
    max.api.PUT('/api/labels/{id}', { ...at(id), body: { name: 'fault', color: '#000000' } }),
  );
  assert.deepEqual(changed.outcome.data, { id, project_id: app, name: 'fault', color: '#000000' });
  assert.deepEqual(changed.activity.map(activityLine), [
    'label update name: bug → fault',
    'label update color: #6B7280 → #000000',
  ]);
  assert.deepEqual(changed.events, [event]);
  const gone = await aftermath(server, () => max.api.DELETE('/api/labels/{id}', at(id)));
  assert.deepEqual(gone.outcome.data, { deleted: true });
  assert.deepEqual(gone.activity.map(activityLine), ['label delete -: fault → -']);
  assert.deepEqual(gone.events, [event]);
});

test('an update only changes the fields in it, and one that changes nothing leaves no trace', async t => {
  const { server, max, app, label } = await world(t);
  const [id = 0] = await label('bug');
  const same = { id, project_id: app, name: 'bug', color: '#6B7280' };
  for (const body of [{}, { name: 'bug' }, { color: '#6B7280' }]) {
    const { outcome, activity, events } = await aftermath(server, () =>
      max.api.PUT('/api/labels/{id}', { ...at(id), body }),
    );
    assert.deepEqual([outcome.data, activity, events], [same, [], []]);
  }
  const { data } = await max.api.PUT('/api/labels/{id}', { ...at(id), body: { color: '#111111' } });
  assert.deepEqual(data, { ...same, color: '#111111' });
});

test('a project has a name once, without case; another project may have it too', async t => {
  const site = await world(t);
  const { server, max, app, label } = site;
  const [, second = 0] = await label('Maß', 'other');
  for (const name of ['Maß', 'maß', 'MAẞ']) {
    await refused(
      server,
      () => max.api.POST('/api/labels', { body: { project_id: app, name } }),
      'label_taken',
    );
    await refused(
      server,
      () => max.api.PUT('/api/labels/{id}', { ...at(second), body: { name } }),
      'label_taken',
    );
  }
  const other = await storeProject(site.server, 'OPS', [['maintainer', max]]);
  const { response } = await max.api.POST('/api/labels', { body: { project_id: other, name: 'maß' } });
  assert.equal(response.status, 200);
});

test('a label can be written in another case than before', async t => {
  const { max, label } = await world(t);
  const [id = 0] = await label('bug');
  const { data } = await max.api.PUT('/api/labels/{id}', { ...at(id), body: { name: 'BUG' } });
  assert.equal(data?.name, 'BUG');
});

test('of concurrent requests for the same label, one succeeds', async t => {
  const { max, lena, app } = await world(t);
  const answers = await Promise.all(
    [max, lena, max, lena].map(({ api }, number) =>
      api.POST('/api/labels', { body: { project_id: app, name: number % 2 === 0 ? 'bug' : 'Bug' } }),
    ),
  );
  assert.deepEqual(answers.map(({ response }) => response.status).sort(), [200, 409, 409, 409]);
});

test('names and colours out of bounds are refused', async t => {
  const { server, max, app, label } = await world(t);
  const [id = 0] = await label('bug');
  const wrong = [
    { name: '' },
    { name: ' \t' },
    { name: 'x'.repeat(101) },
    { name: null },
    { color: 'red' },
    { color: '#12345' },
    { color: '#1234567' },
    { color: null },
    { colour: '#123456' },
  ];
  for (const fields of wrong) {
    const create = { token: max.token, body: { project_id: app, name: 'new', ...fields } };
    await refused(server, () => raw(server, '/api/labels', create), 'invalid_body');
    const update = { method: 'PUT', token: max.token, body: fields };
    await refused(server, () => raw(server, `/api/labels/${id}`, update), 'invalid_body');
  }
});

test('a label that is not there cannot be changed, deleted or merged', async t => {
  const { server, max } = await world(t);
  const { api } = max;
  await refused(server, () => api.PUT('/api/labels/{id}', { ...at(999), body: { name: 'x' } }), 'not_found');
  await refused(server, () => api.DELETE('/api/labels/{id}', at(999)), 'not_found');
  const merge = () => api.POST('/api/labels/{id}/merge', { ...at(999), body: { into: 999 } });
  await refused(server, merge, 'not_found');
});
