/** Imports issues from other trackers: all are read first, then written in one change. */
import type { Authority } from '../../access/authority.ts';
import { allowIn } from '../../access/named.ts';
import type { Contents } from '../../attachments/bytes/contents.ts';
import { Spool } from '../../attachments/bytes/spool.ts';
import { refuse, Refusal } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { portions } from '../../store/portions.ts';
import type { Servers } from '../../store/servers/servers.ts';
import type { Door } from '../../store/store.ts';
import type { Origin, Work } from '../../store/work.ts';
import { stamp, type Clock } from '../../time/clock.ts';
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

type Progress = Schemas['ImportProgress'];

const NONE: Progress = {
  stage: 'none',
  dry_run: false,
  started_at: null,
  issues_read: 0,
  comments_read: 0,
  issues_written: 0,
};

/** The imports that are running: one in each project, on whichever server. */
export class Imports {
  readonly #clock: Clock;
  readonly #servers: Sharing;
  readonly #running = new Map<number, Running>();

  constructor(clock: Clock, servers: Sharing) {
    [this.#clock, this.#servers] = [clock, servers];
  }

  async refuseDuringImport(projectId: number): Promise<void> {
    if (await this.#isRunning(projectId)) throw refuse.importRunning();
  }

  async progressOf(projectId: number): Promise<Progress> {
    const running = this.#running.get(projectId);
    if (running) return running.progress;
    const noted = await this.#servers.notes.find(noteOf(projectId));
    // A server that was killed leaves its note.
    const isCurrent = noted !== null && (await this.#isRunning(projectId));
    return isCurrent ? (JSON.parse(noted) as Progress) : NONE;
  }

  async run(importing: Importing): Promise<Counts> {
    const { projectId, contents, store, by, people } = importing;
    const giveBack = await this.#servers.places.take('import', [projectId]);
    if (!giveBack) throw refuse.importRunning();
    const running = new Running(this.#clock(), importing.isDryRun);
    this.#running.set(projectId, running);
    const published = this.#publish(projectId, running);
    const spools: Spool[] = [];
    const open = async (): Promise<Spool> => {
      const spool = await Spool.open(contents);
      spools.push(spool);
      return spool;
    };
    try {
      await store.read(read => peopleNamed(read, by, Object.values(people), projectId));
      if (importing.isDryRun) return await planned(importing, await running.take(importing, null));
      return await fittingOnDisk(async () => {
        const spool = await open();
        const intake = await running.take(importing, spool);
        const ordered = await inOrder(spool, intake.found, open);
        return this.#written(importing, intake, ordered, running);
      });
    } finally {
      this.#running.delete(projectId);
      published.stop();
      giveBack();
      for (const spool of spools) await spool.discard();
    }
  }

  #isRunning(projectId: number): Promise<boolean> {
    return this.#servers.places.isTaken('import', projectId);
  }

  /** Writes the progress where other servers can read it. */
  #publish(projectId: number, running: Running): { stop(): void } {
    const { notes } = this.#servers;
    const write = (): void =>
      void notes.put(noteOf(projectId), JSON.stringify(running.progress)).catch(() => undefined);
    const timer = setInterval(write, PUBLISHING_MS);
    write();
    return {
      stop: () => {
        clearInterval(timer);
        void notes.remove(noteOf(projectId)).catch(() => undefined);
      },
    };
  }

  async #written(
    importing: Importing,
    { counts, found }: Intake,
    spool: Spool,
    running: Running,
  ): Promise<Counts> {
    const { projectId, source, store, origin, authority } = importing;
    const sources = found.map(one => one.source);
    running.hasWritten(0);
    const written = await store.write({ ...origin, now: this.#clock() }, async work => {
      const by = await authority(work);
      await allowIn(work, by, projectId);
      const people = await peopleNamed(work, by, Object.values(importing.people), projectId);
      const { isCaseSensitive } = source;
      const lines = linesOf(spool);
      const onWritten = (issues: number): void => running.hasWritten(issues);
      return writeFound(work, projectId, { sources, isCaseSensitive, lines, people, onWritten });
    });
    return countsOf(counts, written);
  }
}

type Sharing = Pick<Servers, 'places' | 'notes'>;

const PUBLISHING_MS = 1_000;

function noteOf(projectId: number): string {
  return `import ${projectId}`;
}

/** One run, and its progress. */
class Running {
  readonly #now: Date;
  readonly #isDryRun: boolean;
  #intake: Intake | null = null;
  /** Null while it reads. */
  #written: number | null = null;

  constructor(now: Date, isDryRun: boolean) {
    this.#now = now;
    this.#isDryRun = isDryRun;
  }

  async take({ source, store, people }: Importing, spool: Spool | null): Promise<Intake> {
    const { isCaseSensitive } = source;
    this.#intake = new Intake({ store, now: this.#now, isCaseSensitive, people, spool });
    await source.read(this.#intake);
    return this.#intake;
  }

  hasWritten(issues: number): void {
    this.#written = issues;
  }

  get progress(): Progress {
    return {
      stage: this.#written === null ? 'reading' : 'writing',
      dry_run: this.#isDryRun,
      started_at: stamp(this.#now),
      issues_read: this.#intake?.counts.issues_created ?? 0,
      comments_read: this.#intake?.counts.comments_planned ?? 0,
      issues_written: this.#written ?? 0,
    };
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

/** The counts of a run at this moment. */
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

/** An import that does not fit on the disk is too large. */
export async function fittingOnDisk<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isFull = error instanceof Refusal && error.code === 'storage_full';
    throw isFull ? refuse.importTooLarge({ ceiling: 'the disk is full' }) : error;
  }
}
