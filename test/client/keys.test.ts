/** Changes whose response was lost: the client repeats them with their idempotency key, and they are made once. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { docket, Unreachable, type Docket } from '../../clients/typescript/src/index.ts';
import { until } from '../setting/until.ts';
import { world } from '../setting/world.ts';

/** A client whose first responses are lost on their way, after the server has sent them. */
async function scene(t: TestContext, lost: number, patience?: number) {
  const made = await world(t);
  const { server, max, app } = made;
  const keys: (string | null)[] = [];
  const losing: typeof globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    keys.push(new Headers(request[1]?.headers).get('Idempotency-Key'));
    if (keys.length > lost) return response;
    await response.arrayBuffer();
    throw new TypeError('fetch failed');
  };
  const client: Docket = docket({
    url: server.url,
    token: max.token,
    fetch: losing,
    ...(patience === undefined ? {} : { patience }),
  });
  const titles = async () => {
    const { data = [] } = await max.api.GET('/api/issues', { params: { query: { project_id: app } } });
    return data.map(({ title }) => title);
  };
  return { ...made, client, keys, titles };
}

test('a change whose response was lost is made once, and its response arrives', async t => {
  const { client, app, keys, titles } = await scene(t, 1);
  const issue = await client.createIssue({ body: { project_id: app, title: 'Once' } });
  assert.equal(issue.identifier, 'APP-1');
  assert.deepEqual(await titles(), ['Once']);
  assert.match(keys[0] ?? '', /^[0-9a-f]{32}$/);
  assert.deepEqual(keys, [keys[0], keys[0]]);
});

test('an upload is repeated, too', async t => {
  const { client, server } = await scene(t, 1);
  const file = await client.uploadAttachment({ body: { file: new File(['High water.'], 'tides.txt') } });
  assert.equal(await (await client.getAttachment({ path: { id: file.id } })).text(), 'High water.');
  const rows = await server.app.instance.store.read(({ db }) => db('attachments').pluck<number[]>('id'));
  assert.deepEqual(rows, [file.id]);
});

test('the error is thrown once the patience is over, at once with none', async t => {
  for (const [patience, tries] of [
    [2, 2],
    [0, 1],
  ] as const) {
    const { client, app, keys, titles } = await scene(t, 9, patience);
    await assert.rejects(client.createIssue({ body: { project_id: app, title: 'Once' } }), Unreachable);
    assert.equal(keys.length, tries);
    assert.deepEqual(await titles(), ['Once']);
  }
});

test('a key of the caller repeats a call later without repeating the change', async t => {
  const { client, app, keys, titles } = await scene(t, 0);
  const body = { project_id: app, title: 'Once' };
  const first = await client.createIssue({ body }, { idempotencyKey: 'import-7' });
  const second = await client.createIssue({ body }, { idempotencyKey: 'import-7' });
  assert.deepEqual([second.id, await titles(), keys], [first.id, ['Once'], ['import-7', 'import-7']]);
  await client.createIssue({ body });
  await client.createIssue({ body });
  assert.equal((await titles()).length, 3);
});

test('reads, and changes without a key, are not repeated', async t => {
  const { client, issue, keys } = await scene(t, 2);
  const { id } = await issue();
  await assert.rejects(client.listProjects(), Unreachable);
  await assert.rejects(client.updateIssue({ path: { id }, body: { title: 'New' } }), Unreachable);
  assert.deepEqual(keys, [null, null]);
});

test('an aborted call is not repeated', async t => {
  const { client, app, keys } = await scene(t, 9);
  const abort = new AbortController();
  const call = client.createIssue({ body: { project_id: app, title: 'Once' } }, { signal: abort.signal });
  const rejected = assert.rejects(call, /enough/);
  await until('the first response is lost', () => keys.length === 1);
  abort.abort(new Error('enough'));
  await rejected;
  assert.equal(keys.length, 1);
});
