/** Modules: what they are, and what becomes of their issues. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { lastSeq, stampsOf } from '../setting/stamps.ts';
import { world } from '../setting/world.ts';

test('a module is active by default, and has no description and no emoji', async t => {
  const { server, max, app } = await world(t);
  const { outcome, activity, events } = await aftermath(server, async () =>
    done(await max.api.POST('/api/modules', { body: { project_id: app, name: 'Moorings' } })),
  );
  const { id, created_at, updated_at } = outcome;
  assert.deepEqual(outcome, {
    id,
    project_id: app,
    name: 'Moorings',
    description: '',
    status: 'active',
    emoji: null,
    created_at,
    updated_at,
  });
  assert.match(created_at, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.equal(updated_at, created_at);
  assert.deepEqual(done(await max.api.GET('/api/modules/{id}', at(id))), outcome);
  assert.deepEqual(activity.map(activityLine), ['module create -: - → Moorings']);
  assert.deepEqual(
    [activity[0]?.entity_label, activity[0]?.entity_id, activity[0]?.actor_user_id],
    ['Moorings', id, max.id],
  );
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
});

test('a module has every field that it is created with, newlines normalized', async t => {
  const { module } = await world(t);
  const made = await module({ description: 'a\r\nb\rc', status: 'planned', emoji: '⚓' });
  assert.deepEqual([made.description, made.status, made.emoji], ['a\nb\nc', 'planned', '⚓']);
  assert.equal((await module({ emoji: null })).emoji, null);
});

test('modules are listed by name without case, equal names included', async t => {
  const { module, vera, app } = await world(t);
  for (const name of ['zebra', 'Apple', 'zebra', 'Émil', 'bee']) await module({ name });
  const { data } = await vera.api.GET('/api/modules', { params: { query: { project_id: app } } });
  assert.deepEqual(
    data?.map(({ name }) => name),
    ['Apple', 'bee', 'zebra', 'zebra', 'Émil'],
  );
});

test('an update changes the sent fields, and null removes the emoji', async t => {
  const { server, module, max } = await world(t);
  const made = await module({ emoji: '⚓', description: 'Old' });
  server.clock.advance(60);
  const changed = await aftermath(server, async () =>
    done(
      await max.api.PUT('/api/modules/{id}', {
        ...at(made.id),
        body: { name: 'Boats', description: 'New\r\n', status: 'done' },
      }),
    ),
  );
  const { updated_at } = changed.outcome;
  assert.ok(updated_at > made.updated_at);
  const now = { ...made, name: 'Boats', description: 'New\n', status: 'done', updated_at };
  assert.deepEqual(changed.outcome, now);
  assert.deepEqual(changed.activity.map(activityLine), [
    'module update name: Moorings → Boats',
    'module update description: Old → New\n',
    'module update status: active → done',
  ]);
  assert.equal(changed.events.length, 1);
  const bare = await aftermath(server, async () =>
    done(await max.api.PUT('/api/modules/{id}', { ...at(made.id), body: { emoji: null } })),
  );
  assert.deepEqual(bare.outcome, { ...now, emoji: null, updated_at: bare.outcome.updated_at });
  assert.deepEqual(bare.activity.map(activityLine), ['module update emoji: ⚓ → -']);
});

test('an update that changes nothing leaves no trace', async t => {
  const { server, module, max } = await world(t);
  const made = await module({ description: 'a\nb' });
  server.clock.advance(60);
  for (const body of [{}, { name: 'Moorings' }, { description: 'a\r\nb' }, { emoji: null }]) {
    const { outcome, activity, events } = await aftermath(server, () =>
      max.api.PUT('/api/modules/{id}', { ...at(made.id), body }),
    );
    assert.deepEqual([outcome.data, activity, events], [made, [], []]);
  }
});

test('any status follows any other, and none touches the issues of the module', async t => {
  const { server, module, issue, max } = await world(t);
  const { id } = await module();
  const inside = await issue({ module_id: id });
  const before = await stampsOf(server, 'issues', [inside.id]);
  const statuses = ['backlog', 'planned', 'active', 'paused', 'done', 'cancelled'] as const;
  for (const from of statuses) {
    for (const to of statuses) {
      done(await max.api.PUT('/api/modules/{id}', { ...at(id), body: { status: from } }));
      const moved = done(await max.api.PUT('/api/modules/{id}', { ...at(id), body: { status: to } }));
      assert.equal(moved.status, to);
    }
  }
  assert.deepEqual(await stampsOf(server, 'issues', [inside.id]), before);
});

test('the issues of a deleted module stay without one, and record it', async t => {
  const { server, module, issue, max, app, read } = await world(t);
  const [{ id }, other] = [await module(), await module({ name: 'Other' })];
  const first = await issue({ module_id: id });
  const second = await issue({ module_id: id });
  const elsewhere = await issue({ module_id: other.id });
  const trashed = await issue({ module_id: id });
  done(await max.api.DELETE('/api/issues/{id}', at(trashed.id)));
  const untouched = await stampsOf(server, 'issues', [elsewhere.id, trashed.id]);
  const before = await lastSeq(server);
  server.clock.advance(60);
  const { outcome, activity, events } = await aftermath(server, () =>
    max.api.DELETE('/api/modules/{id}', at(id)),
  );
  assert.deepEqual(outcome.data, { deleted: true });
  for (const [place, made] of [first, second].entries()) {
    const now = await read(made.id);
    assert.deepEqual([now.module_id, now.seq], [null, before + 1 + place]);
    assert.ok(now.updated_at > made.updated_at);
  }
  assert.deepEqual(await stampsOf(server, 'issues', [elsewhere.id, trashed.id]), untouched);
  assert.deepEqual(
    activity.map(row => `${row.entity_label ?? ''} ${String(row.issue_id)} ${activityLine(row)}`),
    [
      'Moorings null module delete -: Moorings → -',
      `APP-1 ${String(first.id)} issue update module_id: Moorings → -`,
      `APP-2 ${String(second.id)} issue update module_id: Moorings → -`,
    ],
  );
  assert.deepEqual(events, [
    { type: 'project.updated', project_id: app },
    { type: 'issue.updated', project_id: app, issue_id: first.id, seq: before + 1 },
    { type: 'issue.updated', project_id: app, issue_id: second.id, seq: before + 2 },
    { type: 'project.updated', project_id: app, seq: before + 2 },
  ]);
  const restored = done(await max.api.POST('/api/issues/{id}/restore', at(trashed.id)));
  assert.equal(restored.module_id, null);
});

test('deleting a module without issues uses no seq', async t => {
  const { server, module, max, app } = await world(t);
  const { id } = await module();
  const { events } = await aftermath(server, () => max.api.DELETE('/api/modules/{id}', at(id)));
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  await refused(server, () => max.api.GET('/api/modules/{id}', at(id)), 'not_found');
});

test('an invalid module is refused', async t => {
  const { server, module, max, app } = await world(t);
  const { id } = await module();
  const wrong = [
    { name: ' ' },
    { name: null },
    { name: 'x'.repeat(101) },
    { status: 'todo' },
    { status: null },
    { description: null },
    { emoji: '' },
    { colour: 'red' },
  ];
  for (const fields of wrong) {
    const create = { token: max.token, body: { project_id: app, name: 'new', ...fields } };
    await refused(server, () => raw(server, '/api/modules', create), 'invalid_body');
    const update = { method: 'PUT', token: max.token, body: fields };
    await refused(server, () => raw(server, `/api/modules/${id}`, update), 'invalid_body');
  }
  const moved = { method: 'PUT', token: max.token, body: { project_id: app } };
  await refused(server, () => raw(server, `/api/modules/${id}`, moved), 'invalid_body');
  const nowhere = () => raw(server, '/api/modules', { method: 'GET', token: max.token });
  await refused(server, nowhere, 'invalid_parameter');
});
