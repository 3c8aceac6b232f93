/**
 * Takes everything that an import will write before any of it is written: counts it, checks the limits, extracts search
 * words and spools it to disk. In memory is only the position of each issue on disk.
 */
import type { Spool, LineRange } from '../../attachments/bytes/spool.ts';
import { searchableText } from '../../store/writing/search-text.ts';
import type { Door } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import * as ceilings from './ceilings.ts';
import { noneYet, type Counting } from './counts.ts';
import type { FoundComment, FoundIssue, Names, Taking } from './items.ts';
import { knownSources } from './known.ts';
import type { Line } from './spooled.ts';

interface Given {
  readonly store: Door;
  readonly now: Date;
  readonly isCaseSensitive: boolean;
  /** The username here of each name there. */
  readonly people: Readonly<Record<string, string>>;
  /** Null when nothing will be written. */
  readonly spool: Spool | null;
}

/** An issue on disk, with its comments after it. */
export interface Position extends LineRange {
  readonly source: string | null;
  readonly age: string;
  readonly number: number;
}

export class Intake implements Taking {
  readonly counts: Counting = noneYet();
  /** The folded names of the labels. */
  readonly labels = new Set<string>();
  readonly #given: Given;
  readonly #usernames: ReadonlyMap<string, string>;
  readonly #listed = new Set<string>();
  readonly #begun: Omit<Position, 'to'>[] = [];
  #comments = 0;
  #commentsOfIssue = 0;
  #bytes = 0;

  constructor(given: Given) {
    this.#given = given;
    const people = Object.entries(given.people);
    this.#usernames = new Map(people.map(([name, username]) => [fold(name.trim()), username]));
  }

  get now(): Date {
    return this.#given.now;
  }

  get found(): Position[] {
    const ends = [...this.#begun.slice(1).map(({ from }) => from), this.#given.spool?.end ?? 0];
    return this.#begun.map((issue, place) => ({ ...issue, to: ends[place] ?? 0 }));
  }

  skip(of: keyof Counting, count: number): void {
    this.counts[of] += count;
  }

  async unknownOf<Found extends FoundIssue>(issues: readonly Found[]): Promise<readonly Found[]> {
    // An issue that moves between two pages while they are read is listed twice.
    const once = issues.filter(({ source }) => source === null || !this.#listed.has(source));
    const sources = once.flatMap(({ source }) => source ?? []);
    for (const source of sources) this.#listed.add(source);
    for (const { assignees, others } of once) {
      this.counts.skipped_assignees += assignees.filter(
        names => this.#usernameOf(names) === undefined,
      ).length;
      this.counts.skipped_other += others;
    }
    const { store, isCaseSensitive } = this.#given;
    const known = await store.read(read => knownSources(read, sources, isCaseSensitive));
    this.counts.issues_skipped_existing += known.size;
    return once.filter(({ source }) => source === null || !known.has(source));
  }

  async takeIssue({ assignees, ...issue }: FoundIssue): Promise<void> {
    const { source, age, number, title, description, labels } = issue;
    this.counts.issues_created += 1;
    this.#commentsOfIssue = 0;
    if (this.counts.issues_created > ceilings.ISSUES) throw ceilings.tooLarge(ceilings.ISSUES, 'issues');
    for (const { name } of labels) this.labels.add(fold(name));
    if (this.labels.size > ceilings.LABELS) throw ceilings.tooLarge(ceilings.LABELS, 'labels');
    this.#weigh(title, description, ...labels.map(({ name }) => name));
    this.#begun.push({ source, age, number, from: this.#given.spool?.end ?? 0 });
    const people = assignees.flatMap(names => this.#usernameOf(names) ?? []);
    await this.#spool(async () => ({
      issue: { ...issue, people },
      kept: await searchableText({ title, body: description }),
    }));
  }

  async takeComment(comment: FoundComment): Promise<void> {
    this.#comments += 1;
    this.#commentsOfIssue += 1;
    this.counts.comments_planned += 1;
    if (this.#commentsOfIssue > ceilings.COMMENTS_OF_AN_ISSUE)
      throw ceilings.tooLarge(ceilings.COMMENTS_OF_AN_ISSUE, 'comments per issue');
    if (this.#comments > ceilings.COMMENTS) throw ceilings.tooLarge(ceilings.COMMENTS, 'comments');
    this.#weigh(comment.author, comment.content);
    await this.#spool(async () => ({
      comment,
      kept: await searchableText({ title: '', body: comment.content }),
    }));
  }

  #usernameOf(names: Names): string | undefined {
    for (const name of names) {
      const username = this.#usernames.get(fold(name.trim()));
      if (username !== undefined) return username;
    }
    return undefined;
  }

  #weigh(...texts: readonly string[]): void {
    for (const text of texts) this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > ceilings.BYTES_OF_TEXT)
      throw ceilings.tooLarge(ceilings.BYTES_OF_TEXT, 'bytes of text');
  }

  async #spool(line: () => Promise<Line>): Promise<void> {
    const { spool } = this.#given;
    if (spool) await spool.add(JSON.stringify(await line()));
  }
}
