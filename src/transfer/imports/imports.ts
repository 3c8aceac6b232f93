/** Imports issues from other trackers: all are read first, then written in one change. */
import type { Authority } from '../../access/authority.ts';
import { allowIn } from '../../access/named.ts';
import type { Contents } from '../../attachments/bytes/contents.ts';
import { Spool } from '../../attachments/bytes/spool.ts';
import { refuse, Refusal } from '../../generated/refusals.ts';
import { portions } from '../../store/portions.ts';
import type { Door } from '../../store/store.ts';
import type { Origin, Work } from '../../store/work.ts';
import type { Clock } from '../../time/clock.ts';
import { peopleNamed } from '../../tracker/issues/assignees.ts';
import type { Counts } from './counts.ts';
import { Intake, type Position } from './intake.ts';
import type { ImportSource } from './items.ts';
import { linesOf } from './spooled.ts';
import { writeFound, type Written } from './writing.ts';

export interface Importing {
  readonly projectId: number;
  readonly source: ImportSource;
  /** The username here of each name there. */
  readonly people: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
  readonly store: Door;
  readonly contents: Contents;
  readonly origin: Omit<Origin, 'now'>;
  /** The rights of the caller at the request. */
  readonly by: Authority;
  /** The caller's current rights, which may have changed since the request. */
  readonly authority: (work: Work) => Promise<Authority>;
}

/** The imports that are running on this server. */
export class Imports {
  readonly #clock: Clock;
  readonly #projects = new Set<number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  refuseDuringImport(projectId: number): void {
    if (this.#projects.has(projectId)) throw refuse.importRunning();
  }

  /** Allows one run at a time in each project. */
  async run(importing: Importing): Promise<Counts> {
    const { projectId, contents, store, by, people } = importing;
    this.refuseDuringImport(projectId);
    this.#projects.add(projectId);
    const spools: Spool[] = [];
    const open = async (): Promise<Spool> => {
      const spool = await Spool.open(contents);
      spools.push(spool);
      return spool;
    };
    try {
      await store.read(read => peopleNamed(read, by, Object.values(people), projectId));
      if (importing.isDryRun) return await planned(importing, await this.#taken(importing, null));
      return await fittingOnDisk(async () => {
        const spool = await open();
        const intake = await this.#taken(importing, spool);
        return this.#written(importing, intake, await inOrder(spool, intake.found, open));
      });
    } finally {
      this.#projects.delete(projectId);
      for (const spool of spools) await spool.discard();
    }
  }

  async #taken({ source, store, people }: Importing, spool: Spool | null): Promise<Intake> {
    const { isCaseSensitive } = source;
    const intake = new Intake({ store, now: this.#clock(), isCaseSensitive, people, spool });
    await source.read(intake);
    return intake;
  }

  async #written(importing: Importing, { counts, found }: Intake, spool: Spool): Promise<Counts> {
    const { projectId, source, store, origin, authority } = importing;
    const sources = found.map(one => one.source);
    const written = await store.write({ ...origin, now: this.#clock() }, async work => {
      const by = await authority(work);
      await allowIn(work, by, projectId);
      const people = await peopleNamed(work, by, Object.values(importing.people), projectId);
      const { isCaseSensitive } = source;
      return writeFound(work, projectId, { sources, isCaseSensitive, lines: linesOf(spool), people });
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
async function planned({ store, projectId }: Importing, { counts, labels }: Intake): Promise<Counts> {
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

/** The same lines with the oldest issue first, in case they were read in another order. */
async function inOrder(spool: Spool, found: Position[], open: () => Promise<Spool>): Promise<Spool> {
  const isOrdered = found.every((one, place) => place === 0 || byAge(found[place - 1] ?? one, one) <= 0);
  if (isOrdered) return spool;
  const ordered = await open();
  for (const stretch of found.toSorted(byAge))
    for await (const line of spool.lines(stretch)) await ordered.add(line);
  return ordered;
}

function byAge(one: Position, other: Position): number {
  if (one.age !== other.age) return one.age < other.age ? -1 : 1;
  return one.number - other.number;
}

/** What does not fit on the disk is too large to import. */
export async function fittingOnDisk<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isFull = error instanceof Refusal && error.code === 'storage_full';
    throw isFull ? refuse.importTooLarge({ ceiling: 'the disk is full' }) : error;
  }
}
