/** Files for anonymous visitors: only those linked to active public items, whole, and not cached. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { noise, SVG_TEXT } from '../setting/files.ts';
import { published, type Published } from '../setting/published.ts';
import { stored } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { until } from '../setting/until.ts';

const FILES = '/public/api/projects/APP/attachments';

async function filesOf({ strangers }: Published, entity_type: string, entity_id: number) {
  const path = '/public/api/projects/{project}/attachments';
  const query = { entity_type, entity_id };
  return done(await strangers.GET(path, { params: { path: { project: 'APP' }, query } }));
}

const got = ({ server }: Published, path: string | number, headers = {}) =>
  fetch(`${server.url}${FILES}/${String(path)}`, { headers });

describe('the files of something', () => {
  test('are those that members see, without the uploader', async t => {
    const site = await published(t);
    const { grace, issue1, page1, comment } = site;
    for (const [entity_type, { id: entity_id }] of [
      ['issue', issue1],
      ['page', page1],
      ['comment', comment],
    ] as const) {
      const query = { entity_type, entity_id };
      const members = done(await grace.api.GET('/api/attachments', { params: { query } }));
      assert.equal(members.length, 1);
      const strangers = await filesOf(site, entity_type, entity_id);
      assert.deepEqual(
        strangers,
        members.map(({ uploader_id: _uploader, ...rest }) => rest),
      );
    }
  });

  test('are none where nothing is linked', async t => {
    const site = await published(t);
    assert.deepEqual(await filesOf(site, 'issue', site.issue2.id), []);
  });
});

describe('a download', () => {
  test('is the whole file, inline or as an attachment by its type, and never cached', async t => {
    const site = await published(t);
    const { picture, zip, text } = site.files;
    for (const [id, type, disposition] of [
      [picture, 'image/png', 'inline; filename=map.png'],
      [zip, 'application/zip', 'attachment; filename=tides.zip'],
      [text, 'text/plain', 'attachment; filename=tides.txt'],
    ] as const) {
      const { status, headers } = await got(site, id);
      assert.equal(status, 200);
      assert.deepEqual(
        ['content-type', 'content-disposition', 'cache-control', 'content-security-policy'].map(name =>
          headers.get(name),
        ),
        [type, disposition, 'no-store', "default-src 'none'; sandbox"],
      );
      assert.deepEqual(
        ['x-content-type-options', 'accept-ranges', 'etag'].map(name => headers.get(name)),
        ['nosniff', null, null],
      );
    }
  });

  test('knows no byte ranges', async t => {
    const site = await published(t);
    for (const range of ['bytes=0-1', 'bytes=99999-']) {
      const answer = await got(site, site.files.text, { Range: range });
      assert.deepEqual([answer.status, await answer.text()], [200, 'High water at four.']);
    }
  });

  test('never renders a drawing that could be a program', async t => {
    const site = await published(t);
    const form = { bytes: SVG_TEXT, filename: 'map.svg', ...on('issue', site.issue1) };
    const { id } = await uploaded(site.server, site.grace, form);
    const { headers } = await got(site, id);
    assert.equal(headers.get('content-type'), 'application/octet-stream');
    assert.equal(headers.get('content-disposition'), 'attachment; filename=map.svg');
  });

  test('is available while an active item of the project uses the file', async t => {
    const site = await published(t);
    const { grace, issue1, issue2, files } = site;
    const status = async () => (await got(site, files.picture)).status;
    const body = { description: `See /api/attachments/${String(files.picture)}` };
    done(await grace.api.PUT('/api/issues/{id}', { ...at(issue2.id), body }));
    done(await grace.api.DELETE('/api/issues/{id}', at(issue1.id)));
    assert.equal(await status(), 200);
    done(await grace.api.DELETE('/api/issues/{id}', at(issue2.id)));
    assert.equal(await status(), 404);
    done(await grace.api.POST('/api/issues/{id}/restore', at(issue1.id)));
    assert.equal(await status(), 200);
    done(await grace.api.DELETE('/api/attachments/{id}', at(files.picture)));
    assert.equal(await status(), 404);
  });
});

describe('a preview of a file', () => {
  test('is a small picture, and what is inside', async t => {
    const site = await published(t);
    const { picture, zip, sqlite, text } = site.files;
    const thumbnail = await got(site, `${String(picture)}/thumbnail`);
    assert.deepEqual([thumbnail.status, thumbnail.headers.get('content-type')], [200, 'image/webp']);
    const bytes = Buffer.from(await thumbnail.arrayBuffer());
    assert.equal(bytes.subarray(8, 12).toString('latin1'), 'WEBP');
    const preview = async (id: number) => (await got(site, `${String(id)}/preview`)).json();
    assert.deepEqual(await preview(zip), {
      kind: 'zip',
      entries: [{ name: 'tides/2026.csv', size: 3, compressed: 5 }],
      total_entries: 1,
      truncated: false,
    });
    assert.deepEqual(await preview(sqlite), { kind: 'sqlite', tables: [{ name: 'berths', rows: 1 }] });
    assert.deepEqual(await preview(text), { kind: 'none' });
  });

  test('is nothing for a file over 32 MiB', async t => {
    const site = await published(t);
    const { picture, zip, text } = site.files;
    const statuses = async () =>
      Promise.all(
        [`${String(picture)}/thumbnail`, `${String(zip)}/preview`, `${String(text)}/preview`].map(
          async path => (await got(site, path)).status,
        ),
      );
    const sized = (size_bytes: number) =>
      stored(site.server, async ({ db }) => {
        await db('attachments').update({ size_bytes });
      });
    await sized(32 * 1024 ** 2);
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await sized(32 * 1024 ** 2 + 1);
    assert.deepEqual(await statuses(), [404, 404, 404]);
  });

  test('is created for one visitor at a time; an existing one is available to all', async t => {
    const site = await published(t);
    const { server, grace, issue1, files } = site;
    const form = { bytes: await noise(1200, 900, 'png'), filename: 'sea.png', ...on('issue', issue1) };
    const { id } = await uploaded(server, grace, form);
    const giveBack = await server.app.instance.slots.take('public_making');
    const ask = async (path: string) => {
      const { status, headers } = await got(site, path);
      return [status, headers.get('retry-after')];
    };
    await until('the thumbnail is kept', async () => (await ask(`${String(id)}/thumbnail`))[0] === 200);
    assert.deepEqual(await ask(`${String(files.zip)}/preview`), [503, '2']);
    assert.deepEqual(await ask(`${String(files.text)}/preview`), [200, null]);
    giveBack();
    assert.deepEqual(await ask(`${String(files.zip)}/preview`), [200, null]);
    const again = await server.app.instance.slots.take('public_making');
    assert.deepEqual(await ask(`${String(files.zip)}/preview`), [200, null]);
    again();
  });
});
