/** Changes of a copy: shown at once, sent in order, merged with those of others, taken back when refused. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Refused, type Followed } from '../../clients/typescript/src/index.ts';
import { Chance } from '../setting/chance.ts';
import { at, done } from '../setting/client.ts';
import { held, indexed, issue, rename, scene } from '../setting/scene.ts';
import { until } from '../setting/until.ts';

async function copied(t: TestContext) {
  const stage = await scene(t);
  const id = await issue(stage.people.max.api, stage.project, 'One');
  const watched = await stage.connected();
  const copy = watched.client.follow(stage.project);
  await until('the copy began', () => copy.hasBegun);
  const read = async () => done(await stage.people.max.api.GET('/api/issues/{id}', at(id)));
  return { ...stage, stage, watched, copy, id, read, api: stage.people.max.api };
}

test('a change is shown before it is sent, and stays until the copy has it', async t => {
  const { copy, id, network, read } = await copied(t);
  const release = network.hold();
  const titles: unknown[] = [];
  copy.on('changed', ({ rows }) => titles.push(...rows.map(row => row.kind === 'issue' && row.status)));
  await until('it heard of all', () => titles.length === 1);
  const changed = copy.change(id, { status: 'active' });
  assert.deepEqual([copy.issues.get(id)?.status, copy.unsent, titles], ['active', 1, ['backlog', 'active']]);
  release();
  assert.equal((await changed).status, 'active');
  assert.deepEqual([copy.issues.get(id)?.status, copy.unsent], ['active', 0]);
  await until('the copy has it', async () => copy.cursor >= (await read()).seq);
  assert.equal(new Set(titles.slice(1)).size, 1);
});

test('two quick changes of one issue do not refuse each other', async t => {
  const { copy, id, read } = await copied(t);
  await Promise.all([copy.change(id, { status: 'active' }), copy.change(id, { status: 'done' })]);
  assert.equal((await read()).status, 'done');
});

test('fields that others have changed stay, next to ours', async t => {
  const { copy, id, network, api, read } = await copied(t);
  const release = network.hold();
  const renamed = rename(api, id, 'Theirs');
  const changed = copy.change(id, { priority: 'high' });
  await renamed;
  release();
  await changed;
  const { title, priority } = await read();
  assert.deepEqual({ title, priority }, { title: 'Theirs', priority: 'high' });
});

test('a field that others have changed is not overwritten: the change is taken back', async t => {
  const { copy, id, api, read } = await copied(t);
  const from = await read();
  await rename(api, id, 'Theirs');
  const changed = copy.change(id, { title: 'Mine' }, { from });
  assert.equal(copy.issues.get(id)?.title, 'Mine');
  await assert.rejects(changed, (error: unknown) => {
    assert.ok(error instanceof Refused && error.is('stale_seq'));
    return 'title' in error.body.current && error.body.current.title === 'Theirs';
  });
  assert.deepEqual([copy.issues.get(id)?.title, (await read()).title], ['Theirs', 'Theirs']);
});

test('a description is not overwritten if others have changed it since it was read', async t => {
  const { copy, id, api, read } = await copied(t);
  const from = await read();
  await api.PUT('/api/issues/{id}', { ...at(id), body: { description: 'Theirs' } });
  const { cursor } = copy;
  await until('the copy has it', () => copy.cursor > cursor || copy.issues.get(id)?.preview === 'Theirs');
  await assert.rejects(copy.change(id, { description: 'Mine' }, { from }), /it has changed/);
  assert.equal((await copy.change(id, { description: 'Mine' }, { from: await read() })).description, 'Mine');
});

test('a refused change is taken back', async t => {
  const { copy, id } = await copied(t);
  const changed = copy.change(id, { module_id: 999 });
  assert.equal(copy.issues.get(id)?.module_id, 999);
  await assert.rejects(
    changed,
    (error: unknown) => error instanceof Refused && error.is('unknown_reference'),
  );
  assert.deepEqual([copy.issues.get(id)?.module_id, copy.unsent], [null, 0]);
});

test('changes without a connection are sent in order when it is back', async t => {
  const { copy, id, network, watched, clock, read } = await copied(t);
  network.isDown = true;
  const changes = [copy.change(id, { status: 'active' }), copy.change(id, { title: 'Two' })];
  await until('it failed', () => watched.failures.length > 0);
  assert.deepEqual(
    [copy.issues.get(id)?.status, copy.issues.get(id)?.title, copy.unsent],
    ['active', 'Two', 2],
  );
  network.isDown = false;
  await until('they are sent', () => {
    clock.advance(1_000);
    return copy.unsent === 0;
  });
  await Promise.all(changes);
  const { status, title } = await read();
  assert.deepEqual([status, title], ['active', 'Two']);
});

test('changes of a copy that ends are refused, and those of unknown issues', async t => {
  const { copy, id, network, watched } = await copied(t);
  await assert.rejects(copy.change(999, { title: 'Two' }), /Issue 999 is not in this copy/);
  network.isDown = true;
  const changed = copy.change(id, { title: 'Two' });
  await until('it failed', () => watched.failures.length > 0);
  copy.stop();
  await assert.rejects(changed, /The copy was stopped/);
  await assert.rejects(copy.change(id, { title: 'Two' }), /is not in this copy/);
});

/** Each editor writes its own field, and both write the status. */
async function edits(copy: Followed, chance: Chance, ids: readonly number[]): Promise<void> {
  const id = chance.oneOf(ids) ?? 0;
  const statuses = ['todo', 'active', 'done', 'cancelled', 'backlog'] as const;
  const fields =
    chance.next() < 0.5
      ? { status: chance.oneOf(statuses) ?? 'todo' }
      : { title: `Title ${chance.upTo(1_000)}` };
  await copy.change(id, fields).catch((error: unknown) => {
    if (!(error instanceof Refused && error.is('stale_seq'))) throw error;
  });
}

for (const seed of [1, 2, 3])
  test(`after any changes over a rough network, the copy is like the server (seed ${seed})`, async t => {
    const { copy, id, network, stage, api, project, clock } = await copied(t);
    const ids = [id, await issue(api, project, 'Two'), await issue(api, project, 'Three')];
    await until('the copy has them', () => copy.issues.size === 3);
    const chance = new Chance(seed);
    const sent: Promise<void>[] = [];
    network.roughness = () => chance.next() < 0.2;
    for (let step = 0; step < 40; step += 1) {
      sent.push(edits(copy, chance, ids));
      if (chance.next() < 0.3) await rename(api, chance.oneOf(ids) ?? 0, `Theirs ${step}`);
      await pause(chance.upTo(5));
      clock.advance(500);
    }
    network.roughness = () => false;
    await until('all is sent', () => {
      clock.advance(500);
      return copy.unsent === 0;
    });
    await Promise.all(sent);
    const { cursor } = done(await api.GET('/api/projects/{id}/index', { params: { path: { id: project } } }));
    await until('the copy is in step', () => {
      clock.advance(500);
      return copy.cursor >= cursor;
    });
    assert.deepEqual(held(copy), await indexed(api, stage.project));
  });
