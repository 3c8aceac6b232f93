/** A write returns the same record as a later read, even if the record came with the written row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw } from '../setting/raw.ts';
import { world, type World } from '../setting/world.ts';

interface Step {
  readonly name: string;
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly body: object;
}

async function answered<Answer = Readonly<Record<string, unknown>>>(
  { server, max }: Pick<World, 'server' | 'max'>,
  path: string,
  request: { readonly method?: string; readonly body?: object } = {},
): Promise<Answer> {
  const { response, error } = await raw(server, path, { method: 'GET', token: max.token, ...request });
  assert.equal(response.status, 200, JSON.stringify(error));
  return error as Answer;
}

/** The fields of the read that the response has, and no others. */
function sameFields(read: Readonly<Record<string, unknown>>, answer: object): object {
  return Object.fromEntries(Object.keys(answer).map(name => [name, read[name]]));
}

async function assertRead(site: World, steps: readonly Step[], path: (id: unknown) => string): Promise<void> {
  for (const { name, method = 'PUT', path: written, body } of steps) {
    const answer = await answered(site, written, { method, body });
    const read = await answered(site, path(answer['id']));
    assert.deepEqual(answer, sameFields(read, answer), name);
  }
}

const TEXT = 'Ünder "the" \\ pier\n\u2028😀';

test('an issue that is created or changed', async t => {
  const site = await world(t);
  await site.label('bug', 'urgent');
  const module = await site.module();
  const project_id = site.app;
  const steps: Step[] = [
    { name: 'made plainly', body: { project_id, title: 'Boats' } },
    { name: 'made with a text', body: { project_id, title: TEXT, description: TEXT } },
    { name: 'made with labels', body: { project_id, title: 'Boats', labels: ['urgent', 'bug'] } },
    {
      name: 'made elsewhere',
      body: { project_id, title: 'Boats', source: 'a', module_id: module.id, target_date: '2026-03-01' },
    },
    { name: 'made with a mention', body: { project_id, title: 'Boats', description: '@vera and APP-1' } },
  ].map(step => ({ ...step, method: 'POST', path: '/api/issues' }));
  const changes: Step[] = [
    { name: 'a title', body: { title: 'Ships' } },
    { name: 'a status', body: { status: 'done' } },
    { name: 'labels alone', body: { labels: ['bug'] } },
    { name: 'other labels and a title', body: { labels: ['urgent'], title: 'Ferries' } },
    { name: 'no labels', body: { labels: [] } },
    { name: 'an order between two others', body: { sort_order: 0.1 } },
    { name: 'a text with a mention', body: { description: '@vera' } },
    { name: 'nothing', body: { title: 'Ferries' } },
  ].map(step => ({ ...step, path: '/api/issues/3' }));
  await assertRead(site, [...steps, ...changes], id => `/api/issues/${String(id)}`);
});

test('a page that is created or changed', async t => {
  const site = await world(t);
  await site.label('bug', 'urgent');
  const folder = await site.folder('Moorings');
  const project_id = site.app;
  const steps: Step[] = [
    { name: 'made plainly', body: { project_id, title: 'Boats' } },
    { name: 'made in a folder', body: { project_id, title: TEXT, content: TEXT, folder_id: folder.id } },
    { name: 'made with labels', body: { project_id, title: 'Boats', labels: ['urgent', 'bug'] } },
  ].map(step => ({ ...step, method: 'POST', path: '/api/pages' }));
  const changes: Step[] = [
    { name: 'pinned', body: { pinned: true } },
    { name: 'labels alone', body: { labels: ['bug'] } },
    { name: 'labels and a title', body: { labels: ['urgent'], title: 'Ferries' } },
    { name: 'a text with a mention', body: { content: '@vera' } },
  ].map(step => ({ ...step, path: '/api/pages/3' }));
  await assertRead(site, [...steps, ...changes], id => `/api/pages/${String(id)}`);
});

test('a page of the workspace', async t => {
  const site = await world(t);
  const page = await site.workspacePage({ content: TEXT });
  const read = await answered({ ...site, max: site.ada }, `/api/pages/${page.id}`);
  assert.deepEqual({ ...page }, read);
});

test('a comment that is created or changed', async t => {
  const site = await world(t);
  await site.issue();
  await site.page();
  for (const on of ['issues', 'pages']) {
    const path = `/api/${on}/1/comments`;
    const last = async () =>
      (await answered<{ id: number }[]>(site, `${path}?order=desc&limit=1`))[0] ?? assert.fail();
    for (const content of ['Boats', TEXT, '@vera, see APP-1'])
      assert.deepEqual(await answered(site, path, { method: 'POST', body: { content } }), await last());
    const { id } = await last();
    const edited = await answered(site, `/api/comments/${id}`, { method: 'PUT', body: { content: 'Ships' } });
    assert.deepEqual(edited, await last());
  }
});
