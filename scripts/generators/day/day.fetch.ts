/** A day with the fetch client that openapi-generator makes. */
import {
  AttachmentsApi,
  CommentsApi,
  Configuration,
  ExportsApi,
  IssuesApi,
  ProjectsApi,
  ResponseError,
  SearchApi,
  SessionsApi,
  SyncApi,
  type Issue as Made,
} from './index';
import { DOCKET_URL, work, type Answer, type Issue } from './work.ts';

let accessToken = '';
const configuration = new Configuration({ basePath: DOCKET_URL, accessToken: () => accessToken });
const issues = new IssuesApi(configuration);
const exports = new ExportsApi(configuration);

async function answer<Body>(call: Promise<Body>): Promise<Answer<Body>> {
  try {
    return { status: 200, body: await call };
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    const { code } = (await error.response.json()) as { code: string };
    return { status: error.response.status, code };
  }
}

/** It makes dates of days. */
function issue({ id, identifier, title, seq, targetDate }: Omit<Made, 'blocks'>): Issue {
  return { id, identifier, title, seq, target_date: targetDate?.toISOString().slice(0, 10) ?? null };
}

async function withIssue(call: Promise<Omit<Made, 'blocks'>>): Promise<Answer<Issue>> {
  return answer(call.then(issue));
}

await work({
  logIn: (identity, password) =>
    answer(new SessionsApi(configuration).logIn({ logIn: { identity, password } })),
  use: token => {
    accessToken = token;
  },
  createProject: (name, identifier) =>
    answer(new ProjectsApi(configuration).createProject({ projectCreate: { name, identifier } })),
  createIssue: ({ project_id: projectId, target_date: day, ...body }) =>
    withIssue(issues.createIssue({ issueCreate: { ...body, projectId, targetDate: new Date(day) } })),
  listIssues: ({ project_id: projectId, order_by: orderBy, ...query }) =>
    answer(issues.listIssues({ ...query, projectId, orderBy })),
  updateIssue: (id, { target_date: targetDate, expected_seq: expectedSeq, title }) =>
    withIssue(issues.updateIssue({ id, issueUpdate: { title, targetDate, expectedSeq } })),
  getIssue: id => withIssue(issues.getIssue({ id })),
  deleteIssue: id => answer(issues.deleteIssue({ id })),
  comment: (issueId, content) =>
    answer(new CommentsApi(configuration).createIssueComment({ issueId, commentCreate: { content } })),
  upload: (file, entityId) =>
    answer(new AttachmentsApi(configuration).uploadAttachment({ file, entityType: 'issue', entityId })),
  download: id => new AttachmentsApi(configuration).getAttachment({ id }),
  search: query => answer(new SearchApi(configuration).search({ query })),
  exportIssue: identifier => exports.exportIssue({ identifier }),
  exportZip: identifier => exports.exportProject({ identifier }),
  exportJson: async identifier => (await exports.exportProject({ identifier, format: 'json' })).text(),
  changes: async id => {
    const { changes } = await new SyncApi(configuration).listProjectChanges({ id, since: 0 });
    return {
      titles: changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: changes.filter(one => one.deleted).map(one => one.id),
      commenters: changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
