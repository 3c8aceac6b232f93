/** Exports: what a document of Markdown says, and the folder of a project that a person would like to read. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import type { Schemas } from '../../src/generated/types.ts';
import { at, done } from '../setting/client.ts';
import { ask, exportedBytes, exportedText, leadsOf, taken, unzipped } from '../setting/exported.ts';
import { raw } from '../setting/raw.ts';
import { refused } from '../setting/refused.ts';
import { storeIssues, storePage, storeProject, storeRow, stored, TIMES } from '../setting/stored.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { enforceRoles, world, type World } from '../setting/world.ts';

async function comment({ max }: World, issue_id: number, content: string): Promise<Schemas['Comment']> {
  const request = { params: { path: { issue_id } }, body: { content } };
  return done(await max.api.POST('/api/issues/{issue_id}/comments', request));
}

/** An issue with everything that an issue can have. */
async function fullIssue(site: World): Promise<Schemas['Issue']> {
  const { max, module, label } = site;
  await label('bug', 'Map');
  const other = await site.issue({ title: 'Repair the pier' });
  const issue = await site.issue({
    title: 'Buoy lights flicker',
    description: 'Since the storm, see APP-1.',
    status: 'active',
    priority: 'high',
    module_id: (await module()).id,
    labels: ['bug', 'Map'],
    target_date: '2026-12-01',
  });
  const pair = { source: issue.identifier, target: other.identifier, relation_type: 'blocks' } as const;
  done(await max.api.POST('/api/issues/link', { body: pair }));
  await comment(site, issue.id, 'I will go and look.');
  return issue;
}

test('an issue is front matter, its title, its text and its comments', async t => {
  const site = await world(t);
  const { server, vera } = site;
  const { identifier } = await fullIssue(site);
  const response = await ask(server, vera, `issues/${identifier.toLowerCase()}`);
  assert.equal(response.headers.get('content-type'), 'text/markdown; charset=utf-8');
  assert.match(
    response.headers.get('content-disposition') ?? '',
    /^attachment; filename="?APP-2-buoy-lights-flicker\.md"?$/,
  );
  const { matter, body } = taken(await response.text());
  const { created_at, updated_at, ...said } = matter;
  assert.deepEqual(said, {
    identifier: 'APP-2',
    title: 'Buoy lights flicker',
    project: 'APP',
    status: 'active',
    priority: 'high',
    module: 'Moorings',
    labels: ['bug', 'Map'],
    blocks: ['APP-1'],
    target_date: '2026-12-01',
  });
  assert.match(String(created_at), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  assert.equal(typeof updated_at, 'string');
  assert.match(
    body,
    /^# Buoy lights flicker\n\nSince the storm, see APP-1\.\n\n## Comments\n\n### max \(\d{4}-\d\d-\d\d [\d:]{8}\)\n\nI will go and look\.\n$/,
  );
});

test('an exported issue has its assignees, in the form that a new issue accepts', async t => {
  const { server, vera, issue } = await world(t);
  for (const [assignees, said] of [
    [
      ['vera', 'lena'],
      ['lena', 'vera'],
    ],
    [['human'], ['human']],
    [[], undefined],
  ] as const) {
    const { identifier } = await issue({ assignees: [...assignees] });
    const { matter } = taken(await (await ask(server, vera, `issues/${identifier}`)).text());
    assert.deepEqual(matter['assignees'], said);
  }
});

test('an exported issue says what it waits for', async t => {
  const { server, max, vera, issue } = await world(t);
  const { id, identifier } = await issue();
  for (const body of [
    { user: 'vera', note: 'A word.' },
    { from: '2999-01-01', until: '2999-01-02' },
  ])
    done(await max.api.POST('/api/issues/{id}/waits', { params: { path: { id } }, body }));
  const { matter } = taken(await (await ask(server, vera, `issues/${identifier}`)).text());
  assert.deepEqual(matter['waits'], ['@vera: A word.', '2999-01-01..2999-01-02']);
});

test('an exported title, and a label, is what it was', async t => {
  const { server, max, issue, label } = await world(t);
  const title = 'a\u007fb\u0085c\u2029d\ufffee\tf';
  await label('0o17');
  await issue({ title, labels: ['0o17'] });
  const { matter } = taken(await exportedText(server, max, 'issues/APP-1'));
  assert.deepEqual([matter['title'], matter['labels']], [title, ['0o17']]);
});

test('in a bundle, the same file has its path', async t => {
  const site = await world(t);
  const { server, vera } = site;
  await fullIssue(site);
  const text = await exportedText(server, vera, 'issues/APP-2');
  const response = await ask(server, vera, 'issues/APP-2?format=json');
  assert.equal(response.headers.get('content-type'), 'application/json');
  assert.deepEqual(await response.json(), {
    root: 'APP',
    files: [{ path: 'APP/issues/APP-2-buoy-lights-flicker.md', content: text }],
  });
});

test('a page is exported under its folder path, and a workspace page under its own', async t => {
  const site = await world(t);
  const { server, ada, vera, folder, page, workspacePage } = site;
  const { id: top } = await folder('Hand book');
  const { id: folder_id } = await folder('Nacht & Nebel', top);
  await page({ title: 'Night watch', content: 'Bow to the wind.', folder_id, status: 'active' });
  await workspacePage({ title: 'For all of us' });
  const bundle = done(
    await vera.api.GET('/api/export/pages/{identifier}', {
      params: { path: { identifier: 'APP-DOC-1' }, query: { format: 'json' } },
    }),
  );
  assert.ok(typeof bundle === 'object');
  assert.deepEqual(
    bundle.files.map(({ path }) => path),
    ['APP/pages/hand-book/nacht-nebel/APP-DOC-1-night-watch.md'],
  );
  const { matter, body } = taken(await exportedText(server, vera, 'pages/app-doc-1'));
  assert.deepEqual([matter['project'], matter['status']], ['APP', 'active']);
  assert.equal(body, '# Night watch\n\nBow to the wind.\n');
  const ofAll = (await (await ask(server, ada, 'pages/DOC-1?format=json')).json()) as Schemas['ExportBundle'];
  assert.deepEqual(
    [ofAll.root, ofAll.files[0]?.path],
    ['workspace', 'workspace/pages/DOC-1-for-all-of-us.md'],
  );
  assert.equal(taken(ofAll.files[0]?.content ?? '').matter['project'], undefined);
});

test('a workspace page can be exported by every user who can read it', async t => {
  const site = await world(t);
  const { server, vera } = site;
  await site.workspacePage();
  await refused(
    server,
    () => raw(server, '/api/export/pages/DOC-1', { method: 'GET', token: vera.token }),
    'not_found',
  );
  await enforceRoles(site, false);
  assert.match(await exportedText(server, vera, 'pages/DOC-1'), /# For all of us/);
});

test('the other end of a relation is named only to those who can see it', async t => {
  const site = await world(t);
  const { server, ada, vera, issue } = site;
  await storeProject(server, 'OPS');
  const { id: project_id } = done(await ada.api.GET('/api/projects')).find(
    one => one.identifier === 'OPS',
  ) ?? { id: 0 };
  done(await ada.api.POST('/api/issues', { body: { project_id, title: 'Elsewhere' } }));
  const { identifier } = await issue();
  const pair = { source: identifier, target: 'OPS-1', relation_type: 'relates_to' } as const;
  done(await ada.api.POST('/api/issues/link', { body: pair }));
  for (const [member, seen] of [
    [ada, ['OPS-1']],
    [vera, undefined],
  ] as const) {
    assert.deepEqual(taken(await exportedText(server, member, 'issues/APP-1')).matter['relates_to'], seen);
    const project = await unzipped(await exportedBytes(server, member, 'projects/APP'));
    const text = project.get('APP/issues/APP-1-a-mooring.md')?.toString() ?? '';
    assert.deepEqual(taken(text).matter['relates_to'], seen);
  }
});

test('a project is a folder whose documents link to each other and to the files in it', async t => {
  const site = await world(t);
  const { server, max, vera, page, folder } = site;
  await fullIssue(site);
  const { id: folder_id } = await folder('Handbook');
  await page({ title: 'Night watch', content: 'First APP-2, then APP-99.', folder_id });
  const issue = done(
    await max.api.GET('/api/issues/resolve/{identifier}', { params: { path: { identifier: 'APP-1' } } }),
  );
  const shown = await uploaded(server, max, {
    bytes: 'high water',
    filename: 'Tide table (új).TXT',
    ...on('issue', issue),
  });
  const silent = await uploaded(server, max, { bytes: 'low water', filename: 'con', ...on('issue', issue) });
  const description = `The [table](${shown.url}) is /api/attachments/${shown.id}. Not so /api/attachments/${silent.id}1.`;
  done(await max.api.PUT('/api/issues/{id}', { ...at(issue.id), body: { description } }));
  const response = await ask(server, vera, 'projects/app');
  assert.equal(response.headers.get('content-type'), 'application/zip');
  assert.match(
    response.headers.get('content-disposition') ?? '',
    /^attachment; filename="?APP-export\.zip"?$/,
  );
  const entries = await unzipped(Buffer.from(await response.arrayBuffer()));
  const table = `APP/attachments/${shown.id}-tide-table-uj.txt`;
  assert.deepEqual(
    [...entries.keys()],
    [
      'APP/issues/APP-1-repair-the-pier.md',
      'APP/issues/APP-2-buoy-lights-flicker.md',
      'APP/pages/handbook/APP-DOC-1-night-watch.md',
      table,
      `APP/attachments/${silent.id}-con`,
    ],
  );
  assert.equal(entries.get(table)?.toString(), 'high water');
  const first = entries.get('APP/issues/APP-1-repair-the-pier.md')?.toString() ?? '';
  const link = `../attachments/${shown.id}-tide-table-uj.txt`;
  assert.match(first, new RegExp(`The \\[table\\]\\(${link}\\) is /api/attachments/${shown.id}\\.`));
  // A number that begins like another, and an address without a link, do not count as links.
  assert.match(first, new RegExp(`- file \\[con\\]\\(\\.\\./attachments/${silent.id}-con\\)`));
  assert.match(first, /- blocked by \[APP-2 Buoy lights flicker\]\(APP-2-buoy-lights-flicker\.md\)/);
  const last = entries.get('APP/pages/handbook/APP-DOC-1-night-watch.md')?.toString() ?? '';
  assert.match(last, /- mentions \[APP-2 [^\]]+\]\(\.\.\/\.\.\/issues\/APP-2-buoy-lights-flicker\.md\)/);
  assert.doesNotMatch(last, /\[APP-99/);
  let leads = 0;
  for (const [path, bytes] of entries) {
    if (!path.endsWith('.md')) continue;
    for (const lead of leadsOf(bytes.toString())) {
      leads += 1;
      assert.ok(entries.has(posix.join(posix.dirname(path), lead)), `${path} leads to ${lead}`);
    }
  }
  assert.equal(leads, 5);
});

test('the bundle of a project has the files of the ZIP', async t => {
  const site = await world(t);
  const { server, max, vera } = site;
  await fullIssue(site);
  const bytes = Buffer.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);
  await uploaded(server, max, { bytes, filename: 'a.zip', ...on('issue', await site.issue()) });
  const long = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000)]);
  await uploaded(server, max, { bytes: long, filename: 'long.pdf', ...on('issue', await site.issue()) });
  const entries = await unzipped(await exportedBytes(server, vera, 'projects/APP'));
  const bundle = (await (
    await ask(server, vera, 'projects/APP?format=json')
  ).json()) as Schemas['ExportBundle'];
  assert.equal(bundle.root, 'APP');
  assert.deepEqual(
    bundle.files.map(({ path, content, encoding }) => [path, Buffer.from(content, encoding ?? 'utf8')]),
    [...entries],
  );
  assert.equal(bundle.files.filter(({ encoding }) => encoding === 'base64').length, 2);
});

test('a project without anything in it is an empty folder', async t => {
  const { server, vera } = await world(t);
  assert.equal((await unzipped(await exportedBytes(server, vera, 'projects/APP'))).size, 0);
  assert.deepEqual(await (await ask(server, vera, 'projects/APP?format=json')).json(), {
    root: 'APP',
    files: [],
  });
});

test('items in the trash are not exported', async t => {
  const site = await world(t);
  const { server, max, vera, issue, page } = site;
  const gone = await issue();
  const kept = await issue();
  const { id } = await comment(site, kept.id, 'A slip of the pen.');
  done(await max.api.DELETE('/api/comments/{id}', at(id)));
  await uploaded(server, max, { bytes: 'gone', ...on('issue', gone) });
  done(await max.api.DELETE('/api/issues/{id}', at(gone.id)));
  done(await max.api.DELETE('/api/pages/{id}', at((await page()).id)));
  const entries = await unzipped(await exportedBytes(server, vera, 'projects/APP'));
  assert.deepEqual([...entries.keys()], ['APP/issues/APP-2-a-mooring.md']);
  assert.doesNotMatch(entries.get('APP/issues/APP-2-a-mooring.md')?.toString() ?? '', /Comments|slip/);
});

test('folders of similar names are distinct, and none has a reserved name', async t => {
  const site = await world(t);
  const { server, vera, folder, page } = site;
  for (const name of ['A b', 'A-B', 'CON', '文書', '../..', 'a-b-2'])
    await page({ title: 'x', folder_id: (await folder(name)).id });
  const entries = await unzipped(await exportedBytes(server, vera, 'projects/APP'));
  const folders = [...entries.keys()].map(path => path.split('/')[2]);
  assert.deepEqual(folders, ['a-b', 'a-b-2', 'folder-con', 'folder', 'folder-2', 'a-b-2-2']);
});

test('a project that is called like a device still has a folder that every system makes', async t => {
  const { server, ada } = await world(t);
  const id = await storeProject(server, 'CON');
  await storeIssues(server, id, [{ title: 'x' }]);
  const entries = await unzipped(await exportedBytes(server, ada, 'projects/CON'));
  assert.deepEqual([...entries.keys()], ['CON_/issues/CON-1-x.md']);
});

/** Text that has led exports astray: paths, devices, other directions, YAML's own signs. */
const awkward = fc.oneof(
  fc.constantFrom(
    '../../etc/passwd',
    'C:\\con',
    '- a: b',
    '"',
    '---',
    'null',
    '2026-01-01',
    '\u202egpj.exe',
    'yes',
    '#',
    "'",
    '…',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
);
const storable = awkward
  .map(text => Buffer.from(text.replaceAll('\0', '')).toString())
  .filter(text => /\S/.test(text) && text.length > 0);

test('with any titles and folder names, the ZIP can be unpacked and the front matter has them', async t => {
  const site = await world(t);
  const { server, vera, app } = site;
  const titles = fc.sample(storable, { numRuns: 120, seed: 7 });
  await storeIssues(
    server,
    app,
    titles.map(title => ({ title })),
  );
  const folders = await Promise.all(
    titles
      .slice(0, 30)
      .map((name, place) =>
        storeRow(server, 'folders', { project_id: app, name, name_folded: `${place}`, sort_order: place }),
      ),
  );
  for (const [place, folder_id] of folders.entries())
    await storePage(server, app, { sequence: place + 1, title: titles[place] ?? '', folder_id });
  const entries = await unzipped(await exportedBytes(server, vera, 'projects/APP'));
  assert.equal(entries.size, titles.length + folders.length);
  assert.equal(new Set([...entries.keys()].map(path => path.toLowerCase())).size, entries.size);
  for (const [path, bytes] of entries) {
    assert.match(path, /^APP\/(issues|pages(\/[a-z0-9-]+)?)\/APP-(DOC-)?[0-9]+(-[a-z0-9-]+)?\.md$/);
    assert.ok(path.split('/').every(segment => segment.length < 255));
    const { matter } = taken(bytes.toString());
    const number = Number(/(\d+)/.exec(String(matter['identifier']))?.[1]);
    assert.equal(matter['title'], titles[number - 1], path);
  }
});

test('unzip unpacks an export', { skip: spawnSync('unzip', ['-v']).status !== 0 }, async t => {
  const site = await world(t);
  await fullIssue(site);
  const folder = mkdtempSync(join(tmpdir(), 'docket-unzip-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const bytes = await exportedBytes(site.server, site.vera, 'projects/APP');
  writeFileSync(join(folder, 'export.zip'), bytes);
  const { status, stdout, stderr } = spawnSync('unzip', ['-q', 'export.zip'], { cwd: folder });
  assert.equal(status, 0, `${String(stdout)}${String(stderr)}`);
  const path = 'APP/issues/APP-2-buoy-lights-flicker.md';
  assert.deepEqual(readFileSync(join(folder, path)), (await unzipped(bytes)).get(path));
});

test('another format is refused', async t => {
  const { server, vera, issue } = await world(t);
  await issue();
  for (const path of [
    'issues/APP-1?format=zip',
    'pages/APP-DOC-1?format=pdf',
    'projects/APP?format=markdown',
  ])
    await refused(
      server,
      () => raw(server, `/api/export/${path}`, { method: 'GET', token: vera.token }),
      'invalid_parameter',
    );
});

/** Data beyond each limit, inserted directly: a hundred thousand requests would take too long. */
const TOO_MUCH: Readonly<Record<string, (site: World) => Promise<string>>> = {
  'at most 10,000 files': async site => {
    await manyIssues(site, 10_001);
    return 'projects/APP';
  },
  'at most 1,000 comments per issue': async site => {
    await manyComments(site, 1_001, 'x');
    return 'issues/APP-1';
  },
  'at most 100,000 comments': async site => {
    await manyIssues(site, 101);
    await inPortions(991, 20, (from, to) =>
      stored(site.server, ({ db }) =>
        db.raw(
          `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
           INSERT INTO comments (project_id, issue_id, user_id, content, seq, created_at, updated_at)
           SELECT project_id, issues.id, ?, 'x', 0, created_at, updated_at FROM issues, n WHERE project_id = ?`,
          [site.max.id, site.app],
        ),
      ),
    );
    return 'projects/APP';
  },
  'at most 8 MiB per file': async site => {
    await manyComments(site, 33, 'x'.repeat(256 * 1024));
    return 'issues/APP-1';
  },
  'at most 128 MiB in total': async ({ server, app }) => {
    const [issue] = await storeIssues(server, app, [{}]);
    const file = { filename: 'x', filename_folded: 'x', mime: 'image/png', mime_class: 'image' };
    for (let place = 0; place < 17; place += 1) {
      const content = { sha256: place.toString().padStart(64, '0'), size_bytes: 8 * 1024 * 1024 };
      const attachment_id = await storeRow(server, 'attachments', {
        ...file,
        ...content,
        created_at: TIMES.created_at,
      });
      const link = { attachment_id, project_id: app, issue_id: issue?.id ?? 0, by_upload: 1, by_body: 0 };
      await stored(server, ({ db }) => db('attachment_links').insert(link));
    }
    return 'projects/APP';
  },
  'at most 50,000 labels, assignees, waits, relations, folders, modules and attachment links': async ({
    server,
    app,
  }) => {
    await stored(server, ({ db }) =>
      db.raw(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50001)
         INSERT INTO folders (project_id, name, name_folded, sort_order)
         SELECT projects.id, 'x', 'x', i FROM projects, n WHERE projects.id = ?`,
        [app],
      ),
    );
    return 'projects/APP';
  },
};

/** From 1 to the last number, in portions, so that no statement times out. */
async function inPortions(
  last: number,
  size: number,
  act: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= last; from += size) await act(from, Math.min(last, from + size - 1));
}

/** Copies of the first. */
async function manyIssues({ server, app }: World, count: number): Promise<void> {
  await storeIssues(server, app, [{}]);
  await inPortions(count - 1, 1_000, (from, to) =>
    stored(server, ({ db }) =>
      db.raw(
        `WITH RECURSIVE n (i) AS (SELECT ${from + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${to + 1})
         INSERT INTO issues (project_id, sequence, title, description, status, priority, priority_rank, sort_order, seq, created_at, updated_at)
         SELECT project_id, i, title, '', status, priority, priority_rank, i, 1000000 + i, created_at, updated_at
         FROM issues JOIN n ON issues.sequence = 1 WHERE issues.project_id = ?`,
        [app],
      ),
    ),
  );
}

async function manyComments({ server, app, max }: World, count: number, content: string): Promise<void> {
  const [issue] = await storeIssues(server, app, [{}]);
  const row = { project_id: app, issue_id: issue?.id ?? 0, user_id: max.id, content, seq: 0, ...TIMES };
  await stored(server, async ({ db }) => {
    for (let done = 0; done < count; done += 100)
      await db('comments').insert(Array.from({ length: Math.min(100, count - done) }, () => row));
  });
}

for (const [ceiling, fill] of Object.entries(TOO_MUCH))
  test(`an export that would pass a ceiling is refused before its first byte: ${ceiling}`, async t => {
    const site = await world(t);
    const path = `/api/export/${await fill(site)}`;
    const { error } = await refused(
      site.server,
      () => raw(site.server, path, { method: 'GET', token: site.vera.token }),
      'export_too_large',
    );
    assert.match(error, new RegExp(ceiling));
  });

/** A project that does not fit into the buffers between two ends of a connection. */
async function large(t: TestContext): Promise<World> {
  const site = await world(t);
  const description = () => randomBytes(600_000).toString('base64');
  await storeIssues(
    site.server,
    site.app,
    Array.from({ length: 20 }, () => ({ description: description() })),
  );
  return site;
}

test('two exports run at a time, and a third is refused with a retry time', async t => {
  const { server, vera, max } = await large(t);
  const leaving = new AbortController();
  const running = [
    await ask(server, vera, 'projects/APP', leaving.signal),
    await ask(server, max, 'projects/APP?format=json', leaving.signal),
  ];
  assert.deepEqual(
    running.map(({ status }) => status),
    [200, 200],
  );
  const { response } = await refused(
    server,
    () => raw(server, '/api/export/issues/APP-1', { method: 'GET', token: vera.token }),
    'exports_busy',
  );
  assert.equal(response.headers.get('retry-after'), '30');
  leaving.abort();
  // A reader who leaves gives the slot back, and ends the view that was held: there are four for the whole instance.
  for (let time = 0; time < 3; time += 1) {
    const gone = new AbortController();
    const { status } = await eventually(() => ask(server, vera, 'projects/APP', gone.signal));
    assert.equal(status, 200);
    gone.abort();
  }
  const whole = await eventually(() => ask(server, vera, 'projects/APP'));
  assert.equal((await unzipped(Buffer.from(await whole.arrayBuffer()))).size, 20);
});

/** The server learns a little later than its client that the client has left. */
async function eventually(request: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await request();
    if (response.status !== 429) return response;
    await response.arrayBuffer();
  }
}

test('an export shows one moment, whatever is written while it is sent', async t => {
  const { server, vera, max } = await large(t);
  const response = await ask(server, vera, 'projects/APP');
  const [issue] = done(
    await max.api.GET('/api/issues', {
      params: { query: { order_by: 'sequence', order: 'desc', limit: 1 } },
    }),
  );
  done(
    await max.api.PUT('/api/issues/{id}', { ...at(issue?.id ?? 0), body: { title: 'Written during it' } }),
  );
  const entries = await unzipped(Buffer.from(await response.arrayBuffer()));
  assert.ok(entries.has('APP/issues/APP-20-issue-20.md'));
  const later = await unzipped(await exportedBytes(server, vera, 'projects/APP'));
  assert.ok(later.has('APP/issues/APP-20-written-during-it.md'));
});

test('HEAD returns the headers of GET, and holds no slot', async t => {
  const { server, vera, issue } = await world(t);
  await issue();
  for (let time = 0; time < 3; time += 1) {
    const { response } = await raw(server, '/api/export/projects/APP', { method: 'HEAD', token: vera.token });
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'application/zip']);
  }
});
