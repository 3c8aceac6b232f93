/** The client's operations against a real server: a team's day, typed refusals, complete lists, concurrent changes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docket, Refused, type RefusalCode } from '../../clients/typescript/src/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { operations } from '../../src/generated/operations.ts';
import type { RefusalCode as ServerCode } from '../../src/generated/refusals.ts';
import type { Member } from '../setting/cast.ts';
import { PASSWORD } from '../setting/password.ts';
import type { TestServer } from '../setting/server.ts';
import { world } from '../setting/world.ts';

const as = ({ url }: TestServer, { token }: Pick<Member, 'token'>) => docket({ url, token });

/** What a call was refused with. */
async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  assert.ok(outcome instanceof Refused, String(outcome));
  return outcome;
}

test('every operation is a method with its name in the contract, except the one that opens a socket', () => {
  const client = docket({ url: 'http://127.0.0.1:1' });
  const callable = Object.values(operations)
    .filter(({ answers }) => !('101' in answers))
    .map(({ id }) => id);
  const own = [
    'instance',
    'each',
    'responses',
    'signIn',
    'signOut',
    'deviceLogin',
    'changeIssue',
    'changePage',
    'live',
  ];
  assert.deepEqual(Object.keys(client).sort(), [...callable, ...own].sort());
});

test("a team's day goes by in methods", async t => {
  const { server, max, lena, vera } = await world(t);
  const [mine, hers] = [as(server, max), as(server, lena)];
  const project = (await mine.listProjects()).find(({ identifier }) => identifier === 'APP');
  assert.ok(project);
  const project_id = project.id;
  await hers.createLabel({ body: { project_id, name: 'wet' } });
  const issue = await mine.createIssue({ body: { project_id, title: 'Lights out', labels: ['wet'] } });
  const plan = await hers.createPlan({
    body: { project_id, title: 'Storm', steps: [{ title: 'Mend', issue_id: issue.id }] },
  });
  const page = await mine.createPage({ body: { project_id, title: 'Rules', content: 'Close the pier.' } });
  await mine.createIssueComment({ path: { issue_id: issue.id }, body: { content: 'On it, @lena.' } });
  const updated = await hers.updatePlanStep({
    path: { plan_id: plan.id, step_id: plan.steps[0]?.id ?? 0 },
    body: { done: true },
  });
  assert.equal(updated.effect?.issue_new_status, 'done');
  const file = await mine.uploadAttachment({
    body: { file: new File(['High water at nine.'], 'tides.txt'), entity_type: 'issue', entity_id: issue.id },
  });
  assert.equal(await (await mine.getAttachment({ path: { id: file.id } })).text(), 'High water at nine.');
  const found = await as(server, vera).search({ query: { query: 'pier', project_id } });
  assert.deepEqual(
    found.map(({ identifier }) => identifier),
    [page.identifier],
  );
  const text = await mine.exportIssue({ path: { identifier: issue.identifier } });
  assert.ok(typeof text === 'string');
  assert.match(text, /# Lights out/);
  const archive = await mine.exportProject({ path: { identifier: 'APP' } });
  assert.ok(archive instanceof Blob && archive.size > 100);
  assert.deepEqual(await mine.deletePage({ path: { id: page.id } }), { deleted: true });
});

test('a refusal has its code, its request, and its fields', async t => {
  const { server, max, vera, issue } = await world(t);
  const { id, seq } = await issue();
  const client = as(server, max);
  await client.updateIssue({ path: { id }, body: { title: 'Other' } });
  const stale = await refusalOf(
    client.updateIssue({ path: { id }, body: { title: 'Third', expected_seq: seq } }),
  );
  assert.ok(stale.is('stale_seq'));
  assert.deepEqual([stale.status, stale.message.length > 10], [409, true]);
  assert.match(JSON.stringify(stale.body), /"title":"Other"/);
  assert.match(stale.requestId ?? '', /^[0-9a-f-]{36}$/);
  const role = await refusalOf(as(server, vera).updateIssue({ path: { id }, body: { title: 'x' } }));
  assert.deepEqual([role.code, role.status, role.retryAfter], ['role_required', 403, null]);
  const anonymous = await refusalOf(docket({ url: server.url }).listProjects());
  assert.deepEqual([anonymous.code, anonymous.status], ['unauthenticated', 401]);
});

test("the client's codes are those of the catalogue, all of them and no others", () => {
  // Checked by the compiler in both directions; a code that only one of them knows does not compile.
  const codes = catalogue.map(({ code }): RefusalCode => code satisfies ServerCode);
  const others: readonly ServerCode[] = codes;
  assert.equal(new Set(others).size, catalogue.length);
});

test('a response that the server did not send has no code', async () => {
  const fetch = async (): Promise<Response> => new Response('<h1>Bad gateway</h1>', { status: 502 });
  const refused = await refusalOf(docket({ url: 'http://127.0.0.1:1', fetch }).listProjects());
  assert.deepEqual([refused.status, refused.code, refused.requestId], [502, null, null]);
});

test('signing in stores the token in the token store, and an expired one is removed', async t => {
  const { server } = await world(t);
  const kept: (string | null)[] = [];
  const token = { read: () => kept.at(-1) ?? null, keep: (next: string | null) => void kept.push(next) };
  const client = docket({ url: `${server.url}/`, token });
  await client.signIn({ identity: 'max', password: PASSWORD });
  assert.match(kept[0] ?? '', /^svc_sess_/);
  assert.equal((await client.getMe()).username, 'max');
  await client.revokeSessions();
  assert.equal((await refusalOf(client.getMe())).code, 'unauthenticated');
  assert.equal(kept.at(-1), null);
});

test('concurrent changes of one issue are all made', async t => {
  const { server, max, lena, issue, read } = await world(t);
  const { id } = await issue({ description: '' });
  const clients = [as(server, max), as(server, lena), as(server, max)];
  await Promise.all(
    clients.map((client, number) =>
      client.changeIssue(id, ({ description }) => ({ description: `${description}${number}` })),
    ),
  );
  assert.deepEqual([...(await read(id)).description].sort(), ['0', '1', '2']);
  const untouched = await as(server, max).changeIssue(id, () => null);
  assert.equal(untouched.seq, (await read(id)).seq);
});

test('an export of a project is a file, or an object if it is JSON; a JSON file that was uploaded stays a file', async t => {
  const { server, max, issue } = await world(t);
  await issue({ title: 'Lights out' });
  const mine = as(server, max);
  const path = { identifier: 'APP' };
  assert.ok((await mine.exportProject({ path })) instanceof Blob);
  const bundle = await mine.exportProject({ path, query: { format: 'json' } });
  assert.ok('root' in bundle && bundle.root === 'APP' && bundle.files.length > 0);
  const file = new File(['{"tide":3}'], 'tides.json', { type: 'application/json' });
  const { id } = await mine.uploadAttachment({ body: { file } });
  assert.ok((await mine.getAttachment({ path: { id } })) instanceof Blob);
});
