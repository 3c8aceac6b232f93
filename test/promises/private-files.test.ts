/** The files of an instance are private to its account, and owned by it, in any folder and after any restore. */
import assert from 'node:assert/strict';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import { folderOf } from '../setting/backups.ts';
import { clientOf, done } from '../setting/client.ts';
import { engine } from '../setting/engines.ts';
import { build, command, emptyPlace, serve, stopped, type Place } from '../setting/program.ts';
import { on, uploaded } from '../setting/uploads.ts';

before(build);

const OLGA = { identity: 'olga', password: 'a password of olga' };

/** An existing data folder that is open to others, as `mkdir` creates it, with the database in it. */
async function openPlace(t: TestContext): Promise<Place> {
  const { folder, env } = await emptyPlace(t);
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o755);
  return {
    folder,
    env: {
      ...env,
      DOCKET_DATA_FOLDER: data,
      DOCKET_ADMIN_USERNAME: OLGA.identity,
      DOCKET_ADMIN_PASSWORD: OLGA.password,
      ...(engine === 'sqlite' ? { DOCKET_DATABASE_URL: 'sqlite:<data_folder>/docket.db' } : {}),
    },
    through: ['/bin/sh', '-c', 'umask 022; exec "$@"', 'sh'],
  };
}

function dataFolderOf({ env }: Place): string {
  return env['DOCKET_DATA_FOLDER'] ?? '';
}

interface Entry {
  readonly path: string;
  readonly mode: number;
  readonly uid: number;
}

function entriesOf(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => {
    const { mode, uid } = lstatSync(join(folder, path));
    return { path, mode: mode & 0o777, uid };
  });
}

function openToOthers(place: Place): string[] {
  return entriesOf(dataFolderOf(place))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ path, mode }) => `${path} ${mode.toString(8)}`);
}

async function uploadOne(url: string): Promise<void> {
  const { token } = done(await clientOf(url).POST('/api/auth/login', { body: OLGA }));
  const api = clientOf(url, token);
  const project = done(await api.POST('/api/projects', { body: { name: 'Boats', identifier: 'BTS' } }));
  const issue = done(await api.POST('/api/issues', { body: { project_id: project.id, title: 'Lantern' } }));
  await uploaded({ url }, { token }, { bytes: 'a lantern', type: 'text/plain', ...on('issue', issue) });
}

describe('in a data folder that others may read', () => {
  test('every file that the server makes is for its own account alone, and the folder stays as it was', async t => {
    const place = await openPlace(t);
    const server = await serve(t, place);
    await uploadOne(server.url);
    const paths = entriesOf(dataFolderOf(place)).map(({ path }) => path);
    assert.ok(paths.some(path => path.startsWith('files/')));
    if (engine === 'sqlite')
      for (const name of ['docket.db', 'docket.db-wal', 'docket.db-shm'])
        assert.ok(paths.includes(name), name);
    assert.deepEqual(openToOthers(place), []);
    assert.equal(lstatSync(dataFolderOf(place)).mode & 0o777, 0o755);
  });

  test('files that an earlier version left readable are made private at the start, other files are not touched', async t => {
    const place = await openPlace(t);
    const first = await serve(t, place);
    await uploadOne(first.url);
    first.process.kill('SIGKILL');
    await first.ended;
    const data = dataFolderOf(place);
    for (const name of readdirSync(data)) chmodSync(join(data, name), name.includes('.') ? 0o644 : 0o755);
    const foreign = join(data, 'notes.txt');
    writeFileSync(foreign, '');
    chmodSync(foreign, 0o644);
    await serve(t, place);
    assert.deepEqual(openToOthers(place), ['notes.txt 644']);
  });
});

/** The account that owns no files. */
const UNPRIVILEGED = 65_534;

const isRoot = process.geteuid?.() === 0;

describe('restored by root', { skip: !isRoot }, () => {
  const asNobody = [
    'setpriv',
    `--reuid=${String(UNPRIVILEGED)}`,
    `--regid=${String(UNPRIVILEGED)}`,
    '--clear-groups',
    '--',
  ];

  async function backup(t: TestContext): Promise<string> {
    const source = await openPlace(t);
    const server = await serve(t, source);
    await uploadOne(server.url);
    await stopped(server);
    const path = join(folderOf(t), 'docket.tar');
    assert.equal((await command(t, source, ['backup', path])).code, 0);
    return path;
  }

  async function assertServes(t: TestContext, place: Place): Promise<void> {
    const { url } = await serve(t, { ...place, through: asNobody });
    const { response } = await clientOf(url).POST('/api/auth/login', { body: OLGA });
    assert.equal(response.status, 200);
  }

  test('the files belong to the owner of the data folder, who may serve them', async t => {
    const path = await backup(t);
    const place = await openPlace(t);
    chownSync(place.folder, UNPRIVILEGED, UNPRIVILEGED);
    chownSync(dataFolderOf(place), UNPRIVILEGED, UNPRIVILEGED);
    const { code, stdout, stderr } = await command(t, place, ['restore', path]);
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(stdout, /chown/);
    const entries = entriesOf(dataFolderOf(place));
    assert.ok(entries.some(({ path: name }) => name.startsWith('files/')));
    assert.deepEqual(
      entries.filter(({ uid }) => uid !== UNPRIVILEGED),
      [],
    );
    await assertServes(t, place);
  });

  test('a data folder that the restore makes belongs to the owner of the one above', async t => {
    const path = await backup(t);
    const place = await openPlace(t);
    chownSync(place.folder, UNPRIVILEGED, UNPRIVILEGED);
    const made = {
      ...place,
      env: { ...place.env, DOCKET_DATA_FOLDER: join(place.folder, 'var/lib/docket') },
    };
    assert.equal((await command(t, made, ['restore', path])).code, 0);
    await assertServes(t, made);
  });

  test('where root owns the folder too, the restore names the command to run', async t => {
    const path = await backup(t);
    const place = await openPlace(t);
    const { stdout } = await command(t, place, ['restore', path]);
    assert.match(
      stdout,
      new RegExp(`\nThe files belong to root.*: chown -R <account> ${dataFolderOf(place)}\n$`),
    );
  });
});
