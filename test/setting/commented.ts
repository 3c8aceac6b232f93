/** The world with an issue and a page in it to comment on, and the requests about comments. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { CommentRow } from '../../src/records/comment.ts';
import { at, type Client } from './client.ts';
import { storeIssues, storePage, storeRow, TIMES } from './stored.ts';
import { world, type World } from './world.ts';

/** Items to comment on: APP-1, APP-DOC-1 and DOC-1, by id. */
export interface Commented extends World {
  readonly targets: Readonly<Record<Target, number>>;
}

export async function commented(t: TestContext): Promise<Commented> {
  const site = await world(t);
  const [issue] = await storeIssues(site.server, site.app, [{ title: 'A mooring' }]);
  const page = await storePage(site.server, site.app);
  const workspacePage = await storePage(site.server, null);
  assert.ok(issue);
  return { ...site, targets: { issue: issue.id, page: page.id, workspacePage: workspacePage.id } };
}

/** Inserts a comment, by max on the issue by default: imported, old or over-long ones cannot be created through the API. */
export async function storeComment(
  { server, app, max, targets }: Commented,
  columns: Partial<Omit<CommentRow, 'id'>> = {},
): Promise<number> {
  const on = columns.page_id === undefined ? { issue_id: targets.issue } : {};
  const plain = { project_id: app, ...on, user_id: max.id, content: 'Stored.', seq: 1, ...TIMES };
  return storeRow(server, 'comments', { ...plain, ...columns });
}

export type Target = 'issue' | 'page' | 'workspacePage';

/** The request to comment, as this client on this item. */
export function commentOn(site: Commented, api: Client, target: Target, content: string) {
  return target === 'issue'
    ? api.POST('/api/issues/{issue_id}/comments', {
        params: { path: { issue_id: site.targets.issue } },
        body: { content },
      })
    : api.POST('/api/pages/{page_id}/comments', {
        params: { path: { page_id: site.targets[target] } },
        body: { content },
      });
}

export function edit(api: Client, id: number, content: string) {
  return api.PUT('/api/comments/{id}', { ...at(id), body: { content } });
}

export function remove(api: Client, id: number) {
  return api.DELETE('/api/comments/{id}', at(id));
}

export function listOf(
  site: Commented,
  api: Client,
  target: Target,
  query: Readonly<Record<string, string | number>> = {},
) {
  return target === 'issue'
    ? api.GET('/api/issues/{issue_id}/comments', {
        params: { path: { issue_id: site.targets.issue }, query },
      })
    : api.GET('/api/pages/{page_id}/comments', {
        params: { path: { page_id: site.targets[target] }, query },
      });
}
