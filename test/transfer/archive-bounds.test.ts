/** The rows of an archive keep to the bounds that requests keep to: no import makes what no request could have made. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  archiveOf,
  entriesOf,
  imported,
  packedOf,
  rowsOf,
  sendArchive,
  signed,
  withRows,
  type Entries,
  type Json,
} from '../setting/archived.ts';
import { at, done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

interface Site extends World {
  readonly entries: Entries;
}

/** An archive with a row of every kind, whose identifier is free here. */
async function site(t: TestContext): Promise<Site> {
  const made = await world(t);
  const { server, max, lena, issue, page, plan, folder, module, label } = made;
  await label('wet');
  const { id: module_id } = await module({ emoji: '⚓' });
  const first = await issue({ labels: ['wet'], module_id, source: 'here', start_date: '2026-11-20' });
  const second = await issue({ status: 'done' });
  await uploaded(server, max, { bytes: 'high water', filename: 'tides.txt', ...on('issue', first) });
  await page({ folder_id: (await folder('Handbook')).id, labels: ['wet'] });
  await plan({ issue_id: first.id, steps: [{ title: 'a', issue_id: second.id, steps: [{ title: 'b' }] }] });
  const pair = { source: first.identifier, target: second.identifier, relation_type: 'blocks' } as const;
  done(await max.api.POST('/api/issues/link', { body: pair }));
  const comment = { token: max.token, body: { content: 'Seen.' } };
  await raw(server, `/api/issues/${first.id}/comments`, comment);
  const entries = entriesOf(await archiveOf(server, lena, 'APP'));
  const rows = rowsOf(entries, 'project').map(row => ({ ...row, identifier: 'NEW' }));
  return { ...made, entries: signed(withRows(entries, 'project', rows), { project: 'NEW' }) };
}

const kindsOf = (entries: Entries): string[] =>
  [...entries.keys()].filter(name => name.startsWith('rows/')).map(name => name.slice(5, -6));

/** The last row of a kind changed: nothing else refers to it from before. */
function changed(entries: Entries, kind: string, change: Json): Buffer {
  const rows = rowsOf(entries, kind);
  return packedOf(withRows(entries, kind, [...rows.slice(0, -1), { ...rows.at(-1), ...change }]));
}

const BEYOND = ['x'.repeat(2_097_153), 2 ** 54, -1.5];

test('no field of any row accepts a longer text or a larger number than its bound', async t => {
  const { server, ada, entries } = await site(t);
  const taken: string[] = [];
  for (const kind of kindsOf(entries)) {
    const [row] = rowsOf(entries, kind);
    assert.ok(row, `there is no row of ${kind}`);
    for (const field of Object.keys(row))
      for (const value of BEYOND) {
        // A place may be a fraction, and before all others.
        if (field === 'sort_order' && value === -1.5) continue;
        const { response, error } = await sendArchive(
          server,
          ada,
          changed(entries, kind, { [field]: value }),
        );
        const refusal = JSON.stringify(error);
        if (response.status !== 400 || !refusal.includes('archive_invalid'))
          taken.push(`${kind}.${field} ${String(value).slice(0, 9)}: ${response.status} ${refusal}`);
      }
  }
  assert.deepEqual(taken, []);
});

/** More labels than an issue can have. */
function labelled(entries: Entries, kind: string, count: number): Buffer {
  const labels = Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `l${place}`,
    color: '#123456',
  }));
  return changed(withRows(entries, 'labels', labels), kind, { labels: labels.map(({ id }) => id) });
}

const sequences = (entries: Entries, last: number): Buffer =>
  changed(entries, 'project', { sequences: { issue: last, page: last, plan: last } });

const AUTHOR_NAME = 289;

test('each bound of a row is that of the requests', async t => {
  const { server, ada, entries } = await site(t);
  const cases: Readonly<Record<string, Buffer>> = {
    'an issue with 501 labels': labelled(entries, 'issues', 501),
    'a page with 501 labels': labelled(entries, 'pages', 501),
    'a last number after which none is exact': sequences(entries, Number.MAX_SAFE_INTEGER),
    'a last number that no project reaches': sequences(entries, 2 ** 31),
    'an author whose name is too long with its mark': changed(entries, 'comments', {
      author: 'x'.repeat(AUTHOR_NAME + 1),
    }),
    'an author without a name': changed(entries, 'comments', { author: ' ' }),
    'a label of history that is too long': changed(entries, 'activity', { entity_label: 'x'.repeat(501) }),
    'a field of history that is too long': changed(entries, 'activity', { field: 'x'.repeat(61) }),
    'a title that is too long': changed(entries, 'issues', { title: 'x'.repeat(501) }),
    'a label that is too long': changed(entries, 'labels', { name: 'x'.repeat(101) }),
    'a colour that is none': changed(entries, 'labels', { color: 'red' }),
    'a comment that is too long': changed(entries, 'comments', { content: 'x'.repeat(262_145) }),
    'a place beyond all that can be sent': changed(entries, 'issues', { sort_order: 1e300 }),
  };
  for (const [what, bytes] of Object.entries(cases))
    await t.test(what, async () => {
      const { error } = await refused(server, () => sendArchive(server, ada, bytes), 'archive_invalid');
      assert.match(JSON.stringify(error), /line \d+ of rows\//);
    });
});

test('an archive just within the bounds is imported, and later items can be found', async t => {
  const { server, ada, entries } = await site(t);
  const last = 2 ** 31 - 1;
  let within = entriesOf(labelled(entries, 'issues', 500));
  within = entriesOf(changed(within, 'comments', { author: 'x'.repeat(AUTHOR_NAME) }));
  within = entriesOf(changed(within, 'issues', { sort_order: 2 ** 53 }));
  const { project } = await imported(server, ada, sequences(within, last));
  const body = { project_id: project.id, title: 'After the last' };
  const made = done(await ada.api.POST('/api/issues', { body }));
  assert.equal(made.identifier, `NEW-${last + 1}`);
  const { identifier } = made;
  const found = await ada.api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier } } });
  assert.equal(done(found).id, made.id);
  const read = done(await ada.api.GET('/api/issues/{id}', at(made.id)));
  assert.equal(read.title, 'After the last');
});
