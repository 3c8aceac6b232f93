/** A day with the client of @hey-api/openapi-ts. */
import { client } from './client.gen';
import * as api from './index';
import { DOCKET_URL, work, type Answer } from './work.ts';

client.setConfig({ baseUrl: DOCKET_URL });

interface Arrived<Body> {
  readonly response?: Response | undefined;
  readonly data?: Body | undefined;
  readonly error?: unknown;
}

function answer<Body>({ response, data, error }: Arrived<Body>): Answer<Body> {
  if (data !== undefined) return { status: 200, body: data };
  return { status: response?.status ?? 0, code: (error as { code: string }).code };
}

const found = <Body>({ data }: { data?: Body | undefined }): Body => {
  if (data === undefined) throw new Error('there is no body');
  return data;
};

await work({
  logIn: async (identity, password) => answer(await api.logIn({ body: { identity, password } })),
  use: token => void client.setConfig({ auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) }),
  createProject: async (name, identifier) => answer(await api.createProject({ body: { name, identifier } })),
  createIssue: async body => answer(await api.createIssue({ body })),
  listIssues: async query => answer(await api.listIssues({ query })),
  updateIssue: async (id, body) => answer(await api.updateIssue({ path: { id }, body })),
  getIssue: async id => answer(await api.getIssue({ path: { id } })),
  deleteIssue: async id => answer(await api.deleteIssue({ path: { id } })),
  comment: async (issue_id, content) =>
    answer(await api.createIssueComment({ path: { issue_id }, body: { content } })),
  upload: async (file, entity_id) =>
    answer(await api.uploadAttachment({ body: { file, entity_type: 'issue', entity_id } })),
  download: async id => found(await api.getAttachment({ path: { id }, parseAs: 'blob' })),
  search: async query => answer(await api.search({ query: { query } })),
  exportIssue: async identifier => String(found(await api.exportIssue({ path: { identifier } }))),
  // Its types know the JSON of the two forms alone.
  exportZip: async identifier =>
    found(await api.exportProject({ path: { identifier }, parseAs: 'blob' })) as unknown as Blob,
  exportJson: async identifier =>
    JSON.stringify(
      found(await api.exportProject({ path: { identifier }, query: { format: 'json' }, parseAs: 'json' })),
    ),
  changes: async id => {
    const { changes } = found(await api.listProjectChanges({ path: { id }, query: { since: 0 } }));
    return {
      titles: changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: changes.filter(one => one.deleted).map(one => one.id),
      commenters: changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
