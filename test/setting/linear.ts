/** A server on this machine that executes the queries of Linear's API, on the types of its schema that imports use. */
import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { buildSchema, graphql } from 'graphql';
import { send } from './codehost.ts';
import { elsewhere } from './documents-of-clients.ts';

const SCHEMA = buildSchema(`
  scalar DateTime
  scalar TimelessDate
  enum PaginationOrderBy { createdAt updatedAt }
  input StringComparator { eq: String }
  input TeamFilter { key: StringComparator }
  input IssueFilter { team: TeamFilter }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type User { name: String! displayName: String! email: String! }
  type WorkflowState { name: String! type: String! }
  type IssueLabel { name: String! color: String! }
  type IssueLabelConnection { nodes: [IssueLabel!]! pageInfo: PageInfo! }
  type Comment { id: ID! body: String! createdAt: DateTime! updatedAt: DateTime! user: User }
  type CommentConnection { nodes: [Comment!]! pageInfo: PageInfo! }
  type Issue {
    id: ID! identifier: String! number: Float! title: String! description: String priority: Float!
    dueDate: TimelessDate estimate: Float createdAt: DateTime! updatedAt: DateTime!
    state: WorkflowState! parent: Issue assignee: User
    labels(first: Int, after: String): IssueLabelConnection!
    comments(first: Int, after: String): CommentConnection!
  }
  type IssueConnection { nodes: [Issue!]! pageInfo: PageInfo! }
  type Query {
    issue(id: String!): Issue!
    issues(first: Int, after: String, orderBy: PaginationOrderBy, filter: IssueFilter): IssueConnection!
  }
`);

type Fields = Readonly<Record<string, unknown>>;

export interface LinearIssue {
  readonly identifier: string;
  readonly labels?: readonly Fields[];
  readonly comments?: readonly Fields[];
  readonly [field: string]: unknown;
}

export interface Team {
  issues: readonly LinearIssue[];
  /** The most that a page has. */
  perPage?: number;
  /** Responds in place of the API if it returns true. */
  instead?: (...sent: Parameters<RequestListener>) => boolean;
  readonly token?: string;
}

const DAY = '2026-03-01T08:00:00.000Z';

/** The schema has dates as text. */
export async function linear(t: TestContext, team: Team) {
  const { url, asked } = await elsewhere(t, answering(team));
  return { url: `${url}/graphql`, asked, team };
}

export function answering(team: Team): RequestListener {
  return (request, response) => {
    if (team.instead?.(request, response)) return;
    if (team.token !== undefined && request.headers.authorization !== team.token)
      return send(response, 401, { errors: [{ extensions: { code: 'AUTHENTICATION_ERROR' } }] });
    void (async () => {
      const { query, variables } = (await json(request)) as { query: string; variables: Fields };
      const rootValue = { issue: issueOf(team), issues: issuesOf(team) };
      const result = await graphql({ schema: SCHEMA, source: query, variableValues: variables, rootValue });
      send(response, result.errors ? 400 : 200, result);
    })();
  };
}

interface Paging {
  readonly first?: number;
  readonly after?: string | null;
}

function connection<Of>({ perPage = 250 }: Team, all: readonly Of[], { first = 50, after }: Paging) {
  const from = Number(after ?? 0);
  const to = from + Math.min(first, perPage);
  return { nodes: all.slice(from, to), pageInfo: { hasNextPage: to < all.length, endCursor: String(to) } };
}

function shown(team: Team, { labels = [], comments = [], ...issue }: LinearIssue) {
  return {
    id: `id of ${issue.identifier}`,
    number: Number(issue.identifier.split('-')[1]),
    title: issue.identifier,
    priority: 0,
    state: { name: 'Backlog', type: 'backlog' },
    createdAt: DAY,
    updatedAt: DAY,
    ...issue,
    labels: (paging: Paging) => connection(team, labels, paging),
    comments: (paging: Paging) =>
      connection(
        team,
        comments.map((comment, place) => ({ id: String(place), createdAt: DAY, updatedAt: DAY, ...comment })),
        paging,
      ),
  };
}

const issuesOf =
  (team: Team) => (paging: Paging & { readonly filter: { team: { key: { eq: string } } } }) => {
    const { eq } = paging.filter.team.key;
    const all = team.issues.filter(({ identifier }) => identifier.startsWith(`${eq}-`));
    return connection(
      team,
      all.map(issue => shown(team, issue)),
      paging,
    );
  };

const issueOf =
  (team: Team) =>
  ({ id }: { readonly id: string }) => {
    const issue = team.issues.find(({ identifier }) => id === `id of ${identifier}`);
    return issue ? shown(team, issue) : null;
  };
