/**
 * Backups of earlier releases are restored completely; one of a later release is refused with the names of both versions.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TRAVELLING } from '../../src/store/schema/carrying/tables.ts';
import {
  backedUpAsItStands,
  emptySpot,
  newFile,
  restored,
  rowsIn,
  searchable,
  served,
  type Rows,
} from '../setting/backups.ts';
import { at, done } from '../setting/client.ts';
import { asBefore, FIXTURES, OLGA, RELEASES } from '../setting/releases.ts';
import { shownProject } from '../setting/shown.ts';
import { downloaded } from '../setting/uploads.ts';

/** The tables in which a project of the fixtures has rows. */
const FILLED = [
  ...['projects', 'project_members', 'sequences', 'modules', 'labels', 'folders', 'issues', 'issue_labels'],
  ...['relations', 'pages', 'page_labels', 'comments', 'plans', 'plan_steps', 'activity', 'attachments'],
  ...['attachment_links', 'users'],
];

for (const release of RELEASES)
  test(`a backup of ${release} is restored with everything in it`, async t => {
    const path = join(FIXTURES, release, 'backup.tar');
    const before = await rowsIn(path);
    assert.deepEqual(
      FILLED.filter(table => !before[table]),
      [],
      'a table without rows to compare',
    );
    const spot = await emptySpot(t);
    await restored(spot, path);
    const again = newFile(t);
    const now = new Date('2027-01-01T00:00:00Z');
    await backedUpAsItStands(spot, { now: () => now }, again);
    assertKept(await rowsIn(again), before);
    await served(spot, { now: () => now }, async there => {
      await searchable(there);
      const { token } = done(await there.as().POST('/api/auth/login', { body: OLGA }));
      const shown: unknown = JSON.parse(readFileSync(join(FIXTURES, release, 'shown.json'), 'utf8'));
      assert.deepEqual(asBefore(await shownProject(there.as(token), 'APP'), shown), shown);
      const api = there.as(token);
      const [page] = done(await api.GET('/api/pages', { params: { query: { project_id: 1 } } }));
      const versions = done(await api.GET('/api/pages/{id}/versions', at(page?.id ?? 0)));
      const { seq = 0, ...version } = versions.items[0] ?? {};
      const { length: size } = page?.content ?? '';
      assert.deepEqual(
        [version, versions.items.length],
        [{ size, created_at: page?.updated_at, user_id: null, username: null }, 1],
      );
      const params = { path: { id: page?.id ?? 0, seq } };
      const { content } = done(await api.GET('/api/pages/{id}/versions/{seq}', { params }));
      assert.equal(content, page?.content);
      const { bytes } = await downloaded(there, { token }, '/api/attachments/1');
      assert.equal(bytes.toString(), 'high water');
      const found = done(await there.as(token).GET('/api/search', { params: { query: { query: 'pier' } } }));
      assert.ok(JSON.stringify(found).includes('APP-1'));
    });
  });

/** Every row of a table that still exists is unchanged, apart from new columns. Counters have only grown. */
function assertKept(now: Rows, { counters = [], ...before }: Rows): void {
  const seqOf = (rows: readonly string[] = []) =>
    rows.map(row => JSON.parse(row) as { name?: string; value?: number }).find(({ name }) => name === 'seq')
      ?.value ?? 0;
  assert.ok(seqOf(now['counters']) >= seqOf(counters));
  for (const [table, rows] of Object.entries(before)) {
    if (!Object.hasOwn(TRAVELLING, table)) continue;
    const names = Object.keys(JSON.parse(rows[0] ?? '{}') as object);
    const known = (now[table] ?? []).map(row => JSON.stringify(JSON.parse(row), names)).sort();
    assert.deepEqual(known, rows, table);
  }
}
