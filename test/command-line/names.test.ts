/** The command line's names that scripts rely on: filters, many results, saving, confirmations, archives, imports and hooks. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { docket } from '../../clients/typescript/src/index.ts';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { PASSWORD } from '../setting/password.ts';
import { startServer } from '../setting/server.ts';
import { operations } from '../../src/generated/operations.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);
const { run } = line;

async function team(t: TestContext) {
  const server = await startServer(t);
  const { ada } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: ada.token, DOCKET_PROJECT: 'APP', HOME: line.folder };
  const api = docket({ url: server.url, token: ada.token });
  const { id } = await api.createProject({ body: { name: 'Harbour app', identifier: 'APP' } });
  await api.createLabel({ body: { project_id: id, name: 'bug' } });
  for (const title of ['Boats', 'Tides', 'Charts'])
    await api.createIssue({ body: { project_id: id, title } });
  return { server, api, id, ada };
}

async function json(...words: string[]): Promise<unknown> {
  const { status, out, problems } = await run(words);
  assert.equal(status, 0, problems);
  return JSON.parse(out);
}

test('--jq filters the JSON of every command, and a wrong filter is a mistake of the call', async t => {
  await team(t);
  const titles = await run(['issue', 'list', '--jq', '.[] | .title']);
  assert.deepEqual(titles.out.split('\n').sort(), ['', 'Boats', 'Charts', 'Tides']);
  assert.equal((await run(['issue', 'view', 'APP-1', '--jq=.identifier'])).out, 'APP-1\n');
  assert.equal((await run(['whoami', '--jq', '.user.username'])).out, 'ada\n');
  assert.equal((await run(['issue', 'view', 'APP-1', 'APP-2', '--jq', '.identifier'])).out, 'APP-1\nAPP-2\n');
  const { status, out, problems } = await run(['issue', 'list', '--jq', '.[']);
  assert.deepEqual([status, out], [2, '']);
  assert.match(problems, /^docket: --jq: /);
});

test('every operation has a command, or the reason why not', async () => {
  env = {};
  const table = (await json('help', '--all', '--json')) as {
    commands: { command: string; summary: string; options: string[]; operation_ids: string[] }[];
    without_command: { operation_id: string; reason: string }[];
  };
  const reached = [
    ...table.commands.flatMap(one => one.operation_ids),
    ...table.without_command.map(one => one.operation_id),
  ];
  const all = Object.values(operations)
    .filter(({ document }) => document === 'rest')
    .map(({ id }) => id);
  assert.deepEqual([...new Set(reached)].sort(), all.sort());
  assert.ok(table.commands.every(({ summary }) => summary !== ''));
  const imports = table.commands.find(({ command }) => command === 'import');
  assert.ok(['repo', 'columns', 'yes', 'token-stdin'].every(name => imports?.options.includes(name)));
});

test('api takes the values of a path and of a query by name', async t => {
  const { api } = await team(t);
  const [one] = await api.listIssues();
  assert.ok(one);
  assert.equal(((await json('api', 'getIssue', '--param', `id=${one.id}`)) as { id: number }).id, one.id);
  assert.equal(
    ((await json('api', 'GET', '/api/issues/{id}', '--param', `id=${one.id}`)) as { id: number }).id,
    one.id,
  );
  const some = await json('api', 'GET', '/api/issues', '--query', 'workable=true', '--query', 'limit=2');
  assert.equal((some as unknown[]).length, 2);
  assert.equal(((await json('api', 'listIssues', '--query', 'limit=2', '--all')) as unknown[]).length, 3);
  assert.equal((await run(['api', 'getIssue'])).status, 2);
});

test('a list is complete in a pipe, and --limit bounds it', async t => {
  await team(t);
  for (const words of [
    ['issue', 'next'],
    ['issue', 'list'],
  ]) {
    assert.equal(((await json(...words)) as unknown[]).length, 3);
    assert.equal(((await json(...words, '--limit', '2')) as unknown[]).length, 2);
    assert.equal((await run([...words, '--limit', 'two'])).status, 2);
  }
  assert.equal(((await json('search', 'boats', '--limit', '1')) as unknown[]).length, 1);
});

test('an existing file is not overwritten, unless --force says so', async t => {
  await team(t);
  const [chart, tides] = [join(line.folder, 'chart.txt'), join(line.folder, 'tides.txt')];
  writeFileSync(chart, 'A chart');
  writeFileSync(tides, 'Tides');
  const { out } = await run(['file', 'add', 'APP-1', chart, tides, '--json=id,filename']);
  const added = out
    .split('\n')
    .filter(Boolean)
    .map(one => JSON.parse(one) as { id: number; filename: string });
  assert.deepEqual(
    added.map(({ filename }) => filename),
    ['chart.txt', 'tides.txt'],
  );
  const id = added[0]?.id ?? 0;
  const refused = await run(['file', 'get', String(id), '--output', tides]);
  assert.deepEqual([refused.status, readFileSync(tides, 'utf8')], [6, 'Tides']);
  assert.equal((await run(['file', 'get', String(id), '--output', tides, '--force'])).status, 0);
  assert.equal(readFileSync(tides, 'utf8'), 'A chart');
  assert.equal((await run(['file', 'get', String(id)])).out, 'A chart');
});

test('what cannot be undone is not done without --yes', async t => {
  const { api } = await team(t);
  const refused = await run(['project', 'delete', 'APP']);
  assert.deepEqual([refused.status, (await api.listProjects()).length], [2, 1]);
  assert.match(refused.problems, /add --yes/);
  assert.equal((await run(['project', 'delete', 'APP', '--yes'])).status, 0);
  assert.deepEqual(await api.listProjects(), []);
});

test('an archive is downloaded and uploaded with a password that is no argument', async t => {
  const { api } = await team(t);
  const file = join(line.folder, 'app.tar.gz');
  const input = `${PASSWORD}\n`;
  const signedIn = ['--username', 'ada', '--password-stdin'];
  assert.equal((await run(['archive', 'download', 'APP', '--output', file])).status, 2);
  const wrong = await run(['archive', 'download', 'APP', '--output', file, ...signedIn], { input: 'wrong' });
  assert.deepEqual([wrong.status, existsSync(file)], [4, false]);
  assert.equal(
    (await run(['archive', 'download', 'APP', '--output', file, ...signedIn], { input })).status,
    0,
  );
  assert.equal((await run(['archive', 'upload', file, ...signedIn], { input })).status, 6);
  await run(['project', 'delete', 'APP', '--yes']);
  assert.equal((await run(['archive', 'upload', file, ...signedIn], { input })).status, 0);
  assert.equal((await api.listIssues()).length, 3);
});

test('an import shows what it would create, and needs --yes without a terminal', async t => {
  const { api } = await team(t);
  const file = join(line.folder, 'issues.csv');
  writeFileSync(file, 'Subject,No\nMoor,1\nCast off,2\n');
  const words = [
    'import',
    'csv',
    file,
    '--name',
    'tracker',
    '--columns',
    'title=Subject',
    '--columns',
    'key=No',
  ];
  const planned = await run(words);
  assert.deepEqual([planned.status, planned.out, (await api.listIssues()).length], [2, '', 3]);
  assert.match(planned.problems, /"issues_created":2/);
  assert.equal((await run([...words, '--yes', '--jq', '.issues_created'])).out, '2\n');
  assert.equal((await api.listIssues()).length, 5);
  assert.equal((await run(['import', 'csv', file, '--team', 'ENG'])).status, 2);
});

test('short forms do what the longer commands do', async t => {
  const { api, id } = await team(t);
  const lines = (await run(['issue', 'close', 'APP-1', 'APP-2', '--evidence', 'Seen.'])).out;
  const closed = lines
    .trimEnd()
    .split('\n')
    .map(one => (JSON.parse(one) as { status: string }).status);
  assert.deepEqual(closed, ['done', 'done']);
  const board = (await json('board')) as Record<string, readonly object[]>;
  assert.deepEqual([board['done']?.length, board['backlog']?.length], [2, 1]);
  await api.createModule({ body: { project_id: id, name: 'Quay' } });
  await api.createFolder({ body: { project_id: id, name: 'Handbook' } });
  const moved = (await json('issue', 'move', 'APP-3', '--module', 'Quay')) as Record<string, unknown>;
  assert.equal(typeof moved['module_id'], 'number');
  const page = await api.createPage({ body: { project_id: id, title: 'Tides' } });
  const paged = (await json('page', 'move', page.identifier, '--folder', 'Handbook')) as Record<
    string,
    unknown
  >;
  assert.equal(typeof paged['folder_id'], 'number');
  const plan = await api.createPlan({
    body: { project_id: id, title: 'Storm', steps: [{ title: 'Tie up' }] },
  });
  const step = String(plan.steps[0]?.id);
  const isDone = async (...words: string[]) => {
    await json('plan', 'check', plan.identifier, step, ...words);
    return (await api.getPlan({ path: { id: plan.id } })).steps[0]?.done;
  };
  assert.deepEqual([await isDone(), await isDone('--no-done')], [true, false]);
  assert.match((await run(['issue', 'close', '--help'])).out, /^Usage: docket issue edit /);
});

test('the address of a page is printed, and only a terminal opens it', async t => {
  const { server } = await team(t);
  const opened = async (...words: string[]) => (await run(['open', ...words])).out;
  assert.equal(await opened(), `${server.url}/p/APP/board\n`);
  assert.equal(await opened('app'), `${server.url}/p/APP/board\n`);
  for (const item of ['app-12', 'APP-DOC-3', 'app-plan-2', 'DOC-1'])
    assert.equal(await opened(item), `${server.url}/${item.toUpperCase()}\n`);
  assert.equal((await run(['open', 'https://example.org'])).status, 2);
  assert.equal((await run(['open', '../admin'])).status, 2);
});

test('where a project stands', async t => {
  await team(t);
  const brief = (await json('brief', 'APP')) as Record<string, unknown>;
  assert.deepEqual(Object.keys(brief), ['project', 'counts', 'blocked', 'workable', 'recent']);
  assert.equal((brief['recent'] as unknown[]).length, 3);
});

test('a hook of git closes what commits and pushes name', { skip: lacks('git') }, async t => {
  const { api } = await team(t);
  const [bin, work, bare] = [
    join(line.folder, 'bin'),
    join(line.folder, 'work'),
    join(line.folder, 'bare.git'),
  ];
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, 'docket'),
    `#!/bin/sh\nexec "${process.execPath}" "${join(line.folder, 'dist/docket.js')}" "$@"\n`,
  );
  chmodSync(join(bin, 'docket'), 0o755);
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@harbour.example', ...words], {
      cwd,
      stdio: 'ignore',
    });
  const withDocket = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  git(line.folder, 'init', '--bare', bare);
  git(line.folder, 'init', '--initial-branch', 'main', work);
  for (const [cwd, name] of [
    [bare, 'hooks/post-receive'],
    [work, '.git/hooks/commit-msg'],
  ] as const) {
    const installed = await run(['hook', 'install'], { cwd });
    assert.equal(installed.out, readFileSync(join(cwd, name), 'utf8'));
    assert.equal((await run(['hook', 'install'], { cwd })).status, 6);
  }
  const message = join(line.folder, 'message');
  writeFileSync(message, 'Moor the boats\n\nFixes APP-1\n');
  const hooked = await run(['hook', '--message-file', message, '--json=closed'], { env: withDocket });
  assert.deepEqual(JSON.parse(hooked.out), { closed: ['APP-1'] });
  assert.equal((await api.resolveIssue({ path: { identifier: 'APP-1' } })).status, 'done');
});

test('a completion offers names that exist', async t => {
  await team(t);
  const offered = async (...words: string[]) => (await run(['completion', 'words', '--', ...words])).out;
  assert.match(await offered('issue', 'list', '--assignee', 'a'), /^ada$/m);
  assert.equal(await offered('issue', 'list', '--label', ''), 'bug\n');
  assert.equal(await offered('issue', 'list', '--project', ''), 'APP\n');
  assert.match((await run(['completion', 'powershell'])).out, /Register-ArgumentCompleter/);
});

test('the tools of several servers are one list, and a call goes to the server that it names', async t => {
  const { server } = await team(t);
  const words = ['mcp', '--server', `here=${server.url}`, '--server', 'away=http://127.0.0.1:1'];
  const ask = async (message: object, servers = words) => {
    const { out } = await run(servers, {
      input: `${JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })}\n`,
    });
    return JSON.parse(out) as { result?: { tools?: { name: string }[] }; error?: { message: string } };
  };
  const both = ['mcp', '--server', `a=${server.url}`, '--server', `b=${server.url}`];
  const { result } = await ask({ method: 'tools/list' }, both);
  const names = result?.tools?.map(({ name }) => name) ?? [];
  assert.ok(names.includes('a_list_projects') && names.includes('b_list_projects'));
  const call = (name: string) => ask({ method: 'tools/call', params: { name, arguments: {} } });
  assert.ok((await call('here_list_projects')).result);
  assert.ok((await call('away_list_projects')).error);
  assert.match((await call('list_projects')).error?.message ?? '', /no tool/);
});
