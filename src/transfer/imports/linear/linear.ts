/** Reads the issues of a team from Linear's GraphQL API. */
import { refuse, type Refusal } from '../../../generated/refusals.ts';
import type { Schemas } from '../../../generated/types.ts';
import { PAGES } from '../ceilings.ts';
import type { FoundIssue, ImportSource, Taking } from '../items.ts';
import { Peer, type Connecting, type Refusing } from '../peer.ts';
import { oldestFirst, Reading, type Fields } from '../reading.ts';
import { refusalOf, waitOf } from '../refusing.ts';
import { Statuses } from '../statuses.ts';

const STATUSES = {
  triage: 'backlog',
  backlog: 'backlog',
  unstarted: 'todo',
  started: 'active',
  completed: 'done',
  canceled: 'cancelled',
} as const;

const PRIORITIES = ['none', 'urgent', 'high', 'medium', 'low'] as const;

const LABELS = 'nodes { name color } pageInfo { hasNextPage endCursor }';
const COMMENTS =
  'nodes { id body createdAt updatedAt user { name displayName } } pageInfo { hasNextPage endCursor }';

/** Small pages, because Linear limits the number of objects in a response. */
const ISSUES = `query Issues($team: String!, $after: String) {
  issues(first: 50, after: $after, orderBy: createdAt, filter: { team: { key: { eq: $team } } }) {
    nodes {
      id identifier number title description priority dueDate estimate createdAt updatedAt
      state { type } parent { id } assignee { name displayName email }
      labels(first: 30) { ${LABELS} }
      comments(first: 30) { ${COMMENTS} }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const MORE = {
  labels: `query Labels($id: String!, $after: String) {
    issue(id: $id) { labels(first: 100, after: $after) { ${LABELS} } }
  }`,
  comments: `query Comments($id: String!, $after: String) {
    issue(id: $id) { comments(first: 100, after: $after) { ${COMMENTS} } }
  }`,
};

type Wanted = Schemas['LinearImport'];

interface LinearIssue extends FoundIssue {
  readonly id: string;
  readonly comments: unknown;
}

export class Linear implements ImportSource {
  readonly isCaseSensitive = false;
  readonly #team: string;
  readonly #url: URL;
  readonly #statuses: Statuses;
  readonly #clock: Connecting['clock'];
  readonly #peer: Peer;

  constructor({ team, token, map = {} }: Wanted, connecting: Connecting) {
    this.#team = team.toUpperCase();
    this.#url = new URL(connecting.url);
    this.#statuses = new Statuses(map, STATUSES);
    this.#clock = connecting.clock;
    // A key of a person is sent as it is.
    const Authorization = token.startsWith('lin_oauth_') ? `Bearer ${token}` : token;
    this.#peer = new Peer({
      ...connecting,
      headers: { Authorization },
      refusalOf: answer => this.#refusalOf(answer),
    });
  }

  async read(intake: Taking): Promise<void> {
    const reading = new Reading(intake.now, refuse.codehostFailed);
    const issuesAfter = async (after: string | null) =>
      (await this.#ask(reading, ISSUES, { team: this.#team, after }))['issues'];
    try {
      for await (const nodes of this.#pages(reading, issuesAfter)) {
        const issues: LinearIssue[] = [];
        for (const node of nodes) issues.push(await this.#issueIn(reading, reading.fields(node)));
        for (const { id, comments, ...issue } of await intake.unknownOf(issues)) {
          await intake.takeIssue(issue);
          await this.#takeComments({ id, comments }, reading, intake);
        }
      }
    } finally {
      this.#peer.close();
    }
  }

  async #issueIn(reading: Reading, node: Fields): Promise<LinearIssue> {
    const id = reading.string(node['id']);
    const { key, number } = reading.key(node['identifier']);
    const { type } = reading.fields(node['state']);
    const { name, displayName, email } = reading.maybe(node['assignee']);
    const assignee = reading.names(name, displayName, email);
    const priority = node['priority'] ?? 0;
    const labels = [];
    for await (const nodes of this.#pages(
      reading,
      this.#firstThenMore(reading, 'labels', id, node['labels']),
    ))
      for (const label of nodes) {
        const { name: called, color } = reading.fields(label);
        labels.push(reading.label(called, color));
      }
    const times = reading.times(node['createdAt'], node['updatedAt']);
    return {
      id,
      comments: node['comments'],
      source: `linear:${key}`,
      title: reading.title(node['title']),
      description: reading.description(node['description']),
      status: this.#statuses.of(type) ?? 'backlog',
      priority: PRIORITIES[Number(priority)] ?? 'none',
      start_date: null,
      target_date: reading.day(node['dueDate']),
      labels: reading.labels(labels),
      assignees: assignee.length > 0 ? [assignee] : [],
      others: [node['estimate'], node['parent']].filter(one => one !== null && one !== undefined).length,
      ...times,
      age: times.created_at,
      number,
    };
  }

  async #takeComments(
    { id, comments }: Pick<LinearIssue, 'id' | 'comments'>,
    reading: Reading,
    intake: Taking,
  ): Promise<void> {
    // Linear lists the newest first.
    const found = [];
    for await (const nodes of this.#pages(reading, this.#firstThenMore(reading, 'comments', id, comments)))
      for (const node of nodes) {
        const { body, user, createdAt, updatedAt } = reading.fields(node);
        const content = reading.content(body);
        if (!/\S/.test(content)) continue;
        const { name, displayName } = reading.maybe(user);
        const author = reading.author(reading.firstOf(displayName, name));
        found.push({ content, author, ...reading.times(createdAt, updatedAt) });
      }
    for (const comment of oldestFirst(found)) await intake.takeComment(comment);
  }

  /** A connection of an issue: its first page has come with the issue. */
  #firstThenMore(reading: Reading, of: keyof typeof MORE, id: string, first: unknown) {
    return async (after: string | null) => {
      if (after === null) return first ?? { nodes: [] };
      return reading.fields((await this.#ask(reading, MORE[of], { id, after }))['issue'])[of];
    };
  }

  /** The pages of a connection, by its cursors. */
  async *#pages(
    reading: Reading,
    page: (after: string | null) => Promise<unknown>,
  ): AsyncGenerator<readonly unknown[]> {
    let after: string | null = null;
    for (let pages = 0; pages < PAGES; pages += 1) {
      const { nodes, pageInfo } = reading.fields(await page(after));
      yield reading.list(nodes);
      const { hasNextPage, endCursor } = reading.maybe(pageInfo);
      if (hasNextPage !== true) return;
      const next = reading.string(endCursor);
      if (next === after) break;
      after = next;
    }
    // A list that always has a next page would never end.
    throw refuse.codehostFailed();
  }

  async #ask(reading: Reading, query: string, variables: object): Promise<Fields> {
    const { value, headers } = await this.#peer.post(this.#url, { query, variables });
    const { data, errors } = reading.fields(value);
    if (errors !== undefined && errors !== null)
      throw this.#refusalIn(errors, { statusCode: 200, headers, text: '' });
    return reading.fields(data);
  }

  #refusalOf(answer: Refusing): Refusal {
    try {
      const { errors } = Object(JSON.parse(answer.text)) as Fields;
      return this.#refusalIn(errors, answer);
    } catch {
      return this.#byStatus(answer);
    }
  }

  /** GraphQL reports most errors in the body. */
  #refusalIn(errors: unknown, answer: Refusing): Refusal {
    const codes = JSON.stringify(errors ?? []);
    if (/"RATELIMITED"/i.test(codes)) return refuse.codehostThrottled({ wait: this.#waitOf(answer.headers) });
    if (/"AUTHENTICATION_ERROR"/i.test(codes)) return refuse.importCredentialRefused();
    return this.#byStatus(answer);
  }

  #byStatus(answer: Refusing): Refusal {
    const credential = { refused: refuse.importCredentialRefused, isSent: true };
    return refusalOf(answer, { now: this.#clock(), credential });
  }

  /** Linear reports when its limit is reset in milliseconds. */
  #waitOf(headers: Refusing['headers']): number {
    const reset = Number(headers['x-ratelimit-requests-reset']);
    const after = headers['retry-after'] ?? (reset > 0 ? new Date(reset).toUTCString() : undefined);
    return waitOf({ headers: { ...headers, 'retry-after': after } }, this.#clock());
  }
}
