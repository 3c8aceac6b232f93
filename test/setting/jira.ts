/** A server on this machine that implements the parts of Jira's REST API that imports use. */
import type { RequestListener } from 'node:http';
import type { TestContext } from 'node:test';
import { send } from './codehost.ts';
import { elsewhere } from './documents-of-clients.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface JiraIssue {
  readonly key: string;
  readonly fields?: Fields;
  readonly comments?: readonly Fields[];
}

export interface JiraProject {
  issues: readonly JiraIssue[];
  perPage?: number;
  /** Responds in place of the API if it returns true. */
  instead?: (...sent: Parameters<RequestListener>) => boolean;
  /** The address and token that are accepted. */
  readonly credential?: string;
}

const DAY = '2026-03-01T08:00:00.000+0000';

export async function jira(t: TestContext, project: JiraProject) {
  return { ...(await elsewhere(t, answering(project))), project };
}

export function answering(project: JiraProject): RequestListener {
  return (request, response) => {
    if (project.instead?.(request, response)) return;
    const { credential, issues, perPage = 100 } = project;
    const [, sent = ''] = (request.headers.authorization ?? '').split(' ');
    if (credential !== undefined && Buffer.from(sent, 'base64').toString() !== credential)
      return send(response, 401, { errorMessages: ['Client must be authenticated.'] });
    const url = new URL(request.url ?? '', 'http://jira');
    const query = (name: string): string => url.searchParams.get(name) ?? '';
    const size = Math.min(perPage, Number(query('maxResults')));
    if (url.pathname === '/rest/api/3/search/jql') {
      const [, key = ''] = /^project = "(\w+)" ORDER BY created ASC$/.exec(query('jql')) ?? [];
      const all = issues.filter(issue => issue.key.startsWith(`${key}-`));
      const from = Number(query('nextPageToken'));
      const next = from + size < all.length ? { nextPageToken: String(from + size) } : {};
      const page = all.slice(from, from + size).map(issue => shown(issue, query('fields').split(',')));
      return send(response, 200, { issues: page, isLast: from + size >= all.length, ...next });
    }
    const [, key] = /^\/rest\/api\/3\/issue\/(\w+-\d+)\/comment$/.exec(url.pathname) ?? [];
    const issue = issues.find(one => one.key === key);
    if (!issue) return send(response, 404, { errorMessages: ['Issue does not exist.'] });
    const { comments = [] } = issue;
    const startAt = Number(query('startAt'));
    const page = comments.slice(startAt, startAt + size);
    send(response, 200, {
      comments: page.map(one => ({ created: DAY, updated: DAY, ...one })),
      startAt,
      total: comments.length,
    });
  };
}

function shown({ key, fields = {} }: JiraIssue, wanted: readonly string[]): object {
  const all: Fields = {
    summary: key,
    description: null,
    status: { name: 'To Do', statusCategory: { key: 'new' } },
    priority: { name: 'Medium' },
    labels: [],
    assignee: null,
    duedate: null,
    created: DAY,
    updated: DAY,
    ...fields,
  };
  return { id: key, key, fields: Object.fromEntries(wanted.map(name => [name, all[name]])) };
}
