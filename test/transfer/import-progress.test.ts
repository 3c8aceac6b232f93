/** How far an import has come, as its project's maintainers see it while it runs. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { done } from '../setting/client.ts';
import { send } from '../setting/codehost.ts';
import { counts, importing, NOTHING, refusal } from '../setting/imports.ts';
import { jira, type JiraIssue, type JiraProject } from '../setting/jira.ts';
import { until } from '../setting/until.ts';

const WANTED = { site: 'harbour', project_key: 'PIER', email: 'grace@example.org', token: 'secret' };
const NONE = {
  stage: 'none',
  dry_run: false,
  started_at: null,
  issues_read: 0,
  comments_read: 0,
  issues_written: 0,
};

const DOCUMENT = {
  type: 'doc',
  version: 1,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seen.' }] }],
};
const ISSUES: readonly JiraIssue[] = Array.from({ length: 5 }, (_, at) => ({
  key: `PIER-${at + 1}`,
  comments: at === 0 ? [{ body: DOCUMENT }, { body: DOCUMENT }] : [],
}));

/** A gate that is passed only once it is open. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

async function site(t: TestContext, project: Partial<JiraProject> = {}) {
  const host = await jira(t, { issues: ISSUES, perPage: 2, ...project });
  const all = await importing(t, { jira_url: host.url });
  all.server.clock.stop();
  const path = { id: all.app };
  const progress = async () => done(await all.max.api.GET('/api/projects/{id}/import', { params: { path } }));
  return { ...all, progress };
}

/** A second page that does not come before the gate is open. */
function slowPage() {
  const { opened, open } = gate();
  let isReached = false;
  const instead: JiraProject['instead'] = ({ url }, response) => {
    if (isReached || !url?.includes('nextPageToken=2')) return false;
    isReached = true;
    void opened.then(() => send(response, 200, { issues: [], isLast: true }));
    return true;
  };
  return { instead, open, isReached: () => isReached };
}

for (const dry_run of [true, false])
  test(`issues and comments are counted while they are read${dry_run ? ' in a dry run' : ''}`, async t => {
    const { instead, open, isReached } = slowPage();
    const { sendJson, progress } = await site(t, { instead });
    assert.deepEqual(await progress(), NONE);
    const run = counts(sendJson('jira', { ...WANTED, dry_run }));
    await until('the second page is asked for', isReached);
    const { started_at, ...counted } = await progress();
    assert.deepEqual(counted, {
      stage: 'reading',
      dry_run,
      issues_read: 2,
      comments_read: 2,
      issues_written: 0,
    });
    assert.match(started_at ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    open();
    const made = dry_run ? { comments_planned: 2 } : { comments_created: 2 };
    assert.deepEqual(await run, { ...NOTHING, dry_run, issues_created: 2, ...made });
    assert.deepEqual(await progress(), NONE);
  });

test('what is read waits for the writer, and is then written', async t => {
  const { sendJson, progress, server } = await site(t);
  const { opened, open } = gate();
  const { store, clock } = server.app.instance;
  const held = store.write({ transport: 'system', actorId: null, now: clock() }, () => opened);
  const run = counts(sendJson('jira', WANTED));
  await until('everything is read', async () => (await progress()).stage === 'writing');
  const { issues_read, comments_read, issues_written } = await progress();
  assert.deepEqual([issues_read, comments_read, issues_written], [5, 2, 0]);
  open();
  await held;
  await run;
  assert.deepEqual(await progress(), NONE);
});

test('the issues of a large file are counted while they are written', async t => {
  const { sendFile, progress } = await site(t);
  const titles = Array.from({ length: 3_000 }, (_, at) => `Issue ${at}`);
  const seen: number[] = [];
  let isRunning = true;
  const run = counts(sendFile('csv', ['title', ...titles].join('\n'), { name: 'fleet' })).finally(() => {
    isRunning = false;
  });
  while (isRunning) seen.push((await progress()).issues_written);
  await run;
  assert.ok(
    seen.some(written => written > 0 && written < titles.length),
    `seen: ${[...new Set(seen)].join(', ')}`,
  );
});

test('an import that failed is not running', async t => {
  const { sendJson, progress } = await site(t, { instead: (_, response) => (send(response, 500, {}), true) });
  assert.equal((await refusal(sendJson('jira', WANTED))).code, 'codehost_failed');
  assert.deepEqual(await progress(), NONE);
});

test('members below a maintainer, and strangers, do not see it', async t => {
  const { vera, server, app } = await site(t);
  const at = { params: { path: { id: app } } };
  const asked = [vera.api, server.as()].map(api => api.GET('/api/projects/{id}/import', at));
  const statuses = (await Promise.all(asked)).map(({ response }) => response.status);
  assert.deepEqual(statuses, [403, 401]);
});
