/** A day with the types of openapi-typescript and the client of openapi-fetch. */
import createClient from 'openapi-fetch';
import type { paths } from './index';
import { DOCKET_URL, work, type Answer } from './work.ts';

const api = createClient<paths>({ baseUrl: DOCKET_URL });

interface Arrived<Body> {
  readonly response: Response;
  readonly data?: Body;
  readonly error?: { readonly code: string } | string;
}

function answer<Body>({ response, data, error }: Arrived<Body>): Answer<Body> {
  if (data !== undefined) return { status: 200, body: data };
  return { status: response.status, code: typeof error === 'object' ? error.code : '' };
}

const found = <Body>({ data }: { data?: Body }): Body => {
  if (data === undefined) throw new Error('there is no body');
  return data;
};
const id = (value: number) => ({ params: { path: { id: value } } });

await work({
  logIn: async (identity, password) =>
    answer(await api.POST('/api/auth/login', { body: { identity, password } })),
  use: token =>
    api.use({
      onRequest: ({ request }) => {
        request.headers.set('Authorization', `Bearer ${token}`);
        return request;
      },
    }),
  createProject: async (name, identifier) =>
    answer(await api.POST('/api/projects', { body: { name, identifier } })),
  createIssue: async body => answer(await api.POST('/api/issues', { body })),
  listIssues: async query => answer(await api.GET('/api/issues', { params: { query } })),
  updateIssue: async (issue, body) => answer(await api.PUT('/api/issues/{id}', { ...id(issue), body })),
  getIssue: async issue => answer(await api.GET('/api/issues/{id}', id(issue))),
  deleteIssue: async issue => answer(await api.DELETE('/api/issues/{id}', id(issue))),
  comment: async (issue_id, content) =>
    answer(
      await api.POST('/api/issues/{issue_id}/comments', {
        params: { path: { issue_id } },
        body: { content },
      }),
    ),
  upload: async (file, entity_id) => {
    const form = new FormData();
    form.set('file', file);
    form.set('entity_type', 'issue');
    form.set('entity_id', String(entity_id));
    // The types say `string` for the bytes of a form.
    return answer(await api.POST('/api/attachments', { body: form as never }));
  },
  download: async file => found(await api.GET('/api/attachments/{id}', { ...id(file), parseAs: 'blob' })),
  search: async query => answer(await api.GET('/api/search', { params: { query: { query } } })),
  exportIssue: async identifier =>
    found(
      await api.GET('/api/export/issues/{identifier}', { params: { path: { identifier } }, parseAs: 'text' }),
    ),
  exportZip: async identifier =>
    found(
      await api.GET('/api/export/projects/{identifier}', {
        params: { path: { identifier } },
        parseAs: 'blob',
      }),
    ),
  exportJson: async identifier =>
    found(
      await api.GET('/api/export/projects/{identifier}', {
        params: { path: { identifier }, query: { format: 'json' } },
        parseAs: 'text',
      }),
    ),
  changes: async project => {
    const { changes } = found(
      await api.GET('/api/projects/{id}/changes', { params: { path: { id: project }, query: { since: 0 } } }),
    );
    return {
      titles: changes.flatMap(one => (one.kind === 'issue' && !one.deleted ? [one.title] : [])),
      deleted: changes.filter(one => one.deleted).map(one => one.id),
      commenters: changes.flatMap(one => (one.kind === 'comment' && !one.deleted ? [one.username] : [])),
    };
  },
});
