/** Linking files by naming them in a text: which are linked, which are dropped again, and which cannot be linked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AttachmentRow } from '../../src/attachments/rows.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { TEXT } from '../setting/files.ts';
import { refused } from '../setting/refused.ts';
import { storeIssues, storePage, storeProject } from '../setting/stored.ts';
import { on, statusFor, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

type Kind = 'issue' | 'page' | 'comment';

/** The ids of the files of an item, as the administrator sees them. */
async function linkedTo(
  { ada }: World,
  entity_type: Kind,
  { id }: { readonly id: number },
): Promise<number[]> {
  const query = { entity_type, entity_id: id };
  return done(await ada.api.GET('/api/attachments', { params: { query } })).map(file => file.id);
}

function describe({ api }: Pick<Member, 'api'>, { id }: { readonly id: number }, description: string) {
  return api.PUT('/api/issues/{id}', { ...at(id), body: { description } });
}

test('whatever text of an issue, page or comment names a file links it, from the first time on', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id, url } = await uploaded(server, max, { bytes: TEXT });
  const content = `![High tide](${url}) and again ${url}`;
  const issue = await site.issue({ description: content });
  const page = await site.page({ content });
  const params = { path: { issue_id: issue.id } };
  const comment = done(await max.api.POST('/api/issues/{issue_id}/comments', { params, body: { content } }));
  assert.deepEqual(await linkedTo(site, 'issue', issue), [id]);
  assert.deepEqual(await linkedTo(site, 'page', page), [id]);
  assert.deepEqual(await linkedTo(site, 'comment', comment), [id]);
});

test('a text that no longer names a file loses its link, and keeps the others', async t => {
  const site = await world(t);
  const { server, max } = site;
  const [one, two] = [
    await uploaded(server, max, { bytes: 'one' }),
    await uploaded(server, max, { bytes: 'two' }),
  ];
  const issue = await site.issue({ description: `${one.url} ${two.url}` });
  await describe(max, issue, `only ${two.url}`);
  assert.deepEqual(await linkedTo(site, 'issue', issue), [two.id]);
  await describe(max, issue, '');
  assert.deepEqual(await linkedTo(site, 'issue', issue), []);
});

test('a link created by an upload stays, whatever the text names', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const { id, url } = await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', issue) });
  await describe(site.max, issue, url);
  await describe(site.max, issue, 'nothing');
  assert.deepEqual(await linkedTo(site, 'issue', issue), [id]);
});

test('each added or removed link has one entry in the feed of its item', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const one = await uploaded(server, max, { bytes: 'one', filename: 'one.txt' });
  const two = await uploaded(server, max, { bytes: 'two', filename: 'two.txt' });
  const issue = await site.issue({ description: one.url });
  const { activity, events } = await aftermath(server, () => describe(max, issue, `${two.url} ${two.url}`));
  const files = activity.filter(entry => entry.entity_type === 'attachment');
  assert.deepEqual(files.map(activityLine), [
    'attachment detach -: one.txt → -',
    'attachment attach -: - → two.txt',
  ]);
  assert.deepEqual(new Set(files.map(entry => entry.issue_id)), new Set([issue.id]));
  const types = events.map(({ type, project_id }) => `${type} ${project_id}`);
  assert.deepEqual(types, [`issue.updated ${app}`, `project.updated ${app}`, `project.updated ${app}`]);
  const again = await aftermath(server, () => describe(max, issue, `still ${two.url}`));
  assert.deepEqual(
    again.activity.map(entry => entry.entity_type),
    ['issue'],
  );
});

test('naming a stranger’s file links nothing and grants nothing', async t => {
  const site = await world(t);
  const { id, url } = await uploaded(site.server, site.vera, { bytes: TEXT });
  const issue = await site.issue({ description: url });
  assert.deepEqual(await linkedTo(site, 'issue', issue), []);
  assert.equal(await statusFor(site.server, site.max, id), 404);
});

test('naming a file of another project links nothing, though its id is known there', async t => {
  const site = await world(t);
  const yard = await storeProject(site.server, 'YARD', [['maintainer', site.sam]]);
  const [elsewhere] = await storeIssues(site.server, yard, [{}]);
  assert.ok(elsewhere);
  const { id, url } = await uploaded(site.server, site.sam, { bytes: TEXT, ...on('issue', elsewhere) });
  await site.issue({ description: url });
  assert.equal(await statusFor(site.server, site.vera, id), 404);
});

test('a project file can be linked by users who can write there, any file by an administrator', async t => {
  const site = await world(t);
  const { server, max, lena, ada, vera } = site;
  const shared = await uploaded(server, max, { bytes: TEXT, ...on('issue', await site.issue()) });
  const other = await site.issue();
  await describe(lena, other, shared.url);
  assert.deepEqual(await linkedTo(site, 'issue', other), [shared.id]);
  const private_ = await uploaded(server, vera, { bytes: TEXT });
  await describe(ada, other, private_.url);
  assert.deepEqual(await linkedTo(site, 'issue', other), [private_.id]);
});

test('a tool links what its owner uploaded', async t => {
  const site = await world(t);
  const { id, url } = await uploaded(site.server, site.max, { bytes: TEXT });
  const issue = await site.issue();
  await describe(site.bot, issue, url);
  assert.deepEqual(await linkedTo(site, 'issue', issue), [id]);
});

test('a file that an administrator links in the workspace can be linked there again, and in no project', async t => {
  const site = await world(t);
  const { server, ada, max } = site;
  const { id, url } = await uploaded(server, ada, { bytes: TEXT });
  const page = await site.workspacePage({ content: url });
  assert.deepEqual(await linkedTo(site, 'page', page), [id]);
  const issue = await site.issue();
  await describe(max, issue, url);
  assert.deepEqual(await linkedTo(site, 'issue', issue), []);
});

test('ids that name no file are text', async t => {
  const site = await world(t);
  const description = ['999999', '0', '00', '9'.repeat(30)].map(id => `/api/attachments/${id}`).join(' ');
  assert.deepEqual(await linkedTo(site, 'issue', await site.issue({ description })), []);
});

test('two hundred and fifty-six files are linked by one text, and more are refused', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id } = await uploaded(server, max, { bytes: TEXT });
  const [row] = await server.app.instance.store.read(({ db }) =>
    db<AttachmentRow>('attachments').where({ id }),
  );
  const copies = Array.from({ length: 255 }, (_, place) => ({ ...row, id: id + 1 + place }));
  const ids = [id, ...(await site.put('attachments', ...copies))];
  const description = ids.map(one => `/api/attachments/${one}`).join('\n');
  const issue = await site.issue({ description });
  assert.deepEqual(await linkedTo(site, 'issue', issue), ids);
  const more = `${description}\n/api/attachments/999999`;
  await refused(server, () => describe(max, issue, more), 'too_many_attachments');
});

test('links survive the trash, and end when the item is purged', async t => {
  const site = await world(t);
  const { server, max } = site;
  const { id, url } = await uploaded(server, max, { bytes: TEXT });
  const issue = await site.issue({ description: url });
  await max.api.DELETE('/api/issues/{id}', at(issue.id));
  await max.api.POST('/api/issues/{id}/restore', at(issue.id));
  assert.deepEqual(await linkedTo(site, 'issue', issue), [id]);
});

test('deleting a file is recorded on every item that loses it, and once in its project', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const issue = await site.issue();
  const { id, url } = await uploaded(server, max, {
    bytes: TEXT,
    filename: 'tide.txt',
    ...on('issue', issue),
  });
  const page = await site.page({ content: url });
  const { activity, events } = await aftermath(server, () => max.api.DELETE('/api/attachments/{id}', at(id)));
  assert.deepEqual(
    activity.map(entry => `${activityLine(entry)} ${entry.entity_label ?? '-'}`),
    [
      `attachment detach -: tide.txt → - ${issue.identifier}`,
      `attachment detach -: tide.txt → - ${page.identifier}`,
      'attachment delete -: tide.txt → - -',
    ],
  );
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  assert.equal((await site.read(issue.id)).description, '');
});

test('a changed alternative text is recorded once in each project that uses the file', async t => {
  const site = await world(t);
  const { server, max, app } = site;
  const { id, url } = await uploaded(server, max, { bytes: TEXT, ...on('issue', await site.issue()) });
  await site.page({ content: url });
  const change = (alt_text: string | null) =>
    max.api.PATCH('/api/attachments/{id}', { ...at(id), body: { alt_text } });
  const { activity, events } = await aftermath(server, () => change('High\r\ntide'));
  assert.deepEqual(activity.map(activityLine), ['attachment update alt_text: - → High\ntide']);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
  const same = await aftermath(server, () => change('High\ntide'));
  assert.deepEqual([same.activity, same.events], [[], []]);
});

test('an alternative text is cleared by null or an empty text, and unchanged when omitted', async t => {
  const { server, max } = await world(t);
  const { id } = await uploaded(server, max, { bytes: TEXT });
  const change = async (body: { alt_text?: string | null }) =>
    done(await max.api.PATCH('/api/attachments/{id}', { ...at(id), body })).alt_text;
  assert.equal(await change({ alt_text: 'High tide' }), 'High tide');
  assert.equal(await change({}), 'High tide');
  assert.equal(await change({ alt_text: null }), null);
  assert.equal(await change({ alt_text: '🌊'.repeat(1000) }), '🌊'.repeat(1000));
  assert.equal(await change({ alt_text: '' }), null);
  const long = () =>
    max.api.PATCH('/api/attachments/{id}', { ...at(id), body: { alt_text: 'x'.repeat(1001) } });
  await refused(server, long, 'invalid_body');
});

test('a page of another project cannot be read through a file that both name', async t => {
  const site = await world(t);
  const yard = await storeProject(site.server, 'YARD', [['maintainer', site.sam]]);
  const page = await storePage(site.server, yard, { title: 'Secret' });
  const { id, url } = await uploaded(site.server, site.ada, {
    bytes: TEXT,
    ...on('issue', await site.issue()),
  });
  await site.ada.api.PUT('/api/pages/{id}', { ...at(page.id), body: { content: url } });
  const { entities } = done(await site.vera.api.GET('/api/attachments/{id}/links', at(id)));
  assert.deepEqual(
    entities.map(({ entity_type }) => entity_type),
    ['issue'],
  );
});
