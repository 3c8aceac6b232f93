/** One day's work with the axios client that openapi-generator makes. */
import assert from 'node:assert/strict';
import type { AxiosError } from 'axios';
import {
  AttachmentsApi,
  CommentsApi,
  Configuration,
  ExportsApi,
  IssuesApi,
  ProjectsApi,
  SearchApi,
  SessionsApi,
  SyncApi,
  type Issue,
} from './index';

const { DOCKET_URL: basePath = '', DOCKET_PASSWORD: password = '' } = process.env;
const anonymous = new SessionsApi(new Configuration({ basePath }));
const { data: signedIn } = await anonymous.logIn({ logIn: { identity: 'ada', password } });
const configuration = new Configuration({ basePath, accessToken: signedIn.token });
const issues = new IssuesApi(configuration);

/** The body of the refusal with this status. */
async function refusal(status: number, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const { response } = await act().then(
    () => assert.fail(`there was no ${status}`),
    (error: AxiosError) => error,
  );
  assert.equal(response?.status, status);
  return response?.data as Record<string, unknown>;
}

async function sevenIssues(): Promise<Issue[]> {
  const projectCreate = { name: 'Harbour', identifier: 'HAR' };
  const { data: project } = await new ProjectsApi(configuration).createProject({ projectCreate });
  const made: Issue[] = [];
  for (let number = 1; number <= 7; number += 1) {
    const status = number === 7 ? 'done' : 'todo';
    const issueCreate = {
      project_id: project.id,
      title: `Buoy ${number}`,
      status,
      target_date: DAY,
    } as const;
    const { data } = await issues.createIssue({ issueCreate });
    assert.equal(data.target_date, DAY);
    made.push(data);
  }
  return made;
}

const DAY = '2026-12-24';

/** Page by page, until one is not full. */
async function openTitles(projectId: number): Promise<string[]> {
  const titles: string[] = [];
  for (let offset = 0; offset < 100; offset += 4) {
    const { data } = await issues.listIssues({
      projectId,
      status: 'todo',
      orderBy: 'sequence',
      limit: 4,
      offset,
    });
    titles.push(...data.map(issue => issue.title));
    if (data.length < 4) break;
  }
  return titles;
}

async function clearAndRename({ id }: Issue): Promise<void> {
  const { data: cleared } = await issues.updateIssue({ id, issueUpdate: { target_date: null } });
  assert.equal(cleared.target_date, null);
  const { data: renamed } = await issues.updateIssue({
    id,
    issueUpdate: { title: 'Bell', expected_seq: cleared.seq },
  });
  assert.equal(renamed.title, 'Bell');
  const stale = { id, issueUpdate: { title: 'Horn', expected_seq: cleared.seq } };
  assert.equal((await refusal(409, () => issues.updateIssue(stale)))['code'], 'stale_seq');
}

/** It begins like a picture and has every byte, so it is not valid UTF-8. */
const BYTES = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
]);

async function sendAndFetchAFile({ id: entityId }: Issue): Promise<void> {
  const files = new AttachmentsApi(configuration);
  const file = new File([BYTES], 'chart.png', { type: 'image/png' });
  const { data: sent } = await files.uploadAttachment({ file, entityType: 'issue', entityId });
  // Axios decodes bytes as text unless it is told not to.
  const { data } = await files.getAttachment({ id: sent.id }, { responseType: 'arraybuffer' });
  assert.ok(BYTES.equals(Buffer.from(data as unknown as ArrayBuffer)));
}

async function searchAndExport({ identifier }: Issue): Promise<void> {
  const { data: found } = await new SearchApi(configuration).search({ query: 'Bell' });
  assert.deepEqual(
    found.map(({ title }) => title),
    ['Bell'],
  );
  const exports = new ExportsApi(configuration);
  const { data: text } = await exports.exportIssue({ identifier });
  assert.match(String(text), /# Bell/);
  const { data: zip } = await exports.exportProject({ identifier: 'HAR' }, { responseType: 'arraybuffer' });
  assert.equal(Buffer.from(zip as unknown as ArrayBuffer).toString('latin1', 0, 2), 'PK');
  const { data: bundle } = await exports.exportProject({ identifier: 'HAR', format: 'json' });
  assert.ok(JSON.stringify(bundle).includes('# Bell'));
}

async function deleteAndFollow(id: number, renamed: number, deleted: number): Promise<void> {
  const comments = new CommentsApi(configuration);
  await comments.createIssueComment({ issueId: renamed, commentCreate: { content: 'It rings.' } });
  await issues.deleteIssue({ id: deleted });
  assert.equal((await refusal(404, () => issues.getIssue({ id: deleted })))['code'], 'not_found');
  const { data } = await new SyncApi(configuration).listProjectChanges({ id, since: 0 });
  const titles = data.changes.flatMap(one =>
    one.kind === 'issue' && !one.deleted && one.id === renamed ? [one.title] : [],
  );
  assert.deepEqual(titles, ['Bell']);
  assert.deepEqual(
    data.changes.filter(one => one.deleted).map(one => one.id),
    [deleted],
  );
}

async function beThrottled(): Promise<void> {
  const codes: unknown[] = [];
  for (let time = 1; time <= 6; time += 1) {
    const logIn = { identity: 'nobody', password: 'wrong wrong wrong' };
    codes.push((await refusal(400, () => anonymous.logIn({ logIn })))['code']);
  }
  assert.deepEqual(codes, [...Array.from({ length: 5 }, () => 'credentials_wrong'), 'sign_in_throttled']);
}

const [first, second] = await sevenIssues();
if (!first || !second) throw new Error('there are no issues');
assert.deepEqual(
  await openTitles(first.project_id),
  [1, 2, 3, 4, 5, 6].map(number => `Buoy ${number}`),
);
await clearAndRename(first);
await sendAndFetchAFile(first);
await searchAndExport(first);
await deleteAndFollow(first.project_id, first.id, second.id);
await beThrottled();
