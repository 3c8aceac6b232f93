/** Who may read a file, and who may change or delete it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Member } from '../setting/cast.ts';
import { at } from '../setting/client.ts';
import { TEXT } from '../setting/files.ts';
import { refused } from '../setting/refused.ts';
import { storeIssues, storeProject } from '../setting/stored.ts';
import { on, statusFor, uploaded } from '../setting/uploads.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

/** The names of those who may read the file. */
async function readersOf(site: World, id: number): Promise<string[]> {
  const { ada, lena, max, vera, sam, bot, operator } = site;
  const names: string[] = [];
  for (const [name, by] of Object.entries({ ada, lena, max, vera, sam, bot, operator })) {
    const status = await statusFor(site.server, by, id);
    assert.ok(status === 200 || status === 404, `${name}: ${status}`);
    if (status === 200) names.push(name);
  }
  return names;
}

const ADMINISTRATION = ['ada', 'operator'];

test('a file that nothing links is its uploader’s alone, and administrators’', async t => {
  const site = await world(t);
  const { id } = await uploaded(site.server, site.vera, { bytes: TEXT });
  assert.deepEqual(await readersOf(site, id), ['ada', 'vera', 'operator']);
  await enforceRoles(site, false);
  assert.deepEqual(await readersOf(site, id), ['ada', 'vera', 'operator']);
});

test('a person and the person’s tools have their uploads in common', async t => {
  const site = await world(t);
  const own = await uploaded(site.server, site.max, { bytes: TEXT });
  const tools = await uploaded(site.server, site.bot, { bytes: TEXT });
  for (const { id } of [own, tools])
    assert.deepEqual(await readersOf(site, id), ['ada', 'max', 'bot', 'operator']);
});

test('a linked file can be read by everyone who can read a project that links it', async t => {
  const site = await world(t);
  const { id } = await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', await site.issue()) });
  assert.deepEqual(await readersOf(site, id), ['ada', 'lena', 'max', 'vera', 'bot', 'operator']);
  await enforceRoles(site, false);
  assert.deepEqual(await readersOf(site, id), ['ada', 'lena', 'max', 'vera', 'sam', 'bot', 'operator']);
});

test('a file of two projects is read by the readers of either', async t => {
  const site = await world(t);
  const other = await storeProject(site.server, 'YARD', [['maintainer', site.sam]]);
  const [issue] = await storeIssues(site.server, other, [{}]);
  assert.ok(issue);
  const file = await uploaded(site.server, site.sam, { bytes: TEXT, ...on('issue', issue) });
  assert.deepEqual(await readersOf(site, file.id), ['ada', 'sam', 'operator']);
  await site.ada.api.PUT('/api/issues/{id}', {
    ...at((await site.issue()).id),
    body: { description: file.url },
  });
  assert.deepEqual(await readersOf(site, file.id), ['ada', 'lena', 'max', 'vera', 'sam', 'bot', 'operator']);
});

test('an uploader who can no longer read what links the file does not find it', async t => {
  const site = await world(t);
  const { id } = await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', await site.issue()) });
  await site.lena.api.DELETE('/api/projects/{id}/members/{user_id}', {
    params: { path: { id: site.app, user_id: site.max.id } },
  });
  assert.deepEqual(await readersOf(site, id), ['ada', 'lena', 'vera', 'operator']);
});

test('a file whose only item is in the trash is its uploader’s, until the item is restored', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const { id } = await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', issue) });
  await site.max.api.DELETE('/api/issues/{id}', at(issue.id));
  assert.deepEqual(await readersOf(site, id), ['ada', 'max', 'bot', 'operator']);
  await site.max.api.POST('/api/issues/{id}/restore', at(issue.id));
  assert.equal((await readersOf(site, id)).length, 6);
});

test('a file on a comment is deleted and restored with the item of the comment', async t => {
  const site = await world(t);
  const page = await site.page();
  const params = { path: { page_id: page.id } };
  const { data } = await site.max.api.POST('/api/pages/{page_id}/comments', {
    params,
    body: { content: 'x' },
  });
  assert.ok(data);
  const { id } = await uploaded(site.server, site.vera, { bytes: TEXT, ...on('comment', data) });
  assert.equal(await statusFor(site.server, site.lena, id), 200);
  await site.max.api.DELETE('/api/pages/{id}', at(page.id));
  assert.equal(await statusFor(site.server, site.lena, id), 404);
});

test('a file of the workspace is read like its page', async t => {
  const site = await world(t);
  const { id } = await uploaded(site.server, site.ada, {
    bytes: TEXT,
    ...on('page', await site.workspacePage()),
  });
  assert.deepEqual(await readersOf(site, id), ADMINISTRATION);
  await enforceRoles(site, false);
  assert.equal((await readersOf(site, id)).length, 7);
});

/** The result of changing the file, and then of deleting it. */
async function changed({ server }: World, { api }: Pick<Member, 'api'>, id: number): Promise<void> {
  const { data } = await api.PATCH('/api/attachments/{id}', { ...at(id), body: { alt_text: 'High tide' } });
  assert.equal(data?.alt_text, 'High tide');
  assert.deepEqual((await api.DELETE('/api/attachments/{id}', at(id))).data, { deleted: true });
  assert.ok(server);
}

test('a file is changed and deleted by its uploader, by maintainers and by administrators', async t => {
  const site = await world(t);
  const issue = await site.issue();
  for (const by of [site.ada, site.lena, site.max, site.bot, site.operator])
    await changed(
      site,
      by,
      (await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', issue) })).id,
    );
  const own = await uploaded(site.server, site.vera, { bytes: TEXT });
  await changed(site, site.vera, own.id);
  await enforceRoles(site, false);
  await changed(
    site,
    site.sam,
    (await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', issue) })).id,
  );
});

test('a user who can only read a file cannot change it', async t => {
  const site = await world(t);
  const { server, vera, sam } = site;
  const { id } = await uploaded(server, site.max, { bytes: TEXT, ...on('issue', await site.issue()) });
  const change = ({ api }: Member) =>
    api.PATCH('/api/attachments/{id}', { ...at(id), body: { alt_text: 'Low tide' } });
  const remove = ({ api }: Member) => api.DELETE('/api/attachments/{id}', at(id));
  for (const ask of [change, remove]) {
    await refused(server, () => ask(vera), 'role_required');
    await refused(server, () => ask(sam), 'not_found');
  }
});

test('changing a file that only the workspace uses needs its uploader or an administrator', async t => {
  const site = await world(t);
  const { id } = await uploaded(site.server, site.ada, {
    bytes: TEXT,
    ...on('page', await site.workspacePage()),
  });
  await enforceRoles(site, false);
  const { api } = site.lena;
  await refused(
    site.server,
    () => api.PATCH('/api/attachments/{id}', { ...at(id), body: { alt_text: 'x' } }),
    'administrator_required',
  );
  await refused(site.server, () => api.DELETE('/api/attachments/{id}', at(id)), 'administrator_required');
  await changed(site, site.operator, id);
});
