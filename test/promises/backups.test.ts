/** Backing up a running server, and restoring: a consistent snapshot, all or nothing, with kills and full disks. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { killBackups, killRestores } from '../../scripts/bench/killed-backups.ts';
import { writeUntilGone, type Known } from '../../scripts/bench/writers.ts';
import { readBackup } from '../../src/backup/reading.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import { engineOf } from '../../src/store/store.ts';
import { folderOf } from '../setting/backups.ts';
import { clientOf, done, type Client } from '../setting/client.ts';
import { build, command, emptyPlace, serve, stopped, type Place } from '../setting/program.ts';
import { until } from '../setting/until.ts';
import { downloaded, sendFile, uploaded, uploadIn } from '../setting/uploads.ts';

before(build);

interface Instance {
  readonly place: Place;
  readonly token: string;
}

/** Its first start creates olga, who may upload; operator keys may not. */
const OLGA = { identity: 'olga', password: 'a password of olga' };
const ADMINISTRATOR = { DOCKET_ADMIN_USERNAME: OLGA.identity, DOCKET_ADMIN_PASSWORD: OLGA.password };

async function instance(t: TestContext): Promise<Instance> {
  const empty = await emptyPlace(t);
  const place = { ...empty, env: { ...empty.env, ...ADMINISTRATOR } };
  const { stdout } = await command(t, place, ['key', 'create', 'writers', '--operator']);
  return { place, token: stdout.trim() };
}

/** A second place, whose database is on the engine under test. */
async function elsewhere(t: TestContext): Promise<Place> {
  return emptyPlace(t);
}

async function signedIn(url: string): Promise<string> {
  return done(await clientOf(url).POST('/api/auth/login', { body: OLGA })).token;
}

async function projectOf(url: string, token: string): Promise<number> {
  const body = { name: 'Busy', identifier: 'BUSY' };
  return done(await clientOf(url, token).POST('/api/projects', { body })).id;
}

async function restoredInto(
  t: TestContext,
  place: Place,
  path: string,
  ...options: string[]
): Promise<string> {
  const { code, stdout, stderr } = await command(t, place, ['restore', path, ...options]);
  assert.equal(code, 0, stderr);
  return stdout;
}

/** An account may upload this many in ten minutes. */
const UPLOADS = 25;

/** Uploads small files one after another until it is stopped; retries while a backup holds the files. */
function uploading(server: { url: string }, token: string, issue: number) {
  const acknowledged = new Map<number, string>();
  let goesOn = true;
  const over = (async () => {
    for (let turn = 0; goesOn && turn < UPLOADS; turn += 1) {
      const text = `file ${turn}`;
      const fields = { entity_type: 'issue', entity_id: issue };
      const answer = await sendFile(server, { token }, { bytes: text, type: 'text/plain', fields });
      const { status, headers } = answer.response;
      if (status === 503) await setTimeout(1_000 * Number(headers.get('retry-after')));
      else acknowledged.set(uploadIn(answer).id, text);
    }
  })();
  return {
    acknowledged,
    stop: async () => {
      goesOn = false;
      await over;
    },
  };
}

async function rowsOf(api: Client, id: number) {
  const rows = [];
  for (let since = 0, more = true; more;) {
    const query = { since, limit: 500 };
    const page = done(await api.GET('/api/projects/{id}/changes', { params: { path: { id }, query } }));
    rows.push(...page.changes);
    [since, more] = [page.cursor, page.has_more];
  }
  return new Map(rows.map(row => [row.id, row]));
}

test('taken while eight clients write and one uploads, it has every change up to an instant, and none after', async t => {
  const { place, token } = await instance(t);
  const server = await serve(t, place);
  const project = await projectOf(server.url, token);
  const api = clientOf(server.url, token);
  const first = done(await api.POST('/api/issues', { body: { project_id: project, title: 'With files' } }));
  const known: Known = new Map();
  const writing = writeUntilGone({ url: server.url, token }, project, known);
  const upload = uploading(server, await signedIn(server.url), first.id);
  await until('all of them are busy', () => known.size > 20 && upload.acknowledged.size > 2);
  const acknowledgedBefore = [...known.keys()];
  const filesBefore = new Map(upload.acknowledged);
  const path = join(folderOf(t), 'busy.tar');
  const made = await command(t, place, ['backup', path]);
  assert.equal(made.code, 0, made.stderr);
  const [, seq = ''] = /\(seq (\d+)\)\.$/m.exec(made.stdout) ?? [];
  await upload.stop();
  const inSource = await rowsOf(api, project);
  await stopped(server);
  await writing;

  const there = await elsewhere(t);
  assert.match(await restoredInto(t, there, path), new RegExp(`\\(seq ${seq}\\)`));
  const again = await serve(t, there);
  const restored = await rowsOf(clientOf(again.url, token), project);
  for (const id of acknowledgedBefore) assert.ok(restored.has(id), `issue ${id} was acknowledged before`);
  for (const [id, row] of restored) {
    assert.ok(row.seq <= Number(seq), `issue ${id} is of after the instant`);
    const now = inSource.get(id);
    if (now && now.seq <= Number(seq)) assert.deepEqual(row, now);
  }
  for (const [id, row] of inSource)
    if (row.seq <= Number(seq)) assert.ok(restored.has(id), `issue ${id} is missing`);
  for (const [id, text] of filesBefore) {
    const { bytes } = await downloaded(again, { token }, `/api/attachments/${id}`);
    assert.equal(bytes.toString(), text);
  }
  assert.ok(filesBefore.size > 2 && inSource.size > restored.size / 2);
  await stopped(again);
});

test('a restore is refused under a server, and over what is there unless that is said; its output says what it means', async t => {
  const { place } = await instance(t);
  const path = join(folderOf(t), 'one.tar');
  const backup = await command(t, place, ['backup', path]);
  assert.match(
    backup.stdout,
    /^Backed up \d+ rows and 0 files to \S+one\.tar \(1 MiB\), as of \S+Z \(seq 0\)\.\n$/,
  );
  assert.match(backup.stderr, /rows/);
  const nowhere = await command(t, place, ['backup', join(place.folder, 'nowhere', 'one.tar')]);
  assert.deepEqual([nowhere.code, nowhere.stdout], [1, '']);
  assert.match(nowhere.stderr, /^docket: \S+nowhere cannot be written \(ENOENT\)\.\n$/);
  const server = await serve(t, place);
  for (const options of [[], ['--replace']]) {
    const { code, stderr } = await command(t, place, ['restore', path, ...options]);
    assert.equal(code, 1);
    assert.match(stderr, /^docket: Another server is using the database [^\n]+: stop it first[^\n]+\n$/);
  }
  await stopped(server);
  const { code, stderr } = await command(t, place, ['restore', path]);
  assert.equal(code, 1);
  assert.match(stderr, /^docket: The database \S+ is not empty: use --replace [^\n]+\n$/);
  await command(t, place, ['key', 'revoke', 'writers']);
  const said = await restoredInto(t, place, path, '--replace');
  assert.match(said, /^Restored to the state of \S+Z \(seq 0\)\.\n/);
  assert.match(said, /All sessions, codes and tokens were revoked/);
  assert.match(said, /an account that was deactivated after \S+Z may be active again\./);
  assert.match(said, /\nKeys that stay revoked: writers\.\n/);
  assert.doesNotMatch((await command(t, place, ['key', 'list'])).stdout, /writers/);
  const revived = await restoredInto(t, place, path, '--replace', '--revive-keys');
  assert.match(revived, /Reactivated keys: writers\./);
  assert.match((await command(t, place, ['key', 'list'])).stdout, /writers/);
});

test('a backup needs a database that is there, and one that is interrupted leaves nothing', async t => {
  const place = await emptyPlace(t);
  const into = folderOf(t);
  const nothing = await command(t, place, ['backup', join(into, 'a.tar')]);
  assert.deepEqual([nothing.code, nothing.stdout], [1, '']);
  assert.match(nothing.stderr, /^docket: The database [^\n]+\n$/);
  assert.deepEqual(readdirSync(into), []);
});

const KILLS = 4;

test('killed at any moment, a backup is absent or complete, and a restore leaves the old state or the new one', async t => {
  const { place, token } = await instance(t);
  const server = await serve(t, place);
  const project = await projectOf(server.url, token);
  const issue = done(
    await clientOf(server.url, token).POST('/api/issues', { body: { project_id: project, title: 'One' } }),
  );
  const olga = await signedIn(server.url);
  const add = async (when: string): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) {
      const fields = { entity_type: 'issue', entity_id: issue.id };
      const bytes = `${when} ${turn} `.repeat(20_000);
      await uploaded(server, { token: olga }, { bytes, type: 'text/plain', fields });
    }
  };
  const into = folderOf(t);
  const [was, other] = [join(into, 'was.tar'), join(into, 'other.tar')];
  await add('before');
  assert.equal((await command(t, place, ['backup', was])).code, 0);
  await add('after');
  assert.equal((await command(t, place, ['backup', other])).code, 0);
  const spot = { folder: place.folder, env: place.env };
  const backups = join(into, 'killed');
  mkdirSync(backups);
  assert.deepEqual((await killBackups(spot, backups, KILLS)).complaints, []);
  // Whatever holds they had, the server continues.
  await until('files are taken', async () => {
    const { code } = await command(t, place, ['backup', join(backups, `${Math.random()}.tar`)]);
    return code === 0;
  });
  await stopped(server);
  assert.deepEqual((await killRestores(spot, [was, other], KILLS)).complaints, []);
});

test('on a full disk a failed backup leaves nothing, and a restore changes nothing', async t => {
  const { place, token } = await instance(t);
  const server = await serve(t, place);
  const project = await projectOf(server.url, token);
  const body = { project_id: project, title: 'Long', description: 'x'.repeat(1_500_000) };
  for (let turn = 0; turn < 3; turn += 1)
    done(await clientOf(server.url, token).POST('/api/issues', { body }));
  await stopped(server);
  const into = folderOf(t);
  const path = join(into, 'whole.tar');
  assert.equal((await command(t, place, ['backup', path])).code, 0);
  // In blocks of half a kibibyte or one kibibyte: one or two mebibytes, too small for both files.
  const limited = { through: ['sh', '-c', 'trap "" XFSZ; ulimit -f 2048; exec "$0" "$@"'] };
  const full = await command(t, { ...place, ...limited }, ['backup', join(into, 'full.tar')]);
  assert.equal(full.code, 1);
  assert.match(full.stderr, /docket: There is not enough free space in \S+\.\n$/);
  assert.deepEqual(readdirSync(into), ['whole.tar']);
  if (!place.env['DOCKET_DATABASE_URL']?.startsWith('sqlite:')) return;
  const failed = await command(t, { ...place, ...limited }, ['restore', path, '--replace']);
  assert.equal(failed.code, 1, failed.stdout);
  assert.match(failed.stderr, /docket: [^\n]+\n$/);
  const still = await serve(t, place);
  const index = done(
    await clientOf(still.url, token).GET('/api/projects/{id}/index', { params: { path: { id: project } } }),
  );
  assert.equal(index.issues.length, 3);
  await stopped(still);
});

const MIGRATIONS = 'src/store/schema/migrations';

/** A place with the database of a version that lacks the last migration, and the name of that migration. */
async function formerPlace(t: TestContext): Promise<{ place: Place; pending: string }> {
  const place = await emptyPlace(t);
  const folder = folderOf(t);
  cpSync(MIGRATIONS, folder, { recursive: true });
  const last = readdirSync(folder).sort().at(-1)?.split('.')[0] ?? '';
  for (const name of readdirSync(folder)) if (name.startsWith(last)) rmSync(join(folder, name));
  const engine = await engineOf(place.env['DOCKET_DATABASE_URL'] ?? '');
  await migrate(engine, { folder: pathToFileURL(`${folder}/`) });
  return { place, pending: last };
}

test('a start that has to migrate makes a backup first, which the former version can restore', async t => {
  const { place, pending } = await formerPlace(t);
  const folder = join(folderOf(t), 'backups');
  const env = { ...place.env, DOCKET_BACKUP_FOLDER: folder };
  const server = await serve(t, { ...place, env });
  const names = readdirSync(folder).filter(name => name.includes('-before-'));
  assert.deepEqual(
    names.map(name => /^docket-[-\dT]+Z-before-\d+\.\d+\.\d+\.tar$/.test(name)),
    [true],
  );
  const path = join(folder, names[0] ?? '');
  const { stdout } = await stopped(server);
  const lines = stdout
    .split('\n')
    .filter(line => /"event":"(?:backup_before_migration|migration)"/.test(line));
  assert.deepEqual(
    lines.map(line => [line.includes(JSON.stringify(path)), line.includes(JSON.stringify(pending))]),
    [
      [true, false],
      [false, true],
    ],
  );
  const { head } = await readBackup(path);
  assert.equal(head.migrations.at(-1)?.[0], Number(pending.slice(0, 4)) - 1);
  assert.ok(!(await stopped(await serve(t, { ...place, env }))).stdout.includes('backup_before_migration'));
});

test('if that backup cannot be made, the database stays as it is', async t => {
  const { place, pending } = await formerPlace(t);
  const taken = join(folderOf(t), 'taken');
  writeFileSync(taken, '');
  const env = { ...place.env, DOCKET_BACKUP_FOLDER: join(taken, 'backups') };
  const { code, stderr } = await command(t, { ...place, env }, ['start']);
  assert.equal(code, 1);
  assert.match(stderr, /^docket: No migration was applied, because the backup before it failed: [^\n]+\n$/);
  const { stdout } = await command(t, place, ['migrate', '--check', '--json']);
  assert.deepEqual((JSON.parse(stdout) as { pending: string[] }).pending, [pending]);
});
