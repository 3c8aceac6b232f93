/** A day with the functions of kubb and a client of our own. */
import * as api from './index';
import { credential } from './kubb-client.ts';
import { work, type Answer } from './work.ts';

interface Arrived<Body> {
  readonly status: number;
  readonly data: Body;
}

function answer<Body>({ status, data }: Arrived<Body>): Answer<Body> {
  return status === 200 ? { status, body: data } : { status, code: (data as { code: string }).code };
}

await work({
  logIn: async (identity, password) => answer(await api.logIn({ identity, password })),
  use: token => {
    credential.token = token;
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
  download: async id => (await api.getAttachment(id)).data as unknown as Blob,
  search: async query => answer(await api.search({ query })),
  exportIssue: async identifier => String((await api.exportIssue(identifier)).data),
  exportZip: async identifier => (await api.exportProject(identifier)).data as unknown as Blob,
  exportJson: async identifier =>
    JSON.stringify((await api.exportProject(identifier, { format: 'json' })).data),
  changes: async id => {
    const { changes } = (await api.listProjectChanges(id, { since: 0 })).data;
    return {
      titles: changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: changes.filter(one => one.deleted).map(one => one.id),
      commenters: changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
