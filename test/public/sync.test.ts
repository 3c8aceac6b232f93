/**
 * Delta sync for anonymous visitors: the rows that members see, without comments, and cursors that count only this project's
 * writes.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { at, done } from '../setting/client.ts';
import { madeIssue } from '../setting/made.ts';
import { published, type Published } from '../setting/published.ts';
import { storeIssues, stored } from '../setting/stored.ts';
import { inApp, publish, strangersAt, type Strangers } from '../setting/strangers.ts';
import { world } from '../setting/world.ts';

const index = async (strangers: Strangers) =>
  done(await strangers.GET('/public/api/projects/{project}/index', inApp()));

async function changes(strangers: Strangers, query: { since?: number; limit?: number } = {}) {
  const path = '/public/api/projects/{project}/changes';
  const { data, response } = await strangers.GET(path, { params: { ...inApp().params, query } });
  assert.ok(data);
  return { ...data, link: response.headers.get('link'), reset: response.headers.get('sync-reset') };
}

/** Writes everything that moves the counter of the instance, and nothing in APP. */
async function writeElsewhere({ henry, hidden }: Published): Promise<void> {
  await madeIssue(henry.api, { project_id: hidden.project, title: 'Elsewhere' });
  done(await henry.api.PUT('/api/pages/{id}', { ...at(hidden.page.id), body: { title: 'Elsewhere' } }));
}

describe('the public index', () => {
  test('has the rows that members see', async t => {
    const { strangers, grace, app } = await published(t);
    const member = done(await grace.api.GET('/api/projects/{id}/index', at(app)));
    const { issues, pages } = await index(strangers);
    assert.deepEqual({ issues, pages }, { issues: member.issues, pages: member.pages });
  });

  test('has a cursor that does not move with writes elsewhere, and moves with each write here', async t => {
    const site = await published(t);
    const { strangers, grace, issue1, page1, app } = site;
    const { cursor, issues, pages } = await index(strangers);
    await writeElsewhere(site);
    assert.equal((await index(strangers)).cursor, cursor);
    const highest = Math.max(...[...issues, ...pages].map(({ seq }) => seq));
    assert.ok(cursor >= highest);
    let last = cursor;
    for (const write of [
      () => grace.api.PUT('/api/issues/{id}', { ...at(issue1.id), body: { title: 'Boats drift' } }),
      () => grace.api.PUT('/api/pages/{id}', { ...at(page1.id), body: { title: 'Mooring' } }),
      () =>
        grace.api.POST('/api/issues/{issue_id}/comments', {
          params: { path: { issue_id: issue1.id } },
          body: { content: 'Still.' },
        }),
      () => grace.api.POST('/api/issues', { body: { project_id: app, title: 'Boats sink' } }),
      () => grace.api.DELETE('/api/issues/{id}', at(issue1.id)),
    ]) {
      done<unknown>(await write());
      const now = await index(strangers);
      assert.ok(now.cursor > last, `${String(now.cursor)} after ${String(last)}`);
      const { changes: rows, cursor: end } = await changes(strangers, { since: last });
      assert.equal(rows.length, 1);
      assert.equal(end, now.cursor);
      last = now.cursor;
    }
  });
});

describe('the public changes', () => {
  test('are those that members see, without comments', async t => {
    const { strangers, grace, app } = await published(t);
    const member = done(await grace.api.GET('/api/projects/{id}/changes', at(app)));
    const { changes: rows, cursor, has_more } = await changes(strangers);
    assert.deepEqual(
      rows,
      member.changes.filter(({ kind }) => kind !== 'comment'),
    );
    assert.deepEqual([cursor, has_more], [rows.at(-1)?.seq, false]);
  });

  test('report items in the trash as deleted, and report them again when restored', async t => {
    const { strangers, grace, trashed } = await published(t);
    const { changes: rows, cursor } = await changes(strangers);
    const gone = rows.filter(row => row.deleted);
    assert.deepEqual(
      gone.map(row => Object.keys(row).sort()),
      gone.map(() => ['deleted', 'id', 'kind', 'seq']),
    );
    done(await grace.api.POST('/api/issues/{id}/restore', at(trashed.issue)));
    const [row, ...others] = (await changes(strangers, { since: cursor })).changes;
    assert.deepEqual([row?.id, row?.deleted, others], [trashed.issue, false, []]);
  });

  test('come in slices that lead to the end, and say where the next begins', async t => {
    const { strangers } = await published(t);
    const all = (await changes(strangers)).changes;
    const slices = [];
    for (let since = 0, more = true; more && slices.length < 20;) {
      const slice = await changes(strangers, { since, limit: 2 });
      slices.push(...slice.changes);
      assert.equal(slice.link?.includes('rel="next"'), slice.has_more);
      [since, more] = [slice.cursor, slice.has_more];
    }
    assert.deepEqual(slices, all);
  });

  test('begin at the beginning for a negative place, and take any limit', async t => {
    const { strangers } = await published(t);
    const all = (await changes(strangers)).changes;
    assert.deepEqual((await changes(strangers, { since: -5 })).changes, all);
    assert.equal((await changes(strangers, { limit: -5 })).changes.length, 1);
    assert.deepEqual((await changes(strangers, { limit: 10_000_000 })).changes, all);
  });

  test('after a position that the project has not reached are none, whatever others have written', async t => {
    const site = await published(t);
    const { strangers } = site;
    const { cursor } = await index(strangers);
    await writeElsewhere(site);
    const at = await changes(strangers, { since: cursor });
    assert.deepEqual([at.changes, at.cursor, at.has_more, at.reset], [[], cursor, false, null]);
    const beyond = await changes(strangers, { since: cursor + 1 });
    assert.deepEqual(
      [beyond.changes, beyond.cursor, beyond.has_more, beyond.reset],
      [[], cursor + 1, false, 'true'],
    );
  });
});

test('a large response is sent in pieces, holds no database snapshot, and is what members see', async t => {
  const { server, app, lena } = await world(t);
  const wanted = Array.from({ length: 5_200 }, (_, at) => ({ title: `Issue ${String(at)}` }));
  await storeIssues(server, app, wanted.slice(0, 1));
  await stored(server, async ({ db }) => {
    const [row] = await db<Record<string, unknown>>('issues');
    const rows = wanted.slice(1).map((one, at) => ({
      ...row,
      id: at + 10,
      sequence: at + 2,
      seq: at + 1_000,
      title: one.title,
    }));
    for (let at = 0; at < rows.length; at += 50) await db('issues').insert(rows.slice(at, at + 50));
  });
  await publish(lena.api, app);
  const strangers = strangersAt(server);
  const { store } = server.app.instance;
  // Members hold all available snapshots.
  const held: (() => void)[] = [];
  const views = Array.from({ length: 4 }, () =>
    store.snapshot(
      () =>
        new Promise<void>(resolve => {
          held.push(resolve);
        }),
    ),
  );
  const one = await index(strangers);
  const all = await changes(strangers, { limit: 50_000 });
  for (const letGo of held) letGo();
  await Promise.all(views);
  const member = done(await lena.api.GET('/api/projects/{id}/index', at(app)));
  assert.equal(one.issues.length, 5_200);
  assert.deepEqual(one.issues, member.issues);
  assert.deepEqual(all.changes, member.issues);
  assert.deepEqual([all.cursor, all.has_more], [one.cursor, false]);
});
