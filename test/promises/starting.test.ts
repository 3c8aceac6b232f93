/**
 * Starting: an empty folder becomes an instance with one administrator, and a failed start gives its reason in one sentence.
 */
import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf } from '../setting/client.ts';
import { until } from '../setting/until.ts';
import { lacks } from '../setting/lacking.ts';
import { engine } from '../setting/engines.ts';
import { openStore } from '../../src/store/store.ts';
import {
  assertNotServing,
  BUILT,
  build,
  command,
  emptyPlace,
  LISTENS,
  run,
  serve,
  stopped,
  type Ended,
  type Place,
} from '../setting/program.ts';

before(build);

const signIn = (url: string, identity: string, password: string) =>
  clientOf(url).POST('/api/auth/login', { body: { identity, password } });

/** Of an SQLite database. */
const PAGE = 4096;

/** The file with the generated password, as the log names it. */
const FIRST = /"event":"administrator_created","username":"([^"]+)","password_file":"([^"]+)"/;

/** The lines of the log. */
function linesOf(stdout: string): Record<string, unknown>[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
}

describe('the first start on an empty folder', () => {
  test('makes an administrator whose password is in a file of its own account alone, and nowhere else', async t => {
    const place = await emptyPlace(t);
    const first = await serve(t, place);
    const [, username = '', file = ''] = await first.printed(FIRST);
    assert.equal(file, join(place.folder, 'first-password'));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const password = readFileSync(file, 'utf8').trimEnd();
    const { data } = await signIn(first.url, username, password);
    assert.equal(data?.user.is_admin, true);
    const output = await stopped(first);
    assert.ok(!(output.stdout + output.stderr).includes(password));
    rmSync(file);
    const second = await serve(t, place);
    assert.equal((await signIn(second.url, username, password)).response.status, 200);
    assert.ok(!(await stopped(second)).stdout.includes('administrator_created') && !existsSync(file));
  });

  test('makes the administrator that the environment names, and keeps no password', async t => {
    const place = await emptyPlace(t);
    const password = 'a password of the operator';
    const env = { ...place.env, DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: password };
    const server = await serve(t, { ...place, env });
    const { data } = await signIn(server.url, 'olga', password);
    assert.deepEqual([data?.user.username, data?.user.is_admin], ['olga', true]);
    const { stdout, stderr } = await stopped(server);
    assert.ok(!(stdout + stderr).includes(password) && !existsSync(join(place.folder, 'first-password')));
    assert.match(stdout, /"event":"administrator_created","username":"olga","msg"/);
  });

  test(
    'shows a person at a terminal the password, and writes it nowhere',
    { skip: lacks('script') },
    async t => {
      const place = await emptyPlace(t);
      const program = `${process.execPath} ${join(BUILT, 'main.js')} start`;
      // The terminal is standard error alone, as if the log went into a file.
      const child = spawn('script', ['-qec', `${program} > log`, '/dev/null'], {
        cwd: place.folder,
        env: place.env,
      });
      t.after(() => child.kill('SIGKILL'));
      let text = '';
      for await (const piece of child.stdout.setEncoding('utf8')) {
        text += String(piece);
        if (text.includes('/docs')) break;
      }
      assert.match(
        text,
        /First administrator: admin, password: \S{20}\r\nIt is not shown again[^]*Docs: +http/,
      );
      assert.ok(!existsSync(join(place.folder, 'first-password')));
      const log = join(place.folder, 'log');
      await until('the log is written', () => readFileSync(log, 'utf8').includes('"event":"listening"'));
      assert.equal(linesOf(readFileSync(log, 'utf8'))[0]?.['event'], 'starting');
    },
  );

  test('accepts its administrator from its first response', async t => {
    const place = await emptyPlace(t);
    const port = String(await freePort());
    const administrator = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };
    const server = run(t, { ...place, env: { ...place.env, ...administrator, DOCKET_PORT: port } }, [
      'start',
    ]);
    const url = `http://127.0.0.1:${port}`;
    await answering(url, server.ended);
    assert.equal((await signIn(url, 'olga', 'a password of olga')).response.status, 200);
  });

  test('makes the folders that are missing, for its own account alone', async t => {
    const place = await emptyPlace(t);
    const above = join(place.folder, 'var');
    const folder = join(above, 'docket');
    await serve(t, { ...place, env: { ...place.env, DOCKET_DATA_FOLDER: folder } });
    for (const made of [above, folder]) assert.equal(statSync(made).mode & 0o777, 0o700);
  });

  test('prints addresses that answer', async t => {
    const server = await serve(t, await emptyPlace(t));
    for (const address of [`${server.url}/api/health`, `${server.url}/ready`, `${server.url}/docs`]) {
      const { status } = await fetch(address);
      assert.equal(status, 200, address);
    }
  });

  test('writes lines of JSON alone, from the first one, whatever the level of the log', async t => {
    const place = await emptyPlace(t);
    const env = { ...place.env, DOCKET_LOG_LEVEL: 'error', DOCKET_UNKNOWN: '1' };
    const server = await serve(t, { ...place, env });
    const { stdout, stderr } = await stopped(server);
    const lines = linesOf(stdout);
    const events = [...new Set(lines.map(({ event }) => event))];
    assert.deepEqual(events, ['starting', 'migration', 'administrator_created', 'listening']);
    const { version, commit, node, engine: kind } = lines[0] ?? {};
    assert.deepEqual([node, kind], [process.versions.node, engine]);
    assert.match(`${String(version)} ${String(commit)}`, /^\d+\.\d+\.\d+ ([0-9a-f]{7,}|unknown)$/);
    const migrations = lines.filter(({ event }) => event === 'migration');
    assert.match(String(migrations[0]?.['name']), /^0001-/);
    assert.ok(migrations.every(({ ms }) => typeof ms === 'number'));
    assert.equal(lines.at(-1)?.['address'], server.url);
    const [warning] = linesOf(stderr);
    assert.deepEqual([warning?.['level'], warning?.['event']], ['warn', 'configuration']);
    assert.match(String(warning?.['msg']), /DOCKET_UNKNOWN/);
  });

  test('ignores a later administrator in the environment', async t => {
    const place = await emptyPlace(t);
    await stopped(await serve(t, place));
    const env = { ...place.env, DOCKET_ADMIN_USERNAME: 'late', DOCKET_ADMIN_PASSWORD: 'much too late' };
    const server = await serve(t, { ...place, env });
    assert.equal((await signIn(server.url, 'late', 'much too late')).response.status, 400);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Requests repeatedly, in order to be the first. */
async function answering(url: string, ended: Promise<Ended>): Promise<void> {
  const over = ended.then(() => Promise.reject(new Error('it ended without an answer')));
  for (;;) {
    const answer = fetch(`${url}/api/health`).catch(() => pause(1));
    if ((await Promise.race([answer, over])) instanceof Response) return;
  }
}

test('the published documents keep their ETags over a restart', async t => {
  const place = await emptyPlace(t);
  const etags: (string | null)[] = [];
  for (let start = 0; start < 2; start++) {
    const server = await serve(t, place);
    etags.push((await fetch(`${server.url}/openapi/rest.json`)).headers.get('etag'));
    await stopped(server);
  }
  assert.ok(etags[0]);
  assert.equal(etags[1], etags[0]);
});

/** Refused: one line on stderr, exit status not 0, and no server. */
function assertSentence({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  assert.match(stderr, /^[^\n]+\n$/);
  assert.match(stderr, sentence);
  assert.equal(code, 1);
  assertNotServing(stdout);
}

/** The end of a start that must be refused: a server that starts fails the test. */
function start(t: TestContext, place: Place, built = BUILT): Promise<Ended> {
  const server = run(t, place, ['start'], built);
  const started = server.printed(LISTENS).then(
    () => assert.fail('the server started'),
    () => server.ended,
  );
  return Promise.race([server.ended, started]);
}

describe('a start is refused in one sentence', () => {
  test('while the port is taken', async t => {
    const place = await emptyPlace(t);
    const other = createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const administrator = { DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'a password of olga' };
    const ended = await start(t, { ...place, env: { ...place.env, ...administrator, DOCKET_PORT: port } });
    assertSentence(ended, new RegExp(`^docket: Port ${port} of 127\\.0\\.0\\.1 is taken .* \`port\``));
  });

  test('while the port is taken, and no account has been created whose password would be lost', async t => {
    const place = await emptyPlace(t);
    const other = createServer().listen(0, '127.0.0.1');
    t.after(() => other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const ended = await start(t, { ...place, env: { ...place.env, DOCKET_PORT: port } });
    assertSentence(ended, new RegExp(`^docket: .*${port}`));
    const server = await serve(t, place);
    await server.printed(FIRST);
  });

  test('while another server has the file, and commands keep working next to that one', async t => {
    const place = await emptyPlace(t);
    const first = await serve(t, place);
    if (engine === 'sqlite')
      assertSentence(
        await start(t, place),
        /^docket: Another server is using the database \S+: stop it first, or /,
      );
    const { code, stdout } = await command(t, place, ['key', 'create', 'nightly', '--operator']);
    assert.deepEqual([code, /^svc_sk_/.test(stdout)], [0, true]);
    first.process.kill('SIGKILL');
    await first.ended;
    await serve(t, place);
  });

  for (const [what, env, sentence] of [
    [
      'an address of another machine',
      { DOCKET_HOST: '192.0.2.1' },
      /does not have the address 192\.0\.2\.1: set `host`/,
    ],
    [
      'a host name without an address',
      { DOCKET_HOST: 'nowhere.invalid' },
      /nowhere\.invalid has no address: set `host`/,
    ],
  ] as const)
    test(`on ${what}`, async t => {
      const place = await emptyPlace(t);
      const ended = await start(t, { ...place, env: { ...place.env, ...env } });
      assertSentence(ended, new RegExp(`^docket: .*${sentence.source}`));
    });

  test('with a data folder in which it may not write', { skip: process.geteuid?.() !== 0 }, async t => {
    const place = await emptyPlace(t);
    const through = ['setpriv', '--reuid=65534', '--clear-groups', '--'];
    const data = join(place.folder, 'data');
    mkdirSync(data);
    chmodSync(place.folder, 0o755);
    const env = { ...place.env, DOCKET_DATA_FOLDER: data };
    const ended = await start(t, { ...place, env, through });
    assertSentence(ended, /^docket: The data folder \S+ cannot be used: permission denied\.$/m);
  });

  test('with an unknown setting', async t => {
    const place = await emptyPlace(t);
    writeFileSync(join(place.folder, 'docket.yaml'), 'prot: 3456\n');
    assertSentence(await start(t, place), /^docket: .*prot/);
  });

  test('with a file that is not YAML', async t => {
    const place = await emptyPlace(t);
    writeFileSync(join(place.folder, 'docket.yaml'), 'port: [3456\n');
    assertSentence(await start(t, place), /^docket: .*docket\.yaml/);
  });

  test('with a configuration file that is not there', async t => {
    const place = await emptyPlace(t);
    assertSentence(
      await command(t, place, ['--config', 'nowhere.yaml', 'start']),
      /^docket: .*nowhere\.yaml/,
    );
  });

  test('with a first administrator whose password is too short', async t => {
    const place = await emptyPlace(t);
    const env = { ...place.env, DOCKET_ADMIN_USERNAME: 'olga', DOCKET_ADMIN_PASSWORD: 'hushhus' };
    const ended = await start(t, { ...place, env });
    assertSentence(ended, /^docket: .*DOCKET_ADMIN_PASSWORD/);
    assert.ok(!ended.stderr.includes('hushhus'));
  });

  test('where no folder can be created', { timeout: 60_000 }, async t => {
    const place = await emptyPlace(t);
    const taken = join(place.folder, 'taken');
    writeFileSync(taken, '');
    for (const [folder, reason] of [
      [taken, 'something else exists at this path'],
      [join(taken, 'below'), 'a parent of it is not a folder'],
      ['/proc/docket/below', 'folders cannot be created there'],
    ] as const)
      assertSentence(
        await start(t, { ...place, env: { ...place.env, DOCKET_DATA_FOLDER: folder } }),
        new RegExp(`^docket: The data folder ${folder} cannot be created: ${reason}\\.$`, 'm'),
      );
  });

  test('with a database that cannot be used', async t => {
    const place = await emptyPlace(t);
    const file = join(place.folder, 'absent', 'docket.db');
    const env = { ...place.env, DOCKET_DATABASE_URL: `sqlite:${file}` };
    assertSentence(await start(t, { ...place, env }), new RegExp(`^docket: The database ${file} cannot be `));
  });

  if (engine === 'sqlite')
    test('with a damaged database, wherever the damage is', async t => {
      const place = await emptyPlace(t);
      await stopped(await serve(t, place));
      const file = (place.env['DOCKET_DATABASE_URL'] ?? '').slice('sqlite:'.length);
      const whole = readFileSync(file);
      for (const from of [0, 100, PAGE, Math.floor(whole.length / 3)]) {
        writeFileSync(
          file,
          Buffer.concat([whole.subarray(0, from), Buffer.alloc(whole.length - from, 'damage')]),
        );
        const sentence = /^docket: The database \S+ cannot be used \(SQLITE_\w+: [^()]+\)\.$/m;
        assertSentence(await start(t, place), sentence);
        assertSentence(await command(t, place, ['user', 'promote', 'admin']), sentence);
      }
    });

  test('with a database of a newer program', async t => {
    const place = await emptyPlace(t);
    await stopped(await serve(t, place));
    await comeFromTheFuture(place.env['DOCKET_DATABASE_URL'] ?? '');
    const sentence =
      /^docket: This database was made by a newer version of Docket, 9\.9\.9 \(migration 9999-of-tomorrow /;
    assertSentence(await start(t, place), sentence);
    assertSentence(await command(t, place, ['user', 'list']), sentence);
  });

  test('without a package that it needs', async t => {
    const place = await emptyPlace(t);
    const alone = join(place.folder, 'docket/dist');
    cpSync(BUILT, alone, { recursive: true });
    const manifest = join(place.folder, 'docket/package.json');
    cpSync(join(dirname(BUILT), 'package.json'), manifest);
    // Empty folders, which hide the packages of a parent folder.
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies))
      mkdirSync(join(place.folder, 'docket/node_modules', name), { recursive: true });
    assertSentence(
      await start(t, place, alone),
      /^docket: the installation is not complete \(Cannot find package '\S+'\): run `npm ci`\.$/m,
    );
  });

  test('without a build', async t => {
    const place = await emptyPlace(t);
    const alone = join(place.folder, 'bin/docket');
    cpSync(join(dirname(BUILT), 'bin/docket'), alone);
    const { status, stdout, stderr } = spawnSync(alone, ['start'], {
      cwd: place.folder,
      env: place.env,
      encoding: 'utf8',
    });
    assertSentence({ code: status, stdout, stderr }, /^docket: there is no build yet: run `npm ci`/);
  });

  test('by an older Node than the package asks for', async t => {
    const { engines } = JSON.parse(readFileSync(join(dirname(BUILT), 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    const place = await emptyPlace(t);
    // The first file sees another version; nothing else of an old Node can be tested here.
    const old = join(place.folder, 'old.cjs');
    writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '20.18.3' })`);
    const env = { ...place.env, NODE_OPTIONS: `--require=${old}` };
    const needed = engines.node.slice('>='.length);
    assertSentence(
      await start(t, { ...place, env }),
      new RegExp(`^docket: Node 20\\.18\\.3 is too old: install Node ${needed} or newer\\.$`, 'm'),
    );
  });

  test('without the compiled contract', async t => {
    const place = await emptyPlace(t);
    const built = mkdtempSync(join(dirname(BUILT), '.cache/docket-built-'));
    t.after(() => rmSync(built, { recursive: true }));
    cpSync(BUILT, built, { recursive: true, filter: path => !path.endsWith('generated/compiled') });
    const sentence = /^docket: the compiled contract is missing or older .*npm run generate/;
    assertSentence(await start(t, place, built), sentence);
    assertSentence(await run(t, place, ['key', 'create', 'nightly', '--operator'], built).ended, sentence);
  });
});

async function comeFromTheFuture(url: string): Promise<void> {
  const store = await openStore({ url });
  await store.write({ now: new Date(), transport: 'system', actorId: null }, async work => {
    work.untraced();
    const [row] = await work.db<{ number: number }>('migrations').orderBy('number', 'desc').limit(1);
    await work.db('migrations').insert({ ...row, number: 9999, name: 'of-tomorrow' });
    await work.db('migration_versions').insert({ number: 9999, version: '9.9.9' });
  });
  await store.close();
}
