/** Imports from a CSV file: how rows are read, what comes of them, and which files are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counts, importing, NOTHING, refusal } from '../setting/imports.ts';

const NAME = { name: 'harbour' };

test('rows become issues in their order, with what every column says', async t => {
  const { sendFile, issues, read, ada } = await importing(t);
  const file = [
    'Id;Summary;Body;State;Priority;Tags;Start_Date;Due;Assignees',
    'A1;Buoy lights flicker;"At low ""tide"".\r\nSee @ada.";Active;Highest;bug, tide;2026-01-02;2026-02-03;Grace Hopper;',
    'A2;Paint the pier;;;;;;;',
    'A3;"Oil; the hinges";;DONE;none;"Bug;bug";;;"grace@example.org, nobody"',
  ].join('\r\n');
  const people = { 'grace hopper': ada.username, 'Grace@example.org': `@${ada.username}` };
  assert.deepEqual(await counts(sendFile('csv', `\ufeff${file}`, { ...NAME, people })), {
    ...NOTHING,
    issues_created: 3,
    labels_created: 2,
    skipped_assignees: 1,
    rerunnable: true,
  });
  const rows = await issues();
  assert.deepEqual(
    rows.map(one => [one.title, one.status, one.priority, one.labels, one.start_date, one.target_date]),
    [
      ['Buoy lights flicker', 'active', 'urgent', ['bug', 'tide'], '2026-01-02', '2026-02-03'],
      ['Paint the pier', 'backlog', 'none', [], null, null],
      ['Oil; the hinges', 'done', 'none', ['bug'], null, null],
    ],
  );
  assert.deepEqual(
    rows.map(({ needs_human, assignees }) => [needs_human, assignees.map(({ username }) => username)]),
    [
      [true, [ada.username]],
      [false, []],
      [true, [ada.username]],
    ],
  );
  const { description, source } = await read(rows[0]?.id ?? 0);
  assert.deepEqual([description, source], ['At low "tide".\nSee @ada.', 'csv:harbour:A1']);
});

test('a second run adds only what is new, and keys differ by case', async t => {
  const { sendFile, issues } = await importing(t);
  const first = await counts(sendFile('csv', 'key,title\na,One\nA,Two\né,Three\n', NAME));
  assert.equal(first['issues_created'], 3);
  const second = await counts(sendFile('csv', 'key,title\na,One\nÉ,Four\né,Three\na,Again\n', NAME));
  assert.deepEqual([second['issues_created'], second['issues_skipped_existing']], [1, 3]);
  assert.deepEqual(
    (await issues()).map(({ title }) => title),
    ['One', 'Two', 'Three', 'Four'],
  );
  const other = await counts(sendFile('csv', 'key,title\na,One\n', { name: 'other' }));
  assert.equal(other['issues_created'], 1);
});

test('without a key every run adds all rows', async t => {
  const { sendFile, issues, read } = await importing(t);
  for (const total of [2, 4]) {
    assert.deepEqual(await counts(sendFile('csv', 'title\nOne\n\nTwo', NAME)), {
      ...NOTHING,
      issues_created: 2,
      rerunnable: false,
    });
    assert.equal((await issues()).length, total);
  }
  const rows = await issues();
  assert.equal((await read(rows[0]?.id ?? 0)).source, undefined);
  const partly = await counts(sendFile('csv', 'key,title\n,One\nk,Two', NAME));
  assert.equal(partly['rerunnable'], false);
});

test('a dry run counts and writes nothing', async t => {
  const { server, sendFile, max } = await importing(t);
  await max.api.POST('/api/labels', { body: { project_id: 1, name: 'Bug' } });
  const before = await server.rows();
  assert.deepEqual(
    await counts(sendFile('csv', 'id,title,tags\n1,One,"bug;new"\n', { ...NAME, dry_run: true })),
    {
      ...NOTHING,
      dry_run: true,
      issues_created: 1,
      labels_planned: 1,
      rerunnable: true,
    },
  );
  assert.equal(await server.rows(), before);
});

test('columns and map replace what is matched by name', async t => {
  const { sendFile, issues } = await importing(t);
  const columns = { title: 'Subject', status: 'Phase' };
  const sent = { ...NAME, columns, map: { 'in review': 'active', todo: 'cancelled' } };
  await counts(sendFile('csv', 'title\tsubject\tphase\nNo\tYes\tIn Review\nNo\tToo\tTODO\n', sent));
  assert.deepEqual(
    (await issues()).map(({ title, status }) => [title, status]),
    [
      ['Yes', 'active'],
      ['Too', 'cancelled'],
    ],
  );
});

test('the line of a refused row is where it begins', async t => {
  const { server, sendFile } = await importing(t);
  const before = await server.rows();
  for (const [file, line, words] of [
    ['', 1, /header/],
    ['name_of_it,status\nx,todo', 1, /title/],
    ['title,status\n"a\r\nb",todo\n\n ,todo', 5, /blank/],
    ['title,status\r\na,todo\r\n"b\nc",Blocked\r\n', 3, /Blocked/],
    ['title,start_date\na,2026-02-30', 2, /2026-02-30/],
    ['title,due\na,\nb,03.02.2026', 3, /03.02.2026/],
    ['title,body\na,b\n"c,d\n\n', 3, /quote/],
    ['title,body\na,b"c\n', 2, /quote/],
    ['title,body\na,"b"c\n', 2, /quote/],
    ['title,body\na,b,c\n', 2, /cells/],
    [Buffer.from([...Buffer.from('title\na\n'), 0xff, 0xfe]), undefined, /UTF-8/],
    [`title${',a'.repeat(1000)}`, 1, /1000 cells/],
    [`key,title\n${'k'.repeat(500)},a`, 2, /key/],
  ] as const) {
    const { status, code, line: at, error } = await refusal(sendFile('csv', file, NAME));
    assert.deepEqual([status, code, at], [400, 'import_invalid', line], String(file).slice(0, 60));
    assert.match(error ?? '', words);
  }
  const missing = await refusal(
    sendFile('csv', 'title\na', { ...NAME, columns: { title: 'title', key: 'No' } }),
  );
  assert.deepEqual([missing.code, missing.line], ['import_invalid', 1]);
  assert.equal(await server.rows(), before);
});

test('bad fields of the form are refused before the file is read', async t => {
  const { sendFile, ada, lena } = await importing(t);
  for (const [sent, code] of [
    [{}, 'invalid_body'],
    [{ name: 'a/b' }, 'invalid_body'],
    [{ ...NAME, map: { x: 'blocked' } }, 'invalid_body'],
    [{ ...NAME, map: '{"x":' }, 'invalid_body'],
    [{ ...NAME, columns: { nothing: 'x' } }, 'invalid_body'],
    [{ ...NAME, people: { grace: 'nobody' } }, 'person_unknown'],
    [{ ...NAME, people: { grace: 'human' } }, 'person_unknown'],
    [{ ...NAME, people: { grace: '' } }, 'invalid_body'],
  ] as const) {
    const answer = await refusal(sendFile('csv', 'title\n ', sent));
    assert.deepEqual([answer.status, answer.code], [400, code], JSON.stringify(sent));
  }
  // The person is looked up among those who can read the project.
  const { code } = await refusal(sendFile('csv', 'title\n ', { ...NAME, people: { grace: ada.username } }));
  assert.equal(code, 'import_invalid');
  assert.equal((await refusal(sendFile('csv', 'title\na', NAME, lena))).status, 200);
});

test('a file beyond 16 MiB is too large, and a large one is imported', async t => {
  const { sendFile, issues } = await importing(t);
  const tooLarge = await refusal(sendFile('csv', Buffer.alloc(16 * 1024 * 1024 + 1, 'a'), NAME));
  assert.deepEqual([tooLarge.status, tooLarge.code], [413, 'import_too_large']);
  const rows = Array.from({ length: 2000 }, (_, place) => `${place},Issue ${place},"${'tide '.repeat(200)}"`);
  const { issues_created } = await counts(sendFile('csv', ['id,title,body', ...rows].join('\n'), NAME));
  assert.equal(issues_created, 2000);
  assert.equal((await issues()).length, 500);
  const many = await refusal(sendFile('csv', `title\n${'a\n'.repeat(10_001)}`, NAME));
  assert.deepEqual([many.status, many.code], [413, 'import_too_large']);
});
