/** File lists: of an item, of a project, of orphans, and of duplicates. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AttachmentRow } from '../../src/attachments/rows.ts';
import type { Schemas } from '../../src/generated/types.ts';
import { sweepFiles } from '../../src/upkeep/sweeping.ts';
import { at, done } from '../setting/client.ts';
import { latin, MP3, PDF, picture, TEXT } from '../setting/files.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeIssues, storeProject } from '../setting/stored.ts';
import { kept, on, statusFor, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

type Query = NonNullable<Parameters<typeof ofProject>[1]>;

function ofProject({ vera, app }: World, query: Record<string, string | number> = {}) {
  return vera.api.GET('/api/projects/{id}/attachments', { params: { path: { id: app }, query } });
}

async function named(site: World, query: Query = {}): Promise<string[]> {
  return done(await ofProject(site, query)).items.map(({ filename }) => filename);
}

test('the files of an item are listed by id', async t => {
  const site = await world(t);
  const issue = await site.issue();
  const bytes = await picture('png', 5, 4);
  const one = await uploaded(site.server, site.max, { bytes, filename: 'one.png', ...on('issue', issue) });
  const two = await uploaded(site.server, site.vera, { bytes: TEXT });
  await site.ada.api.PUT('/api/issues/{id}', { ...at(issue.id), body: { description: two.url } });
  const query = { entity_type: 'issue' as const, entity_id: issue.id };
  const [first, second] = done(await site.vera.api.GET('/api/attachments', { params: { query } }));
  assert.deepEqual(first, {
    id: one.id,
    filename: 'one.png',
    mime: 'image/png',
    size_bytes: bytes.length,
    uploader_id: site.max.id,
    created_at: first?.created_at,
    width: 5,
    height: 4,
    alt_text: null,
    has_thumbnail: false,
  });
  assert.deepEqual([second?.id, second?.uploader_id], [two.id, site.vera.id]);
});

test('the files of what is absent, hidden or in the trash are not found', async t => {
  const site = await world(t);
  const { server, max, sam } = site;
  const issue = await site.issue();
  const ask = (by: typeof max, entity_type: 'issue' | 'page' | 'comment', entity_id: number) => () =>
    by.api.GET('/api/attachments', { params: { query: { entity_type, entity_id } } });
  for (const kind of ['issue', 'page', 'comment'] as const)
    await refused(server, ask(max, kind, 999_999), 'not_found');
  await refused(server, ask(sam, 'issue', issue.id), 'not_found');
  await max.api.DELETE('/api/issues/{id}', at(issue.id));
  await refused(server, ask(max, 'issue', issue.id), 'not_found');
});

test('an item is named by its kind and its id, or refused', async t => {
  const { server, max } = await world(t);
  for (const query of [
    '',
    '?entity_type=issue',
    '?entity_id=1',
    '?entity_type=plan&entity_id=1',
    '?entity_type=issue&entity_id=x',
  ])
    await refused(
      server,
      () => raw(server, `/api/attachments${query}`, { method: 'GET', token: max.token }),
      'invalid_parameter',
    );
});

/** Files of several classes, kinds and uploaders, by name. */
async function filled(site: World): Promise<void> {
  const { server, max, vera, bot } = site;
  const issue = await site.issue({ title: 'Buoys' });
  const page = await site.page({ title: 'Tides' });
  const comment = done(
    await max.api.POST('/api/pages/{page_id}/comments', {
      params: { path: { page_id: page.id } },
      body: { content: '\n\n  See the sound\nand more' },
    }),
  );
  await uploaded(server, max, { bytes: TEXT, filename: 'beta.txt', ...on('issue', issue) });
  server.clock.advance(1);
  await uploaded(server, bot, { bytes: PDF, filename: 'Alpha.pdf', ...on('page', page) });
  server.clock.advance(1);
  await uploaded(server, vera, { bytes: MP3, filename: 'gamma.mp3', ...on('comment', comment) });
  server.clock.advance(1);
  const picture_ = await picture('png', 9, 9);
  const shared = await uploaded(server, max, {
    bytes: picture_,
    filename: 'delta.png',
    ...on('issue', issue),
  });
  await max.api.PUT('/api/pages/{id}', { ...at(page.id), body: { content: shared.url } });
  await uploaded(server, max, { bytes: 'linked by nothing', filename: 'omega.txt' });
}

test('the files of a project come newest first, with their totals', async t => {
  const site = await world(t);
  await filled(site);
  const page = done(await ofProject(site));
  assert.deepEqual(
    page.items.map(({ filename }) => filename),
    ['delta.png', 'gamma.mp3', 'Alpha.pdf', 'beta.txt'],
  );
  const bytes = page.items.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  assert.deepEqual([page.has_more, page.total_count, page.total_bytes], [false, 4, bytes]);
});

test('each file lists its uploader and the items of the project that use it', async t => {
  const site = await world(t);
  await filled(site);
  const { items } = done(await ofProject(site));
  const [delta, gamma, alpha] = items;
  assert.deepEqual(
    delta?.entities.map(({ identifier, title, page_id }) => [identifier, title, page_id]),
    [
      ['APP-1', 'Buoys', null],
      ['APP-DOC-1', 'Tides', null],
    ],
  );
  const [use] = gamma?.entities ?? [];
  const page_id = delta?.entities[1]?.entity_id;
  assert.deepEqual(
    [use?.entity_type, use?.identifier, use?.title, use?.page_id],
    ['comment', null, 'See the sound', page_id],
  );
  assert.deepEqual([alpha?.uploader, alpha?.mime_class], [site.bot.username, 'pdf']);
});

test('a project’s files are filtered by class, uploader and kind of item', async t => {
  const site = await world(t);
  await filled(site);
  const filters: readonly (readonly [query: Record<string, string>, names: readonly string[]])[] = [
    [{ mime_class: 'image' }, ['delta.png']],
    [{ mime_class: 'audio' }, ['gamma.mp3']],
    [{ mime_class: 'text' }, ['beta.txt']],
    [{ mime_class: 'pdf' }, ['Alpha.pdf']],
    [{ mime_class: 'video' }, []],
    [{ uploader: 'MAX' }, ['delta.png', 'beta.txt']],
    [{ uploader: site.bot.username }, ['Alpha.pdf']],
    [{ uploader: 'no-one' }, []],
    [{ entity_type: 'issue' }, ['delta.png', 'beta.txt']],
    [{ entity_type: 'page' }, ['delta.png', 'Alpha.pdf']],
    [{ entity_type: 'comment' }, ['gamma.mp3']],
    [{ entity_type: 'page', mime_class: 'image', uploader: 'max' }, ['delta.png']],
  ];
  for (const [query, names] of filters) {
    const { items, total_count } = done(await ofProject(site, query));
    assert.deepEqual(
      [items.map(({ filename }) => filename), total_count],
      [names, names.length],
      JSON.stringify(query),
    );
  }
});

test('a project’s files are sorted by time, size and name, each in its own direction or the other', async t => {
  const site = await world(t);
  await filled(site);
  assert.deepEqual(await named(site, { order: 'asc' }), ['beta.txt', 'Alpha.pdf', 'gamma.mp3', 'delta.png']);
  assert.deepEqual(await named(site, { sort: 'filename' }), [
    'Alpha.pdf',
    'beta.txt',
    'delta.png',
    'gamma.mp3',
  ]);
  assert.deepEqual(await named(site, { sort: 'filename', order: 'desc' }), [
    'gamma.mp3',
    'delta.png',
    'beta.txt',
    'Alpha.pdf',
  ]);
  const sizes = done(await ofProject(site, { sort: 'size' })).items.map(({ size_bytes }) => size_bytes);
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  await refused(site.server, () => ofProject(site, { sort: 'colour' }), 'invalid_parameter');
  await refused(site.server, () => ofProject(site, { mime_class: 'film' }), 'invalid_parameter');
});

test('a project’s files come in pages that name their neighbours', async t => {
  const site = await world(t);
  await filled(site);
  const { data, response } = await ofProject(site, { limit: 2, offset: 1 });
  assert.deepEqual(
    data?.items.map(({ filename }) => filename),
    ['gamma.mp3', 'Alpha.pdf'],
  );
  assert.deepEqual([data?.has_more, data?.total_count], [true, 4]);
  assert.match(response.headers.get('link') ?? '', /offset=3.*rel="next"/);
  assert.equal(done(await ofProject(site, { limit: 0 })).items.length, 1);
  assert.equal(done(await ofProject(site, { offset: 4 })).items.length, 0);
});

test('a file whose only item is in the trash is omitted, and one with another item is not', async t => {
  const site = await world(t);
  await filled(site);
  await site.max.api.DELETE('/api/issues/{id}', at((await site.read(1)).id));
  assert.deepEqual(await named(site), ['delta.png', 'gamma.mp3', 'Alpha.pdf']);
  const [delta] = done(await ofProject(site)).items;
  assert.deepEqual(
    delta?.entities.map(({ entity_type }) => entity_type),
    ['page'],
  );
});

/** The orphans that the viewer of the project sees. */
async function orphansOf({ vera, app }: World): Promise<Schemas['OrphanedAttachments']> {
  return done(await vera.api.GET('/api/projects/{id}/attachments/orphans', at(app)));
}

test('orphans are what members and their tools uploaded and nothing links, the next to be swept first', async t => {
  const site = await world(t);
  const { server, max, bot, sam, vera } = site;
  const old = await uploaded(server, max, { bytes: TEXT, filename: 'old.txt' });
  server.clock.advance(3600);
  const tools = await uploaded(server, bot, { bytes: TEXT, filename: 'tools.txt' });
  await uploaded(server, sam, { bytes: TEXT });
  await uploaded(server, vera, { bytes: TEXT, ...on('issue', await site.issue()) }).catch(() => undefined);
  await uploaded(server, max, { bytes: TEXT, ...on('issue', await site.issue()) });
  const { items, grace_seconds, total_bytes } = await orphansOf(site);
  assert.deepEqual([grace_seconds, total_bytes], [86_400, 2 * TEXT.length]);
  assert.deepEqual(
    items.map(({ id, uploader }) => [id, uploader]),
    [
      [old.id, 'max'],
      [tools.id, bot.username],
    ],
  );
  const [first] = items;
  assert.ok(first && first.age_seconds >= 3600 && first.age_seconds < 3700);
  assert.equal(first.seconds_until_sweep, 86_400 - first.age_seconds);
});

test('a file of an item in the trash is not an orphan, and survives the sweep', async t => {
  const site = await world(t);
  const issue = await site.issue();
  await uploaded(site.server, site.max, { bytes: TEXT, ...on('issue', issue) });
  await site.max.api.DELETE('/api/issues/{id}', at(issue.id));
  site.server.clock.advance(2 * 86_400);
  assert.deepEqual((await orphansOf(site)).items, []);
  await sweepFiles(site.server.app.instance);
  assert.equal(kept(site.server, 'files').length, 1);
});

test('the sweep deletes what has been unlinked for more than a day, with its bytes, and nothing younger', async t => {
  const site = await world(t);
  const { server, max } = site;
  const old = await uploaded(server, max, { bytes: 'old' });
  const saved = await uploaded(server, max, { bytes: 'saved' });
  server.clock.advance(86_340);
  const young = await uploaded(server, max, { bytes: 'young' });
  await sweepFiles(server.app.instance);
  assert.equal(await statusFor(server, max, old.id), 200);
  server.clock.advance(120);
  assert.equal((await orphansOf(site)).items[0]?.seconds_until_sweep, 0);
  await site.issue({ description: saved.url });
  await sweepFiles(server.app.instance);
  assert.deepEqual(
    await Promise.all([old, saved, young].map(({ id }) => statusFor(server, max, id))),
    [404, 200, 200],
  );
  assert.equal(kept(server, 'files').length, 2);
});

test('a sweep of many files leaves none', async t => {
  const { server, max, put } = await world(t);
  const { id } = await uploaded(server, max, { bytes: TEXT });
  const [row] = await server.app.instance.store.read(({ db }) =>
    db<AttachmentRow>('attachments').where({ id }),
  );
  await put('attachments', ...Array.from({ length: 250 }, (_, place) => ({ ...row, id: id + 1 + place })));
  server.clock.advance(2 * 86_400);
  await sweepFiles(server.app.instance);
  const left = await server.app.instance.store.read(({ db }) => db('attachments').select('id'));
  assert.deepEqual([left, kept(server, 'files')], [[], []]);
});

test('a file lists its uses and its duplicates, as far as the reader can see them', async t => {
  const site = await world(t);
  const { server, max, sam, vera } = site;
  const yard = await storeProject(server, 'YARD', [['maintainer', sam]]);
  const [secret] = await storeIssues(server, yard, [{ title: 'Secret' }]);
  assert.ok(secret);
  const issue = await site.issue({ title: 'Buoys' });
  const file = await uploaded(server, max, { bytes: TEXT, filename: 'a.txt', ...on('issue', issue) });
  const page = await site.page({ title: 'Tides', content: file.url });
  const here = await uploaded(server, vera, { bytes: TEXT, filename: 'b.txt' });
  await site.ada.api.PUT('/api/issues/{id}', { ...at(issue.id), body: { description: here.url } });
  const elsewhere = await uploaded(server, sam, { bytes: TEXT, filename: 'c.txt', ...on('issue', secret) });
  await uploaded(server, max, { bytes: 'other bytes' });
  const buoys = { entity_type: 'issue', entity_id: issue.id, identifier: issue.identifier, title: 'Buoys' };
  assert.deepEqual(done(await vera.api.GET('/api/attachments/{id}/links', at(file.id))), {
    entities: [
      buoys,
      { entity_type: 'page', entity_id: page.id, identifier: page.identifier, title: 'Tides' },
    ],
    duplicates: [
      { attachment_id: here.id, filename: 'b.txt', entities: [buoys] },
      { attachment_id: elsewhere.id, filename: 'c.txt', entities: [] },
    ],
  });
});

test('a previewable file lists its contents, and any other file has no preview', async t => {
  const { server, max } = await world(t);
  const text = await uploaded(server, max, { bytes: TEXT });
  assert.deepEqual(done(await max.api.GET('/api/attachments/{id}/preview', at(text.id))), { kind: 'none' });
  const broken = await uploaded(server, max, { bytes: latin('PK\x03\x04 and nothing more') });
  const empty = { kind: 'zip', entries: [], total_entries: 0, truncated: false };
  assert.deepEqual(done(await max.api.GET('/api/attachments/{id}/preview', at(broken.id))), empty);
});
