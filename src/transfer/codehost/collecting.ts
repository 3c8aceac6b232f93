/**
 * Reads everything that an import will write before any of it is written: counts it, checks the limits, extracts search
 * words and spools it to disk. In memory is only the position of each issue on disk.
 */
import type { Spool, LineRange } from '../../attachments/bytes/spool.ts';
import { refuse } from '../../generated/refusals.ts';
import { searchableText } from '../../store/writing/search-text.ts';
import type { Door } from '../../store/store.ts';
import { fold } from '../../text/fold.ts';
import * as ceilings from './ceilings.ts';
import { noneYet, type Counting } from './counts.ts';
import { commentIn, isPullRequest, issueIn, numberOf, type HostComment, type HostIssue } from './fields.ts';
import type { Host } from './host.ts';
import { knownNumbers } from './sources.ts';
import type { Line } from './spooled.ts';

export interface Collecting {
  readonly host: Host;
  readonly store: Door;
  readonly repo: string;
  readonly state: 'open' | 'closed' | 'all';
  readonly now: Date;
  /** Null when nothing will be written. */
  readonly spool: Spool | null;
}

/** An issue on disk, with its comments after it. */
export interface SpooledIssue extends LineRange {
  readonly number: number;
  readonly created_at: string;
}

export class Collection {
  readonly counts: Counting = noneYet();
  readonly found: SpooledIssue[] = [];
  /** The folded names of the labels. */
  readonly labels = new Set<string>();
  readonly #collecting: Collecting;
  readonly #listed = new Set<number>();
  #comments = 0;
  #bytes = 0;

  constructor(collecting: Collecting) {
    this.#collecting = collecting;
  }

  async read(): Promise<void> {
    const { host, repo, state } = this.#collecting;
    const oldestFirst = { state, sort: 'created', direction: 'asc' };
    const unknown = refuse.codehostRepositoryUnknown({ repo });
    for await (const page of host.pages(`/repos/${repo}/issues`, oldestFirst, unknown)) {
      for (const issue of await this.#unknownOf(page)) await this.#take(issue);
    }
  }

  /** The issues of a page that have not been imported. An issue that moved between two pages is listed twice. */
  async #unknownOf(page: readonly unknown[]): Promise<readonly HostIssue[]> {
    const { store, repo, now } = this.#collecting;
    const issues: HostIssue[] = [];
    for (const item of page) {
      const number = numberOf(item);
      if (this.#listed.has(number)) continue;
      this.#listed.add(number);
      if (isPullRequest(item)) this.counts.skipped_non_issues += 1;
      else issues.push(issueIn(item, now));
    }
    if (this.#listed.size > ceilings.LISTED)
      throw ceilings.tooLarge(ceilings.LISTED, 'issues and pull requests');
    for (const { assignees, milestones } of issues) {
      this.counts.skipped_assignees += assignees;
      this.counts.skipped_other += milestones;
    }
    const numbers = issues.map(({ number }) => number);
    const known = await store.read(read => knownNumbers(read, repo, numbers));
    this.counts.issues_skipped_existing += known.size;
    return issues.filter(({ number }) => !known.has(number));
  }

  async #take(issue: HostIssue): Promise<void> {
    const { number, created_at, title, description, labels } = issue;
    this.counts.issues_created += 1;
    if (this.counts.issues_created > ceilings.ISSUES) throw ceilings.tooLarge(ceilings.ISSUES, 'issues');
    for (const { name } of labels) this.labels.add(fold(name));
    if (this.labels.size > ceilings.LABELS) throw ceilings.tooLarge(ceilings.LABELS, 'labels');
    this.#weigh(title, description, ...labels.map(({ name }) => name));
    const from = this.#collecting.spool?.end ?? 0;
    await this.#spool(async () => ({ issue, kept: await searchableText({ title, body: description }) }));
    if (issue.isCommented) await this.#takeComments(number);
    this.found.push({ number, created_at, from, to: this.#collecting.spool?.end ?? 0 });
  }

  async #takeComments(number: number): Promise<void> {
    const { host, repo, now } = this.#collecting;
    let count = 0;
    for await (const page of host.pages(`/repos/${repo}/issues/${number}/comments`, {})) {
      for (const item of page) {
        const comment = commentIn(item, now);
        if (comment === null) continue;
        count += 1;
        if (count > ceilings.COMMENTS_OF_AN_ISSUE)
          throw ceilings.tooLarge(ceilings.COMMENTS_OF_AN_ISSUE, 'comments per issue');
        await this.#takeComment(comment);
      }
    }
  }

  async #takeComment(comment: HostComment): Promise<void> {
    this.#comments += 1;
    this.counts.comments_planned += 1;
    if (this.#comments > ceilings.COMMENTS) throw ceilings.tooLarge(ceilings.COMMENTS, 'comments');
    this.#weigh(comment.author, comment.content);
    await this.#spool(async () => ({
      comment,
      kept: await searchableText({ title: '', body: comment.content }),
    }));
  }

  #weigh(...texts: readonly string[]): void {
    for (const text of texts) this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > ceilings.BYTES_OF_TEXT)
      throw ceilings.tooLarge(ceilings.BYTES_OF_TEXT, 'bytes of text');
  }

  async #spool(line: () => Promise<Line>): Promise<void> {
    const { spool } = this.#collecting;
    if (spool) await spool.add(JSON.stringify(await line()));
  }
}
