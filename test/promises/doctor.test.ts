/** The examination of an instance: planted faults are found, and sound set-ups have none. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { scheduledName as nameOfBackup } from '../../src/backup/kept.ts';
import { clientOf, done } from '../setting/client.ts';
import { emptySqlite } from '../setting/backups.ts';
import { engine } from '../setting/engines.ts';
import { build, command, emptyPlace, serve, stopped, type Ended, type Place } from '../setting/program.ts';
import { runIn } from '../setting/sqlite-files.ts';
import { uploaded } from '../setting/uploads.ts';

before(build);

interface Checked {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly message: string;
}

async function examined(t: TestContext, place: Place, ...options: string[]) {
  const ended: Ended = await command(t, place, ['doctor', '--json', ...options]);
  const { checks } = JSON.parse(ended.stdout) as { readonly checks: readonly Checked[] };
  return { code: ended.code, checks };
}

const CHECKS = [
  ...['configuration', 'node', 'permissions', 'database', 'migrations', 'files'],
  ...['disk', 'clock', 'backups', 'proxy'],
];

/** No check found anything. */
async function assertSound(t: TestContext, place: Place): Promise<void> {
  const { code, checks } = await examined(t, place, '--deep');
  assert.deepEqual(
    checks.filter(({ status, message }) => !['ok', 'skipped'].includes(status) && !isOfTests(message)),
    [],
  );
  assert.deepEqual([code, checks.map(({ name }) => name)], [0, CHECKS]);
}

/** The PostgreSQL of the tests need not survive a crash. */
function isOfTests(message: string): boolean {
  return (
    engine === 'postgres' && message.split('. ').every(one => one.includes('so that a crash can damage it'))
  );
}

const OLGA = { identity: 'olga', password: 'a password of olga' };
const ADMINISTRATOR = { DOCKET_ADMIN_USERNAME: OLGA.identity, DOCKET_ADMIN_PASSWORD: OLGA.password };

/** Starts a server, and gives it a project, an issue and a file. */
async function fill(t: TestContext, place: Place): Promise<void> {
  const server = await serve(t, { ...place, env: { ...place.env, ...ADMINISTRATOR } });
  const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body: OLGA }));
  const api = clientOf(server.url, token);
  const { id } = done(await api.POST('/api/projects', { body: { name: 'Boats', identifier: 'BTS' } }));
  done(await api.POST('/api/issues', { body: { project_id: id, title: 'Lantern' } }));
  await uploaded({ url: server.url }, { token }, { bytes: 'High water', filename: 'tides.txt' });
  await stopped(server);
}

describe('sound set-ups', () => {
  test('before the first start', async t => {
    await assertSound(t, await emptyPlace(t));
  });

  test('with rows and files, and while a server runs', async t => {
    const place = await emptyPlace(t);
    await fill(t, place);
    await assertSound(t, place);
    await serve(t, place);
    await assertSound(t, place);
  });

  test('with backups', async t => {
    const place = await emptyPlace(t);
    await fill(t, place);
    const folder = mkdtempSync(join(tmpdir(), 'docket-backups-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    await command(t, place, ['backup', join(folder, nameOfBackup(new Date()))]);
    await assertSound(t, withEnv(place, { DOCKET_BACKUP_FOLDER: folder }));
  });

  test('behind a proxy', async t => {
    const place = await emptyPlace(t);
    const env = {
      DOCKET_HOST: '0.0.0.0',
      DOCKET_PUBLIC_URL: 'https://docket.example.org',
      DOCKET_TRUSTED_PROXIES: '10.0.0.5',
      DOCKET_PROXY_SECRET: 'a-long-random-text',
    };
    await assertSound(t, withEnv(place, env));
  });
});

function withEnv(place: Place, env: Readonly<Record<string, string>>): Place {
  return { ...place, env: { ...place.env, ...env } };
}

/** A filled instance on SQLite, which each test copies. */
let filled: Place | null = null;
const copies: string[] = [];
after(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

async function copyOfFilled(t: TestContext): Promise<Place> {
  if (!filled) {
    const { url, folder } = emptySqlite(t);
    const { env } = await emptyPlace(t);
    const place = { folder, env: { ...env, DOCKET_DATA_FOLDER: folder, DOCKET_DATABASE_URL: url } };
    await fill(t, place);
    const kept = mkdtempSync(join(tmpdir(), 'docket-filled-'));
    copies.push(kept);
    cpSync(folder, kept, { recursive: true });
    filled = { folder: kept, env };
  }
  const folder = mkdtempSync(join(tmpdir(), 'docket-copy-'));
  copies.push(folder);
  cpSync(filled.folder, folder, { recursive: true });
  const { DOCKET_DATABASE_URL: _, ...env } = filled.env;
  return { folder, env: { ...env, DOCKET_DATA_FOLDER: folder, HOME: folder } };
}

function inDatabase({ folder }: Place, sql: string): Promise<void> {
  return runIn(join(folder, 'docket.db'), sql);
}

interface Fault {
  readonly check: string;
  readonly status: 'warning' | 'failed';
  readonly options?: readonly string[];
  readonly plant: (place: Place, t: TestContext) => Place | void | Promise<Place | void>;
}

function contentIn({ folder }: Place): string {
  const [first = ''] = readdirSync(join(folder, 'files'));
  const [name = ''] = readdirSync(join(folder, 'files', first));
  return join(folder, 'files', first, name);
}

function backupsIn(place: Place): Place {
  const folder = `${place.folder}-backups`;
  copies.push(folder);
  mkdirSync(folder);
  return withEnv(place, { DOCKET_BACKUP_FOLDER: folder });
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'a setting that is none': {
    check: 'configuration',
    status: 'failed',
    plant: ({ folder }) => writeFileSync(join(folder, 'docket.yaml'), 'prot: 80\n'),
  },
  'a value that is none': {
    check: 'configuration',
    status: 'failed',
    plant: place => withEnv(place, { DOCKET_PORT: 'eighty' }),
  },
  'a variable that is none': {
    check: 'configuration',
    status: 'warning',
    plant: place => withEnv(place, { DOCKET_PROT: '80' }),
  },
  'a database that others can read': {
    check: 'permissions',
    status: 'warning',
    plant: ({ folder }) => chmodSync(join(folder, 'docket.db'), 0o644),
  },
  'a secret that others can read': {
    check: 'permissions',
    status: 'warning',
    plant: ({ folder }) => {
      const settings = 'trusted_proxies: [10.0.0.5]\nproxy_secret: harbour-lights\n';
      writeFileSync(join(folder, 'docket.yaml'), settings, { mode: 0o644 });
      chmodSync(join(folder, 'docket.yaml'), 0o644);
    },
  },
  'a file instead of the data folder': {
    check: 'permissions',
    status: 'failed',
    plant: place => {
      writeFileSync(join(place.folder, 'a-file'), '');
      return withEnv(place, { DOCKET_DATA_FOLDER: join(place.folder, 'a-file') });
    },
  },
  'a damaged database': {
    check: 'database',
    status: 'failed',
    plant: ({ folder }) => {
      const file = join(folder, 'docket.db');
      const bytes = readFileSync(file);
      bytes.fill(0x5a, 40_960, 81_920);
      writeFileSync(file, bytes);
    },
  },
  'a file that is no database': {
    check: 'database',
    status: 'failed',
    plant: ({ folder }) =>
      writeFileSync(join(folder, 'docket.db'), 'a text that is no database\n'.repeat(99)),
  },
  'the database of another program': {
    check: 'database',
    status: 'failed',
    plant: place => {
      rmSync(join(place.folder, 'docket.db'));
      return inDatabase(place, 'CREATE TABLE boats (id INTEGER)');
    },
  },
  'a database server that is away': {
    check: 'database',
    status: 'failed',
    plant: place => withEnv(place, { DOCKET_DATABASE_URL: 'postgres://docket:harbour@127.0.0.1:1/docket' }),
  },
  'rows that refer to nothing': {
    check: 'database',
    status: 'failed',
    options: ['--deep'],
    plant: place => inDatabase(place, 'PRAGMA foreign_keys = OFF; DELETE FROM users'),
  },
  'a database of a newer version': {
    check: 'migrations',
    status: 'failed',
    plant: place =>
      inDatabase(place, "INSERT INTO migrations VALUES (9999, 'later', 'x', '2026-01-02 03:04:05')"),
  },
  'a migration that is missing': {
    check: 'migrations',
    status: 'warning',
    plant: place =>
      inDatabase(place, 'DELETE FROM migrations WHERE number = (SELECT MAX(number) FROM migrations)'),
  },
  'a file without its bytes': {
    check: 'files',
    status: 'failed',
    plant: place => rmSync(contentIn(place)),
  },
  'a file with other bytes': {
    check: 'files',
    status: 'failed',
    options: ['--deep'],
    plant: place => writeFileSync(contentIn(place), 'Low water.'),
  },
  'a clock that is behind': {
    check: 'clock',
    status: 'failed',
    plant: place => inDatabase(place, "UPDATE activity SET ts = '2099-01-02 03:04:05'"),
  },
  'no backup': { check: 'backups', status: 'warning', plant: backupsIn },
  'a file instead of the backup folder': {
    check: 'backups',
    status: 'failed',
    plant: place => {
      const file = `${place.folder}-a-file`;
      copies.push(file);
      writeFileSync(file, '');
      return withEnv(place, { DOCKET_BACKUP_FOLDER: file });
    },
  },
  'backups that have stopped': {
    check: 'backups',
    status: 'failed',
    plant: place => {
      const after_ = backupsIn(place);
      const old = new Date(Date.now() - 3 * 86_400_000);
      writeFileSync(join(after_.env['DOCKET_BACKUP_FOLDER'] ?? '', nameOfBackup(old)), '');
      return after_;
    },
  },
  'a damaged backup': {
    check: 'backups',
    status: 'failed',
    options: ['--deep'],
    plant: async (place, t) => {
      const planted = backupsIn(place);
      const file = join(planted.env['DOCKET_BACKUP_FOLDER'] ?? '', nameOfBackup(new Date()));
      await command(t, place, ['backup', file]);
      const bytes = readFileSync(file);
      bytes.fill(0x5a, 2_048, 4_096);
      writeFileSync(file, bytes);
      return planted;
    },
  },
  'proxies everywhere': {
    check: 'proxy',
    status: 'warning',
    plant: place =>
      withEnv(place, { DOCKET_TRUSTED_PROXIES: '0.0.0.0/0', DOCKET_PROXY_SECRET: 'a-long-random-text' }),
  },
  'a proxy that is not named': {
    check: 'proxy',
    status: 'warning',
    plant: place => withEnv(place, { DOCKET_PUBLIC_URL: 'https://docket.example.org' }),
  },
  'an address that tools do not know': {
    check: 'proxy',
    status: 'warning',
    plant: place => withEnv(place, { DOCKET_HOST: '0.0.0.0' }),
  },
};

describe('faults', () => {
  for (const [name, { check, status, options = [], plant }] of Object.entries(FAULTS))
    test(`${name}: ${check} says ${status}`, async t => {
      const copy = await copyOfFilled(t);
      const place = (await plant(copy, t)) ?? copy;
      const { code, checks } = await examined(t, place, ...options);
      const found = checks.find(one => one.name === check);
      assert.equal(found?.status, status, JSON.stringify(checks));
      assert.match(found.message, /[.?]$/);
      assert.ok(!JSON.stringify(checks).includes('harbour'), 'a secret is shown');
      assert.equal(code, checks.some(one => one.status === 'failed') ? 1 : 0);
    });

  test('a repair closes what others can read, and changes nothing else', async t => {
    const place = await copyOfFilled(t);
    chmodSync(join(place.folder, 'docket.db'), 0o644);
    const { checks } = await examined(t, place, '--repair');
    assert.equal(checks.find(({ name }) => name === 'permissions')?.status, 'ok');
  });
});
