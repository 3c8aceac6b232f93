/** One write transaction with several changes, each of which can fail alone. */
import type { Dialect } from '../dialects/dialect.ts';
import type { Connection } from '../engines/engine.ts';
import type { StoreEvent } from '../events.ts';
import { RoleCache } from './role-cache.ts';
import { PendingTraces } from './pending-traces.ts';
import { DatabaseUnavailable } from '../unusable.ts';
import { SeqCounter } from './seq-counter.ts';
import type { Shared } from './unit-of-work.ts';
import { raising } from './versions.ts';

/** A change that waits for the writer. */
export interface Change {
  apply(connection: Connection, shared: Shared): Promise<AppliedChange>;
  refuse(reason: unknown): void;
}

/** A change that is done except for the commit. */
export interface AppliedChange {
  readonly events: readonly StoreEvent[];
  /** The affected projects, and the time of the call. */
  readonly projects: readonly number[];
  readonly now: Date;
  acknowledge(): void;
}

export interface BatchOutcome {
  /** In the order in which they were applied, which is the order of `seq`. */
  readonly committed: readonly AppliedChange[];
  /** Never begun, because the transaction was lost before their turn. */
  readonly untouched: readonly Change[];
  /** Whether the connection can still be used. */
  readonly sound: boolean;
}

/**
 * Limits how long the first change of a batch waits for its acknowledgement, and fits PostgreSQL's cache of 64 savepoints.
 */
const CHANGES_A_COMMIT = 64;

/** A batch waits this long for another process that writes. */
const LOCKED_MS = 10_000;

export class Batch {
  readonly #connection: Connection;
  readonly #dialect: Dialect;
  readonly #changes: Change[];
  /** The next change that arrived in the meantime, if any. */
  readonly #another: () => Change | undefined;
  readonly #counter = new SeqCounter();
  readonly #leavings: PendingTraces;
  readonly #known = new RoleCache();
  readonly #applied: { readonly change: Change; readonly outcome: AppliedChange }[] = [];
  #next = 0;
  /** A single change needs no savepoint: rolling back the transaction undoes it. */
  #hasSavepoint = false;
  #isFull = false;

  constructor(connection: Connection, dialect: Dialect, first: Change, another: () => Change | undefined) {
    this.#connection = connection;
    this.#dialect = dialect;
    this.#leavings = new PendingTraces((text, values) => connection.rows(text, values), dialect);
    this.#changes = [first];
    this.#another = another;
    this.#take();
  }

  /** `locked` is called each time the lock turns out to be held by another process. */
  async commit(locked: (error: unknown) => void): Promise<BatchOutcome> {
    try {
      await this.#begin(locked);
    } catch (error) {
      for (const change of this.#changes) change.refuse(error);
      return { committed: [], untouched: [], sound: false };
    }
    try {
      while (this.#next < this.#changes.length) await this.#applyNext();
      await this.#leavings.write();
      await this.#connection.run(this.#applied.length > 0 ? this.#ending : 'ROLLBACK');
      // Data written to a deleted file is lost once its last user closes it.
      if (!this.#connection.isInPlace()) throw new DatabaseUnavailable(new Error('its file was deleted'));
    } catch (error) {
      for (const { change } of this.#applied) change.refuse(error);
      return { committed: [], untouched: this.#changes.slice(this.#next), sound: false };
    }
    return { committed: this.#applied.map(({ outcome }) => outcome), untouched: [], sound: true };
  }

  /** Each attempt ends with the connection's lock timeout. */
  async #begin(locked: (error: unknown) => void): Promise<void> {
    const { beginWriting, isBusy } = this.#dialect;
    const end = performance.now() + LOCKED_MS;
    this.#hasSavepoint = this.#changes.length > 1;
    for (;;) {
      try {
        await this.#connection.run(this.#hasSavepoint ? `${beginWriting}; SAVEPOINT change` : beginWriting);
        this.#connection.aborted = false;
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        locked(error);
        // PostgreSQL has begun the transaction, SQLite has not.
        await this.#connection.run('ROLLBACK').catch(() => undefined);
      }
    }
  }

  /** Shared results of the changes are written once, together with the commit. */
  get #ending(): string {
    const outcomes = this.#applied.map(({ outcome }) => outcome);
    const projects = new Set(outcomes.flatMap(outcome => outcome.projects));
    const now = Math.max(...outcomes.map(outcome => outcome.now.getTime()));
    return `${this.#counter.statement} ${raising(projects, now)} ${this.#news} COMMIT`;
  }

  get #news(): string {
    const events = this.#applied.flatMap(({ outcome }) => outcome.events);
    return events.length === 0 ? '' : (this.#dialect.newsOf?.(events) ?? '');
  }

  #take(): void {
    while (this.#changes.length < CHANGES_A_COMMIT) {
      const change = this.#another();
      if (!change) return;
      this.#changes.push(change);
    }
  }

  /**
   * Changes that arrived while the first ones were applied join them, because a commit costs more than most changes. This
   * happens only once: otherwise the first change would wait as long as others arrive.
   */
  #takeOnceMore(): void {
    if (this.#isFull || this.#next < this.#changes.length) return;
    this.#isFull = true;
    this.#take();
  }

  async #applyNext(): Promise<void> {
    const change = this.#changes[this.#next];
    this.#next += 1;
    if (!change) return;
    const mark = this.#counter.mark();
    this.#leavings.beginChange();
    let outcome: AppliedChange;
    try {
      outcome = await change.apply(this.#connection, {
        counter: this.#counter,
        leavings: this.#leavings,
        known: this.#known,
      });
    } catch (error) {
      this.#counter.backTo(mark);
      this.#leavings.undoChange();
      this.#known.forget();
      change.refuse(error);
      await this.#undo();
      return;
    }
    this.#applied.push({ change, outcome });
    if (this.#leavings.isMuch) await this.#leavings.write();
    this.#takeOnceMore();
    if (this.#next < this.#changes.length) await this.#setSavepoint();
  }

  async #setSavepoint(): Promise<void> {
    await this.#connection.run(`${this.#hasSavepoint ? 'RELEASE SAVEPOINT change; ' : ''}SAVEPOINT change`);
    this.#hasSavepoint = true;
  }

  /** Rolls back to the savepoint, which stays for the next change; fails if SQLite ended the transaction. */
  async #undo(): Promise<void> {
    if (!this.#hasSavepoint) return;
    await this.#connection.run('ROLLBACK TO SAVEPOINT change');
    this.#connection.aborted = false;
    this.#takeOnceMore();
  }
}
