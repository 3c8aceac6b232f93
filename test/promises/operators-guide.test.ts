/** The operator's guide as an operator follows it: its commands run, and its settings are taken. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test, type TestContext } from 'node:test';
import { freePort } from '../../scripts/free-port.ts';
import { guideProgram } from '../../scripts/guide-programs.ts';
import { clientOf, done } from '../setting/client.ts';
import { lacks, unlessBrought } from '../setting/lacking.ts';
import {
  BUILT,
  build,
  command,
  emptyPlace,
  LISTENS,
  serve,
  stopped,
  type Place,
} from '../setting/program.ts';
import { runIn } from '../setting/sqlite-files.ts';

before(build);

const guide = readFileSync(new URL('../../docs/guides/operating.md', import.meta.url), 'utf8');
const BLOCKS = [...guide.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
  language,
  text,
}));

/** The block that begins like this. */
function block(beginning: string): string {
  const found = BLOCKS.filter(({ text }) => text.replace(/^(#|--) .*\n/, '').startsWith(beginning));
  assert.equal(found.length, 1, beginning);
  return found[0]?.text ?? '';
}

/** How each block of the guide begins, and where it is tried if not here. */
const TRIED: Readonly<Record<string, string | null>> = {
  'tar -xzf docket-': 'releasing.test.ts',
  '[Unit]': 'released.test.ts compares it with deploy/, and reads its settings',
  'useradd --system': 'it needs systemd',
  'DOCKET_ADMIN_USERNAME=ada': null,
  'cd /opt/docket': null,
  'bin/docket doctor': null,
  'bin/docket backup': null,
  'backup_folder:': null,
  'DOCKET_DATA_FOLDER=/tmp/trial': null,
  'files_url:': null,
  'CREATE ROLE docket': 'postgres-fifteen.test.ts and postgres-rights.test.ts',
  'DOCKET_DATABASE_URL=postgres:': 'postgres-rights.test.ts',
  'database_url: postgres:': 'postgres-fifteen.test.ts',
  'public_url:': 'proxies.test.ts',
  'map $http_upgrade': 'proxies.test.ts',
  'docket.example.org {': 'proxies.test.ts',
  'metrics_port:': null,
  'bin/docket audit': null,
  '{\n  "level": "info"': null,
  'docket: This database was made by a newer': null,
};

test('every block of the guide is tried, or the reason is known why not', () => {
  for (const beginning of Object.keys(TRIED)) block(beginning);
  assert.equal(BLOCKS.length, Object.keys(TRIED).length);
});

/** As the guide has it: the program is `bin/docket` in the working folder. */
async function installed(t: TestContext): Promise<Place> {
  const place = await emptyPlace(t);
  mkdirSync(join(place.folder, 'bin'));
  symlinkSync(join(BUILT, '../bin/docket'), join(place.folder, 'bin/docket'));
  const { DOCKET_DATABASE_URL: _, ...env } = place.env;
  return { ...place, env };
}

const PASSWORD = 'four other words entirely';

/** Runs a block in a shell. Not all of it reads the password. */
function shell({ folder, env }: Place, text: string, more: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', text], {
    cwd: folder,
    env: { ...env, ...more },
    input: `${PASSWORD}\n${PASSWORD}\n`,
    encoding: 'utf8',
  });
  assert.equal(status, 0, `${text}: ${stdout}${stderr}`);
  return stdout;
}

/** A block that starts a server, which runs until the end of the test. */
function serving(
  t: TestContext,
  { folder, env }: Place,
  text: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(
    'bash',
    [
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      `${text.trimEnd().replace(/(^|\n)([^\n]* start)$/, '$1exec env $2')}`,
    ],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  t.after(stop);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const [, url] = LISTENS.exec(said) ?? [];
      if (url !== undefined) resolve({ url, stop });
    });
    child.once('close', () => reject(new Error(`it ended: ${said}`)));
  });
}

test('the first administrator, the commands of the table, backups and a trial of them', async t => {
  const place = await installed(t);
  const { url, stop } = await serving(t, place, block('DOCKET_ADMIN_USERNAME=ada'));
  done(
    await clientOf(url).POST('/api/auth/login', {
      body: { identity: 'ada', password: 'correct-horse-battery' },
    }),
  );
  const { port } = new URL(url);
  const beside = { ...place, env: { ...place.env, DOCKET_PORT: port } };

  const users = block('cd /opt/docket')
    .replace('cd /opt/docket && sudo -u docket ', '')
    .replace('/var/lib/docket', place.folder);
  assert.match(shell(beside, users), /ada/);

  // Another one has to be there before ada may lose her rights.
  shell(beside, 'bin/docket user create olga --admin');
  const known = {
    'user create ada --admin': 'user create max --admin',
    'session end 12': 'session end --user ada',
  };
  for (const [, words = ''] of guide.matchAll(/^\| `bin\/docket ([^`]+)` +\|/gm)) {
    if (/<file>/.test(words)) continue;
    const run = Object.entries(known).find(([written]) => written === words)?.[1] ?? words;
    shell(beside, `bin/docket ${run}`);
  }
  shell(beside, block('bin/docket doctor'));
  const to = (text: string): string =>
    text.replaceAll(/\/(backup|mnt\/other-disk|tmp\/trial)\b/g, `${place.folder}/outside/$1`);
  mkdirSync(join(place.folder, 'outside/backup'), { recursive: true });
  mkdirSync(join(place.folder, 'outside/mnt/other-disk/docket'), { recursive: true });
  shell(beside, to(block('bin/docket backup')));
  await stop();

  const trial = block('DOCKET_DATA_FOLDER=/tmp/trial').replace('=4000', `=${String(await freePort())}`);
  const made = /\S+\.tar/.exec(trial)?.[0] ?? '';
  shell(place, `cp ${to(/\S+\.tar/.exec(block('bin/docket backup'))?.[0] ?? '')} ${to(made)}`);
  const again = await serving(t, place, to(trial));
  assert.equal((await fetch(`${again.url}/ready`)).status, 200);
});

test('its settings are taken as they are written', async t => {
  const place = await installed(t);
  const settings = ['backup_folder:', 'files_url:', 'metrics_port:', 'public_url:'].map(block).join('');
  writeFileSync(join(place.folder, 'docket.yaml'), settings);
  const shown = shell(place, 'bin/docket config');
  for (const [, name = '', value = ''] of settings.matchAll(/^(\w+): (\S+)/gm))
    assert.match(
      shown,
      new RegExp(
        `^${name}\\b.*${name === 'proxy_secret' ? '\\*\\*\\*' : value.replaceAll(/[?.]/g, '\\$&')}`,
        'm',
      ),
    );
});

test('Prometheus accepts what the metrics port says', { skip: unlessBrought('promtool') }, async t => {
  const place = await installed(t);
  const port = await freePort();
  writeFileSync(join(place.folder, 'docket.yaml'), block('metrics_port:').replace('9464', String(port)));
  const { url } = await serve(t, place);
  await fetch(`${url}/api/instance`);
  const text = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  for (const [, named = ''] of guide.matchAll(/^\| (`docket_[^|]+)\|/gm))
    for (const [, name = ''] of named.matchAll(/`(docket_\w+)/g))
      if (!name.startsWith('docket_backup_')) assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'), name);
  const said = execFileSync(guideProgram('promtool') ?? 'promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  assert.equal(said, '');
});

test('the audit, and a refused request in the log', { skip: lacks('curl') }, async t => {
  const place = await installed(t);
  const env = { ...place.env, DOCKET_ADMIN_USERNAME: 'ada', DOCKET_ADMIN_PASSWORD: PASSWORD };
  const server = await serve(t, { ...place, env });
  const wrong = { identity: 'nobody', password: 'a wrong password' };
  await clientOf(server.url).POST('/api/auth/login', { body: { ...wrong, identity: 'ada' } });
  const body = { identity: 'ada', password: PASSWORD };
  const { token } = done(await clientOf(server.url).POST('/api/auth/login', { body }));
  const program = block('bin/docket audit').replace(/^docket /m, 'bin/docket ');
  const out = shell(place, program, { DOCKET_URL: server.url, DOCKET_TOKEN: token });
  assert.match(out, /^\{"id":\d+,.*"action":"user\.create"/m);
  const { stdout } = await stopped(server);
  const line = stdout.split('\n').find(one => one.includes('credentials_wrong')) ?? '';
  const [logged, shown] = [line, block('{\n  "level": "info"')].map(text => JSON.parse(text) as object);
  assert.deepEqual(Object.keys(logged ?? {}), Object.keys(shown ?? {}));
});

test('an older version refuses with the sentence of the guide', async t => {
  const place = await installed(t);
  await stopped(await serve(t, place));
  const database = join(place.folder, 'docket.db');
  await runIn(database, "INSERT INTO migrations VALUES (9999, 'tomorrow', 'x', '2026-01-02 03:04:05')");
  await runIn(database, "INSERT INTO migration_versions VALUES (9999, '0.3.0')");
  const { stderr } = await command(t, place, ['start']);
  assert.equal(stderr.replace('9999', '0099'), block('docket: This database was made by a newer'));
});
