/** Every exit status of the command line, provoked from outside, and signing in. */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { commands, withoutCommand } from '../../clients/command-line/src/generated/commands.ts';
import { byHand } from '../../clients/command-line/src/by-hand.ts';
import { operations } from '../../src/generated/operations.ts';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { confirmation } from '../setting/oauth.ts';
import { startServer } from '../setting/server.ts';
import { Visitor } from '../setting/visitor.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);
const { run } = line;

test('each way to end has its status and one sentence', async t => {
  const server = await startServer(t);
  const { max, vera } = await cast(server);
  const as = (token: string) => ({ DOCKET_URL: server.url, DOCKET_TOKEN: token });
  env = as(max.token);
  await run(['project', 'create', 'Harbour app', '--identifier', 'APP']);
  await run(['issue', 'create', 'Boats overlap', '--project', 'APP']);
  await run(['label', 'create', 'bug', '--project', 'APP']);
  const ends = async (words: readonly string[], status: number, says: RegExp, more = {}) => {
    const ended = await run(words, { env: more });
    assert.equal(ended.status, status, `${words.join(' ')}: ${ended.problems}`);
    assert.match(ended.problems, says);
    assert.equal(ended.out, '');
    for (const token of [max.token, vera.token]) assert.ok(!ended.problems.includes(token));
  };
  await ends(
    ['member', 'list', '--project', 'APP'],
    5,
    /no project "APP" that you can access/,
    as(vera.token),
  );
  await ends(['isue', 'list'], 2, /no command "isue"/);
  await ends(['issue', 'make'], 2, /Issue needs one of: .*create.*"make" is none of them/);
  await ends(['issue', 'list', '--prio', 'high'], 2, /no option --prio; did you mean --priority\?/);
  await ends(['issue', 'list', '--priority', 'huge'], 2, /--priority is one of urgent, high/);
  await ends(['issue', 'edit', 'APP-1'], 2, /Nothing to change/);
  await ends(['file', 'add', 'APP-1', 'chart.pdf'], 2, /^docket: chart\.pdf cannot be read/);
  await ends(['issue', 'view'], 2, /Issue is missing/);
  await ends(['issue', 'view', 'APP-98', 'APP-99'], 5, /APP-98: not found\ndocket: APP-99/);
  await ends(['issue', 'wait', 'APP-1', '--status', 'done', '--timeout', '1s'], 3, /APP-1 is not done yet/);
  await ends(['whoami'], 4, /\(unauthenticated, request /, { DOCKET_TOKEN: `svc_sess_${'x'.repeat(43)}` });
  await ends(['whoami'], 4, /not signed in to http.*\nSign in: docket login/, { DOCKET_TOKEN: '' });
  await ends(['issue', 'view', 'APP-99'], 5, /\(not_found, request [0-9a-f-]+\)\n/);
  await ends(['label', 'delete', 'nope', '--project', 'APP'], 5, /no label "nope"\.\nThere are: bug/);
  await ends(['label', 'create', 'Bug', '--project', 'APP'], 6, /label_taken/);
  await ends(['issue', 'list'], 8, /Check the address/, { DOCKET_URL: 'http://127.0.0.1:1' });
  await ends(['issue', 'list'], 2, /No server is known/, { DOCKET_URL: '' });
  const plain = await run(['issue', 'view', 'APP-99', '--json']);
  const { exit_status, code } = JSON.parse(plain.problems) as { exit_status: number; code: string };
  assert.deepEqual([plain.status, exit_status, code], [5, 5, 'not_found']);
});

test('a budget that is used up ends with 7', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  const file = join(line.folder, 'tides.txt');
  let ended = await run(['whoami']);
  for (let uploads = 0; uploads < 31 && ended.status === 0; uploads += 1) {
    writeFileSync(file, `Tide ${String(uploads)}`);
    ended = await run(['file', 'add', file, '--patience', '0']);
  }
  assert.equal(ended.status, 7, ended.problems);
  assert.match(ended.problems, /upload_throttled/);
});

test('signing in takes a code, in one step or in two', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = {};
  const begun = await run(['login', server.url, '--begin']);
  const { user_code, device_code } = JSON.parse(begun.out) as Record<'user_code' | 'device_code', string>;
  const visitor = new Visitor(server, max.token);
  const page = await confirmation(visitor, user_code);
  await visitor.submit(page, { tool_custom: 'docket', decision: 'approve' });
  const completed = await run(['login', server.url, '--complete', device_code]);
  assert.equal(completed.status, 0, completed.problems);
  assert.equal(completed.out, '');
  const file = join(line.folder, 'config/docket/credentials.json');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const { url, user: me } = JSON.parse((await run(['whoami'])).out) as {
    url: string;
    user: { username: string };
  };
  assert.deepEqual([me.username, url], ['max-docket', server.url]);
  const token = /svc_at_[\w-]+/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  assert.equal((await run(['logout'])).status, 0);
  assert.equal((await run(['whoami'], { env: { DOCKET_URL: server.url, DOCKET_TOKEN: token } })).status, 4);
  const denied = await run(['login', server.url, '--begin']);
  const second = JSON.parse(denied.out) as Record<'user_code' | 'device_code', string>;
  const entry = await visitor.open('/oauth/device');
  await visitor.submit(entry, { user_code: second.user_code, decision: 'deny' });
  const refused = await run(['login', server.url, '--complete', second.device_code]);
  assert.equal(refused.status, 3, refused.problems);
});

test('signing in waits for the approval', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = {};
  const visitor = new Visitor(server, max.token);
  let approved: Promise<unknown> | null = null;
  const { status, problems } = await run(['login', server.url], {
    onProblems: text => {
      const code = /enter the code (\S+)/.exec(text)?.[1];
      if (code === undefined || approved) return;
      const approve = async () =>
        visitor.submit(await confirmation(visitor, code), { tool_custom: 'docket', decision: 'approve' });
      approved = approve();
    },
  });
  assert.equal(status, 0, problems);
  assert.match(
    problems,
    /^Open http.*\/oauth\/device and enter the code [A-Z]{4}-[A-Z]{4}\nYou are signed in to http.* as max-docket\.\n$/,
  );
});

test('a key is read from standard input, and a file that others may read is refused', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = {};
  const { status, problems } = await run(['login', server.url, '--with-token'], { input: `${max.token}\n` });
  assert.equal(status, 0, problems);
  assert.match(problems, /signed in to http.* as max/);
  const folder = join(line.folder, 'config/docket');
  chmodSync(join(folder, 'credentials.json'), 0o644);
  const open = await run(['whoami']);
  assert.equal(open.status, 4);
  assert.match(open.problems, /other accounts may read .*\nClose it: chmod 600/i);
  chmodSync(join(folder, 'credentials.json'), 0o600);
  mkdirSync(folder, { recursive: true });
});

test('any operation can be called by its name or its path', async t => {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  const body = join(line.folder, 'project.json');
  writeFileSync(body, '{"name":"Harbour app","identifier":"APP"}');
  const created = await run(['api', 'POST', '/api/projects', '--input', body]);
  const { id } = JSON.parse(created.out) as { id: number };
  for (let issues = 0; issues < 3; issues += 1)
    await run(['api', 'createIssue', '--input', '-'], {
      input: JSON.stringify({ project_id: id, title: 'One' }),
    });
  const all = await run(['api', 'GET', '/api/issues?limit=1', '--all']);
  assert.equal((JSON.parse(all.out) as unknown[]).length, 3);
  const named = await run(['api', 'getProject', '--param', `id=${String(id)}`]);
  assert.equal((JSON.parse(named.out) as { identifier: string }).identifier, 'APP');
  assert.equal((await run(['api', 'noSuchThing'])).status, 2);
});

test('every operation has a command, or a reason why not', () => {
  const named = new Set<string>([
    ...commands.map(({ operation }) => operation),
    ...Object.keys(withoutCommand),
  ]);
  const rest = Object.values(operations).filter(({ document }) => document === 'rest');
  assert.deepEqual(
    rest.map(({ id }) => id).filter(id => !named.has(id)),
    [],
  );
  const words = [...commands.map(one => one.words), ...Object.keys(byHand)];
  assert.equal(new Set(words).size, words.length);
});
