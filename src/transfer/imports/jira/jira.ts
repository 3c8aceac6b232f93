/** Reads the issues of a project from Jira's REST API. */
import { refuse } from '../../../generated/refusals.ts';
import type { Schemas } from '../../../generated/types.ts';
import { PAGES } from '../ceilings.ts';
import type { FoundIssue, ImportSource, Taking } from '../items.ts';
import { Peer, type Connecting } from '../peer.ts';
import { priorityNamed, Reading, type Fields } from '../reading.ts';
import { refusalOf } from '../refusing.ts';
import { Statuses } from '../statuses.ts';
import { markdownOf } from './document.ts';

/** By the category of the status. */
const STATUSES = { new: 'backlog', indeterminate: 'active', done: 'done' } as const;

const FIELDS = 'summary,description,status,priority,labels,assignee,duedate,created,updated';
const AT_ONCE = '100';

type Wanted = Schemas['JiraImport'];

export class Jira implements ImportSource {
  readonly isCaseSensitive = false;
  readonly #site: string;
  readonly #project: string;
  readonly #url: string;
  readonly #statuses: Statuses;
  readonly #peer: Peer;

  constructor({ site, project_key, email, token, map = {} }: Wanted, connecting: Connecting) {
    this.#site = site.toLowerCase();
    this.#project = project_key.toUpperCase();
    this.#url = connecting.url;
    this.#statuses = new Statuses(map, STATUSES);
    const credential = { refused: refuse.importCredentialRefused, isSent: true };
    this.#peer = new Peer({
      ...connecting,
      headers: { Authorization: `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}` },
      refusalOf: answer => refusalOf(answer, { now: connecting.clock(), credential }),
    });
  }

  async read(intake: Taking): Promise<void> {
    const reading = new Reading(intake.now, refuse.codehostFailed);
    try {
      for await (const page of this.#pages(reading)) {
        const issues = page.map(issue => this.#issueIn(reading, reading.fields(issue)));
        for (const { key, ...issue } of await intake.unknownOf(issues)) {
          await intake.takeIssue(issue);
          await this.#takeComments(key, reading, intake);
        }
      }
    } finally {
      this.#peer.close();
    }
  }

  #issueIn(reading: Reading, issue: Fields): FoundIssue & { readonly key: string } {
    const { key, number } = reading.key(issue['key']);
    const fields = reading.fields(issue['fields']);
    const status = reading.fields(fields['status']);
    const category = reading.maybe(status['statusCategory']);
    const { displayName, emailAddress, name } = reading.maybe(fields['assignee']);
    const assignee = reading.names(displayName, emailAddress, name);
    const labels = reading.list(fields['labels'] ?? []).map(label => reading.label(label, null));
    const times = reading.times(fields['created'], fields['updated']);
    return {
      key,
      source: `jira:${this.#site}:${key}`,
      title: reading.title(fields['summary']),
      description: reading.description(markdownOf(fields['description'])),
      status: this.#statuses.of(status['name'], category['key']) ?? 'backlog',
      priority: priorityNamed(reading.maybe(fields['priority'])['name']),
      start_date: null,
      target_date: reading.day(fields['duedate']),
      labels: reading.labels(labels),
      assignees: fields['assignee'] ? [assignee] : [],
      others: 0,
      ...times,
      age: times.created_at,
      number,
    };
  }

  async #takeComments(key: string, reading: Reading, intake: Taking): Promise<void> {
    let startAt = 0;
    for (let pages = 0; pages < PAGES; pages += 1) {
      const query = { startAt: String(startAt), maxResults: AT_ONCE, orderBy: 'created' };
      const page = await this.#get(reading, `/rest/api/3/issue/${key}/comment`, query);
      const comments = reading.list(page['comments']);
      for (const item of comments) {
        const { author, body, created, updated } = reading.fields(item);
        const content = reading.content(markdownOf(body));
        if (!/\S/.test(content)) continue;
        const { displayName, name } = reading.maybe(author);
        const times = reading.times(created, updated);
        await intake.takeComment({
          content,
          author: reading.author(reading.firstOf(displayName, name)),
          ...times,
        });
      }
      startAt += comments.length;
      if (comments.length === 0 || startAt >= Number(page['total'] ?? 0)) return;
    }
    throw refuse.codehostFailed();
  }

  /** The pages of the search for all issues, by their tokens. */
  async *#pages(reading: Reading): AsyncGenerator<readonly unknown[]> {
    const jql = `project = "${this.#project}" ORDER BY created ASC`;
    let token: string | null = null;
    for (let pages = 0; pages < PAGES; pages += 1) {
      const query = { jql, fields: FIELDS, maxResults: AT_ONCE, ...(token && { nextPageToken: token }) };
      const page: Fields = await this.#get(reading, '/rest/api/3/search/jql', query);
      yield reading.list(page['issues']);
      const next = page['nextPageToken'];
      if (next === undefined || next === null || page['isLast'] === true) return;
      if (next === token) break;
      token = reading.string(next);
    }
    // A list that always has a next page would never end.
    throw refuse.codehostFailed();
  }

  async #get(reading: Reading, path: string, query: Readonly<Record<string, string>>): Promise<Fields> {
    const url = new URL(`${this.#url}${path}?${new URLSearchParams(query).toString()}`);
    return reading.fields((await this.#peer.get(url)).value);
  }
}
