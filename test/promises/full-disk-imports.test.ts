/** Imports from a code host that fill a disk: refused, without leftovers, and with free space for the next one. */
import assert from 'node:assert/strict';
import { before, test, type TestContext } from 'node:test';
import { at, done, type Client } from '../setting/client.ts';
import { codehost, type HostedIssue } from '../setting/codehost.ts';
import { engine } from '../setting/engines.ts';
import { build, type Place } from '../setting/program.ts';
import { placeOfOlga, signedIn } from '../setting/signed-in.ts';
import { noDisk, withDisk } from '../setting/small-disk.ts';

before(build);

/** More than any of the disks holds: twelve mebibytes of text. */
const LARGE: HostedIssue[] = Array.from({ length: 300 }, (_, place) => ({
  number: place + 1,
  body: `${place} times the lights of the pier flicker. `.repeat(1000),
  below: [{ body: 'Seen from the boat.' }],
}));
const SMALL: HostedIssue[] = [{ number: 1001, body: 'Dark.' }, { number: 1002 }];

const importing = async (api: Client, id: number) =>
  api.POST('/api/projects/{id}/import/codehost', { ...at(id), body: { repo: 'harbour/app' } });

/** The refusal of a large import; a small one fits afterwards, in the freed space. */
async function refusedAsTooMuch(t: TestContext, placed: (disk: string, place: Place) => Place, code: string) {
  const host = await codehost(t, { issues: LARGE });
  const { place, disk } = withDisk(await placeOfOlga(t), 8);
  const { env, ...rest } = placed(disk, place);
  const { api } = await signedIn(t, { ...rest, env: { ...env, DOCKET_CODEHOST_URL: host.url } });
  const { id } = done(await api.POST('/api/projects', { body: { name: 'Pier', identifier: 'PIER' } }));
  const state = async () => ({
    counts: done(await api.GET('/api/projects/{id}/issue-counts', at(id))),
    activity: done(await api.GET('/api/projects/{id}/activity', at(id))),
    changes: done(await api.GET('/api/projects/{id}/changes', at(id))),
    labels: done(await api.GET('/api/labels', { params: { query: { project_id: id } } })),
  });
  const before = await state();
  const { error } = await importing(api, id);
  assert.match(JSON.stringify(error), new RegExp(`"code":"${code}"`));
  assert.deepEqual(await state(), before);
  host.repository.issues = SMALL;
  const counts = done(await importing(api, id));
  assert.equal(counts.issues_created, SMALL.length);
  // A refused run has used no numbers.
  const first = { params: { path: { identifier: 'PIER-1' } } };
  assert.equal(done(await api.GET('/api/issues/resolve/{identifier}', first)).title, 'Issue 1001');
}

test('an import that does not fit on the disk is too large, and nothing of it is left', { skip: noDisk }, t =>
  refusedAsTooMuch(
    t,
    (disk, place) => ({ ...place, env: { ...place.env, DOCKET_DATA_FOLDER: disk } }),
    'import_too_large',
  ),
);

// PostgreSQL has its disk to itself.
if (engine === 'sqlite')
  test('a database that runs out of room has none of the import', { skip: noDisk }, t =>
    refusedAsTooMuch(
      t,
      (disk, place) => ({
        ...place,
        env: { ...place.env, DOCKET_DATABASE_URL: `sqlite:${disk}/docket.db` },
      }),
      'disk_full',
    ),
  );
