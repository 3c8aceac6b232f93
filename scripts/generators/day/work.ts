/** One day's work, the same with every client in TypeScript; each says in its own program how it makes the calls. */
import assert from 'node:assert/strict';
import process from 'node:process';

const { DOCKET_PASSWORD = '' } = process.env;

export const { DOCKET_URL = '' } = process.env;

/** The body of a success, or the code of the refusal with this status. */
export type Answer<Body> =
  { readonly status: 200; readonly body: Body } | { readonly status: number; readonly code: string };

export interface Project {
  readonly id: number;
}

/** As far as a day's work reads it: the types of each client have to agree. */
export interface Issue {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly seq: number;
  readonly target_date: string | null;
}

export interface Created {
  readonly project_id: number;
  readonly title: string;
  readonly status: 'todo' | 'done';
  readonly target_date: string;
}

export interface Updated {
  readonly title?: string;
  readonly target_date?: null;
  readonly expected_seq?: number;
}

export interface Asked {
  readonly project_id: number;
  readonly status: 'todo';
  readonly order_by: 'sequence';
  readonly limit: number;
  readonly offset: number;
}

/** What changed, as the client's own union tells its kinds apart. */
export interface Changes {
  readonly titles: readonly (string | undefined)[];
  readonly deleted: readonly number[];
  readonly commenters: readonly (string | null | undefined)[];
}

export interface Client {
  /** Returns the token; or the code of the refusal. */
  readonly logIn: (identity: string, password: string) => Promise<Answer<{ readonly token: string }>>;
  readonly use: (token: string) => void;
  readonly createProject: (name: string, identifier: string) => Promise<Answer<Project>>;
  readonly createIssue: (body: Created) => Promise<Answer<Issue>>;
  readonly listIssues: (query: Asked) => Promise<Answer<readonly { readonly title: string }[]>>;
  readonly updateIssue: (id: number, body: Updated) => Promise<Answer<Issue>>;
  readonly getIssue: (id: number) => Promise<Answer<Issue>>;
  readonly deleteIssue: (id: number) => Promise<Answer<{ readonly deleted: boolean }>>;
  readonly comment: (issueId: number, content: string) => Promise<Answer<{ readonly content: string }>>;
  readonly upload: (file: File, issueId: number) => Promise<Answer<{ readonly id: number }>>;
  readonly download: (id: number) => Promise<Blob>;
  readonly search: (query: string) => Promise<Answer<readonly { readonly title: string }[]>>;
  readonly exportIssue: (identifier: string) => Promise<string>;
  readonly exportZip: (identifier: string) => Promise<Blob>;
  readonly exportJson: (identifier: string) => Promise<string>;
  readonly changes: (projectId: number) => Promise<Changes>;
}

function good<Body>(answer: Answer<Body>): Body {
  assert.ok('body' in answer, JSON.stringify(answer));
  return answer.body;
}

function assertRefused(answer: Answer<unknown>, status: number, code: string): void {
  assert.deepEqual('code' in answer ? [answer.status, answer.code] : 'a success', [status, code]);
}

const DAY = '2026-12-24';
const PASSWORD_OF_NOBODY = 'wrong wrong wrong';

async function sevenIssues(client: Client, project: Project): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (let number = 1; number <= 7; number += 1) {
    const status = number === 7 ? 'done' : 'todo';
    const body = {
      project_id: project.id,
      title: `Buoy ${String(number)}`,
      status,
      target_date: DAY,
    } as const;
    const issue = good(await client.createIssue(body));
    assert.equal(issue.target_date, DAY);
    issues.push(issue);
  }
  return issues;
}

/** Page by page, until one is not full. */
async function openTitles(client: Client, project: Project): Promise<string[]> {
  const titles: string[] = [];
  for (let offset = 0; offset < 100; offset += 4) {
    const query = { project_id: project.id, status: 'todo', order_by: 'sequence', limit: 4, offset } as const;
    const page = good(await client.listIssues(query));
    titles.push(...page.map(({ title }) => title));
    if (page.length < 4) break;
  }
  return titles;
}

async function clearAndRename(client: Client, { id }: Issue): Promise<void> {
  const cleared = good(await client.updateIssue(id, { target_date: null }));
  assert.equal(cleared.target_date, null);
  const renamed = good(await client.updateIssue(id, { title: 'Bell', expected_seq: cleared.seq }));
  assert.equal(renamed.title, 'Bell');
  const stale = await client.updateIssue(id, { title: 'Horn', expected_seq: cleared.seq });
  assertRefused(stale, 409, 'stale_seq');
}

/** It begins like a picture and has every byte, so it is not valid UTF-8. */
const BYTES = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
]);

const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

async function sendAndFetchAFile(client: Client, { id }: Issue): Promise<void> {
  const file = new File([BYTES], 'chart.png', { type: 'image/png' });
  const sent = good(await client.upload(file, id));
  assert.ok(BYTES.equals(await bytesOf(await client.download(sent.id))));
}

async function searchAndExport(client: Client, { identifier }: Issue): Promise<void> {
  const found = good(await client.search('Bell'));
  assert.deepEqual(
    found.map(({ title }) => title),
    ['Bell'],
  );
  assert.match(await client.exportIssue(identifier), /# Bell/);
  assert.equal((await bytesOf(await client.exportZip('HAR'))).toString('latin1', 0, 2), 'PK');
  assert.match(await client.exportJson('HAR'), /^\{.*# Bell/s);
}

async function deleteAndFollow(client: Client, project: Project, renamed: Issue, gone: Issue): Promise<void> {
  assert.equal(good(await client.comment(renamed.id, 'It rings.')).content, 'It rings.');
  assert.equal(good(await client.deleteIssue(gone.id)).deleted, true);
  assertRefused(await client.getIssue(gone.id), 404, 'not_found');
  const { titles, deleted, commenters } = await client.changes(project.id);
  assert.ok(titles.includes('Bell') && !titles.includes('Buoy 1') && !titles.includes('Buoy 2'));
  assert.deepEqual(deleted, [gone.id]);
  assert.deepEqual(commenters, ['ada']);
}

async function beThrottled(client: Client): Promise<void> {
  for (let time = 1; time <= 5; time += 1)
    assertRefused(await client.logIn('nobody', PASSWORD_OF_NOBODY), 400, 'credentials_wrong');
  assertRefused(await client.logIn('nobody', PASSWORD_OF_NOBODY), 400, 'sign_in_throttled');
}

export async function work(client: Client): Promise<void> {
  client.use(good(await client.logIn('ada', DOCKET_PASSWORD)).token);
  const project = good(await client.createProject('Harbour', 'HAR'));
  const [first, second] = await sevenIssues(client, project);
  assert.ok(first && second);
  assert.deepEqual(
    await openTitles(client, project),
    [1, 2, 3, 4, 5, 6].map(number => `Buoy ${String(number)}`),
  );
  await clearAndRename(client, first);
  await sendAndFetchAFile(client, first);
  await searchAndExport(client, first);
  await deleteAndFollow(client, project, first, second);
  await beThrottled(client);
}
