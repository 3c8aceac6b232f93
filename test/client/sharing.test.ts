/** Followers that share one copy of a project, and copies that are saved between two runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Change, Followed, SavedCopy } from '../../clients/typescript/src/index.ts';
import { issue, rename, scene, titles } from '../setting/scene.ts';
import { until } from '../setting/until.ts';

const HALF_A_DAY_MS = (12 * 60 + 1) * 60_000;

function heardBy(copy: Followed): Change[] {
  const changes: Change[] = [];
  copy.on('changed', change => changes.push(change));
  return changes;
}

test('two followers share the requests of one copy; a late one first hears of all rows', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const id = await issue(people.max.api, project, 'One');
  const { client } = await stage.connected();
  const first = client.follow(project);
  await until('the copy began', () => first.hasBegun);
  const second = client.follow(project);
  const late = heardBy(second);
  assert.equal(late.length, 0);
  await until('it heard of all', () => late.length === 1);
  assert.deepEqual(
    late[0]?.rows.map(row => row.id),
    [id],
  );
  await rename(people.max.api, id, 'Other');
  await until('both have it', () => titles(second)[0] === 'Other' && titles(first)[0] === 'Other');
  assert.deepEqual(network.askedFor, ['index', 'changes']);
});

test('a change has the rows as they were', async t => {
  const stage = await scene(t);
  const { people, project } = stage;
  const id = await issue(people.max.api, project, 'One');
  const { client } = await stage.connected();
  const copy = client.follow(project);
  await until('the copy began', () => copy.hasBegun);
  const changes = heardBy(copy);
  await until('it heard of all', () => changes.length === 1);
  await rename(people.max.api, id, 'Other');
  await until('it heard of the title', () => changes.length === 2);
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id } } });
  await until('it heard of the end', () => changes.length === 3);
  const titlesOf = (rows: Change['rows']) => rows.map(row => (row.kind === 'comment' ? '' : row.title));
  assert.deepEqual(
    changes.map(({ rows, before, removed }) => [titlesOf(rows), titlesOf(before), removed.length]),
    [
      [['One'], [], 0],
      [['Other'], ['One'], 0],
      [[], ['Other'], 1],
    ],
  );
});

test('a follower that stops leaves the others their copy, and the last one ends it', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const watched = await stage.connected();
  const [first, second] = [watched.client.follow(project), watched.client.follow(project)];
  await until('the copy began', () => first.hasBegun);
  const told = heardBy(first);
  first.stop();
  first.stop();
  await issue(people.max.api, project, 'One');
  await until('the other has it', () => second.issues.size === 1);
  assert.deepEqual(told, []);
  second.stop();
  network.asked.length = 0;
  await issue(people.max.api, project, 'Two');
  await until('it was heard', () => watched.events.length === 2);
  assert.deepEqual(network.asked, []);
});

test('a follower that wants comments gets them, and the others do not hear of them', async t => {
  const stage = await scene(t);
  const { people, project } = stage;
  const issue_id = await issue(people.max.api, project, 'One');
  const path = { issue_id };
  await people.max.api.POST('/api/issues/{issue_id}/comments', { params: { path }, body: { content: 'Ho' } });
  const { client } = await stage.connected();
  const plain = client.follow(project);
  await until('the copy began', () => plain.hasBegun);
  const full = client.follow(project, { comments: true });
  await until('the comment is there', () => full.comments.size === 1);
  const told = heardBy(plain);
  await until('it heard of all', () => told.length === 1);
  await people.max.api.POST('/api/issues/{issue_id}/comments', { params: { path }, body: { content: 'Hi' } });
  await until('the next comment is there', () => full.comments.size === 2);
  assert.deepEqual(
    [plain.comments.size, told.flatMap(({ rows }) => rows.map(row => row.kind))],
    [
      0,
      // The second is the issue again: its comments have changed it.
      told.length === 1 ? ['issue'] : ['issue', 'issue'],
    ],
  );
});

async function savedBy(stage: Awaited<ReturnType<typeof scene>>): Promise<SavedCopy> {
  const { client } = await stage.connected();
  const copy = client.follow(stage.project);
  assert.equal(copy.saved(), null);
  await until('the copy began', () => copy.hasBegun);
  const saved = copy.saved();
  client.close();
  assert.ok(saved);
  return JSON.parse(JSON.stringify(saved)) as SavedCopy;
}

test('a saved copy is there at once, and asks only for what it has missed', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  const [gone, changed] = [
    await issue(people.max.api, project, 'One'),
    await issue(people.max.api, project, 'Two'),
  ];
  const from = await savedBy(stage);
  await rename(people.max.api, changed, 'Second');
  await people.max.api.DELETE('/api/issues/{id}', { params: { path: { id: gone } } });
  network.asked.length = 0;
  const { client } = await stage.connected();
  const copy = client.follow(project, { from });
  assert.deepEqual([copy.hasBegun, titles(copy)], [true, ['One', 'Two']]);
  await until('it has caught up', () => titles(copy).join() === 'Second');
  assert.deepEqual(network.askedFor.slice(0, 1), ['changes']);
});

test('a saved copy of half a day ago is shown, and fetched again', async t => {
  const stage = await scene(t);
  const { people, project, network, clock } = stage;
  await issue(people.max.api, project, 'One');
  const from = await savedBy(stage);
  network.asked.length = 0;
  clock.advance(HALF_A_DAY_MS);
  const { client } = await stage.connected();
  const copy = client.follow(project, { from });
  assert.deepEqual(titles(copy), ['One']);
  await until('it was fetched', () => network.askedFor.includes('index'));
});

test('a saved copy that does not fit is ignored', async t => {
  const stage = await scene(t);
  const { people, project, network } = stage;
  await issue(people.max.api, project, 'One');
  const from = await savedBy(stage);
  const others = [
    { ...from, version: '0.0.1' },
    { ...from, projectId: project + 1 },
    { ...from, cursor: Number.NaN },
  ];
  for (const other of others) {
    network.asked.length = 0;
    const { client } = await stage.connected();
    const copy = client.follow(project, { from: other });
    assert.equal(copy.hasBegun, false);
    await until('the copy began', () => copy.hasBegun);
    assert.deepEqual([network.askedFor, titles(copy)], [['index'], ['One']]);
    client.close();
  }
});
