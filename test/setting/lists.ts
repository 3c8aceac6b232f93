/** The expected contents of a copy, from the lists of its issues, pages and comments. */
import type { Schemas } from '../../src/generated/types.ts';
import { done, type Client } from './client.ts';
import type { CopiedRow } from './copy.ts';

/** More than a run of the property creates of anything. */
const ALL = 500;

/** The rows of a project, as lists show them. */
export async function listed(api: Client, project_id: number): Promise<object[]> {
  const query = { project_id, limit: ALL };
  const issues = done(await api.GET('/api/issues', { params: { query } }));
  const pages = done(await api.GET('/api/pages', { params: { query } }));
  return inOrder([
    ...issues.map(issueRow),
    ...pages.map(pageRow),
    ...(await Promise.all(issues.map(issue => issueComments(api, issue)))).flat().map(commentRow),
    ...(await Promise.all(pages.map(page => pageComments(api, page)))).flat().map(commentRow),
  ]);
}

/** The rows of a copy, with the fields of the lists. */
export function asListed(rows: readonly CopiedRow[]): object[] {
  return inOrder(rows);
}

function inOrder<Row extends { readonly kind: string; readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id);
}

async function issueComments(api: Client, { id }: { readonly id: number }): Promise<Schemas['Comment'][]> {
  const params = { path: { issue_id: id }, query: { limit: ALL } };
  return done(await api.GET('/api/issues/{issue_id}/comments', { params }));
}

async function pageComments(api: Client, { id }: { readonly id: number }): Promise<Schemas['Comment'][]> {
  const params = { path: { page_id: id }, query: { limit: ALL } };
  return done(await api.GET('/api/pages/{page_id}/comments', { params }));
}

function issueRow({ project_id, sequence, description, ...issue }: Schemas['ListedIssue']) {
  return { kind: 'issue' as const, deleted: false, ...issue, preview: firstLine(description) };
}

function pageRow({ project_id, sequence, sort_order, content, ...page }: Schemas['Page']) {
  return { kind: 'page' as const, deleted: false, ...page, preview: firstLine(content) };
}

function commentRow({ author, author_display_name, content, kind, ...comment }: Schemas['Comment']) {
  const row = { kind: 'comment' as const, deleted: false, ...comment };
  return { ...row, username: author, comment_kind: kind };
}

function firstLine(body: string): string {
  const lines = body.split('\n').map(line => line.trim());
  return [...(lines.find(line => line !== '') ?? '')].slice(0, 200).join('');
}
