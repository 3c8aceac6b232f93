/** The operator's commands: with and without a running server, and their mistakes in one sentence. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test, type TestContext } from 'node:test';
import { clientOf } from '../setting/client.ts';
import { build, BUILT, command, emptyPlace, serve, type Ended, type Place } from '../setting/program.ts';

before(build);

const PASSWORD = 'a password of paula';

const signIn = (url: string, password: string) =>
  clientOf(url).POST('/api/auth/login', { body: { identity: 'paula', password } });

function assertDone({ code, stdout, stderr }: Ended, sentence: RegExp): void {
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(stdout, sentence);
}

const createPaula = (t: TestContext, place: Place, ...options: string[]): Promise<Ended> =>
  command(t, place, ['user', 'create', 'paula', ...options], `${PASSWORD}\n`);

describe('next to a running server', () => {
  test('a created account can sign in', async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    assertDone(await createPaula(t, place, '--email', 'paula@harbour.example'), /^paula can sign in\.\n$/);
    const { data } = await signIn(url, PASSWORD);
    assert.deepEqual([data?.user.email, data?.user.is_admin], ['paula@harbour.example', false]);
  });

  test('a promoted account is an administrator with the session that it has', async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    await createPaula(t, place);
    const api = clientOf(url, (await signIn(url, PASSWORD)).data?.token);
    assert.equal((await api.GET('/api/instance/settings')).response.status, 403);
    assertDone(await command(t, place, ['user', 'promote', 'PAULA']), /^paula is now an administrator\.\n$/);
    assert.equal((await api.GET('/api/instance/settings')).response.status, 200);
  });

  test('the search index is rebuilt', async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    await createPaula(t, place);
    const api = clientOf(url, (await signIn(url, PASSWORD)).data?.token);
    const { data: project } = await api.POST('/api/projects', { body: { name: 'Boats', identifier: 'BTS' } });
    await api.POST('/api/issues', { body: { project_id: project?.id ?? 0, title: 'Lantern' } });
    const rebuilt = await command(t, place, ['search', 'rebuild']);
    assertDone(rebuilt, /^issues: 1 of 1\n[^]*\nfiles: 0 of 0\nSearch index rebuilt \(texts: 1\)\.\n$/);
    const { data } = await api.GET('/api/search', { params: { query: { query: 'lantern' } } });
    assert.equal(data?.length, 1);
  });

  test('a new password ends what was signed in with the old one', async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    await createPaula(t, place);
    const api = clientOf(url, (await signIn(url, PASSWORD)).data?.token);
    const set = await command(t, place, ['user', 'set-password', 'paula'], 'another password\n');
    assertDone(set, /^Password of paula changed; all of its sessions, keys and tokens were revoked\.\n$/);
    assert.equal((await api.GET('/api/auth/me')).response.status, 401);
    assert.equal((await signIn(url, PASSWORD)).response.status, 400);
    assert.equal((await signIn(url, 'another password')).response.status, 200);
  });

  test("an operator's key acts as an administrator, and nothing but the key is printed", async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    const made = await command(t, place, ['key', 'create', 'backup', '--operator']);
    assertDone(made, /^svc_sk_[\w-]+\n$/);
    const api = clientOf(url, made.stdout.trim());
    assert.equal((await api.GET('/api/instance/settings')).response.status, 200);
    assert.equal((await api.GET('/api/auth/me')).response.status, 403);
  });

  test('keys are listed with their owners, and revoked by name', async t => {
    const place = await emptyPlace(t);
    const { url } = await serve(t, place);
    const made = await command(t, place, ['key', 'create', 'backup', '--operator']);
    await createPaula(t, place);
    const paula = clientOf(url, (await signIn(url, PASSWORD)).data?.token);
    await paula.POST('/api/auth/keys', { body: { name: 'of \u202ePaula' } });
    const list = () => command(t, place, ['key', 'list']);
    assertDone(
      await list(),
      /^name +prefix +owner +created +last used +expires\nbackup +svc_sk_\S{4} +operator key +[-\d]+ [:\d]+ +never +never\nof \ufffdPaula +svc_sk_\S{4} +paula +[-\d]+ [:\d]+ +never +never\n$/,
    );
    assertDone(await command(t, place, ['key', 'revoke', 'BACKUP']), /^Key backup revoked\.\n$/);
    assert.ok(!(await list()).stdout.includes('backup'));
    const api = clientOf(url, made.stdout.trim());
    assert.equal((await api.GET('/api/instance/settings')).response.status, 401);
  });

  test('accounts are listed, administrators and deactivated ones as such', async t => {
    const place = await emptyPlace(t);
    await serve(t, place);
    await createPaula(t, place, '--admin');
    assertDone(
      await command(t, place, ['user', 'list']),
      /^id +username +e-mail +created\n\d+ +admin +admin@local +[-\d]+ [:\d]+ +administrator\n\d+ +paula +paula@local +[-\d]+ [:\d]+ +administrator\n$/,
    );
  });
});

test('without a server, an empty folder becomes an instance with the created account', async t => {
  const place = await emptyPlace(t);
  assertDone(
    await createPaula(t, place, '--admin', '--display-name', 'Paula P.'),
    /, as an administrator\.\n$/,
  );
  const server = await serve(t, place);
  const { data } = await signIn(server.url, PASSWORD);
  assert.deepEqual([data?.user.display_name, data?.user.is_admin], ['Paula P.', true]);
  server.process.kill('SIGTERM');
  assert.ok(!(await server.ended).stdout.includes('administrator_created'));
});

test('help names every command, on standard output and with success', async t => {
  const place = await emptyPlace(t);
  for (const [args, named] of [
    [['--help'], /--config <file>[^]* start [^]* user [^]* key /],
    [['user', '--help'], / create [^]* list [^]* promote [^]* set-password /],
    [['key', 'create', '--help'], /<name>[^]* --operator /],
    [['key', '--help'], / create [^]* list [^]* revoke /],
  ] as const)
    assertDone(await command(t, place, args), named);
});

test('the version is that of the package, with the commit of the build', async t => {
  const place = await emptyPlace(t);
  const text = readFileSync(join(BUILT, '../package.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  const printed = await command(t, place, ['--version']);
  const [first = '', commit = ''] = printed.stdout.trimEnd().split(' ');
  assert.deepEqual([printed.code, first, printed.stderr], [0, version, '']);
  assert.match(commit, /^$|^\([0-9a-f]{7,}\)$/);
});

const FULL = '/dev/full';

test('a key that cannot be shown is a failure', { skip: !existsSync(FULL) }, async t => {
  const place = await emptyPlace(t);
  const through = ['sh', '-c', `exec "$@" > ${FULL}`, 'sh'];
  const { code, stderr } = await command(t, { ...place, through }, ['key', 'create', 'backup', '--operator']);
  assert.equal(code, 1);
  assert.match(stderr, /^docket: ENOSPC: [^\n]+\n$/);
});

describe('an error is reported in one sentence', () => {
  const MISTAKES: readonly (readonly [
    name: string,
    args: readonly string[],
    typed: string | Uint8Array,
    sentence: RegExp,
  ])[] = [
    ['a name that is taken', ['user', 'create', 'PAULA'], PASSWORD, /^docket: the username is taken$/],
    ['a name with an @', ['user', 'create', 'a@b'], PASSWORD, /^docket: username must not contain @, /],
    ['a name of nothing', ['user', 'create', ''], PASSWORD, /^docket: username must not be empty$/],
    [
      'a name with a blank',
      ['user', 'create', 'a b'],
      PASSWORD,
      /^docket: username must not contain @, white /,
    ],
    [
      'a name of two alphabets',
      ['user', 'create', 'p\u0430ula'],
      PASSWORD,
      /^docket: username must not mix /,
    ],
    ['a short password', ['user', 'create', 'otto'], 'short', /^docket: password must have 8 to 1024 bytes$/],
    ['a short new one', ['user', 'set-password', 'paula'], 'short', /^docket: password must have 8 to /],
    [
      'a password in Latin-1',
      ['user', 'create', 'otto'],
      Buffer.from('pässwörter\n', 'latin1'),
      /^docket: the password is not valid UTF-8$/,
    ],
    ['no password', ['user', 'create', 'otto'], '', /^docket: password must not be empty$/],
    [
      'no e-mail address',
      ['user', 'create', 'otto', '--email', 'otto'],
      PASSWORD,
      /^docket: email must be an e-mail address$/,
    ],
    [
      'a blank to be shown as',
      ['user', 'create', 'otto', '--display-name', ' '],
      PASSWORD,
      /^docket: display_name must not be blank$/,
    ],
    [
      'an unknown user to promote',
      ['user', 'promote', 'nobody'],
      '',
      /^docket: there is no account named nobody$/,
    ],
    [
      'an unknown user to set a password for',
      ['user', 'set-password', 'nobody'],
      PASSWORD,
      /^docket: there is no account named nobody$/,
    ],
    ['a key without an owner', ['key', 'create', 'x'], '', /^error: .*--operator/],
    ['a key without a name', ['key', 'create', ' ', '--operator'], '', /^docket: name must not be blank$/],
    ['a key that is not active', ['key', 'revoke', 'x'], '', /^docket: there is no active key named x$/],
    ['an unknown command', ['stat'], '', /^docket: There is no command "stat"/],
    ['an unknown option', ['start', '--prot', '1'], '', /^error: unknown option '--prot'/],
    ['a missing name', ['user', 'promote'], '', /^error: missing required argument/],
  ];

  test('and nothing comes of it', async t => {
    const place = await emptyPlace(t);
    await createPaula(t, place);
    for (const [name, args, typed, sentence] of MISTAKES) {
      await t.test(name, async () => {
        const { code, stdout, stderr } = await command(t, place, args, typed);
        assert.match(stderr.replace(/\n(\(Did you mean .*\)\n)?$/, ''), sentence);
        const isUsage = stderr.startsWith('error: ') || args[0] === 'stat';
        assert.deepEqual([code, stdout], [isUsage ? 2 : 1, '']);
      });
    }
  });

  test('a key whose name is taken says so', async t => {
    const place = await emptyPlace(t);
    const create = ['key', 'create', 'backup', '--operator'];
    assert.equal((await command(t, place, create)).code, 0);
    const { code, stderr } = await command(t, place, create);
    assert.equal(code, 1);
    assert.match(stderr, /^docket: [^\n]+\n$/);
  });
});
