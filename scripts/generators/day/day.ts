/** One day's work in TypeScript, with the types of openapi-typescript and the client of openapi-fetch. */
import assert from 'node:assert/strict';
import process from 'node:process';
import createClient from 'openapi-fetch';
import type { components, paths } from './index';

type Schemas = components['schemas'];

const { DOCKET_URL = '', DOCKET_PASSWORD = '' } = process.env;
const api = createClient<paths>({ baseUrl: DOCKET_URL });

async function signIn(): Promise<void> {
  const body = { identity: 'ada', password: DOCKET_PASSWORD };
  const { data } = await api.POST('/api/auth/login', { body });
  assert.equal(data?.user.username, 'ada');
  const { token } = data;
  api.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  });
}

async function sevenIssues(): Promise<Schemas['Issue'][]> {
  const made = await api.POST('/api/projects', { body: { name: 'Harbour', identifier: 'HAR' } });
  assert.ok(made.data);
  const issues: Schemas['Issue'][] = [];
  for (let number = 1; number <= 7; number++) {
    const body: Schemas['IssueCreate'] = {
      project_id: made.data.id,
      title: `Buoy ${String(number)}`,
      status: number === 7 ? 'done' : 'todo',
      target_date: '2026-12-24',
    };
    const { data } = await api.POST('/api/issues', { body });
    assert.equal(data?.target_date, '2026-12-24');
    issues.push(data);
  }
  return issues;
}

/** Page by page, until one is not full. */
async function openTitles(projectId: number): Promise<string[]> {
  const limit = 4;
  const titles: string[] = [];
  for (let offset = 0; offset <= 100; offset += limit) {
    const query = { project_id: projectId, status: 'todo', order_by: 'sequence', limit, offset } as const;
    const { data } = await api.GET('/api/issues', { params: { query } });
    assert.ok(data);
    titles.push(...data.map(({ title }) => title));
    if (data.length < limit) break;
  }
  return titles;
}

async function refuseStale({ id, seq }: Schemas['Issue']): Promise<void> {
  const params = { path: { id } };
  const renamed = await api.PUT('/api/issues/{id}', { params, body: { title: 'Bell', expected_seq: seq } });
  assert.equal(renamed.data?.title, 'Bell');
  const { response, error } = await api.PUT('/api/issues/{id}', {
    params,
    body: { title: 'Horn', expected_seq: seq },
  });
  assert.equal(response.status, 409);
  assert.ok(typeof error === 'object' && 'current' in error);
  assert.equal(error.code, 'stale_seq');
  assert.equal(error.current.title, 'Bell');
}

async function commentAndDelete(commented: number, deleted: number): Promise<void> {
  const { data } = await api.POST('/api/issues/{issue_id}/comments', {
    params: { path: { issue_id: commented } },
    body: { content: 'It rings.' },
  });
  assert.equal(data?.content, 'It rings.');
  const gone = await api.DELETE('/api/issues/{id}', { params: { path: { id: deleted } } });
  assert.equal(gone.data?.deleted, true);
  const { response, error } = await api.GET('/api/issues/{id}', { params: { path: { id: deleted } } });
  assert.equal(response.status, 404);
  assert.ok(typeof error === 'object');
  assert.equal(error.code, 'not_found');
}

async function followChanges(projectId: number, renamed: number, deleted: number): Promise<void> {
  const { data } = await api.GET('/api/projects/{id}/changes', {
    params: { path: { id: projectId }, query: { since: 0 } },
  });
  assert.ok(data);
  const titles = data.changes.flatMap(change =>
    change.kind === 'issue' && change.id === renamed ? [change.title] : [],
  );
  assert.deepEqual(titles, ['Bell']);
  const gone = data.changes.filter(change => change.deleted).map(({ kind, id }) => [kind, id]);
  assert.deepEqual(gone, [['issue', deleted]]);
  assert.ok(data.changes.some(change => change.kind === 'comment' && change.username === 'ada'));
}

async function beThrottled(): Promise<void> {
  const body = { identity: 'nobody', password: 'wrong wrong wrong' };
  const codes: string[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    const { error, response } = await api.POST('/api/auth/login', { body });
    if (error) codes.push(error.code);
    if (attempt === 6) assert.match(response.headers.get('Retry-After') ?? '', /^\d+$/);
  }
  assert.deepEqual(codes, [...Array<string>(5).fill('credentials_wrong'), 'sign_in_throttled']);
}

await signIn();
const [first, second, ...others] = await sevenIssues();
assert.ok(first && second && others.length === 5);
assert.deepEqual(
  await openTitles(first.project_id),
  [1, 2, 3, 4, 5, 6].map(number => `Buoy ${String(number)}`),
);
await refuseStale(first);
await commentAndDelete(first.id, second.id);
await followChanges(first.project_id, first.id, second.id);
await beThrottled();
