/** Reads the issues of a repository from GitHub or another code host with its API. */
import { refuse, type Refusal } from '../../../generated/refusals.ts';
import type { Schemas } from '../../../generated/types.ts';
import { LISTED, tooLarge } from '../ceilings.ts';
import type { ImportSource, Taking } from '../items.ts';
import { Peer, type Connecting } from '../peer.ts';
import { Reading } from '../reading.ts';
import { refusalOf } from '../refusing.ts';
import { commentIn, isPullRequest, issueIn, numberOf, type HostIssue } from './fields.ts';
import { pagesOf } from './pages.ts';

type Wanted = Schemas['CodehostImport'];

export class Codehost implements ImportSource {
  readonly isCaseSensitive = false;
  readonly #wanted: Required<Omit<Wanted, 'token'>>;
  readonly #url: string;
  readonly #peer: Peer;
  /** Issues and pull requests. */
  readonly #listed = new Set<number>();

  /** The URL is that of its API. */
  constructor({ token, ...wanted }: Required<Omit<Wanted, 'token'>> & Wanted, connecting: Connecting) {
    this.#wanted = wanted;
    this.#url = connecting.url;
    const headers = {
      Accept: 'application/vnd.github+json',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const credential = { refused: refuse.codehostTokenRefused, isSent: token !== undefined };
    this.#peer = new Peer({
      ...connecting,
      headers,
      refusalOf: answer => refusalOf(answer, { now: connecting.clock(), credential }),
    });
  }

  async read(intake: Taking): Promise<void> {
    try {
      const reading = new Reading(intake.now, refuse.codehostFailed);
      const { repo, state } = this.#wanted;
      const oldestFirst = { state, sort: 'created', direction: 'asc' };
      const unknown = refuse.codehostRepositoryUnknown({ repo });
      for await (const page of this.#pages(`/repos/${repo}/issues`, oldestFirst, unknown)) {
        for (const { isCommented, ...issue } of await intake.unknownOf(
          this.#issuesOf(page, reading, intake),
        )) {
          await intake.takeIssue(issue);
          if (isCommented) await this.#takeComments(issue.number, reading, intake);
        }
      }
    } finally {
      this.#peer.close();
    }
  }

  #issuesOf(page: readonly unknown[], reading: Reading, intake: Taking): readonly HostIssue[] {
    const issues: HostIssue[] = [];
    for (const item of page) {
      const number = numberOf(reading, item);
      if (this.#listed.has(number)) continue;
      this.#listed.add(number);
      if (isPullRequest(reading, item)) intake.skip('skipped_non_issues', 1);
      else issues.push(issueIn(reading, item, this.#wanted));
    }
    if (this.#listed.size > LISTED) throw tooLarge(LISTED, 'issues and pull requests');
    return issues;
  }

  async #takeComments(number: number, reading: Reading, intake: Taking): Promise<void> {
    for await (const page of this.#pages(`/repos/${this.#wanted.repo}/issues/${number}/comments`, {}))
      for (const item of page) {
        const comment = commentIn(reading, item);
        if (comment !== null) await intake.takeComment(comment);
      }
  }

  #pages(
    path: string,
    query: Readonly<Record<string, string>>,
    absent?: Refusal,
  ): AsyncGenerator<readonly unknown[]> {
    const asked = new URLSearchParams({ per_page: '100', ...query });
    return pagesOf(this.#peer, new URL(`${this.#url}${path}?${asked.toString()}`), absent);
  }
}
