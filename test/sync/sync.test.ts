/** Delta sync: the index, the changes after it, and what a row of each shows. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Check } from '../../src/store/checks.ts';
import type { Statement } from '../../src/store/statement.ts';
import type { Read } from '../../src/store/read.ts';
import type { Work } from '../../src/store/work.ts';
import { type CommentRow, commentKind } from '../../src/records/comment.ts';
import type { Named } from '../../src/records/identifiers.ts';
import { DEFAULTS, type IssueRow, issueKind } from '../../src/records/issue.ts';
import { type PageRow, pageKind } from '../../src/records/page.ts';
import { WHITE_SPACE } from '../../src/text/preview.ts';
import type { Cast } from '../setting/cast.ts';
import { at } from '../setting/client.ts';
import { refused } from '../setting/refused.ts';
import { isOneServer, type TestServer } from '../setting/server.ts';
import { world } from '../setting/world.ts';

interface Scene {
  readonly server: TestServer;
  readonly people: Cast;
  readonly id: number;
  readonly write: <T>(act: (work: Work) => Promise<T>) => Promise<T>;
}

async function scene(t: TestContext): Promise<Scene> {
  const { server, app, ...people } = await world(t);
  const origin = { now: server.clock.now(), transport: 'web', actorId: people.max.id } as const;
  return { server, people, id: app, write: act => server.app.instance.store.write(origin, act) };
}

async function issue(
  work: Work,
  project_id: number,
  sequence: number,
  description = '',
): Promise<Named<IssueRow>> {
  return work.insert(issueKind, {
    project_id,
    sequence,
    identifier: `APP-${sequence}`,
    title: `Issue ${sequence}`,
    description,
    ...DEFAULTS,
    status: 'todo',
    priority: 'high',
    sort_order: sequence,
  });
}

async function page(work: Work, project_id: number, sequence: number): Promise<Named<PageRow>> {
  return work.insert(pageKind, {
    project_id,
    sequence,
    identifier: `APP-DOC-${sequence}`,
    folder_id: null,
    title: `Page ${sequence}`,
    content: '\n \n  One \nTwo',
    sort_order: sequence,
    status: 'draft',
    pinned: 1,
    deleted_at: null,
  });
}

async function comment(work: Work, on: Named<IssueRow>, user_id: number | null): Promise<Named<CommentRow>> {
  const { project_id, identifier, id: issue_id } = on;
  return work.insert(commentKind, {
    project_id,
    identifier,
    issue_id,
    page_id: null,
    user_id,
    imported_author: user_id === null ? 'Grace' : null,
    content: 'Seen.',
    deleted_at: null,
    kind: 'comment',
    went_with_parent: 0,
  });
}

async function trash(work: Work, row: Named<IssueRow>): Promise<void> {
  await work.update(issueKind, row, { deleted_at: work.now }, 'delete');
}

const since = (id: number, cursor: number, limit?: number) => ({
  params: { path: { id }, query: { since: cursor, ...(limit === undefined ? {} : { limit }) } },
});

test('the index shows every active issue and page, and the cursor for later changes', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    const gone = await issue(work, id, 1);
    await issue(work, id, 2, 'First line\nsecond');
    await page(work, id, 1);
    await trash(work, gone);
  });
  const { data } = await people.vera.api.GET('/api/projects/{id}/index', at(id));
  assert.deepEqual(
    data?.issues.map(row => [row.identifier, row.preview, row.labels]),
    [['APP-2', 'First line', []]],
  );
  assert.deepEqual(
    data?.pages.map(row => [row.identifier, row.preview, row.pinned]),
    [['APP-DOC-1', 'One', true]],
  );
  const after = await people.vera.api.GET('/api/projects/{id}/changes', since(id, data?.cursor ?? 0));
  assert.deepEqual(after.data, { changes: [], cursor: data?.cursor, has_more: false });
});

test('the last page says that there are no more, also if it is full', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    for (let sequence = 1; sequence <= 4; sequence++) await page(work, id, sequence);
  });
  for (const [limit, more] of [
    [3, true],
    [4, false],
    [5, false],
  ] as const) {
    const { data } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, 0, limit));
    assert.equal(data?.has_more, more, String(limit));
  }
});

test('changes come in the order of seq, in pages that neither repeat nor leave out a row', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    for (let sequence = 1; sequence <= 4; sequence++) {
      const row = await issue(work, id, sequence);
      await comment(work, row, people.vera.id);
      await page(work, id, sequence);
    }
  });
  const seen: number[] = [];
  let cursor = 0;
  for (let pages = 0; pages < 10; pages++) {
    const { data } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, cursor, 5));
    assert.ok(data);
    seen.push(...data.changes.map(row => row.seq));
    cursor = data.cursor;
    if (!data.has_more) break;
  }
  assert.equal(seen.length, 12);
  assert.deepEqual(
    seen,
    [...new Set(seen)].sort((a, b) => a - b),
  );
});

/** Does something once, as soon as the first records of an answer have been read. */
function onceRecordsAreRead(t: TestContext, { app }: TestServer, act: () => Promise<void>): void {
  const { store } = app.instance;
  const plain = store.read.bind(store);
  let isDone = false;
  t.mock.method(store, 'read', <T>(reading: (read: Read) => Promise<T>, checks?: readonly Check[]) =>
    plain(read => {
      const rows = read.rows.bind(read);
      return reading({
        db: read.db,
        dialect: read.dialect,
        ask: read.ask,
        settled: () => read.settled(),
        rows: async (statement: Statement) => {
          const found = await rows(statement);
          if (/ AS written\b/.test(statement.text) && !isDone) {
            isDone = true;
            await act();
          }
          return found;
        },
      });
    }, checks),
  );
}

if (isOneServer)
  test('rows that are changed while changes are read are in the next response, once, and none is missing', async t => {
    const { server, people, id, write } = await scene(t);
    const many = 1_100;
    const rows = await write(async work => {
      const made: Named<IssueRow>[] = [];
      for (let sequence = 1; sequence <= many; sequence++) made.push(await issue(work, id, sequence));
      return made;
    });
    const [read, unread] = [rows[0], rows.at(-1)];
    assert.ok(read && unread);
    onceRecordsAreRead(t, server, () =>
      write(async work => {
        for (const row of [read, unread]) await work.update(issueKind, row, { title: 'Concurrent' });
        await issue(work, id, many + 1);
      }),
    );
    const answered = async (cursor: number) => {
      const { data } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, cursor, 5_000));
      assert.ok(data && !data.has_more);
      return data;
    };
    const first = await answered(0);
    assert.deepEqual(
      first.changes.map(row => row.id),
      rows.slice(0, -1).map(row => row.id),
    );
    const next = await answered(first.cursor);
    assert.deepEqual(
      next.changes.map(row => 'title' in row && row.title),
      ['Concurrent', 'Concurrent', `Issue ${String(many + 1)}`],
    );
  });

test('a cursor that the instance has not reached only gets a request to start over', async t => {
  const { people, id, write } = await scene(t);
  await write(work => issue(work, id, 1));
  const after = (since: number) =>
    people.max.api.GET('/api/projects/{id}/changes', { params: { path: { id }, query: { since } } });
  const { cursor } = (await after(0)).data ?? { cursor: 0 };
  for (const [since, reset] of [
    [0, null],
    [cursor, null],
    [cursor + 1, 'true'],
    [Number.MAX_SAFE_INTEGER, 'true'],
  ] as const) {
    const { data, response } = await after(since);
    assert.equal(response.headers.get('sync-reset'), reset, String(since));
    if (since > 0) assert.deepEqual(data, { changes: [], cursor: since, has_more: false });
  }
});

test('a deleted item has its kind, seq and id, and nothing else', async t => {
  const { people, id, write } = await scene(t);
  const gone = await write(async work => {
    const row = await issue(work, id, 1, 'secret');
    await trash(work, row);
    return row;
  });
  const { data } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, 0));
  assert.deepEqual(Object.keys(data?.changes[0] ?? {}).sort(), ['deleted', 'id', 'kind', 'seq']);
  assert.equal(data?.changes[0]?.id, gone.id);
  assert.equal(data?.changes[0]?.deleted, true);
});

test('a comment names its author, and an imported one says so', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    const row = await issue(work, id, 1);
    await comment(work, row, people.vera.id);
    await comment(work, row, null);
  });
  const { data } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, 0));
  const authors = data?.changes.flatMap(row => (row.kind === 'comment' ? [[row.user_id, row.username]] : []));
  assert.deepEqual(authors, [
    [people.vera.id, 'vera'],
    [-1, 'Grace (imported)'],
  ]);
});

test('rows list their labels by name', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    const row = await issue(work, id, 1);
    for (const name of ['Zeta', 'alpha']) {
      const label = { project_id: id, name, name_folded: name.toLowerCase(), color: '#6B7280' };
      const [made] = await work.db<typeof label & { id: number }>('labels').insert(label, 'id');
      await work.db('issue_labels').insert({ issue_id: row.id, label_id: made?.id });
    }
    work.untraced();
  });
  const { data } = await people.vera.api.GET('/api/projects/{id}/index', at(id));
  assert.deepEqual(data?.issues[0]?.labels, ['alpha', 'Zeta']);
});

test('a preview is the first line that has more than white space, at any position', async t => {
  const { people, id, write } = await scene(t);
  const previews = [
    ['', ''],
    [WHITE_SPACE.repeat(100), ''],
    [`${WHITE_SPACE.repeat(100)}Here \n there`, 'Here'],
    [`${'\n'.repeat(5000)}  At last ${'𝄞'.repeat(300)}`, `At last ${'𝄞'.repeat(192)}`],
    ...[199, 200, 201, 599, 600].map(
      blanks => [`${' '.repeat(blanks)}${'x'.repeat(201)}\ny`, 'x'.repeat(200)] as const,
    ),
    ['\u200b', '\u200b'],
  ] as const;
  await write(async work => {
    for (const [index, [body]] of previews.entries()) await issue(work, id, index + 1, body);
  });
  const { data } = await people.vera.api.GET('/api/projects/{id}/index', at(id));
  assert.deepEqual(
    data?.issues.map(({ preview }) => preview),
    previews.map(([, preview]) => preview),
  );
});

test('an engine trims the same characters as trim()', () => {
  const all = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
  assert.equal(WHITE_SPACE, all.filter(character => character.trim() === '').join(''));
});

test('an outsider finds no project, and a negative cursor is refused', async t => {
  const { server, people, id } = await scene(t);
  await refused(server, () => people.sam.api.GET('/api/projects/{id}/index', at(id)), 'not_found');
  await refused(server, () => people.sam.api.GET('/api/projects/{id}/changes', since(id, 0)), 'not_found');
  await refused(server, () => people.ada.api.GET('/api/projects/{id}/index', at(id + 1)), 'not_found');
  await refused(
    server,
    () => people.vera.api.GET('/api/projects/{id}/changes', since(id, -1)),
    'invalid_parameter',
  );
});

test('the next page is linked, with the cursor where this one ends', async t => {
  const { people, id, write } = await scene(t);
  await write(async work => {
    await issue(work, id, 1);
    await issue(work, id, 2);
  });
  const { data, response } = await people.vera.api.GET('/api/projects/{id}/changes', since(id, 0, 0));
  assert.equal(data?.changes.length, 1);
  assert.ok(response.headers.get('link')?.includes(`since=${data?.cursor}&limit=1>; rel="next"`));
});
