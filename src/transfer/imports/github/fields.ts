/** Issues and comments in the JSON of a code host. */
import type { FoundComment, FoundIssue, FoundLabel } from '../items.ts';
import type { Reading } from '../reading.ts';
import type { Status } from '../statuses.ts';

/** The number of an issue or a pull request. */
export function numberOf(reading: Reading, item: unknown): number {
  const { number } = reading.fields(item);
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) throw reading.malformed();
  return number;
}

/** Pull requests are issues with an extra field. */
export function isPullRequest(reading: Reading, item: unknown): boolean {
  const { pull_request } = reading.fields(item);
  return pull_request !== undefined && pull_request !== null;
}

export interface HostIssue extends FoundIssue {
  /** Whether it has comments. */
  readonly isCommented: boolean;
}

interface Wanted {
  readonly repo: string;
  readonly map_open: Status;
  readonly map_closed: Status;
}

export function issueIn(reading: Reading, item: unknown, wanted: Wanted): HostIssue {
  const { title, body, state, labels = [], milestone, comments, ...rest } = reading.fields(item);
  if (state !== 'open' && state !== 'closed') throw reading.malformed();
  const number = numberOf(reading, item);
  const times = reading.times(rest['created_at'], rest['updated_at']);
  return {
    source: `github:${wanted.repo}#${number}`,
    title: reading.title(title),
    description: reading.description(body),
    status: state === 'closed' ? wanted.map_closed : wanted.map_open,
    priority: 'none',
    start_date: null,
    target_date: null,
    labels: reading.labels(reading.list(labels).map(label => labelIn(reading, label))),
    assignees: assigneesIn(reading, rest),
    others: countOf(milestone),
    isCommented: comments !== 0,
    ...times,
    age: times.created_at,
    number,
  };
}

/** Null for a comment without text. */
export function commentIn(reading: Reading, item: unknown): FoundComment | null {
  const { body, user, created_at, updated_at } = reading.fields(item);
  const content = reading.content(body);
  if (!/\S/.test(content)) return null;
  const author = user ? reading.author(reading.string(reading.fields(user)['login'])) : reading.author(null);
  return { content, author, ...reading.times(created_at, updated_at) };
}

/** A label is an object, or only its name. */
function labelIn(reading: Reading, item: unknown): FoundLabel {
  const { name, color } = typeof item === 'string' ? { name: item, color: null } : reading.fields(item);
  return reading.label(name, color);
}

/** People are counted, and none is assigned. */
function assigneesIn(reading: Reading, { assignees, assignee }: Readonly<Record<string, unknown>>) {
  const count = assignees === undefined ? countOf(assignee) : reading.list(assignees ?? []).length;
  return Array.from({ length: count }, () => []);
}

/** 1 if there is a value, 0 if it is null or missing. */
function countOf(value: unknown): number {
  return value === null || value === undefined ? 0 : 1;
}
