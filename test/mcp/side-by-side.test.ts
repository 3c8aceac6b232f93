/** Promises of tools: no edit is lost, positions are kept, and an internal failure reveals nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agent } from '../setting/mcp.ts';
import { done } from '../setting/client.ts';
import { world } from '../setting/world.ts';

const MARKS = Array.from({ length: 12 }, (_, index) => index);

for (const [kind, tool] of [
  ['issue', 'edit_issue'],
  ['page', 'edit_page'],
] as const) {
  test(`concurrent edits of one ${kind} are all kept`, async t => {
    const site = await world(t);
    const { server, max, lena } = site;
    const whole = MARKS.map(mark => `[${mark}]`).join(' ');
    const { identifier, id } =
      kind === 'page' ? await site.page({ content: whole }) : await site.issue({ description: whole });
    const agents = [await agent(t, server, max.token), await agent(t, server, lena.token)];
    const results = await Promise.all(
      MARKS.flatMap(mark => {
        const edit = { identifier, old_string: `[${mark}]`, new_string: `(${mark})` };
        const use = agents[mark % agents.length]?.use;
        return use ? [use(tool, edit)] : [];
      }),
    );
    assert.deepEqual(
      results.filter(({ failed }) => failed),
      [],
    );
    const params = { path: { id } };
    const text =
      kind === 'page'
        ? done(await max.api.GET('/api/pages/{id}', { params })).content
        : done(await max.api.GET('/api/issues/{id}', { params })).description;
    assert.equal(text, MARKS.map(mark => `(${mark})`).join(' '));
  });
}

test('an edit that is refused changes nothing', async t => {
  const { server, max, page } = await world(t);
  const { identifier } = await page({ content: 'one two' });
  const { use } = await agent(t, server, max.token);
  const rows = await server.rows();
  const many = Array.from({ length: 257 }, (_, index) => `/api/attachments/${index + 1}`).join(' ');
  const { text, failed } = await use('edit_page', { identifier, old_string: 'two', new_string: many });
  assert.ok(failed && /256/.test(text), text);
  assert.equal(await server.rows(), rows);
});

test('an item that is repeatedly moved between two others keeps its place, until there is no room', async t => {
  const { server, max, issue } = await world(t);
  for (const title of ['One', 'Two', 'Three']) await issue({ title });
  const { use } = await agent(t, server, max.token);
  const order = async () =>
    [...(await use('list_issues', { project: 'APP' })).text.matchAll(/APP-\d/g)].join(' ');
  let last = '';
  for (let turn = 0; turn < 60 && last === ''; turn += 1) {
    const [moved, beside] = turn % 2 === 0 ? ['APP-3', 'APP-2'] : ['APP-2', 'APP-3'];
    const { text, failed } = await use('reorder', { identifier: moved, beside, side: 'before' });
    if (failed) last = text;
    else assert.equal(await order(), `APP-1 ${moved} ${beside}`);
  }
  assert.match(last, /^there is no place left before APP-2: move other items first\.$/);
});

test('an internal failure is logged in full, and reveals nothing to the agent', async t => {
  const { server, max } = await world(t);
  const { use } = await agent(t, server, max.token);
  const call = { now: server.clock.now(), transport: 'system', actorId: null } as const;
  await server.app.instance.store.write(call, async ({ db }) => {
    await db.raw('ALTER TABLE modules RENAME TO gone');
  });
  const { text, failed } = await use('list_issues', { project: 'APP', module: 'Harbour' });
  assert.deepEqual([failed, text], [true, 'internal failure']);
  assert.match(server.log.join('\n'), /modules/);
  server.failures.push(text);
});
