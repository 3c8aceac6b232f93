/** Answers too long to be held: they leave in pieces, and say what they would say in one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { test } from 'node:test';
import { stored, storeIssues, storeLabel, storeModule } from '../setting/stored.ts';
import { world, type World } from '../setting/world.ts';

const LONG = 'é "\\\n'.repeat(8_000);

type Board = Readonly<Record<string, readonly { readonly description: string }[]>>;

async function read(site: World, path: string): Promise<{ value: unknown; length: string | null }> {
  const response = await fetch(`${site.server.url}${path}`, {
    headers: { authorization: `Bearer ${site.max.token}`, 'accept-encoding': 'identity' },
  });
  assert.equal(response.status, 200);
  return { value: await response.json(), length: response.headers.get('content-length') };
}

async function lengthen(site: World, table: string, column: string, ids: readonly number[]): Promise<void> {
  await stored(site.server, ({ db }) =>
    db(table)
      .whereIn('id', [...ids])
      .update({ [column]: LONG }),
  );
}

for (const grouping of ['status', 'priority', 'module']) {
  test(`a board by ${grouping} is the same in pieces`, async t => {
    const site = await world(t);
    const module = await storeModule(site.server, site.app, 'Boats');
    await storeLabel(site.server, site.app, 'bug');
    const issues = await storeIssues(
      site.server,
      site.app,
      Array.from({ length: 40 }, (_, place) => ({
        status: (['todo', 'done', 'active'] as const)[place % 3] ?? 'todo',
        priority: (['low', 'urgent'] as const)[place % 2] ?? 'low',
        module_id: place % 4 === 0 ? module : null,
        sort_order: (place * 7) % 11,
      })),
    );
    const path = `/api/projects/${site.app}/board?group_by=${grouping}`;
    const whole = await read(site, path);
    assert.notEqual(whole.length, null);
    const longer = issues.filter((_, place) => place % 2 === 0).map(({ id }) => id);
    await lengthen(site, 'issues', 'description', longer);
    const pieces = await read(site, path);
    assert.equal(pieces.length, null);
    const shortened = Object.fromEntries(
      Object.entries(pieces.value as Board).map(([name, column]) => [
        name,
        column.map(issue => ({ ...issue, description: issue.description === LONG ? '' : issue.description })),
      ]),
    );
    assert.deepEqual(Object.entries(shortened), Object.entries(whole.value as Board));
  });
}

test('the pages of a project are the same in pieces', async t => {
  const site = await world(t);
  const ids: number[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.push((await site.page({ title, content: '' })).id);
  const path = `/api/pages?project_id=${site.app}`;
  const whole = await read(site, path);
  await lengthen(site, 'pages', 'content', ids.slice(1, 2));
  const pieces = await read(site, path);
  assert.equal(pieces.length, null);
  const [one, two, three] = pieces.value as { content: string }[];
  assert.equal(two?.content, LONG);
  assert.deepEqual([one, { ...two, content: '' }, three], whole.value);
});

test('clients that leave in the middle leave the views of the database to others', async t => {
  const site = await world(t);
  const issues = await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 60 }, () => ({})),
  );
  await lengthen(
    site,
    'issues',
    'description',
    issues.map(({ id }) => id),
  );
  const path = `/api/projects/${site.app}/board`;
  for (let round = 0; round < 12; round++) {
    const request = get(`${site.server.url}${path}`, {
      headers: { authorization: `Bearer ${site.max.token}` },
    });
    await once(request, 'response');
    request.destroy();
    await once(request, 'close');
  }
  const { value } = await read(site, path);
  assert.equal((value as Board)['backlog']?.length, 60);
});
