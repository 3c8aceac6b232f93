/** A day with the functions of oazapfts. */
import * as api from './index';
import { DOCKET_URL, work, type Answer } from './work.ts';

api.defaults.baseUrl = DOCKET_URL;

interface Arrived {
  readonly status: number;
  readonly data?: unknown;
}

type BodyOf<Response extends Arrived> = Extract<
  Response,
  { readonly status: 200; readonly data: unknown }
>['data'];

function answer<Response extends Arrived>({ status, data }: Response): Answer<BodyOf<Response>> {
  if (status === 200) return { status, body: data as BodyOf<Response> };
  return { status, code: (data as { code: string }).code };
}

/** It reads bytes as text wherever a refusal is JSON. */
const bytes = async (path: string): Promise<Blob> =>
  (await fetch(DOCKET_URL + path, { headers: api.defaults.headers as Record<string, string> })).blob();

await work({
  logIn: async (identity, password) => answer(await api.logIn({ identity, password })),
  use: token => {
    api.defaults.headers = { Authorization: `Bearer ${token}` };
  },
  createProject: async (name, identifier) => answer(await api.createProject({ name, identifier })),
  createIssue: async body => answer(await api.createIssue(body)),
  listIssues: async ({ project_id: projectId, order_by: orderBy, ...query }) =>
    answer(await api.listIssues({ projectId, orderBy, ...query })),
  updateIssue: async (id, body) => answer(await api.updateIssue(id, body)),
  getIssue: async id => answer(await api.getIssue(id)),
  deleteIssue: async id => answer(await api.deleteIssue(id)),
  comment: async (issueId, content) => answer(await api.createIssueComment(issueId, { content })),
  upload: async (file, entity_id) =>
    answer(await api.uploadAttachment({ file, entity_type: 'issue', entity_id })),
  download: id => bytes(`/api/attachments/${String(id)}`),
  search: async query => answer(await api.search(query)),
  exportIssue: async identifier => String((await api.exportIssue(identifier)).data),
  exportZip: identifier => bytes(`/api/export/projects/${identifier}`),
  exportJson: async identifier => {
    const { data } = await api.exportProject(identifier, { format: 'json' });
    return data instanceof Blob ? data.text() : JSON.stringify(data);
  },
  changes: async id => {
    const { data, status } = await api.listProjectChanges(id, { since: 0 });
    if (status !== 200) throw new Error(String(status));
    return {
      titles: data.changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: data.changes.filter(one => one.deleted).map(one => one.id),
      commenters: data.changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
