/** A server on this machine that implements GitHub's API, with the test's repository. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { elsewhere } from './documents-of-clients.ts';

export interface HostedComment {
  readonly body: unknown;
  readonly user?: unknown;
  readonly created_at?: string;
}

export interface HostedIssue {
  readonly number: number;
  readonly [field: string]: unknown;
  /** The comments of the item; `comments` says how many, by default. */
  readonly below?: readonly HostedComment[];
}

export interface Asked {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
}

export interface Repository {
  name: string;
  issues: HostedIssue[];
  /** The token without which it does not exist. */
  token?: string;
  /** How many are on a page, whatever was requested. */
  perPage?: number;
  /** Responds in place of the host if it returns true. */
  instead?: (asked: Asked, response: ServerResponse) => boolean;
}

export interface CodehostServer {
  readonly url: string;
  readonly repository: Repository;
  readonly asked: Asked[];
}

export async function codehost(t: TestContext, given: Partial<Repository> = {}): Promise<CodehostServer> {
  const repository: Repository = { name: 'harbour/app', ...given, issues: [...(given.issues ?? [])] };
  const asked: Asked[] = [];
  const { url } = await elsewhere(t, speaking(repository, asked));
  return { url, repository, asked };
}

/** The responses of a code host with this repository; every request is recorded. */
export function speaking(repository: Repository, asked: Asked[]): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`);
    const one = { url, headers: request.headers };
    asked.push(one);
    if (!repository.instead?.(one, response)) answer(repository, one, response);
  };
}

const DAY = '2026-03-01T08:00:00Z';

/** An issue as the host lists it. */
export function listed({ below = [], ...issue }: HostedIssue): object {
  return {
    title: `Issue ${issue.number}`,
    body: null,
    state: 'open',
    labels: [],
    assignees: [],
    milestone: null,
    comments: below.length,
    created_at: DAY,
    updated_at: DAY,
    ...issue,
  };
}

function answer(repository: Repository, { url, headers }: Asked, response: ServerResponse): void {
  const { name, issues, token } = repository;
  const isKnown = token === undefined || headers.authorization === `Bearer ${token}`;
  if (headers.authorization !== undefined && !isKnown) return send(response, 401, BAD_CREDENTIALS);
  const [, , owner, repo, kind, number, below] = url.pathname.split('/');
  const there = `${owner}/${repo}`.toLowerCase() === name.toLowerCase() && kind === 'issues' && isKnown;
  if (!there) return send(response, 404, { message: 'Not Found' });
  if (number === undefined) {
    const state = url.searchParams.get('state') ?? 'open';
    const wanted = issues.filter(issue => state === 'all' || (issue['state'] ?? 'open') === state);
    return page(repository, url, response, wanted.map(listed));
  }
  const issue = issues.find(one => String(one.number) === number);
  if (below !== 'comments' || !issue) return send(response, 404, { message: 'Not Found' });
  page(
    repository,
    url,
    response,
    (issue.below ?? []).map(comment => ({
      user: { login: 'grace' },
      created_at: DAY,
      updated_at: comment.created_at ?? DAY,
      ...comment,
    })),
  );
}

const BAD_CREDENTIALS = { message: 'Bad credentials', documentation_url: 'https://docs.example' };

function page({ perPage }: Repository, url: URL, response: ServerResponse, all: readonly object[]): void {
  const size = perPage ?? Number(url.searchParams.get('per_page') ?? 30);
  const at = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (to: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = at < last ? [link(at + 1, 'next'), link(last, 'last')] : [];
  if (at > 1) links.unshift(link(1, 'first'), link(at - 1, 'prev'));
  const headers: Record<string, string> = links.length > 0 ? { Link: links.join(', ') } : {};
  send(response, 200, all.slice((at - 1) * size, at * size), headers);
}

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
