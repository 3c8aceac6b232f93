/** Archives: a project goes out of one instance and into another, and is there what it was. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import {
  archiveOf,
  entriesOf,
  imported,
  packedOf,
  rowsOf,
  sendArchive,
  signed,
  withRows,
} from '../setting/archived.ts';
import { cast, type Cast } from '../setting/cast.ts';
import { at, done } from '../setting/client.ts';
import { assertAlike, likeness } from '../setting/likeness.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { startServer, type TestServer } from '../setting/server.ts';
import { stored } from '../setting/stored.ts';
import { kept, on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

/** A project with something of everything in it, and with what stays behind. */
async function full(t: TestContext): Promise<World> {
  const site = await world(t);
  const { max, server, issue, page, plan, module, folder, label } = site;
  await label('bug', 'Map');
  const { id: module_id } = await module({ emoji: '⚓' });
  const first = await issue({ title: 'Repair the pier', labels: ['bug'], module_id, source: 'github:a/b#1' });
  const gone = await issue({ title: 'A slip' });
  const second = await issue({
    title: 'Buoy lights',
    description: 'Two\nlines.',
    status: 'done',
    priority: 'high',
  });
  const shown = await uploaded(server, max, {
    bytes: 'high water',
    filename: 'tides.txt',
    ...on('issue', first),
  });
  const description = `See ${shown.url} and /api/attachments/987654.`;
  done(await max.api.PUT('/api/issues/{id}', { ...at(first.id), body: { description, status: 'active' } }));
  for (const [target, relation_type] of [
    [second, 'blocks'],
    [gone, 'relates_to'],
  ] as const)
    done(
      await max.api.POST('/api/issues/link', {
        body: { source: first.identifier, target: target.identifier, relation_type },
      }),
    );
  const { id: parent } = await folder('Handbook');
  const { id: folder_id } = await folder('Storms', parent);
  const doc = await page({
    title: 'Night watch',
    content: 'Ring twice.',
    folder_id,
    labels: ['Map'],
    status: 'active',
  });
  for (const path of [`issues/${first.id}`, `pages/${doc.id}`])
    await raw(server, `/api/${path}/comments`, { token: max.token, body: { content: `On ${path}` } });
  const steps = [
    { title: 'a', issue_id: second.id, steps: [{ title: 'b', done: true }, { title: 'c' }] },
    { title: 'd' },
  ];
  await plan({ title: 'Winter', issue_id: first.id, steps });
  done(await max.api.DELETE('/api/issues/{id}', at(gone.id)));
  return site;
}

interface Elsewhere extends Cast {
  readonly server: TestServer;
}

async function elsewhere(t: TestContext): Promise<Elsewhere> {
  const server = await startServer(t);
  return { server, ...(await cast(server)) };
}

test('a project that is exported, imported elsewhere and exported again is the same', async t => {
  const { server, lena } = await full(t);
  const there = await elsewhere(t);
  const archive = await archiveOf(server, lena, 'app');
  const { project, report } = await imported(there.server, there.ada, archive);
  const entries = entriesOf(archive);
  const rows = [...entries.keys()].flatMap(name => rowsOf(entries, name.slice(5, -6)));
  assert.deepEqual(report, {
    project: 'APP',
    rows: rows.length,
    blobs: 1,
    external_reference_count: 1,
    external_references: ['APP-1 references the file 987654, which is not in the archive'],
  });
  assert.deepEqual([project.identifier, project.is_public], ['APP', false]);
  const again = entriesOf(await archiveOf(there.server, there.ada, 'APP'));
  assertAlike(likeness(again), likeness(entries));
  // Once more, from the copy: now even the disabled reference stays.
  const third = await elsewhere(t);
  await imported(third.server, third.ada, packedOf(again));
  assertAlike(likeness(entriesOf(await archiveOf(third.server, third.ada, 'APP'))), likeness(again));
});

test('an imported issue is for the active people of its usernames, and for any person if there are none', async t => {
  const { server, ada, lena, issue } = await world(t);
  const body = { username: 'zoe', password: 'long enough', is_admin: true };
  done(await ada.api.POST('/api/users', { body }));
  for (const assignees of [[], ['human'], ['vera', 'zoe'], ['zoe'], ['lena', 'vera']])
    await issue({ assignees });
  const there = await elsewhere(t);
  done(await there.ada.api.POST('/api/users/{id}/deactivate', at(there.lena.id)));
  const archive = await archiveOf(server, lena, 'APP');
  const { project, report } = await imported(there.server, there.ada, archive);
  const query = { project_id: project.id };
  const issues = done(await there.ada.api.GET('/api/issues', { params: { query } }));
  assert.deepEqual(
    issues.map(({ needs_human, assignees }) => [needs_human, assignees.map(({ user_id }) => user_id)]),
    [
      [false, []],
      [true, []],
      [true, [there.vera.id]],
      [true, []],
      [true, [there.vera.id]],
    ],
  );
  assert.deepEqual(report.external_references, [
    'APP-3 was assigned to zoe, who has no active account here',
    'APP-4 was assigned to zoe, who has no active account here',
    'APP-5 was assigned to lena, who has no active account here',
  ]);
});

test('an archive carries no versions of pages: an imported page begins with its content', async t => {
  const { server, lena, max, page } = await world(t);
  const { id } = await page({ content: 'Before the storm' });
  done(await max.api.PUT('/api/pages/{id}', { ...at(id), body: { content: 'Ring twice.' } }));
  const archive = await archiveOf(server, lena, 'APP');
  const there = await elsewhere(t);
  const { project } = await imported(there.server, there.ada, archive);
  const { api } = there.ada;
  const [copy] = done(await api.GET('/api/pages', { params: { query: { project_id: project.id } } }));
  const { items } = done(await api.GET('/api/pages/{id}/versions', at(copy?.id ?? 0)));
  assert.deepEqual(
    items.map(({ size, created_at, user_id }) => [size, created_at, user_id]),
    [['Ring twice.'.length, copy?.updated_at, null]],
  );
  const seq = items[0]?.seq ?? 0;
  const params = { path: { id: copy?.id ?? 0, seq } };
  assert.equal(done(await api.GET('/api/pages/{id}/versions/{seq}', { params })).content, 'Ring twice.');
});

test('an imported issue waits for the same people and days, and for those without an account by their names', async t => {
  const { server, max, lena, issue } = await world(t);
  const { id } = await issue();
  for (const body of [
    { user: 'vera', note: 'A word.' },
    { user: 'lena' },
    { from: '2999-01-01', until: '2999-01-02', note: 'The crane.' },
  ])
    done(await max.api.POST('/api/issues/{id}/waits', { ...at(id), body }));
  const there = await elsewhere(t);
  done(await there.ada.api.POST('/api/users/{id}/deactivate', at(there.lena.id)));
  const archive = await archiveOf(server, lena, 'APP');
  const { project, report } = await imported(there.server, there.ada, archive);
  const query = { project_id: project.id, blocked: true };
  const [copy] = done(await there.ada.api.GET('/api/issues', { params: { query } }));
  assert.deepEqual(
    copy?.waits.map(({ user_id, username, earliest, latest, note, state, created_by }) => [
      ...[user_id, username, earliest, latest, note, state, created_by],
    ]),
    [
      [there.vera.id, 'vera', null, null, 'A word.', 'holding', null],
      [-1, 'lena (imported)', null, null, '', 'holding', null],
      [null, null, '2999-01-01', '2999-01-02', 'The crane.', 'holding', null],
    ],
  );
  assert.deepEqual(report.external_references, ['APP-1 waits for lena, who has no active account here']);
  const again = rowsOf(entriesOf(await archiveOf(there.server, there.ada, 'APP')), 'issues');
  const first = rowsOf(entriesOf(archive), 'issues');
  assert.deepEqual(
    again.map(row => row['waits']),
    first.map(row => row['waits']),
  );
  for (const wait of [
    { person: null, earliest: null, latest: null },
    { person: 'vera', earliest: '2999-01-01', latest: '2999-01-01' },
    { person: null, earliest: '2999-01-02', latest: '2999-01-01' },
    { person: null, earliest: '2999-02-30', latest: '2999-02-30' },
    { person: 'vera', earliest: null, latest: null, note: 'x'.repeat(501) },
    { person: 'vera', earliest: null, latest: null, more: 1 },
  ]) {
    const waits = [{ note: '', created_at: '2026-01-01 00:00:00', ...wait }];
    const rows = rowsOf(entriesOf(archive), 'issues').map(row => ({ ...row, waits }));
    const changed = packedOf(withRows(entriesOf(archive), 'issues', rows));
    await refused(there.server, () => sendArchive(there.server, there.ada, changed), 'archive_invalid');
  }
});

test('an archive with an impossible assignment is refused', async t => {
  const { server, lena, issue } = await world(t);
  await issue({ assignees: ['vera'] });
  const entries = entriesOf(await archiveOf(server, lena, 'APP'));
  const there = await elsewhere(t);
  for (const [needs_human, assignees] of [
    [false, ['vera']],
    [true, ['vera', 'VERA']],
    [true, [' ']],
    [true, Array.from({ length: 51 }, (_, place) => `person-${place}`)],
    [true, 'vera'],
    [1, []],
  ] as const) {
    const rows = rowsOf(entries, 'issues').map(row => ({ ...row, needs_human, assignees }));
    const changed = withRows(entries, 'issues', rows);
    await refused(
      there.server,
      () => sendArchive(there.server, there.ada, packedOf(changed)),
      'archive_invalid',
    );
  }
});

test('the longest comment moves from instance to instance, even with longer file ids there', async t => {
  const { server, max, lena, issue } = await world(t);
  const { id } = await issue();
  const named = ' /api/attachments/7';
  const content = 'x'.repeat(262_144 - named.length) + named;
  await raw(server, `/api/issues/${id}/comments`, { token: max.token, body: { content } });
  let archive = await archiveOf(server, lena, 'APP');
  for (const { server: there, ada } of [await elsewhere(t), await elsewhere(t)]) {
    await imported(there, ada, archive);
    archive = await archiveOf(there, ada, 'APP');
  }
  const [comment] = rowsOf(entriesOf(archive), 'comments');
  assert.equal(comment?.['content'], content.replace(named, ' /api/attachments/absent-7'));
});

test('an import is complete: numbers, plans, relations, files, history, and the importer alone', async t => {
  const { server, lena } = await full(t);
  const there = await elsewhere(t);
  const { project } = await imported(there.server, there.ada, await archiveOf(server, lena, 'APP'));
  const { api } = there.ada;
  const resolve = async (identifier: string) =>
    done(await api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier } } }));
  const [first, second] = [await resolve('APP-1'), await resolve('APP-3')];
  assert.deepEqual(
    [first.blocks, first.labels, first.source, first.relates_to],
    [['APP-3'], ['bug'], 'github:a/b#1', []],
  );
  assert.deepEqual([second.status, second.description], ['done', 'Two\nlines.']);
  const next = done(await api.POST('/api/issues', { body: { project_id: project.id, title: 'New' } }));
  assert.equal(next.identifier, 'APP-4');
  const plan = done(
    await api.GET('/api/plans/resolve/{identifier}', { params: { path: { identifier: 'APP-PLAN-1' } } }),
  );
  assert.deepEqual(
    plan.steps.map(step => [
      step.title,
      step.issue_identifier,
      step.children.map(child => [child.title, child.done]),
    ]),
    [
      [
        'a',
        'APP-3',
        [
          ['b', true],
          ['c', false],
        ],
      ],
      ['d', null, []],
    ],
  );
  assert.equal(plan.anchor_identifier, 'APP-1');
  const [comment] = done(
    await api.GET('/api/issues/{issue_id}/comments', { params: { path: { issue_id: first.id } } }),
  );
  assert.deepEqual(
    [comment?.user_id, comment?.author, comment?.author_display_name],
    [-1, 'max (imported)', 'max (imported)'],
  );
  const link = /\/api\/attachments\/([0-9]+)/.exec(first.description)?.[0] ?? '';
  const bytes = await raw(there.server, link, { method: 'GET', token: there.ada.token });
  assert.equal(bytes.error, 'high water');
  const { items } = done(
    await api.GET('/api/projects/{id}/activity', {
      ...at(project.id),
      params: { path: { id: project.id }, query: { limit: 200 } },
    }),
  );
  assert.ok(items.slice(2).every(({ actor_user_id }) => actor_user_id === null));
  const own = items.find(({ action }) => action === 'import');
  assert.deepEqual([own?.actor_username, own?.entity_type], ['ada', 'project']);
  const members = done(await api.GET('/api/projects/{id}/members', at(project.id)));
  assert.deepEqual(
    members.map(({ username, role }) => [username, role]),
    [['ada', 'lead']],
  );
  const { items: files } = done(await api.GET('/api/projects/{id}/attachments', at(project.id)));
  assert.deepEqual(
    files.map(({ filename, uploader }) => [filename, uploader]),
    [['tides.txt', null]],
  );
});

test(
  'an archive is a gzipped tar that tar can read, and one repacked by tar is accepted',
  { skip: spawnSync('tar', ['--version']).status !== 0 },
  async t => {
    const { server, lena } = await full(t);
    const folder = mkdtempSync(join(tmpdir(), 'docket-tar-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'a.tar.gz'), await archiveOf(server, lena, 'APP'));
    execFileSync('tar', ['-xzf', 'a.tar.gz'], { cwd: folder });
    for (const format of ['gnu', 'ustar']) {
      const there = await elsewhere(t);
      execFileSync('tar', ['-czf', 'b.tar.gz', `--format=${format}`, 'blobs', 'manifest.json', 'rows'], {
        cwd: folder,
      });
      await imported(
        there.server,
        there.ada,
        execFileSync('cat', ['b.tar.gz'], { cwd: folder, maxBuffer: 2 ** 26 }),
      );
    }
  },
);

test('an identifier that is in use is refused', async t => {
  const { server, ada, lena } = await full(t);
  const archive = await archiveOf(server, lena, 'APP');
  await refused(server, () => sendArchive(server, ada, archive), 'archive_identifier_taken');
});

test('only a session token opens the routes of archives', async t => {
  const site = await full(t);
  const { server, ada, bot, operator, max, lena } = site;
  for (const token of [bot.token, operator.token])
    for (const [path, method] of [
      ['', 'GET'],
      ['/APP', 'GET'],
      ['', 'POST'],
    ] as const)
      await refused(
        server,
        () => raw(server, `/api/project-archives${path}`, { method, token }),
        'authentication_required',
      );
  await refused(
    server,
    () => raw(server, '/api/project-archives/APP', { method: 'GET', token: max.token }),
    'role_required',
  );
  await refused(
    server,
    () => raw(server, '/api/project-archives/NONE', { method: 'GET', token: ada.token }),
    'not_found',
  );
  const limits = async (api: typeof ada.api) => done(await api.GET('/api/project-archives'));
  assert.deepEqual([(await limits(ada.api)).can_import, (await limits(lena.api)).can_import], [true, false]);
  await refused(server, () => sendArchive(server, lena, Buffer.from('')), 'administrator_required');
});

test('while an import is staged, nothing of it can be seen or found', async t => {
  const { server, ada } = await full(t);
  const { project, issue } = await shownAndFound(server, ada);
  await stored(server, async ({ db, now }) => {
    await db('hidden_projects').insert({ project_id: project, hidden_at: now });
  });
  const get = (path: string) => raw(server, `/api/${path}`, { method: 'GET', token: ada.token });
  for (const path of [
    `projects/${project}`,
    `projects/${project}/index`,
    `projects/${project}/changes`,
    `projects/${project}/attachments`,
    `projects/${project}/activity`,
    `projects/${project}/members`,
    `issues/${issue}`,
    'issues/resolve/APP-1',
    'pages/resolve/APP-DOC-1',
    'plans/resolve/APP-PLAN-1',
    `issues?project_id=${project}`,
    `issues/${issue}/comments`,
    'export/projects/APP',
    'project-archives/APP',
  ])
    await refused(server, () => get(path), 'not_found');
  for (const path of LISTS) assert.doesNotMatch(JSON.stringify((await get(path)).error), /APP|pier/, path);
  const body = { title: 'Seen' };
  const change = () => raw(server, `/api/issues/${issue}`, { method: 'PUT', token: ada.token, body });
  await refused(server, change, 'not_found');
});

/** Lists over all projects, and searches. */
const LISTS = ['projects', 'issues', 'plans', 'pages', 'search?query=pier', 'search?query=pier&mode=literal'];

/** Everywhere something of the project is seen, so that its absence says something later. */
async function shownAndFound(server: TestServer, { token, api }: Cast['ada']) {
  for (const path of ['projects', 'issues', 'search?query=pier', 'search?query=pier&mode=literal'])
    assert.match(
      JSON.stringify((await raw(server, `/api/${path}`, { method: 'GET', token })).error),
      /APP/,
      path,
    );
  const found = done(
    await api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier: 'APP-1' } } }),
  );
  return { project: found.project_id, issue: found.id };
}

test('imported texts can be searched, in issues and in files', async t => {
  const { server, lena } = await full(t);
  const there = await elsewhere(t);
  await imported(there.server, there.ada, await archiveOf(server, lena, 'APP'));
  const titles = async (query: string) =>
    done(await there.ada.api.GET('/api/search', { params: { query: { query } } })).map(({ title }) => title);
  assert.deepEqual(await titles('pier'), ['Repair the pier']);
  assert.deepEqual(await titles('ring twice'), ['Night watch']);
  assert.deepEqual(await titles('high water'), ['tides.txt']);
});

test('a user who signs out during an import imports nothing', async t => {
  const { server, lena } = await full(t);
  const there = await elsewhere(t);
  const archive = await archiveOf(server, lena, 'APP');
  // All is staged; what is left is the one change that reveals it.
  const { contents } = there.server.app.instance.files;
  const keepAll = contents.keepAll.bind(contents);
  contents.keepAll = async (...all) => {
    done(await there.ada.api.POST('/api/auth/logout'));
    return keepAll(...all);
  };
  const before = await there.server.rows();
  const { response } = await sendArchive(there.server, there.ada, archive);
  assert.equal(response.status, 401);
  assert.ok(otherRows(await there.server.rows()) === otherRows(before), 'the import left something behind');
  assert.deepEqual(incoming(there.server), []);
});

test('files without enough space are refused, and everything staged is removed', async t => {
  const { server, lena } = await full(t);
  const there = await elsewhere(t);
  const archive = await archiveOf(server, lena, 'APP');
  await stored(there.server, async ({ db }) => {
    await db('file_storage').update({ bytes: there.server.app.instance.config.storage_limit });
  });
  const before = await there.server.rows();
  const { error } = await sendArchive(there.server, there.ada, archive);
  assert.equal((error as { code: string }).code, 'storage_full');
  assert.ok(otherRows(await there.server.rows()) === otherRows(before), 'the import left something behind');
  assert.deepEqual(incoming(there.server), []);
});

/** All rows except sessions, what the audit has of them, and the last `seq`: assigned numbers are not used again. */
function otherRows(rows: string): string {
  return rows.replaceAll(/^(sessions|audit|counters)\n.*?\n\n/gms, '');
}

/** The temporary files of a server. */
const incoming = (server: TestServer): string[] => kept(server, 'incoming');

test('a refused archive leaves no file behind, and neither does an export that is not downloaded to its end', async t => {
  const { server, ada, lena } = await full(t);
  const archive = await archiveOf(server, lena, 'APP');
  await refused(
    server,
    () => sendArchive(server, ada, archive.subarray(0, archive.length - 20)),
    'archive_invalid',
  );
  await refused(server, () => sendArchive(server, ada, archive), 'archive_identifier_taken');
  const entries = entriesOf(archive);
  await refused(
    server,
    () => sendArchive(server, ada, packedOf(signed(entries, { format_version: 2 }))),
    'archive_of_another_version',
  );
  assert.deepEqual(incoming(server), []);
});
