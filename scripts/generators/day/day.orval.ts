/** A day with the functions of orval, whose addresses are relative, as in a browser. */
import * as api from './index';
import { DOCKET_URL, work, type Answer } from './work.ts';

let headers: Record<string, string> = {};
const plain = globalThis.fetch;
globalThis.fetch = (path, init) =>
  plain(new URL(String(path), DOCKET_URL), {
    ...init,
    headers: { ...(init?.headers as object), ...headers },
  });

interface Arrived {
  readonly status: number;
  readonly data: unknown;
}

type BodyOf<Response extends Arrived> = Extract<Response, { readonly status: 200 }>['data'];

function answer<Response extends Arrived>({ status, data }: Response): Answer<BodyOf<Response>> {
  if (status === 200) return { status, body: data as BodyOf<Response> };
  return { status, code: (data as { code: string }).code };
}

await work({
  logIn: async (identity, password) => answer(await api.logIn({ identity, password })),
  use: token => {
    headers = { Authorization: `Bearer ${token}` };
  },
  createProject: async (name, identifier) => answer(await api.createProject({ name, identifier })),
  createIssue: async body => answer(await api.createIssue(body)),
  listIssues: async query => answer(await api.listIssues(query)),
  updateIssue: async (id, body) => answer(await api.updateIssue(id, body)),
  getIssue: async id => answer(await api.getIssue(id)),
  deleteIssue: async id => answer(await api.deleteIssue(id)),
  comment: async (issueId, content) => answer(await api.createIssueComment(issueId, { content })),
  upload: async (file, entity_id) =>
    answer(await api.uploadAttachment({ file, entity_type: 'issue', entity_id })),
  download: async id => (await api.getAttachment(id)).data as Blob,
  search: async query => answer(await api.search({ query })),
  exportIssue: async identifier => String((await api.exportIssue(identifier)).data),
  exportZip: async identifier => (await api.exportProject(identifier)).data as Blob,
  exportJson: async identifier =>
    ((await api.exportProject(identifier, { format: 'json' })).data as Blob).text(),
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
