/** Uploads: what is accepted, what is refused, and that a refusal leaves neither rows nor bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import { aftermath, activityLine } from '../setting/aftermath.ts';
import type { Member } from '../setting/cast.ts';
import { at } from '../setting/client.ts';
import { latin, picture, TEXT } from '../setting/files.ts';
import { refused } from '../setting/refused.ts';
import { kept, on, sendFile, sendForm, statusFor, uploaded, type Form } from '../setting/uploads.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

const MIB = 1024 * 1024;

/** Refused, without leaving a byte. */
async function refusedUpload(
  { server }: World,
  by: Pick<Member, 'token'>,
  form: Form,
  code: RefusalCode,
): Promise<string> {
  const before = kept(server, 'files');
  const { error } = await refused(server, () => sendFile(server, by, form), code);
  assert.deepEqual([kept(server, 'files'), kept(server, 'incoming')], [before, []]);
  return error;
}

test('an upload returns the properties of its bytes, and stores them', async t => {
  const { server, max } = await world(t);
  const bytes = await picture('png', 640, 300);
  const file = await uploaded(server, max, { bytes, filename: '../moorings.txt', type: 'text/html' });
  assert.deepEqual(file, {
    id: file.id,
    url: `/api/attachments/${file.id}`,
    filename: 'moorings.txt',
    mime: 'image/png',
    size: bytes.length,
    width: 640,
    height: 300,
    alt_text: null,
    has_thumbnail: true,
  });
  assert.deepEqual([kept(server, 'files').length, kept(server, 'incoming')], [1, []]);
});

test('a file without a picture in it has no dimensions', async t => {
  const { server, max } = await world(t);
  const file = await uploaded(server, max, { bytes: TEXT, filename: 'tide.png' });
  const { mime, size, width, height, has_thumbnail } = file;
  assert.deepEqual(
    [mime, size, width, height, has_thumbnail],
    ['text/plain', TEXT.length, null, null, false],
  );
});

test('a file of ten mebibytes is accepted, and one of a byte more is not', async t => {
  const site = await world(t);
  const full = latin(`%PDF-1.4\n${'\xff'.repeat(10 * MIB - 9)}`);
  assert.equal((await uploaded(site.server, site.max, { bytes: full })).size, 10 * MIB);
  await refusedUpload(site, site.max, { bytes: Buffer.concat([full, latin('x')]) }, 'file_too_large');
});

test('an empty file, an unknown type and a program are refused', async t => {
  const site = await world(t);
  await refusedUpload(site, site.max, { bytes: '' }, 'file_empty');
  await refusedUpload(site, site.max, { bytes: latin('\x1f\x8b\x08\0') }, 'file_type_refused');
  await refusedUpload(site, site.max, { bytes: '#!/bin/sh\n', filename: 'notes.txt' }, 'file_executable');
});

test('an unlinked upload writes no activity and sends no event', async t => {
  const { server, max } = await world(t);
  const { activity, events } = await aftermath(server, () => uploaded(server, max, { bytes: TEXT }));
  assert.deepEqual([activity, events], [[], []]);
});

test('a linked upload is recorded in the feed of its item, and the readers of the project receive an event', async t => {
  const { server, app, max, issue } = await world(t);
  const { id } = await issue();
  const { outcome, activity, events } = await aftermath(server, () =>
    uploaded(server, max, { bytes: TEXT, filename: 'tide.txt', ...on('issue', { id }) }),
  );
  assert.deepEqual(activity.map(activityLine), ['attachment attach -: - → tide.txt']);
  const [{ entity_id, entity_label, issue_id, project_id } = {}] = activity;
  assert.deepEqual([entity_id, entity_label, issue_id, project_id], [outcome.id, 'APP-1', id, app]);
  assert.deepEqual(events, [{ type: 'project.updated', project_id: app }]);
});

test('the feed of a page shows what is linked to its comments', async t => {
  const { server, max, page } = await world(t);
  const { id: page_id } = await page();
  const comment = await max.api.POST('/api/pages/{page_id}/comments', {
    params: { path: { page_id } },
    body: { content: 'See' },
  });
  assert.ok(comment.data);
  const bytes = TEXT;
  const { activity } = await aftermath(server, () =>
    uploaded(server, max, { bytes, ...on('comment', { id: comment.data?.id ?? 0 }) }),
  );
  assert.deepEqual(
    activity.map(entry => [activityLine(entry), entry.entity_label]),
    [['attachment attach -: - → file', 'APP-DOC-1']],
  );
});

test('half of an item is refused', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  for (const fields of [{ entity_type: 'issue' }, { entity_id: id }] as const)
    await refusedUpload(site, site.max, { bytes: TEXT, fields: { ...fields } }, 'entity_incomplete');
});

test('a field that is unknown, malformed or doubled is refused, and so is a form without a file', async t => {
  const site = await world(t);
  const { id } = await site.issue();
  const wrong = [
    { note: 'x' },
    { entity_type: 'plan', entity_id: id },
    { entity_type: 'issue', entity_id: 'x' },
  ];
  for (const fields of [...wrong, { entity_type: 'issue', entity_id: 0 }])
    await refusedUpload(site, site.max, { bytes: TEXT, fields }, 'invalid_body');
  const twice = new FormData();
  for (const name of ['one', 'two']) twice.append('file', new Blob([TEXT]), name);
  const none = new FormData();
  none.append('entity_type', 'issue');
  for (const form of [twice, none])
    await refused(site.server, () => sendForm(site.server, site.max, form), 'invalid_body');
  assert.deepEqual([kept(site.server, 'files'), kept(site.server, 'incoming')], [[], []]);
});

test('an item that is absent, hidden or in the trash is refused in the same words', async t => {
  const site = await world(t);
  const { server, max, sam } = site;
  const { id } = await site.issue();
  const trashed = await site.issue();
  await max.api.DELETE('/api/issues/{id}', at(trashed.id));
  const words = [
    await refusedUpload(site, max, { bytes: TEXT, ...on('issue', { id: 999_999 }) }, 'unknown_reference'),
    await refusedUpload(site, sam, { bytes: TEXT, ...on('issue', { id }) }, 'unknown_reference'),
    await refusedUpload(site, max, { bytes: TEXT, ...on('issue', trashed) }, 'unknown_reference'),
    await refusedUpload(site, max, { bytes: TEXT, ...on('comment', { id: 999_999 }) }, 'unknown_reference'),
    await refusedUpload(site, max, { bytes: TEXT, ...on('page', { id: 999_999 }) }, 'unknown_reference'),
  ];
  assert.equal(new Set(words).size, 1);
  assert.deepEqual(kept(server, 'files'), []);
});

test('linking to an issue or a page needs a maintainer, to a comment a viewer', async t => {
  const site = await world(t);
  const { server, vera, max } = site;
  const [issue, page] = [await site.issue(), await site.page()];
  const params = { path: { issue_id: issue.id } };
  const comment = await max.api.POST('/api/issues/{issue_id}/comments', { params, body: { content: 'See' } });
  assert.ok(comment.data);
  await refusedUpload(site, vera, { bytes: TEXT, ...on('issue', issue) }, 'role_required');
  await refusedUpload(site, vera, { bytes: TEXT, ...on('page', page) }, 'role_required');
  await uploaded(server, vera, { bytes: TEXT, ...on('comment', comment.data) });
  await uploaded(server, max, { bytes: TEXT, ...on('page', page) });
});

test('linking to a workspace page needs an administrator, to a comment on it a reader', async t => {
  const site = await world(t);
  const { server, ada, max } = site;
  const page = await site.workspacePage();
  const params = { path: { page_id: page.id } };
  const comment = await ada.api.POST('/api/pages/{page_id}/comments', { params, body: { content: 'See' } });
  assert.ok(comment.data);
  await refusedUpload(site, max, { bytes: TEXT, ...on('page', page) }, 'unknown_reference');
  await refusedUpload(site, max, { bytes: TEXT, ...on('comment', comment.data) }, 'unknown_reference');
  await enforceRoles(site, false);
  await refusedUpload(site, max, { bytes: TEXT, ...on('page', page) }, 'administrator_required');
  await uploaded(server, max, { bytes: TEXT, ...on('comment', comment.data) });
  await uploaded(server, ada, { bytes: TEXT, ...on('page', page) });
});

test('a key that carries no user uploads nothing', async t => {
  const site = await world(t);
  await refusedUpload(site, site.operator, { bytes: TEXT }, 'authentication_required');
});

test('thirty uploads in ten minutes are judged, refused ones included, and then no more', async t => {
  const site = await world(t);
  const { server, max, bot, vera } = site;
  for (let count = 0; count < 10; count += 1) {
    await uploaded(server, max, { bytes: TEXT });
    // A person and the person's tools count as one.
    await uploaded(server, bot, { bytes: TEXT });
    await refusedUpload(site, max, { bytes: '' }, 'file_empty');
  }
  const { error } = await refused(server, () => sendFile(server, max, { bytes: TEXT }), 'upload_throttled');
  assert.match(error, /in [0-9]+ seconds$/);
  await refusedUpload(site, bot, { bytes: TEXT }, 'upload_throttled');
  await uploaded(server, vera, { bytes: TEXT });
  server.clock.advance(601);
  await uploaded(server, max, { bytes: TEXT });
});

test('an upload that is not judged counts nothing', async t => {
  const { server, max } = await world(t);
  const before = await sendFile(server, max, { bytes: TEXT });
  await sendFile(server, { token: 'svc_sess_none' }, { bytes: TEXT });
  const after = await sendFile(server, max, { bytes: TEXT });
  const left = ({ response }: typeof before) => /r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];
  assert.deepEqual([left(before), left(after)], ['29', '28']);
});

test('all of the files of an instance have no more bytes than its operator allows', async t => {
  const site = await world(t, { config: { storage_limit: String(2 * TEXT.length + 5) } });
  const { server, max } = site;
  const [first, second] = [TEXT, Buffer.from(TEXT).fill('x')];
  const file = await uploaded(server, max, { bytes: first });
  await uploaded(server, max, { bytes: second });
  await refusedUpload(site, max, { bytes: 'more than five' }, 'storage_full');
  await uploaded(server, max, { bytes: first });
  await uploaded(server, max, { bytes: 'five.' });
  await refusedUpload(site, max, { bytes: '!' }, 'storage_full');
  // Another file has the same bytes.
  await max.api.DELETE('/api/attachments/{id}', at(file.id));
  await refusedUpload(site, max, { bytes: '!' }, 'storage_full');
});

test('room that files took is there again once they are deleted', async t => {
  const site = await world(t, { config: { storage_limit: '10' } });
  const { server, max } = site;
  const { id } = await uploaded(server, max, { bytes: '0123456789' });
  await refusedUpload(site, max, { bytes: 'a' }, 'storage_full');
  await max.api.DELETE('/api/attachments/{id}', at(id));
  await uploaded(server, max, { bytes: 'abcdefghij' });
});

test('concurrent uploads all succeed, each as a separate file', async t => {
  const { server, max } = await world(t);
  const files = await Promise.all(
    Array.from({ length: 20 }, (_, place) => uploaded(server, max, { bytes: `of kind ${place % 3}` })),
  );
  assert.equal(new Set(files.map(({ id }) => id)).size, 20);
  assert.equal(kept(server, 'files').length, 3);
  for (const { id } of files) assert.equal(await statusFor(server, max, id), 200);
});
