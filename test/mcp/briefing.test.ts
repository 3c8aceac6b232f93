/** The briefing: what each section shows, what it leaves out, and how long it may be. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { at, done } from '../setting/client.ts';
import { agent } from '../setting/mcp.ts';
import { world } from '../setting/world.ts';

async function scene(t: TestContext) {
  const made = await world(t);
  const { use } = await agent(t, made.server, made.max.token);
  const brief = async (given: object = {}) => {
    const { text, failed } = await use('get_briefing', { project: 'APP', ...given });
    assert.equal(failed, false, text);
    return text;
  };
  return { ...made, brief };
}

/** The lines of a section. */
function section(text: string, title: string): string[] | null {
  const found = text.split('\n\n').find(part => part.startsWith(`## ${title}\n`));
  return found?.split('\n').slice(1) ?? null;
}

test('an empty project has one line that says how to begin', async t => {
  const { brief } = await scene(t);
  assert.match(
    await brief(),
    /^# APP The APP project \(next time: since [-\d]+ [:\d]+\)\n\nNothing is going on\./,
  );
});

test('each section shows its issues, plans and pages', async t => {
  const { brief, issue, page, plan, max, server } = await scene(t);
  const open = await issue({ title: 'Open', status: 'todo' });
  const active = await issue({ title: 'Busy', status: 'active' });
  const person = await issue({ title: 'Ask', assignees: ['human'] });
  const held = await issue({ title: 'Held' });
  const source = open.identifier;
  done(
    await max.api.POST('/api/issues/link', {
      body: { source, target: held.identifier, relation_type: 'blocks' },
    }),
  );
  const late = await issue({ title: 'Late', status: 'backlog' });
  const wait = { from: '2020-01-01', until: '2020-01-02', note: 'The crane.' };
  done(await max.api.POST('/api/issues/{id}/waits', { ...at(late.id), body: wait }));
  await page({ title: 'Tides' });
  const steps = [
    {
      title: 'First',
      steps: [
        { title: 'Done', done: true },
        { title: 'Now', issue_id: open.id },
      ],
    },
  ];
  await plan({ title: 'Winter', steps });
  const text = await brief();
  assert.match(
    section(text, 'Active plans')?.join() ?? '',
    /^- APP-PLAN-1 Winter.* next: Now → APP-1 \(step_id 3\)$/,
  );
  assert.deepEqual(section(text, 'Due and overdue waits'), [
    `- ${late.identifier} Late (overdue: 2020-01-01..2020-01-02: The crane.)`,
  ]);
  assert.match(
    section(text, 'Blocked')?.join() ?? '',
    new RegExp(`^- ${held.identifier} Held .* blocked by APP-1$`),
  );
  assert.deepEqual(
    section(text, 'Workable for agents')?.map(line => line.split(' ')[1]),
    [open.identifier, active.identifier, late.identifier],
  );
  assert.match(
    section(text, 'For people')?.join() ?? '',
    new RegExp(`^- ${person.identifier} Ask .*for:human`),
  );
  assert.match(section(text, 'Recently updated pages')?.join() ?? '', /^- APP-DOC-1 Tides/);
  assert.match(section(text, 'Active issues')?.join() ?? '', new RegExp(`^- ${active.identifier} Busy`));
  assert.equal(section(text, 'Changes since'), null);
  assert.equal(section(await brief({ pages: 0 }), 'Recently updated pages'), null);
  // The next call shows only what happened since this one.
  const [, since = ''] = /next time: since ([^)]+)/.exec(text) ?? [];
  server.clock.advance(60);
  await issue({ title: 'Since then' });
  const next = section(await brief({ since }), `Changes since ${since}`);
  assert.ok(next?.some(line => line.includes('Since then')));
});

test('a section names the call that shows the rest', async t => {
  const { brief, issue, page } = await scene(t);
  for (let count = 0; count < 9; count += 1) await issue({ title: `Issue ${count}`, status: 'todo' });
  for (let count = 0; count < 3; count += 1) await page({ title: `Page ${count}` });
  const text = await brief({ pages: 2, since: '2020-01-01' });
  const workable = section(text, 'Workable for agents') ?? [];
  assert.equal(workable.length, 9);
  assert.equal(workable.at(-1), '(more: list_issues with workable, assignee none, order_by priority)');
  assert.equal(
    section(text, 'Recently updated pages')?.at(-1),
    '(more: list_pages with order_by updated, order desc)',
  );
});

test('a briefing has at most 6,000 characters, whatever the titles', async t => {
  const { brief, issue, page, plan } = await scene(t);
  const title = '🌊'.repeat(100);
  for (let count = 0; count < 10; count += 1) {
    await issue({ title, status: 'active' });
    await issue({ title, assignees: ['human'] });
    await page({ title });
    await plan({ title, steps: [{ title }] });
  }
  const text = await brief({ pages: 20, since: '2020-01-01' });
  assert.ok(text.length <= 6_000, String(text.length));
  for (const title of ['Active plans', 'Workable for agents', 'For people', 'Active issues'])
    assert.ok((section(text, title)?.length ?? 0) >= 2, title);
});
