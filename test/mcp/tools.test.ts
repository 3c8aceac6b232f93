/** The agent tools through the protocol's client: effects, output, traces and refusals. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { done } from '../setting/client.ts';
import { raw } from '../setting/raw.ts';
import { agent } from '../setting/mcp.ts';
import { stored } from '../setting/stored.ts';
import { world } from '../setting/world.ts';

test('the list of tools fits into 6,500 tokens', async t => {
  const { server, max } = await world(t);
  const { client } = await agent(t, server, max.token);
  const list = await client.listTools();
  assert.ok(list.tools.length >= 30);
  const tokens = encode(JSON.stringify(list)).length;
  assert.ok(tokens < 6500, `${tokens} tokens`);
});

test('no schema of an argument has a list of types, which clients of the protocol warn about', async t => {
  const { server, max } = await world(t);
  const { client } = await agent(t, server, max.token);
  const { tools } = await client.listTools();
  const lists = (schema: unknown, path: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = 'type' in schema && Array.isArray(schema.type) ? [path] : [];
    return [...own, ...Object.entries(schema).flatMap(([name, inner]) => lists(inner, `${path}.${name}`))];
  };
  assert.deepEqual(
    tools.flatMap(({ name, inputSchema }) => lists(inputSchema, name)),
    [],
  );
  const module = tools.find(({ name }) => name === 'update_issue')?.inputSchema.properties?.['module'];
  assert.deepEqual(module, { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'By name.' });
});

test('every schema of a tool compiles in the strict mode of AJV without a warning, as inspectors do', async t => {
  const { server, max } = await world(t);
  const { client } = await agent(t, server, max.token);
  const warnings: unknown[] = [];
  const tell = (...words: unknown[]): void => void warnings.push(words);
  const logger = { log: () => {}, warn: tell, error: tell };
  const level = 'log';
  const strictness = {
    strict: level,
    strictTypes: level,
    strictTuples: level,
    strictRequired: level,
  } as const;
  for (const { inputSchema, outputSchema } of (await client.listTools()).tools)
    for (const schema of [inputSchema, outputSchema ?? {}])
      addFormats.default(new Ajv({ ...strictness, logger })).compile(schema as AnySchemaObject);
  assert.deepEqual(warnings, []);
});

test('activity distinguishes a comment, a step and a file from their item', async t => {
  const { server, max, issue, label } = await world(t);
  const { identifier } = await issue();
  const { use } = await agent(t, server, max.token);
  await label('wet');
  await use('add_comment', { identifier, content: 'Tied up.\n\nTwice.' });
  await use('create_plan', { project: 'APP', title: 'Moorings' });
  await use('add_plan_step', { plan: 'APP-PLAN-1', title: 'Tie up' });
  await use('attach_file', { identifier, filename: 'rope.txt', content_base64: btoa('rope') });
  await max.api.PATCH('/api/attachments/{id}', {
    params: { path: { id: 1 } },
    body: { alt_text: 'A rope.' },
  });
  await use('update_issue', { identifier, title: 'Two moorings' });
  const { text: activity } = await use('list_activity', { identifier: 'APP' });
  const lines = activity.split('\n').map(line => line.replace(/^- \S+ \S+ max \((mcp|web)\): /, ''));
  for (const expected of [
    'create comment on APP-1: Tied up. Twice.',
    'create step of APP-PLAN-1: Tie up',
    'attach attachment of APP-1: rope.txt',
    'update attachment rope.txt alt_text: – → A rope.',
    'create APP-PLAN-1: Moorings',
    'update APP-1 title: A mooring → Two moorings',
  ])
    assert.ok(lines.includes(expected), `${expected}\n\n${activity}`);
});

test('an agent makes, finds, changes and edits an issue by its identifier', async t => {
  const { server, max, module, label } = await world(t);
  const { use } = await agent(t, server, max.token);
  await module({ name: 'Harbour' });
  await label('wet');
  const made = await use('create_issue', {
    project: 'app',
    title: 'A mooring',
    module: 'harbour',
    labels: ['wet'],
    description: 'one\\ntwo',
  });
  assert.match(made.text, /^# APP-1 A mooring\n/);
  assert.match(
    (await use('list_issues', { project: 'APP' })).text,
    /APP-1 A mooring \[backlog, none\].*module: Harbour/,
  );
  await use('update_issue', { identifier: 'app-1', status: 'active', module: null });
  const edited = await use('edit_issue', { identifier: 'APP-1', old_string: 'two', new_string: 'three' });
  assert.equal(edited.failed, false, edited.text);
  const { text } = await use('get_issue', { identifier: 'APP-1' });
  assert.match(text, /status: active/);
  assert.match(text, /one\nthree$/);
  assert.doesNotMatch(text, /Harbour/);
});

test('the changes of an agent are recorded as its own, over mcp', async t => {
  const { server, max, bot, issue } = await world(t);
  const { identifier, id } = await issue();
  const { use } = await agent(t, server, bot.token);
  await use('update_issue', { identifier, status: 'done' });
  const { data } = await max.api.GET('/api/issues/{id}/activity', { params: { path: { id } } });
  const [latest] = data?.items ?? [];
  assert.deepEqual([latest?.transport, latest?.actor_is_bot, latest?.new_value], ['mcp', true, 'done']);
});

test('many issues are changed together, or none of them', async t => {
  const { server, max, issue, read } = await world(t);
  const [first, second] = [await issue(), await issue()];
  const { use } = await agent(t, server, max.token);
  const both = [first.identifier, second.identifier];
  const refused = await use('bulk_update_issues', { identifiers: [...both, 'APP-99'], status: 'done' });
  assert.equal(refused.failed, true);
  assert.match(refused.text, /APP-99/);
  assert.equal((await read(first.id)).status, 'backlog');
  await use('bulk_update_issues', { identifiers: both, status: 'done' });
  for (const { id } of [first, second]) assert.equal((await read(id)).status, 'done');
});

test('a bot that asks for work gets unassigned issues, and the number of those that need a person', async t => {
  const { server, max, bot, issue } = await world(t);
  await issue({ title: 'Free' });
  await issue({ title: 'Any', assignees: ['human'] });
  const asks = { project: 'APP', workable: true };
  const byBot = await agent(t, server, bot.token);
  const one = (await byBot.use('list_issues', asks)).text;
  assert.match(one, /^- APP-1 Free.*\n\n1 more needs a person: call list_issues with assignee human\.$/);
  await issue({ title: 'His', assignees: ['max'] });
  await issue({ title: 'Closed', assignees: ['max'], status: 'done' });
  const both = (await byBot.use('list_issues', { ...asks, limit: 1, offset: 1 })).text;
  assert.match(both, /^Nothing found\.\n\n2 more need a person/);
  assert.match(
    (await byBot.use('list_issues', { ...asks, assignee: 'me' })).text,
    /^- APP-3 His.*for:@max\)$/,
  );
  assert.match((await byBot.use('list_issues', { project: 'APP' })).text, /Free[^]*Any[^]*His[^]*Closed/);
  const byMax = await agent(t, server, max.token);
  assert.match((await byMax.use('list_issues', asks)).text, /Free[^]*Any[^]*His.*\)$/);
});

test('a step that mirrors an issue closes it, and the result says so', async t => {
  const { server, max, issue } = await world(t);
  const { identifier } = await issue();
  const { use } = await agent(t, server, max.token);
  const plan = await use('create_plan', {
    project: 'APP',
    title: 'Moorings',
    steps: [{ title: 'Tie up', issue: identifier }],
  });
  const step = /step_id (\d+)/.exec(plan.text)?.[1];
  const updated = await use('update_plan_step', { plan: 'APP-PLAN-1', step_id: Number(step), done: true });
  assert.match(updated.text, new RegExp(`${identifier} is done now`));
});

test('an error says what to do instead', async t => {
  const { server, max, vera, issue } = await world(t);
  await issue();
  const { use } = await agent(t, server, max.token);
  const mistakes: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
    ['get_issue', { identifier: 'APP-99' }, /^identifier "APP-99" was not found\. .*list_issues/],
    [
      'get_issue',
      { identifier: 'APP-1', depth: 2 },
      /^get_issue has no argument "depth"\. It takes identifier, comments, from\.$/,
    ],
    ['get_issue', {}, /identifier is missing/],
    [
      'create_issue',
      { project: 'NONE', title: 'x' },
      /^project "NONE" does not refer to anything you can access\. list_projects/,
    ],
    ['create_issue', { project: 'APP', title: 'x', labels: ['none'] }, /list_parts/],
    [
      'edit_issue',
      { identifier: 'APP-1', old_string: 'x', new_string: 'y' },
      /^old_string "x" was not found in the description of APP-1: /,
    ],
    [
      'list_comments',
      { identifier: 'nonsense' },
      /^identifier "nonsense" is not an identifier; use, for example, APP-12 /,
    ],
    [
      'get_issue',
      { identifier: 'nonsense' },
      /^identifier "nonsense" must be an issue identifier such as APP-12\.$/,
    ],
    [
      'update_issue',
      { identifier: 'APP-1', module: 'none' },
      /^module "none" does not refer to anything you can access\. /,
    ],
    ['update_plan', { identifier: null }, /^identifier null must be a string\.$/],
    [
      'reorder',
      { identifier: 'APP-1', beside: 'the first', side: 'after' },
      /^beside "the first" is not an identifier; /,
    ],
    [
      'reorder',
      { identifier: 'APP-1', beside: 'APP-DOC-1', side: 'after' },
      /^beside "APP-DOC-1" must be of the same kind as identifier "APP-1"\.$/,
    ],
    [
      'create_plan',
      { project: 'APP', title: 'x', steps: [{ title: 'y', issue: 'APP-99' }] },
      /^steps\[0\]\.issue "APP-99" does not refer to anything you can access\. /,
    ],
    [
      'list_issues',
      { project: 'APP', status: 'open' },
      /^status "open" must be backlog, todo, active, done or cancelled\.$/,
    ],
    ['list_issues', { project: 'APP', status: 'canceled' }, /or cancelled; did you mean "cancelled"\?$/],
    [
      'list_issues',
      { projcet: 'APP' },
      /has no argument "projcet"; did you mean "project"\? It takes project, /,
    ],
    ['list_isues', {}, /^There is no tool "list_isues"; did you mean "list_issues"\?$/],
    ['create_issue', { project: 'APP', title: 'x', labels: 'wet' }, /^labels "wet" must be a list\.$/],
    ['create_issue', { project: 'APP', title: 7 }, /^title 7 must be a string\.$/],
    ['create_plan', { project: 'APP', title: 'x', steps: [7] }, /^steps\[0\] 7 must be an object\.$/],
    [
      'create_plan',
      { project: 'APP', title: 'x', steps: [{ title: 'y', steps: 'z' }] },
      /^steps\[0\]\.steps "z" must be a list\.$/,
    ],
    [
      'update_issue',
      { identifier: 'APP-1', target_date: '21.11.2026' },
      /^target_date "21\.11\.2026" must be a date such as 2026-11-21\.$/,
    ],
    [
      'update_issue',
      { identifier: 'APP-1', title: 'x'.repeat(501) },
      /^title must have at most 500 characters\.$/,
    ],
  ];
  for (const [name, given, says] of mistakes) {
    const before = await server.rows();
    const { text, failed } = await use(name, given);
    assert.ok(failed, `${name}: ${text}`);
    assert.match(text, says);
    assert.equal(await server.rows(), before);
  }
  const viewer = await agent(t, server, vera.token);
  assert.match((await viewer.use('update_issue', { identifier: 'APP-1', title: 'x' })).text, /lead/);
});

test('a hidden item is reported like an absent one', async t => {
  const { server, sam, issue } = await world(t);
  await issue();
  const { use } = await agent(t, server, sam.token);
  const errorFor = async (identifier: string) =>
    (await use('update_issue', { identifier, title: 'x' })).text.replace(`"${identifier}"`, 'it');
  assert.equal(await errorFor('APP-1'), await errorFor('APP-99'));
  assert.equal(await errorFor('APP-1'), await errorFor('NONE-1'));
});

test('every revision of the protocol is supported', async t => {
  const { server, max } = await world(t);
  for (const protocolVersion of ['2025-03-26', '2025-06-18', '2025-11-25']) {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'tests', version: '1' } };
    const answer = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${max.token}`,
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
    });
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), new RegExp(`"protocolVersion":"${protocolVersion}"`));
  }
});

test('a request without a credential is refused, and says where to get one', async t => {
  const { server } = await world(t);
  const { response } = await raw(server, '/mcp', { body: {} });
  assert.equal(response.status, 401);
  assert.equal(
    response.headers.get('www-authenticate'),
    `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
  );
});

test('a file is sent along as base64, broken over lines or not, and invalid base64 is refused at any length', async t => {
  const { server, max, issue } = await world(t);
  const { identifier } = await issue();
  const { use } = await agent(t, server, max.token);
  const send = (content_base64: string) =>
    use('attach_file', { identifier, filename: 'tides.txt', content_base64 });
  const lines = Buffer.from('High water at nine.').toString('base64').replaceAll(/.{8}/g, '$&\n');
  const sent = await send(lines);
  assert.equal(sent.failed, false, sent.text);
  assert.match((await use('list_attachments', { identifier })).text, /tides\.txt/);
  // Validated in one pass: a backtracking pattern would never finish.
  for (const wrong of ['!', 'AA=A', 'A'.repeat(100).padEnd(1_500_000) + '!', '='.repeat(1_500_000)]) {
    const refused = await send(wrong);
    assert.deepEqual([refused.failed, refused.text], [true, 'content_base64 is not valid base64.']);
  }
});

test('get_issue shows the last comments, all of them, or none', async t => {
  const { server, max, issue } = await world(t);
  const { id, identifier } = await issue();
  const { use } = await agent(t, server, max.token);
  const read = async (comments?: string) =>
    (await use('get_issue', { identifier, ...(comments === undefined ? {} : { comments }) })).text;
  assert.doesNotMatch(await read(), /Comments/);
  for (let count = 1; count <= 12; count += 1)
    done(
      await max.api.POST('/api/issues/{issue_id}/comments', {
        params: { path: { issue_id: id } },
        body: { content: `No. ${count}.` },
      }),
    );
  const numbers = (text: string) => [...text.matchAll(/No\. (\d+)\./g)].map(([, number]) => Number(number));
  const recent = await read();
  assert.match(recent, /\n\n## The last 10 comments \(comments all shows every one\)\n\n### max, /);
  assert.deepEqual(numbers(recent), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const all = await read('all');
  assert.match(all, /\n\n## Comments\n\n/);
  assert.equal(numbers(all).length, 12);
  assert.deepEqual(numbers(await read('none')), []);
});

test('list_projects names the people and the work of each project', async t => {
  const { server, ada, lena, app, issue, max } = await world(t);
  for (const name of ['amy', 'bea', 'cem', 'dan', 'eve'])
    await stored(server, async ({ db, now }) => {
      const user = { username: name, username_folded: name, display_name: name, is_admin: 0, is_active: 1 };
      const times = { created_at: now, updated_at: now };
      const mail = { email: `${name}@example.org`, email_folded: `${name}@example.org` };
      const [made] = await db('users')
        .insert({ ...user, ...mail, ...times })
        .returning<{ id: number }[]>('id');
      const member = { project_id: app, user_id: made?.id, role: 'maintainer', created_at: now };
      await db('project_members').insert(member);
    });
  await issue({ status: 'todo' });
  await issue({ status: 'done' });
  const waiting = await issue({ status: 'active' });
  done(
    await max.api.POST('/api/issues/{id}/waits', {
      params: { path: { id: waiting.id } },
      body: { user: 'vera' },
    }),
  );
  const listed = async (token: string) =>
    (await (await agent(t, server, token)).use('list_projects', {})).text;
  const people = 'lead @lena, maintainer @amy, @bea, @cem, @dan, @eve and 1 more, 1 viewer';
  const counts = '1 active, 1 todo, 1 done';
  assert.equal(
    await listed(ada.token),
    `APP | The APP project (1 workable, active just now) | ${people} | you: administrator | ${counts}`,
  );
  server.clock.advance(125 * 60);
  assert.match(await listed(lena.token), /\(1 workable, active 2 h ago\) .* \| you: lead \|/);
});

test('a project is exported in pieces: every issue by number, then every page', async t => {
  const { server, max, issue, page } = await world(t);
  const expected: string[] = [];
  for (let count = 0; count < 22; count += 1) expected.push((await issue()).identifier);
  for (let count = 0; count < 3; count += 1) expected.push((await page()).identifier);
  const { use } = await agent(t, server, max.token);
  for (const limit of [undefined, 22, 100]) {
    const found: string[] = [];
    for (let offset = 0, calls = 0; calls < 5; calls += 1) {
      const { text } = await use('export', { identifier: 'app', offset, ...(limit ? { limit } : {}) });
      found.push(...[...text.matchAll(/^identifier: (\S+)$/gm)].map(([, name = '']) => name));
      const [, next] = /\(There is more: call export again with offset (\d+)\.\)$/.exec(text) ?? [];
      if (next === undefined) break;
      offset = Number(next);
    }
    assert.deepEqual(found, expected, String(limit));
  }
  const huge = 'x'.repeat(40_000);
  await page({ content: huge });
  await page({ content: huge });
  const { text } = await use('export', { identifier: 'APP', offset: 25 });
  assert.match(text, /with offset 26\.\)$/);
});

test('with public_url, one record carries its address, and a list carries one', async t => {
  const config = { public_url: 'https://docket.example.org' };
  const { server, max, issue, page } = await world(t, { config });
  await issue({ title: 'One' });
  await page({ title: 'Tides' });
  const { use } = await agent(t, server, max.token);
  const said = async (name: string, given: Readonly<Record<string, unknown>>) =>
    (await use(name, given)).text;
  assert.match(
    await said('get_issue', { identifier: 'app-1' }),
    /^# APP-1 One\n\nhttps:\/\/docket\.example\.org\/APP-1\n/,
  );
  assert.match(
    await said('get_page', { identifier: 'APP-DOC-1' }),
    /\nhttps:\/\/docket\.example\.org\/APP-DOC-1\n/,
  );
  assert.match(await said('update_issue', { identifier: 'APP-1', status: 'todo' }), /\/APP-1\n/);
  for (const [name, given, path] of [
    ['list_issues', { project: 'app' }, '/APP'],
    ['list_issues', {}, ''],
    ['list_projects', {}, ''],
    ['create_issue', { project: 'APP', issues: [{ title: 'x' }, { title: 'y' }] }, '/APP'],
  ] as const) {
    const text = await said(name, given);
    assert.ok(text.endsWith(`\n\nhttps://docket.example.org${path}`), text);
    assert.equal(text.split('https://').length, 2);
  }
});
