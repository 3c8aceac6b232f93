/** Archives of other releases: what an earlier one wrote is imported whole, and what only a later one knows is refused by name. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { ownVersion } from '../../src/config/version.ts';
import { since, text } from '../../src/records/carried.ts';
import { withDefaults, faultOf, isRow, unknownField } from '../../src/transfer/archives/fields.ts';
import { KIND_NAMES, kindIn } from '../../src/transfer/archives/format.ts';
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
} from '../setting/archived.ts';
import { cast } from '../setting/cast.ts';
import { assertAlike, likeness } from '../setting/likeness.ts';
import { refused } from '../setting/refused.ts';
import { asBefore, FIXTURES, RELEASES } from '../setting/releases.ts';
import { startServer } from '../setting/server.ts';
import { shownProject } from '../setting/shown.ts';

const archiveOfRelease = (release: string): Buffer => readFileSync(join(FIXTURES, release, 'archive.tar.gz'));

async function site(t: TestContext) {
  const server = await startServer(t);
  return { server, ada: (await cast(server)).ada };
}

/** The kinds and fields of an archive that the earlier one has as well. */
function onlyFieldsOf(archive: Entries, earlier: Entries): Entries {
  const isKnown = (name: string): boolean => kindIn(name) === null || earlier.has(name);
  let entries: Entries = new Map([...archive].filter(([name]) => isKnown(name)));
  for (const kind of KIND_NAMES) {
    const [before] = rowsOf(earlier, kind);
    if (before) entries = withRows(entries, kind, asRows(rowsOf(entries, kind), before));
  }
  return entries;
}

function asRows(rows: readonly Record<string, unknown>[], before: object): Record<string, unknown>[] {
  return rows.map(row => Object.fromEntries(Object.keys(before).map(name => [name, row[name]])));
}

for (const release of RELEASES)
  test(`an archive of ${release} is imported with everything in it`, async t => {
    const { server, ada } = await site(t);
    const archive = archiveOfRelease(release);
    const before = entriesOf(archive);
    const empty = KIND_NAMES.filter(
      kind => before.has(`rows/${kind}.jsonl`) && rowsOf(before, kind).length === 0,
    );
    assert.deepEqual(empty, [], 'a kind without rows to compare');
    await imported(server, ada, archive);
    const after = entriesOf(await archiveOf(server, ada, 'APP'));
    assertAlike(likeness(onlyFieldsOf(after, before)), likeness(before));
    const shown: unknown = JSON.parse(readFileSync(join(FIXTURES, release, 'shown.json'), 'utf8'));
    assert.deepEqual(asBefore(await shownProject(ada.api, 'APP'), shown), shown);
  });

test('an archive names the version that wrote it', async t => {
  const { server, ada } = await site(t);
  await imported(server, ada, archiveOfRelease('0.1.0'));
  const manifest =
    entriesOf(await archiveOf(server, ada, 'APP'))
      .get('manifest.json')
      ?.toString() ?? '{}';
  assert.equal((JSON.parse(manifest) as Record<string, unknown>)['docket_version'], ownVersion());
});

const withColumn = (entries: Entries): Entries =>
  withRows(
    entries,
    'issues',
    rowsOf(entries, 'issues').map(row => ({ ...row, votes: 3 })),
  );

type Written = (entries: Entries) => Entries;

const LATER: Readonly<Record<string, Written>> = {
  'issues.votes': withColumn,
  'manifest.purpose': entries => signed(entries, { purpose: 'move' }),
  sprints: entries => signed(new Map(entries).set('rows/sprints.jsonl', Buffer.from('{"id":1}\n'))),
  'format version 2': entries => signed(entries, { format_version: 2 }),
};

test('an archive of another version with unknown contents is refused with both versions', async t => {
  const { server, ada } = await site(t);
  const entries = entriesOf(archiveOfRelease('0.1.0'));
  const refusal = async (archive: Entries): Promise<string> => {
    const sent = await refused(
      server,
      () => sendArchive(server, ada, packedOf(archive)),
      'archive_of_another_version',
    );
    return sent.error;
  };
  const own = ownVersion();
  for (const [field, written] of Object.entries(LATER))
    assert.equal(
      await refusal(signed(written(entries), { docket_version: '7.2.0', ...formatOf(written(entries)) })),
      `the archive was written by Docket 7.2.0 and has ${field}; this server is ${own} and does not know it`,
    );
  assert.equal(
    await refusal(withColumn(entries)),
    `the archive was written by Docket 0.1.0 or earlier and has issues.votes; this server is ${own} and does not know it`,
  );
  for (const docket_version of ['', 7, 'the "first"', `1.0.0-${'a'.repeat(99)}`])
    await refused(
      server,
      () => sendArchive(server, ada, packedOf(signed(withColumn(entries), { docket_version }))),
      'archive_invalid',
    );
});

/** The fields of the manifest that signing the archive again must keep. */
function formatOf(entries: Entries): object {
  const { purpose, format_version } = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}') as Record<
    string,
    unknown
  >;
  return purpose === undefined ? { format_version } : { format_version, purpose };
}

test('a field that is newer than the format has a value where it is absent, and only there', () => {
  const fields = { title: text, colour: since('grey', text) };
  const old = withDefaults(fields, { title: 'Buoy' });
  assert.ok(isRow(fields, old));
  assert.deepEqual(old, { title: 'Buoy', colour: 'grey' });
  assert.deepEqual(withDefaults(fields, { title: 'Buoy', colour: 'red' }), { title: 'Buoy', colour: 'red' });
  assert.equal(faultOf(fields, withDefaults(fields, { title: 'Buoy', colour: 7 })), 'has an invalid colour');
  assert.equal(faultOf(fields, withDefaults(fields, { colour: 'red' })), 'has no title');
  assert.equal(faultOf(fields, withDefaults(fields, [])), 'is not an object');
  assert.equal(unknownField(fields, { title: 'Buoy', size: 1 }), 'size');
});
