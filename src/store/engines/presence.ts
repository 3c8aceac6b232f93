/** Whether the database can be reached: checked every few seconds, and on demand. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Claim, Connection } from './engine.ts';
import { DatabaseUnavailable } from '../unusable.ts';

const LOOK_MS = 2_000;

/** A database that takes longer for the simplest query counts as unavailable. */
const ANSWER_MS = 3_000;

/** Responses are read between pauses, so that a blocked event loop does not look like an unresponsive database. */
const PAUSE_MS = 250;

async function tooLate(signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; waited < ANSWER_MS; waited += PAUSE_MS)
    await pause(PAUSE_MS, undefined, { ref: false, signal });
  return true;
}

/** A statement takes this long only if something is wrong with it or with the database. */
const STATEMENT_MS = 30_000;

/** Is notified when the database becomes unavailable, and when it is back. */
export interface Heed {
  lost(absence: DatabaseUnavailable): void;
  found(): void;
}

export class Presence {
  readonly #claim: Claim;
  readonly #connections: Set<Connection>;
  readonly #heed: Heed;
  readonly #timer: NodeJS.Timeout;
  #absence: DatabaseUnavailable | null = null;
  /** One check at a time, shared by all callers; a check that hangs is soon aborted. */
  #looking: Promise<void> | null = null;

  constructor(claim: Claim, connections: Set<Connection>, heed: Heed) {
    this.#claim = claim;
    this.#connections = connections;
    this.#heed = heed;
    this.#timer = setInterval(() => {
      this.#endStatements(STATEMENT_MS);
      void this.ask();
    }, LOOK_MS);
  }

  refuseAbsent(): void {
    if (this.#absence) throw new DatabaseUnavailable(this.#absence.cause);
  }

  /** Checks now; returns whether the database can be reached. */
  async ask(): Promise<boolean> {
    const look = (this.#looking ??= this.#look());
    const answered = new AbortController();
    const late = tooLate(answered.signal).catch(() => false);
    const hangs = await Promise.race([look.then(() => false), late]);
    answered.abort();
    if (hangs) {
      this.#be(new DatabaseUnavailable(new Error(`no response within ${ANSWER_MS} ms`)));
      this.#claim.interrupt();
    }
    return this.#absence === null;
  }

  /** Stops checking. An unavailable database would not acknowledge a disconnect. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#absence) for (const connection of this.#connections) connection.interrupt();
    await this.#looking;
    await this.#claim.settle();
  }

  release(): Promise<void> {
    return this.#claim.release();
  }

  async #look(): Promise<void> {
    try {
      await this.#claim.check();
      this.#be(null);
    } catch (error) {
      this.#be(new DatabaseUnavailable(error));
    } finally {
      this.#looking = null;
    }
  }

  #be(absence: DatabaseUnavailable | null): void {
    const was = this.#absence;
    this.#absence = absence;
    if (absence && !was) this.#heed.lost(absence);
    if (!absence && was) this.#heed.found();
    // Statements that wait for it would wait until it is back.
    if (absence) this.#endStatements(0);
  }

  #endStatements(longerThanMs: number): void {
    const limit = performance.now() - longerThanMs;
    for (const connection of this.#connections) {
      if (connection.broken) this.#connections.delete(connection);
      else if ((connection.busySince ?? Infinity) <= limit) connection.interrupt();
    }
  }
}
