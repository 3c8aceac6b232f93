/** Saved views: private to each user, in projects that they can read. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { aftermath } from '../setting/aftermath.ts';
import { at, type Client } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { crew, storeProject } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

const CONFIG = '{"version":1,"layout":"board"}';

interface Change {
  name?: string;
  config?: string;
  is_default?: boolean;
}

async function stage(t: TestContext) {
  const { server, app, ...people } = await world(t);
  const save =
    (api: Client, body: Change = {}) =>
    () =>
      api.POST('/api/projects/{id}/views', {
        params: { path: { id: app } },
        body: { name: 'Storm', config: CONFIG, ...body },
      });
  const list = (api: Client) => () => api.GET('/api/projects/{id}/views', at(app));
  const change =
    (api: Client, view_id: number, body: Change, project = app) =>
    () =>
      api.PATCH('/api/projects/{id}/views/{view_id}', { params: { path: { id: project, view_id } }, body });
  const drop =
    (api: Client, view_id: number, project = app) =>
    () =>
      api.DELETE('/api/projects/{id}/views/{view_id}', { params: { path: { id: project, view_id } } });
  const saved = async (api: Client, body: Change = {}) => {
    const { data, error } = await save(api, body)();
    assert.ok(data, JSON.stringify(error));
    return data;
  };
  return { server, people, app, save, saved, list, change, drop };
}

test('a viewer saves a view, which writes no activity and sends no events', async t => {
  const { server, people, app, save, list } = await stage(t);
  const { vera } = people;
  const made = await aftermath(server, save(vera.api));
  const view = made.outcome.data;
  assert.ok(view);
  const { id: _, created_at, updated_at, ...rest } = view;
  assert.deepEqual(rest, {
    project_id: app,
    user_id: vera.id,
    name: 'Storm',
    config: CONFIG,
    is_default: false,
  });
  assert.equal(updated_at, created_at);
  assert.deepEqual([made.activity, made.events], [[], []]);
  assert.deepEqual((await list(vera.api)()).data, [view]);
});

test('views are listed by name without case, to their owner alone', async t => {
  const { people, saved, list } = await stage(t);
  const { vera, lena, ada, max, bot } = people;
  for (const name of ['b', 'Ä', 'C', 'a']) await saved(vera.api, { name });
  await saved(lena.api, { name: 'Hers' });
  const names = async (api: Client) => (await list(api)()).data?.map(({ name }) => name);
  assert.deepEqual(await names(vera.api), ['a', 'b', 'C', 'Ä']);
  assert.deepEqual(await names(lena.api), ['Hers']);
  assert.deepEqual(await names(ada.api), []);
  await saved(bot.api, { name: 'Its' });
  assert.deepEqual(await names(max.api), []);
});

test("another user's view, and one of another project, is not found", async t => {
  const { server, people, app, saved, change, drop } = await stage(t);
  const { vera, lena, ada } = people;
  const other = await storeProject(server, 'HRB', crew(people));
  const view = await saved(vera.api);
  for (const { api } of [lena, ada]) {
    await refused(server, change(api, view.id, { name: 'Mine' }), 'not_found');
    await refused(server, drop(api, view.id), 'not_found');
  }
  await refused(server, change(vera.api, view.id, { name: 'X' }, other), 'not_found');
  await refused(server, drop(vera.api, view.id, other), 'not_found');
  await refused(server, change(vera.api, 9999, { name: 'X' }), 'not_found');
  await refused(server, change(vera.api, view.id, { name: 'X' }, app + 99), 'not_found');
});

test('views need a user, and a project that the user can read', async t => {
  const { server, people, saved, save, list, change, drop } = await stage(t);
  const { operator, sam, vera, lena, ada } = people;
  for (const call of [
    save(operator.api),
    list(operator.api),
    change(operator.api, 1, {}),
    drop(operator.api, 1),
  ]) {
    await refused(server, call, 'authentication_required');
  }
  for (const call of [save(sam.api), list(sam.api), change(sam.api, 1, {}), drop(sam.api, 1)]) {
    await refused(server, call, 'not_found');
  }
  const view = await saved(vera.api);
  const params = { path: { id: view.project_id, user_id: vera.id } };
  await lena.api.DELETE('/api/projects/{id}/members/{user_id}', { params });
  await refused(server, change(vera.api, view.id, { name: 'X' }), 'not_found');
  await refused(server, drop(vera.api, view.id), 'not_found');
  await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: false } });
  assert.equal((await list(vera.api)()).data?.length, 1);
  assert.equal((await saved(sam.api)).user_id, sam.id);
});

test('config is any JSON of at most 8 KiB, stored unchanged', async t => {
  const { server, people, save, saved, change } = await stage(t);
  const { vera } = people;
  const kept = ['null', '[]', '{ "a": 1,\r\n "a": 2 }', `"${'é'.repeat(4095)}"`];
  for (const [index, config] of kept.entries()) {
    assert.equal((await saved(vera.api, { name: `V${index}`, config })).config, config);
  }
  const view = await saved(vera.api, { name: 'Last' });
  for (const config of ['{', 'layout', "{'a':1}", '{"a":1}}', ' ']) {
    await refused(server, save(vera.api, { config }), 'view_config_malformed');
    await refused(server, change(vera.api, view.id, { config }), 'view_config_malformed');
  }
  const large = `"${'é'.repeat(4096)}"`;
  await refused(server, save(vera.api, { config: large }), 'view_config_too_large');
  await refused(server, change(vera.api, view.id, { config: large }), 'view_config_too_large');
  for (const config of ['', `"${'e'.repeat(8191)}"`]) {
    await refused(server, save(vera.api, { config }), 'invalid_body');
  }
});

test('names of views are unique for each caller and project, without case', async t => {
  const { server, people, saved, save, change } = await stage(t);
  const { vera, lena } = people;
  await saved(vera.api, { name: 'Ärger' });
  await refused(server, save(vera.api, { name: 'äRGER' }), 'view_name_taken');
  const other = await saved(vera.api, { name: 'Other' });
  await refused(server, change(vera.api, other.id, { name: 'ärger' }), 'view_name_taken');
  await saved(lena.api, { name: 'ärger' });
  for (const name of ['', ' \n', 'x'.repeat(101)]) {
    await refused(server, save(vera.api, { name }), 'invalid_body');
    await refused(server, change(vera.api, other.id, { name }), 'invalid_body');
  }
  for (const field of ['name', 'config', 'is_default']) {
    await refused(server, change(vera.api, other.id, { [field]: null }), 'invalid_body');
  }
});

test('an update changes the sent fields, and one that changes nothing writes nothing', async t => {
  const { server, people, saved, change } = await stage(t);
  const { vera } = people;
  const view = await saved(vera.api);
  server.clock.advance(60);
  const before = await server.rows();
  for (const body of [{}, { name: 'Storm', config: CONFIG, is_default: false }]) {
    assert.deepEqual((await change(vera.api, view.id, body)()).data, view);
  }
  assert.equal(await server.rows(), before);
  const changed = await aftermath(server, change(vera.api, view.id, { name: 'STORM' }));
  const { updated_at, ...rest } = changed.outcome.data ?? {};
  const { updated_at: formerly, ...former } = view;
  assert.deepEqual(rest, { ...former, name: 'STORM' });
  assert.ok((updated_at ?? '') > formerly);
  assert.deepEqual([changed.activity, changed.events], [[], []]);
  const configured = await change(vera.api, view.id, { config: '{}' })();
  assert.deepEqual([configured.data?.name, configured.data?.config], ['STORM', '{}']);
});

test('a new default replaces the previous one, of the same caller and project', async t => {
  const { server, people, app, saved, list, change, drop } = await stage(t);
  const { vera, lena } = people;
  const other = await storeProject(server, 'HRB', crew(people));
  const lenas = await saved(lena.api, { is_default: true });
  await vera.api.POST('/api/projects/{id}/views', {
    params: { path: { id: other } },
    body: { name: 'There', config: '{}', is_default: true },
  });
  const a = await saved(vera.api, { name: 'A', is_default: true });
  const b = await saved(vera.api, { name: 'B', is_default: true });
  const marked = async () =>
    (await list(vera.api)()).data?.filter(view => view.is_default).map(({ name }) => name);
  assert.deepEqual(await marked(), ['B']);
  assert.equal((await change(vera.api, a.id, { is_default: true })()).data?.is_default, true);
  assert.deepEqual(await marked(), ['A']);
  await change(vera.api, a.id, { name: 'AA' })();
  assert.deepEqual(await marked(), ['AA']);
  await change(vera.api, b.id, { is_default: false })();
  assert.deepEqual(await marked(), ['AA']);
  assert.deepEqual((await drop(vera.api, a.id)()).data, { deleted: true });
  assert.deepEqual(await marked(), []);
  assert.deepEqual((await list(lena.api)()).data?.[0]?.id, lenas.id);
  assert.equal((await list(lena.api)()).data?.[0]?.is_default, true);
  const elsewhere = await vera.api.GET('/api/projects/{id}/views', { params: { path: { id: other } } });
  assert.equal(elsewhere.data?.[0]?.is_default, true);
  assert.notEqual(app, other);
});

test('two concurrent defaults leave one', async t => {
  const { people, saved, list, change } = await stage(t);
  const { vera } = people;
  const views = [await saved(vera.api, { name: 'A' }), await saved(vera.api, { name: 'B' })];
  await Promise.all(views.map(({ id }) => change(vera.api, id, { is_default: true })()));
  const { data } = await list(vera.api)();
  assert.equal(data?.filter(({ is_default }) => is_default).length, 1);
});
