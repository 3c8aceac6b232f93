/** Changes of issues that a copy shows at once, and that are sent one after the other. */
import type { Issue } from './changing.ts';
import type { Clock } from './clock.ts';
import type { Sent } from './operation.ts';
import { Refused } from './refused.ts';
import type { IssueRow } from './rows.ts';
import { Unreachable } from './unreachable.ts';
import { waitAfter } from './waits.ts';

export type IssueFields = Omit<NonNullable<Sent<'updateIssue'>['body']>, 'expected_seq'>;

/** The known state of the issue that the fields were chosen for. */
type Base = Partial<IssueRow> | Issue;

interface OwnChange {
  readonly fields: IssueFields;
  readonly base: Base;
  /** The version that may be overwritten; null for the latest one known. */
  expected: number | null;
  readonly done: (issue: Issue) => void;
  readonly failed: (error: unknown) => void;
}

/** The changes of one issue, in order, and the latest version that a response has shown. */
interface Line {
  readonly waiting: OwnChange[];
  latest: Issue | null;
}

export interface OwnChangesHooks {
  /** The row as the copy has it from the server. */
  confirmed(id: number): IssueRow | undefined;
  shown(id: number): IssueRow | undefined;
  redraw(id: number): void;
  update(id: number, body: NonNullable<Sent<'updateIssue'>['body']>): Promise<Issue>;
  failed(error: unknown): void;
}

/** Another client may be faster this often. */
const TRIES = 3;

export class OwnChanges {
  readonly #lines = new Map<number, Line>();
  readonly #clock: Clock;
  readonly #hooks: OwnChangesHooks;
  #hurry: (() => void)[] = [];
  #isOver = false;

  constructor(clock: Clock, hooks: OwnChangesHooks) {
    this.#clock = clock;
    this.#hooks = hooks;
  }

  /** The number of changes that the server has not confirmed. */
  get count(): number {
    let count = 0;
    for (const { waiting } of this.#lines.values()) count += waiting.length;
    return count;
  }

  add(id: number, fields: IssueFields, from?: Issue): Promise<Issue> {
    const shown = this.#hooks.shown(id);
    if (!shown || this.#isOver) return Promise.reject(new Error(`Issue ${id} is not in this copy.`));
    return new Promise((done, failed) => {
      const line = this.#lines.get(id) ?? { waiting: [], latest: null };
      const isFirst = line.waiting.length === 0;
      line.waiting.push({ fields, base: from ?? shown, expected: from?.seq ?? null, done, failed });
      this.#lines.set(id, line);
      this.#hooks.redraw(id);
      if (isFirst) void this.#send(id, line);
    });
  }

  /** The row as it is shown: the latest version, and over it the fields that are not confirmed. */
  over(row: IssueRow): IssueRow {
    const line = this.#lines.get(row.id);
    if (!line) return row;
    if (line.latest && line.latest.seq <= row.seq) line.latest = null;
    if (!line.latest && line.waiting.length === 0) {
      this.#lines.delete(row.id);
      return row;
    }
    const shown = { ...row, ...known(line.latest ?? {}, row) };
    for (const { fields } of line.waiting) Object.assign(shown, known(fields, row));
    return shown;
  }

  /** Ends all waits after failures immediately. */
  hurry(): void {
    for (const end of this.#hurry.splice(0)) end();
  }

  /** Changes that were not sent fail. */
  stop(): void {
    this.#isOver = true;
    for (const { waiting } of this.#lines.values())
      for (const { failed } of waiting.splice(0)) failed(new Error('The copy was stopped.'));
    this.#lines.clear();
    this.hurry();
  }

  async #send(id: number, line: Line): Promise<void> {
    let failures = 0;
    let tries = 0;
    for (let change = line.waiting[0]; change !== undefined; change = line.waiting[0]) {
      try {
        const issue = await this.#hooks.update(id, {
          ...change.fields,
          expected_seq: this.#expected(id, line, change),
        });
        if (this.#isOver) return;
        this.#end(id, line, issue);
        change.done(issue);
      } catch (error) {
        if (this.#isOver) return;
        if (error instanceof Unreachable) {
          this.#hooks.failed(error);
          await this.#paused((failures += 1));
          continue;
        }
        const current = currentOf(error);
        if (current && tries < TRIES && !isConflict(change, current)) {
          tries += 1;
          line.latest = current;
          change.expected = current.seq;
          continue;
        }
        this.#end(id, line, current ?? line.latest);
        change.failed(error);
      }
      [failures, tries] = [0, 0];
    }
  }

  #end(id: number, line: Line, latest: Issue | null): void {
    line.waiting.shift();
    line.latest = latest;
    this.#hooks.redraw(id);
  }

  #expected(id: number, { latest }: Line, { expected }: OwnChange): number {
    return expected ?? Math.max(this.#hooks.confirmed(id)?.seq ?? 0, latest?.seq ?? 0);
  }

  #paused(failures: number): Promise<void> {
    return new Promise(resolve => {
      const callOff = this.#clock.after(waitAfter(failures, this.#clock), resolve);
      this.#hurry.push(() => {
        callOff();
        resolve();
      });
    });
  }
}

function currentOf(error: unknown): Issue | null {
  if (!(error instanceof Refused && error.is('stale_seq'))) return null;
  const { current } = error.body;
  return 'needs_human' in current ? current : null;
}

/** Whether another client has given one of the fields a value that is neither the old one nor ours. */
function isConflict({ fields, base }: OwnChange, current: Issue): boolean {
  return Object.entries(fields).some(([name, mine]) => {
    if (name === 'evidence') return false;
    const theirs = comparable(valueOf(current, name));
    return theirs !== comparable(valueOf(base, name)) && theirs !== comparable(mine);
  });
}

function valueOf(item: Base, name: string): unknown {
  return (item as Readonly<Record<string, unknown>>)[name];
}

/** Assignees are read with their names, and written as usernames; labels and assignees have no order. */
function comparable(value: unknown): string | undefined {
  const usernames = Array.isArray(value)
    ? value.map((one: string | { readonly username: string }) =>
        typeof one === 'string' ? one : one.username,
      )
    : value;
  return JSON.stringify(Array.isArray(usernames) ? usernames.sort() : usernames);
}

/** The fields that the row has, too. Assignees are shown once a response has their names. */
function known(fields: IssueFields | Partial<Issue>, row: IssueRow): Partial<IssueRow> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        name in row && !(name === 'assignees' && Array.isArray(value) && typeof value[0] === 'string'),
    ),
  );
}
