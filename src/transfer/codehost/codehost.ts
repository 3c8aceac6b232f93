/** Imports the issues of a repository: all are read first, then written in one change. */
import type { Authority } from '../../access/authority.ts';
import { allowIn } from '../../access/named.ts';
import type { Contents } from '../../attachments/bytes/contents.ts';
import { Spool } from '../../attachments/bytes/spool.ts';
import { refuse, Refusal } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { portions } from '../../store/portions.ts';
import type { Door } from '../../store/store.ts';
import type { Origin, Work } from '../../store/work.ts';
import type { Clock } from '../../time/clock.ts';
import { Collection, type SpooledIssue } from './collecting.ts';
import type { Counts } from './counts.ts';
import { Host } from './host.ts';
import { linesOf } from './spooled.ts';
import { writeCollected, type Written } from './writing.ts';

type Sent = Schemas['CodehostImport'];

export interface Importing {
  readonly projectId: number;
  readonly wanted: Required<Omit<Sent, 'token'>> & Pick<Sent, 'token'>;
  readonly store: Door;
  readonly contents: Contents;
  readonly origin: Omit<Origin, 'now'>;
  /** The caller's current rights, which may have changed since the request. */
  readonly authority: (work: Work) => Promise<Authority>;
  /** Aborts the reading; writing is not interrupted. */
  readonly signal: AbortSignal;
}

/** The code host of this instance, and the imports that are running. */
export class Codehost {
  readonly #url: string;
  readonly #clock: Clock;
  readonly #projects = new Set<number>();

  constructor(url: string, clock: Clock) {
    this.#url = url;
    this.#clock = clock;
  }

  refuseDuringImport(projectId: number): void {
    if (this.#projects.has(projectId)) throw refuse.importRunning();
  }

  /** Allows one run at a time in each project. */
  async import(importing: Importing): Promise<Counts> {
    const { projectId, wanted, contents } = importing;
    this.refuseDuringImport(projectId);
    this.#projects.add(projectId);
    const spools: Spool[] = [];
    const open = async (): Promise<Spool> => {
      const spool = await Spool.open(contents);
      spools.push(spool);
      return spool;
    };
    try {
      if (wanted.dry_run) return await planned(importing, await this.#collected(importing, null));
      const spool = await open();
      const collection = await this.#collected(importing, spool);
      return await this.#written(importing, collection, await inOrder(spool, collection.found, open));
    } catch (error) {
      throw isFull(error) ? refuse.importTooLarge({ ceiling: 'the disk is full' }) : error;
    } finally {
      this.#projects.delete(projectId);
      for (const spool of spools) await spool.discard();
    }
  }

  async #collected({ wanted, store, signal }: Importing, spool: Spool | null): Promise<Collection> {
    const { repo, state, token } = wanted;
    const host = new Host({ url: this.#url, clock: this.#clock, token, signal });
    const collection = new Collection({ host, store, repo, state, now: this.#clock(), spool });
    try {
      await collection.read();
      return collection;
    } finally {
      host.close();
    }
  }

  async #written(importing: Importing, { counts, found }: Collection, spool: Spool): Promise<Counts> {
    const { projectId, wanted, store, origin, authority } = importing;
    const numbers = found.map(({ number }) => number);
    const written = await store.write({ ...origin, now: this.#clock() }, async work => {
      await allowIn(work, await authority(work), projectId);
      const statusOf = ({ isClosed }: { readonly isClosed: boolean }) =>
        isClosed ? wanted.map_closed : wanted.map_open;
      const lines = linesOf(spool);
      return writeCollected(work, projectId, { repo: wanted.repo, numbers, lines, statusOf });
    });
    return countsOf(counts, written);
  }
}

function countsOf(counts: Counts, { issues, known, comments, labels }: Written): Counts {
  return {
    ...counts,
    issues_created: issues,
    issues_skipped_existing: counts.issues_skipped_existing + known,
    comments_created: comments,
    labels_created: labels,
    comments_planned: 0,
    labels_planned: 0,
  };
}

/** What a run would do at the moment. */
async function planned({ store, projectId }: Importing, { counts, labels }: Collection): Promise<Counts> {
  let present = 0;
  await store.read(async ({ db }) => {
    for (const names of portions([...labels])) {
      const rows = await db('labels')
        .where({ project_id: projectId })
        .whereIn('name_folded', names)
        .select('id');
      present += rows.length;
    }
  });
  return { ...counts, labels_planned: labels.size - present };
}

/** The same lines with the oldest issue first, in case the host lists them in another order. */
async function inOrder(spool: Spool, found: SpooledIssue[], open: () => Promise<Spool>): Promise<Spool> {
  const isOrdered = found.every((one, place) => place === 0 || byAge(found[place - 1] ?? one, one) <= 0);
  if (isOrdered) return spool;
  found.sort(byAge);
  const ordered = await open();
  for (const stretch of found) for await (const line of spool.lines(stretch)) await ordered.add(line);
  return ordered;
}

function byAge(one: SpooledIssue, other: SpooledIssue): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? -1 : 1;
  return one.number - other.number;
}

function isFull(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'storage_full';
}
