/** A day with the axios client that openapi-generator makes. */
import { isAxiosError, type AxiosResponse } from 'axios';
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
} from './index';
import { DOCKET_URL, work, type Answer } from './work.ts';

let accessToken = '';
const configuration = new Configuration({ basePath: DOCKET_URL, accessToken: () => accessToken });
const issues = new IssuesApi(configuration);
const exports = new ExportsApi(configuration);
const files = new AttachmentsApi(configuration);

async function answer<Body>(call: Promise<AxiosResponse<Body>>): Promise<Answer<Body>> {
  try {
    return { status: 200, body: (await call).data };
  } catch (error) {
    if (!isAxiosError<{ code: string }>(error) || !error.response) throw error;
    return { status: error.response.status, code: error.response.data.code };
  }
}

/** Axios decodes bytes as text unless it is told not to. */
const AS_BYTES = { responseType: 'arraybuffer' } as const;
const blobOf = ({ data }: AxiosResponse<unknown>): Blob => new Blob([data as ArrayBuffer]);

await work({
  logIn: (identity, password) =>
    answer(new SessionsApi(configuration).logIn({ logIn: { identity, password } })),
  use: token => {
    accessToken = token;
  },
  createProject: (name, identifier) =>
    answer(new ProjectsApi(configuration).createProject({ projectCreate: { name, identifier } })),
  createIssue: issueCreate => answer(issues.createIssue({ issueCreate })),
  listIssues: ({ project_id: projectId, order_by: orderBy, ...query }) =>
    answer(issues.listIssues({ ...query, projectId, orderBy })),
  updateIssue: (id, issueUpdate) => answer(issues.updateIssue({ id, issueUpdate })),
  getIssue: id => answer(issues.getIssue({ id })),
  deleteIssue: id => answer(issues.deleteIssue({ id })),
  comment: (issueId, content) =>
    answer(new CommentsApi(configuration).createIssueComment({ issueId, commentCreate: { content } })),
  upload: (file, entityId) => answer(files.uploadAttachment({ file, entityType: 'issue', entityId })),
  download: async id => blobOf(await files.getAttachment({ id }, AS_BYTES)),
  search: query => answer(new SearchApi(configuration).search({ query })),
  exportIssue: async identifier => String((await exports.exportIssue({ identifier })).data),
  exportZip: async identifier => blobOf(await exports.exportProject({ identifier }, AS_BYTES)),
  exportJson: async identifier =>
    JSON.stringify((await exports.exportProject({ identifier, format: 'json' })).data),
  changes: async id => {
    const { changes } = (await new SyncApi(configuration).listProjectChanges({ id, since: 0 })).data;
    return {
      titles: changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: changes.filter(one => one.deleted).map(one => one.id),
      commenters: changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
