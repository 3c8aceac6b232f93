/** Imports from files and other trackers, as tests run them. */
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { Member } from './cast.ts';
import { done } from './client.ts';
import { world } from './world.ts';

export const NOTHING: Schemas['IssuesImported'] = {
  dry_run: false,
  issues_created: 0,
  issues_skipped_existing: 0,
  comments_created: 0,
  labels_created: 0,
  comments_planned: 0,
  labels_planned: 0,
  skipped_non_issues: 0,
  skipped_assignees: 0,
  skipped_other: 0,
};

type Sent = Readonly<Record<string, unknown>>;

/** A project, and everything that is asked of it. */
export async function importing(t: TestContext, config: Readonly<Record<string, string>> = {}) {
  const all = await world(t, { config });
  const { server, max, app } = all;
  const path = { id: app };
  const url = (kind: string): string => `${server.url}/api/projects/${app}/import/${kind}`;
  const headersOf = ({ token }: Pick<Member, 'token'>) => ({ Authorization: `Bearer ${token}` });
  return {
    ...all,
    /** Sends the file as a form. */
    sendFile: (kind: 'csv' | 'trello', file: string | Buffer, sent: Sent = {}, who: Member = max) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent))
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
      form.append('file', new Blob([file]), 'issues');
      return fetch(url(kind), { method: 'POST', headers: headersOf(who), body: form });
    },
    sendJson: (kind: 'linear' | 'jira', sent: Sent, who: Member = max) =>
      fetch(url(kind), {
        method: 'POST',
        headers: { ...headersOf(who), 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      }),
    /** In the order of their numbers. */
    issues: async () => {
      const query = { project_id: app, limit: 500, sort: 'created' } as const;
      const rows = done(await max.api.GET('/api/issues', { params: { query } }));
      return rows.toSorted((one, other) => one.sequence - other.sequence);
    },
    commentsOf: async (issue_id: number) =>
      done(await max.api.GET('/api/issues/{issue_id}/comments', { params: { path: { issue_id } } })),
    activity: async () => done(await max.api.GET('/api/projects/{id}/activity', { params: { path } })),
  };
}

/** The whole result of a run that succeeds. */
export async function counts(response: Promise<Response>): Promise<Record<string, unknown>> {
  const sent = await response;
  const body = (await sent.json()) as Record<string, unknown>;
  if (sent.status !== 200) throw new Error(`${sent.status} ${JSON.stringify(body)}`);
  return body;
}

/** What a refused run answers. */
export async function refusal(response: Promise<Response>) {
  const sent = await response;
  const { code, line, error } = (await sent.json()) as { code?: string; line?: number; error?: string };
  return { status: sent.status, code, ...(line === undefined ? {} : { line }), error };
}
