/** A server with its cast, the project APP, and in it an issue and a page to comment on. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { CommentRow } from '../../src/records/rows.ts';
import { cast, type Cast } from './cast.ts';
import type { Client } from './client.ts';
import { storeIssues, storePage, storeRow } from './contents.ts';
import { startServer, type TestServer } from './server.ts';
import { world } from './world.ts';

export interface Commented extends Cast {
  readonly server: TestServer;
  readonly project: number;
  /** APP-1. */
  readonly issue: number;
  /** APP-DOC-1. */
  readonly page: number;
  /** DOC-1. */
  readonly workspacePage: number;
}

export async function commented(t: TestContext): Promise<Commented> {
  const server = await startServer(t);
  const people = await cast(server);
  const { project } = await world(server, people);
  const [issue] = await storeIssues(server, project.id, [{ title: 'A mooring' }]);
  const page = await storePage(server, project.id);
  const workspacePage = await storePage(server, null);
  assert.ok(issue);
  return {
    ...people,
    server,
    project: project.id,
    issue: issue.id,
    page: page.id,
    workspacePage: workspacePage.id,
  };
}

/** A comment as it is stored: imported, old or over-long ones have no other way in. */
export async function storeComment(
  site: Commented,
  columns: Partial<Omit<CommentRow, 'id'>> = {},
): Promise<number> {
  const now = '2026-01-01 00:00:00';
  const on = columns.page_id === undefined ? { issue_id: site.issue } : {};
  return storeRow(site.server, 'comments', {
    project_id: site.project,
    ...on,
    user_id: site.max.id,
    content: 'Stored.',
    seq: 0,
    created_at: now,
    updated_at: now,
    ...columns,
  });
}

export type Target = 'issue' | 'page' | 'workspacePage';

/** The request to comment, by whose client and on what. */
export function commentOn(site: Commented, api: Client, target: Target, content: string) {
  return target === 'issue'
    ? api.POST('/api/issues/{issue_id}/comments', {
        params: { path: { issue_id: site.issue } },
        body: { content },
      })
    : api.POST('/api/pages/{page_id}/comments', {
        params: { path: { page_id: site[target] } },
        body: { content },
      });
}

export async function made(
  request: Promise<{ data?: Schemas['Comment']; error?: unknown }>,
): Promise<Schemas['Comment']> {
  const { data, error } = await request;
  assert.ok(data, JSON.stringify(error));
  return data;
}

export function edit(api: Client, id: number, content: string) {
  return api.PUT('/api/comments/{id}', { params: { path: { id } }, body: { content } });
}

export function remove(api: Client, id: number) {
  return api.DELETE('/api/comments/{id}', { params: { path: { id } } });
}

export function listOf(
  site: Commented,
  api: Client,
  target: Target,
  query: Readonly<Record<string, string | number>> = {},
) {
  return target === 'issue'
    ? api.GET('/api/issues/{issue_id}/comments', { params: { path: { issue_id: site.issue }, query } })
    : api.GET('/api/pages/{page_id}/comments', { params: { path: { page_id: site[target] }, query } });
}
