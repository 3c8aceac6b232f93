/** The operator's commands on accounts, sessions, keys, settings and migrations, and what they tell programs. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { clientOf, done } from '../setting/client.ts';
import { emptySqlite } from '../setting/backups.ts';
import { engine } from '../setting/engines.ts';
import { until } from '../setting/until.ts';
import { build, BUILT, command, emptyPlace, serve, stopped, type Place } from '../setting/program.ts';

before(build);

const PASSWORD = 'a password of paula';

async function json<T>(t: TestContext, place: Place, ...words: string[]): Promise<T> {
  const { code, stdout, stderr } = await command(t, place, [...words, '--json'], `${PASSWORD}\n`);
  assert.deepEqual([code, stderr], [0, '']);
  return JSON.parse(stdout) as T;
}

interface Account {
  readonly username: string;
  readonly owner: string | null;
  readonly is_admin: boolean;
  readonly is_active: boolean;
}

const signIn = async (url: string) =>
  clientOf(url).POST('/api/auth/login', { body: { identity: 'paula', password: PASSWORD } });

test('accounts change as administrators change them, and the last administrator stays', async t => {
  const place = await emptyPlace(t);
  const { url } = await serve(t, place);
  await json(t, place, 'user', 'create', 'paula', '--admin');
  const { token } = done(await signIn(url));
  assert.equal((await json<Account>(t, place, 'user', 'demote', 'paula')).is_admin, false);
  const me = () => clientOf(url, token).GET('/api/auth/me');
  assert.equal((await me()).response.status, 200);
  assert.equal((await json<Account>(t, place, 'user', 'deactivate', 'PAULA')).is_active, false);
  assert.deepEqual([(await me()).response.status, (await signIn(url)).response.status], [401, 400]);
  assert.equal((await json<Account>(t, place, 'user', 'reactivate', 'paula')).is_active, true);
  assert.equal((await signIn(url)).response.status, 200);
  const all = await json<readonly Account[]>(t, place, 'user', 'list', '--all');
  const admins = all.filter(one => one.is_admin).map(({ username }) => username);
  assert.equal(admins.length, 1);
  for (const change of ['demote', 'deactivate']) {
    const { code, stderr } = await command(t, place, ['user', change, admins[0] ?? '']);
    assert.deepEqual([code, /last administrator/.test(stderr)], [1, true]);
  }
  assert.equal((await command(t, place, ['user', 'demote', 'nobody'])).code, 1);
});

interface Session {
  readonly id: number;
  readonly username: string;
}

test('a session is ended on a running server, and others stay', async t => {
  const place = await emptyPlace(t);
  const { url } = await serve(t, place);
  await json(t, place, 'user', 'create', 'paula');
  const tokens = [
    done(await signIn(url)).token,
    done(await signIn(url)).token,
    done(await signIn(url)).token,
  ];
  const statuses = () =>
    Promise.all(tokens.map(async token => (await clientOf(url, token).GET('/api/auth/me')).response.status));
  const sessions = await json<readonly Session[]>(t, place, 'session', 'list', '--user', 'paula');
  assert.deepEqual(
    sessions.map(({ username }) => username),
    ['paula', 'paula', 'paula'],
  );
  await json(t, place, 'session', 'end', String(sessions[0]?.id));
  assert.deepEqual(await statuses(), [200, 200, 401]);
  assert.equal((await json<readonly Session[]>(t, place, 'session', 'end', '--user', 'paula')).length, 2);
  assert.deepEqual(await statuses(), [401, 401, 401]);
  for (const words of [
    ['session', 'end', '999'],
    ['session', 'end'],
    ['session', 'end', 'one'],
  ])
    assert.equal((await command(t, place, words)).code, 1);
});

test('a key is replaced by one with the same name and owner', async t => {
  const place = await emptyPlace(t);
  const { url } = await serve(t, place);
  const status = async (key: string) => (await clientOf(url, key).GET('/api/projects')).response.status;
  const { key: old } = await json<{ key: string }>(t, place, 'key', 'create', 'ci', '--operator');
  const { key: fresh } = await json<{ key: string }>(t, place, 'key', 'rotate', 'CI');
  assert.deepEqual([await status(old), await status(fresh)], [401, 200]);
  const keys = await json<readonly { name: string; owner: string | null }[]>(t, place, 'key', 'list');
  assert.deepEqual(
    keys.map(({ name, owner }) => [name, owner]),
    [['ci', null]],
  );
  assert.equal((await command(t, place, ['key', 'rotate', 'none'])).code, 1);
});

test('a server that has stopped leaves its database in one file', { skip: engine !== 'sqlite' }, async t => {
  const place = await emptyPlace(t);
  const { DOCKET_DATABASE_URL: _, ...env } = place.env;
  const alone = { ...place, env };
  const server = await serve(t, alone);
  await json(t, alone, 'user', 'create', 'paula');
  // Its checks have begun by then, with a connection of their own.
  await until('a check', async () => (await fetch(`${server.url}/ready`)).ok);
  await stopped(server);
  const left = readdirSync(place.folder).filter(name => /-(wal|shm|journal)$/.test(name));
  assert.deepEqual(left, []);
});

interface Used {
  readonly name?: string;
  readonly prefix?: string | null;
  readonly client?: string | null;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

test('keys and sessions say when they were last used, also after a stop', async t => {
  const place = await emptyPlace(t);
  await json(t, place, 'user', 'create', 'paula');
  const { key } = await json<{ key: string }>(t, place, 'key', 'create', 'used', '--operator');
  await json(t, place, 'key', 'create', 'unused', '--operator');
  const server = await serve(t, place);
  const { token } = done(await signIn(server.url));
  for (const credential of [key, token])
    assert.equal((await clientOf(server.url, credential).GET('/api/projects')).response.status, 200);
  await stopped(server);
  const keys = await json<readonly Used[]>(t, place, 'key', 'list');
  const lastUses = keys.map(({ name, last_used_at }) => [name, last_used_at !== null]);
  assert.deepEqual(lastUses, [
    ['unused', false],
    ['used', true],
  ]);
  const prefix = keys.find(({ name }) => name === 'used')?.prefix ?? '';
  assert.ok(key.startsWith(prefix) && prefix.length === 'svc_sk_'.length + 4, prefix);
  const [session] = await json<readonly Used[]>(t, place, 'session', 'list', '--user', 'paula');
  assert.equal(session?.client, '127.0.0.1');
  assert.ok((session.last_used_at ?? '') >= session.created_at);
});

interface Entry {
  readonly action: string;
  readonly actor: { readonly id: number | null; readonly username: string };
  readonly credential: { readonly kind: string };
  readonly target: { readonly name: string };
}

test('what commands do is in the audit, under the name of the account that ran them', async t => {
  const place = await emptyPlace(t);
  const file = join(place.folder, 'harbour.tar');
  await json(t, place, 'user', 'create', 'paula');
  await json(t, place, 'user', 'promote', 'paula');
  await json(t, place, 'user', 'promote', 'paula');
  await json(t, place, 'user', 'set-password', 'paula');
  await json(t, place, 'key', 'create', 'ci', '--operator');
  await json(t, place, 'key', 'rotate', 'ci');
  await json(t, place, 'key', 'revoke', 'ci');
  assert.equal((await command(t, place, ['backup', file])).code, 0);
  await json(t, place, 'user', 'demote', 'paula').catch(() => undefined);
  assert.equal((await command(t, place, ['restore', file, '--replace'])).code, 0);
  const entries = await json<readonly Entry[]>(t, place, 'audit');
  const { username } = userInfo();
  for (const { actor, credential } of entries)
    assert.deepEqual([actor, credential.kind], [{ id: null, username }, 'command']);
  assert.deepEqual(
    entries.map(({ action, target }) => `${action} ${target.name}`),
    [
      `backup.restore ${file}`,
      'key.revoke ci',
      'key.rotate ci',
      'key.create ci',
      'user.password paula',
      'user.promote paula',
      'user.create paula',
    ],
  );
  const some = await json<readonly Entry[]>(t, place, 'audit', '--action', 'key.', '--limit', '2');
  assert.deepEqual(
    some.map(({ action }) => action),
    ['key.revoke', 'key.rotate'],
  );
  const shown = await command(t, place, ['audit', '--target', 'PAULA', '--action', 'user.promote']);
  assert.match(
    shown.stdout,
    /user\.promote +\S+ +command +paula +\{"is_admin":false\} → \{"is_admin":true\}/,
  );
  const refused = await command(t, place, ['audit', '--since', 'yesterday']);
  assert.deepEqual([refused.code, refused.stderr.trim().split('\n').length], [1, 1]);
});

interface Setting {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
}

test('the settings in force are shown with where they were set, and secrets are not', async t => {
  const empty = await emptyPlace(t);
  const place = {
    ...empty,
    env: { ...empty.env, DOCKET_TRUSTED_PROXIES: '10.0.0.5', DOCKET_PROXY_SECRET: 'harbour-lights' },
  };
  const settings = await json<readonly Setting[]>(t, place, 'config');
  const of = (key: string) => settings.find(one => one.key === key);
  assert.deepEqual(of('port'), { key: 'port', value: 0, source: 'DOCKET_PORT' });
  assert.deepEqual(of('host'), { key: 'host', value: '127.0.0.1', source: 'default' });
  assert.deepEqual([of('proxy_secret')?.value, of('database_url')?.value], ['***', '***']);
  assert.ok(!(await command(t, place, ['config'])).stdout.includes('harbour-lights'));
});

test('health tells whether the server of this configuration is ready', async t => {
  const place = await emptyPlace(t);
  const { url } = await serve(t, place);
  const env = { ...place.env, DOCKET_PORT: new URL(url).port };
  assert.match((await command(t, { ...place, env }, ['health'])).stdout, /^ready/);
  const away = await command(t, { ...place, env: { ...env, DOCKET_PORT: '9' } }, ['health']);
  assert.deepEqual([away.code, away.stderr], [1, 'docket: no server responds at http://127.0.0.1:9/ready\n']);
});

interface Schema {
  readonly current: string | null;
  readonly pending: readonly string[];
}

test('pending migrations are listed, and nothing is created', async t => {
  const { url, folder } = emptySqlite(t);
  const place = await emptyPlace(t);
  const data = join(folder, 'data');
  const env = { ...place.env, DOCKET_DATA_FOLDER: data, DOCKET_DATABASE_URL: url };
  const before_ = await json<Schema>(t, { ...place, env }, 'migrate', '--check');
  assert.deepEqual([before_.current, before_.pending[0]], [null, '0001-ledger']);
  assert.deepEqual([existsSync(data), existsSync(join(folder, 'docket.db'))], [false, false]);
  await serve(t, place);
  const after_ = await json<Schema>(t, place, 'migrate', '--check');
  assert.deepEqual([after_.current, after_.pending], [before_.pending.at(-1), []]);
});

test('the program of the server has the commands that work with a server', async t => {
  const place = await emptyPlace(t);
  const { url } = await serve(t, place);
  const { key } = await json<{ key: string }>(t, place, 'key', 'create', 'ci', '--operator');
  const env = { ...place.env, DOCKET_URL: url, DOCKET_TOKEN: key };
  const docket = (...words: string[]) =>
    execFileSync(join(BUILT, '../bin/docket'), words, {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  assert.deepEqual(JSON.parse(docket('project', 'list')), []);
  assert.match(docket('help', '--all', '--json'), /"operation_id"/);
  assert.match(docket('doctor', '--url', url), /"websocket"/);
  assert.match(docket('user', 'list'), /administrator/);
  assert.match(docket('--help'), /start the server/);
});

test('a backup passes through a pipe', async t => {
  const place = await emptyPlace(t);
  await json(t, place, 'user', 'create', 'paula');
  const { env } = place;
  const program = [process.execPath, join(BUILT, 'main.js')].map(word => `'${word}'`).join(' ');
  const file = join(place.folder, 'piped.tar');
  execFileSync('sh', ['-c', `${program} backup - > '${file}'`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const other = await emptyPlace(t);
  const { status, stdout } = spawnSync('sh', ['-c', `${program} restore - < '${file}'`], {
    env: other.env,
    encoding: 'utf8',
  });
  assert.deepEqual([status, /^Restored to the state of /.test(stdout)], [0, true]);
  const people = await json<readonly Account[]>(t, other, 'user', 'list');
  assert.ok(people.some(({ username }) => username === 'paula'));
  const broken = spawnSync('sh', ['-c', `head -c 1000 '${file}' | ${program} restore - --replace`], {
    env: other.env,
    encoding: 'utf8',
  });
  assert.equal(broken.status, 1);
  assert.equal((await json<readonly Account[]>(t, other, 'user', 'list')).length, people.length);
});
