/** A day's work with the command line, against a real server. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { before, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { docket } from '../../clients/typescript/src/index.ts';
import { cast } from '../setting/cast.ts';
import { commandLine } from '../setting/command-line.ts';
import { lacks } from '../setting/lacking.ts';
import { startServer } from '../setting/server.ts';

let env: Record<string, string> = {};
const line = commandLine(() => env);
const { run } = line;

/** The team's server, signed in as a person. */
async function team(t: Parameters<typeof startServer>[0]) {
  const server = await startServer(t);
  const { max } = await cast(server);
  env = { DOCKET_URL: server.url, DOCKET_TOKEN: max.token };
  const api = docket({ url: server.url, token: max.token });
  const { id } = await api.createProject({ body: { name: 'Harbour app', identifier: 'APP' } });
  env['DOCKET_PROJECT'] = 'APP';
  await api.createLabel({ body: { project_id: id, name: 'bug' } });
  return { server, max, api, id };
}

async function json(words: readonly string[], how?: Parameters<typeof run>[1]): Promise<unknown> {
  const { status, out, problems } = await run(words, how);
  assert.equal(status, 0, problems);
  return JSON.parse(out);
}

before(() => {
  mkdirSync(join(line.folder, 'files'), { recursive: true });
});

test('issues are created, listed, changed, linked, searched and deleted, as the API has them', async t => {
  const { api } = await team(t);
  const created = await json(['issue', 'create', 'Boats overlap', '--priority', 'high', '--label', 'bug']);
  assert.deepEqual([created], await api.listIssues());
  await json(['issue', 'create', 'Tides are late', '--body', '-'], { input: 'Since **Monday**.\n' });
  assert.equal(
    (await api.resolveIssue({ path: { identifier: 'app-2' } })).description,
    'Since **Monday**.\n',
  );
  assert.deepEqual(await json(['issue', 'list']), await api.listIssues());
  assert.deepEqual(await json(['issue', 'list', '--label', 'bug', '--json', 'identifier']), [
    { identifier: 'APP-1' },
  ]);
  await json(['issue', 'edit', 'APP-1', '--body', '- [ ] Draw them apart', '--priority', 'low']);
  assert.equal(
    (await api.resolveIssue({ path: { identifier: 'APP-1' } })).description,
    '- [ ] Draw them apart',
  );
  await json(['issue', 'link', 'APP-1', 'blocks', 'APP-2']);
  assert.deepEqual(await json(['issue', 'next', '--json=identifier']), [{ identifier: 'APP-1' }]);
  const edited = await run(['issue', 'edit', 'APP-1', 'APP-2', '--status', 'done', '--json=status']);
  assert.equal(edited.out, '{"status":"done"}\n{"status":"done"}\n');
  assert.deepEqual(await json(['issue', 'view', 'APP-2', '--json', 'status,labels']), {
    status: 'done',
    labels: [],
  });
  await json(['issue', 'edit', 'APP-1', '--clear', 'label']);
  assert.deepEqual(await json(['issue', 'view', 'APP-1', '--json=labels']), { labels: [] });
  await json(['comment', 'add', 'APP-1', '--body', 'Redrawn.']);
  assert.deepEqual(await json(['comment', 'list', 'APP-1', '--json=content']), [{ content: 'Redrawn.' }]);
  assert.deepEqual(await json(['search', '--json', 'identifier', 'tides', 'late']), [
    { identifier: 'APP-2' },
  ]);
  assert.equal((await run(['issue', 'delete', '-'], { input: 'APP-1\nAPP-2\n' })).status, 0);
  assert.deepEqual(await json(['issue', 'list']), []);
});

test('pages, plans, members and files', async t => {
  const { api, id } = await team(t);
  await json(['page', 'create', 'How we moor', '--body', 'Bow to the wind.']);
  await json(['page', 'edit', 'APP-DOC-1', '--status', 'active']);
  assert.deepEqual(await json(['page', 'list', '--json=identifier,status']), [
    { identifier: 'APP-DOC-1', status: 'active' },
  ]);
  await json(['plan', 'create', 'Redraw the map']);
  await json(['plan', 'add-step', 'APP-PLAN-1', 'Measure the berths']);
  const plan = await api.resolvePlan({ path: { identifier: 'APP-PLAN-1' } });
  assert.equal(plan.steps[0]?.title, 'Measure the berths');
  await json(['member', 'add', 'lena', '--role', 'maintainer']);
  assert.ok((await api.listMembers({ path: { id } })).some(({ username }) => username === 'lena'));
  await json(['issue', 'create', 'Charts']);
  const file = join(line.folder, 'files/tides.txt');
  writeFileSync(file, 'High water at half past four.');
  const uploaded = (await json(['file', 'add', 'APP-1', file])) as { readonly id: number };
  assert.equal((await run(['file', 'get', String(uploaded.id)])).out, 'High water at half past four.');
  assert.match((await run(['export', 'APP-1'])).out, /^---\n[\s\S]*title: Charts/);
  const csv = await run(['file', 'list', 'APP-1', '--csv', '--json=filename,size_bytes']);
  assert.equal(csv.out, 'filename,size_bytes\r\ntides.txt,29\r\n');
});

test('a checkout knows its project, and its commits close issues', { skip: lacks('git') }, async t => {
  const { api } = await team(t);
  const folder = join(line.folder, 'checkout');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  mkdirSync(folder, { recursive: true });
  git('init');
  git('remote', 'add', 'origin', 'https://git.harbour.example/ada/harbour-app.git');
  await json(['repo', 'bind', 'APP'], { cwd: folder });
  env['DOCKET_PROJECT'] = '';
  await json(['issue', 'create', 'Known by the checkout'], { cwd: folder });
  const elsewhere = await run(['issue', 'create', 'Nowhere']);
  assert.equal(elsewhere.status, 2);
  assert.match(elsewhere.problems, /needs a project.*\n.*--project/);
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@harbour.example'];
  git(...author, 'commit', '--allow-empty', '-m', 'Redraw the map\n\nFixes APP-1');
  assert.deepEqual(await json(['hook', '--dry-run', '--json=would_close'], { cwd: folder }), {
    would_close: ['APP-1'],
  });
  await json(['hook', 'HEAD'], { cwd: folder });
  assert.equal((await api.resolveIssue({ path: { identifier: 'APP-1' } })).status, 'done');
});

test('the waiting commands see the change of another client', async t => {
  const { api } = await team(t);
  await json(['issue', 'create', 'Wait for me']);
  const waiting = json(['issue', 'wait', 'APP-1', '--status', 'done,cancelled', '--json=status']);
  const watched = run(['watch', '--since', '0'], { interruptedBy: out => out.includes('"cancelled"') });
  const { id } = await api.resolveIssue({ path: { identifier: 'APP-1' } });
  await api.updateIssue({ path: { id }, body: { status: 'cancelled' } });
  assert.deepEqual(await waiting, { status: 'cancelled' });
  const { status, out } = await watched;
  assert.equal(status, 130);
  const rows = out
    .trim()
    .split('\n')
    .map(text => JSON.parse(text) as { kind: string; cursor: number });
  assert.ok(rows.every(({ kind, cursor }) => kind === 'issue' && cursor > 0));
});

test('an edit on an older version keeps its text', { skip: lacks('script') }, async t => {
  const { api } = await team(t);
  await json(['page', 'create', 'How we moor', '--body', 'Bow to the wind.']);
  const { id } = await api.resolvePage({ path: { identifier: 'APP-DOC-1' } });
  // While the editor is open, somebody else changes the page.
  const editor = join(line.folder, 'editor.mjs');
  writeFileSync(
    editor,
    `import { writeFileSync } from 'node:fs';
    const { DOCKET_URL, DOCKET_TOKEN } = process.env;
    writeFileSync(process.argv[2], 'Mine.');
    await fetch(DOCKET_URL + '/api/pages/${String(id)}', {
      method: 'PUT',
      headers: { Authorization: 'Bearer ' + DOCKET_TOKEN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ content: 'Theirs.' }),
    });`,
  );
  env['DOCKET_EDITOR'] = `"${process.execPath}" "${editor}"`;
  const { status, out } = await line.onTerminal(['page', 'edit', 'APP-DOC-1', '--edit'], 80);
  assert.equal(status, 6, out);
  assert.match(out, /Your text is in .*--force/);
  const kept = /Your text is in (\S+);/.exec(out)?.[1] ?? '';
  assert.equal(readFileSync(kept, 'utf8'), 'Mine.');
  const forced = await run(['page', 'edit', 'APP-DOC-1', '--body-file', kept, '--force']);
  assert.equal(forced.status, 0, forced.problems);
  assert.equal((await api.getPage({ path: { id } })).content, 'Mine.');
});

test(
  'on a terminal a list is a table that fits, and shows no control characters',
  { skip: lacks('script') },
  async t => {
    const { api, id } = await team(t);
    const long = 'The mooring map shows boats of equal length above each other, '.repeat(4);
    await api.createIssue({ body: { project_id: id, title: `\u001b[2J${long}` } }).catch(() => undefined);
    await api.createIssue({ body: { project_id: id, title: long, priority: 'urgent' } });
    for (const columns of [80, 200]) {
      const { out } = await line.onTerminal(['issue', 'list'], columns);
      const lines = stripVTControlCharacters(out).trimEnd().split('\n');
      assert.match(lines[0] ?? '', /^IDENTIFIER +STATUS +PRIORITY +TITLE/);
      assert.ok(
        lines.every(one => one.length <= columns),
        out,
      );
      assert.ok(!out.includes('\u001b[2J'));
      assert.match(out, /· backlog/);
    }
    env['NO_COLOR'] = '1';
    assert.ok(!(await line.onTerminal(['issue', 'list'], 80)).out.includes('\u001b['));
    const view = (await line.onTerminal(['issue', 'view', 'APP-1'], 80)).out;
    assert.match(view, /^identifier +APP-1\n/);
    assert.ok(!/project id/.test(view));
  },
);

test('completion knows families, commands, options and values', async () => {
  const words = async (...typed: string[]) =>
    (await run(['completion', 'words', '--', ...typed])).out.trim().split('\n');
  assert.ok((await words('iss')).includes('issue'));
  assert.deepEqual(await words('issue', 'cr'), ['create']);
  assert.ok((await words('issue', 'create', '--pri')).includes('--priority'));
  assert.deepEqual(await words('issue', 'create', '--priority', 'u'), ['urgent']);
  for (const shell of ['bash', 'zsh', 'fish']) assert.equal((await run(['completion', shell])).status, 0);
});

test('the package lists what it needs', () => {
  const manifest = readFileSync(new URL('../../clients/command-line/package.json', import.meta.url), 'utf8');
  assert.ok(!('dependencies' in (JSON.parse(manifest) as object)));
});
