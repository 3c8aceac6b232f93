/** Scheduled backups: the server makes them one at a time, in a folder with limited retention. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '../attachments/bytes/contents.ts';
import type { Store } from '../store/store.ts';
import { makeFolder } from '../store/folder.ts';
import type { Clock } from '../time/clock.ts';
import { auditBackup } from './audited.ts';
import { isUnfinished, lastDue, momentOf, scheduledName, superfluous, type KeptFor } from './kept.ts';
import { makeBackup, type MadeBackup } from './making.ts';

export interface Plan {
  readonly folder: string;
  /** The hour of the day, in UTC. */
  readonly hour: number;
  readonly kept: KeptFor;
}

/** The result of the last attempt; null before the first. */
export type Outcome =
  { readonly at: Date; readonly error: unknown } | { readonly at: Date; readonly made: MadeBackup };

/** A full folder is not retried every minute. */
const AGAIN_MS = 3_600_000;

export class Schedule {
  readonly #plan: Plan;
  readonly #making: { readonly store: Store; readonly contents: Contents; readonly clock: Clock };
  #last: Outcome | null = null;
  #running: Promise<Outcome | null> | null = null;

  constructor(plan: Plan, making: { store: Store; contents: Contents; clock: Clock }) {
    [this.#plan, this.#making] = [plan, making];
  }

  get last(): Outcome | null {
    return this.#last;
  }

  /** When the newest backup in the folder was made. */
  async newest(): Promise<Date | null> {
    const moments = await this.#moments();
    return moments.sort((one, other) => other.getTime() - one.getTime())[0] ?? null;
  }

  /** Makes a backup if one is due; returns the result, or null if there was nothing to do. */
  look(signal: AbortSignal): Promise<Outcome | null> {
    return (this.#running ??= this.#look(signal).finally(() => {
      this.#running = null;
    }));
  }

  async #look(signal: AbortSignal): Promise<Outcome | null> {
    const at = this.#making.clock();
    if (this.#last && 'error' in this.#last && at.getTime() - this.#last.at.getTime() < AGAIN_MS) return null;
    try {
      const due = lastDue(at, this.#plan.hour);
      if ((await this.#moments()).some(moment => moment >= due)) return null;
      this.#last = { at, made: await this.#make(at, signal) };
    } catch (error) {
      if (signal.aborted) return null;
      this.#last = { at, error };
    }
    return this.#last;
  }

  async #make(at: Date, signal: AbortSignal): Promise<MadeBackup> {
    const { folder, kept } = this.#plan;
    await makeFolder(folder);
    for (const name of await readdir(folder)) if (isUnfinished(name)) await rm(join(folder, name));
    const path = join(folder, scheduledName(at));
    const made = await makeBackup({ ...this.#making, signal }, path);
    const { store, clock } = this.#making;
    const origin = { now: clock(), transport: 'system', actorId: null } as const;
    await auditBackup(store, origin, 'backup.create', path);
    // Old backups are removed only after a new one exists.
    for (const moment of superfluous(await this.#moments(), kept))
      await rm(join(folder, scheduledName(moment)));
    return made;
  }

  async #moments(): Promise<Date[]> {
    const names = await readdir(this.#plan.folder).catch(() => []);
    return names.flatMap(name => momentOf(name) ?? []);
  }
}
