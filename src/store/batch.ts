/** One transaction of the writer with several changes, each of which stands or falls by itself. */
import type { Connection } from './engine.ts';
import type { StoreEvent } from './events.ts';
import { DatabaseUnavailable } from './refused.ts';
import { SeqCounter } from './seq-counter.ts';
import { raising } from './versions.ts';

/** A change that waits for the writer. */
export interface Change {
  apply(connection: Connection, counter: SeqCounter): Promise<AppliedChange>;
  refuse(reason: unknown): void;
}

/** A change that is done except for the commit. */
export interface AppliedChange {
  readonly events: readonly StoreEvent[];
  /** The projects that hear of it, and the time of the call. */
  readonly projects: readonly number[];
  readonly now: Date;
  acknowledge(): void;
}

export interface BatchOutcome {
  /** In the order in which they were applied, which is the order of `seq`. */
  readonly committed: readonly AppliedChange[];
  /** Never begun, since the transaction was lost before their turn. */
  readonly untouched: readonly Change[];
  /** Whether the connection can still be used. */
  readonly sound: boolean;
}

export class Batch {
  readonly #connection: Connection;
  readonly #changes: readonly Change[];
  readonly #counter = new SeqCounter();
  readonly #applied: { readonly change: Change; readonly outcome: AppliedChange }[] = [];
  #next = 0;

  constructor(connection: Connection, changes: readonly Change[]) {
    this.#connection = connection;
    this.#changes = changes;
  }

  async commit(beginWriting: string): Promise<BatchOutcome> {
    try {
      // A change alone needs no savepoint: rolling back the transaction undoes it.
      await this.#connection.run(this.#joined ? `${beginWriting}; SAVEPOINT change` : beginWriting);
      this.#connection.aborted = false;
    } catch (error) {
      for (const change of this.#changes) change.refuse(error);
      return { committed: [], untouched: [], sound: false };
    }
    try {
      while (this.#next < this.#changes.length) await this.#applyNext();
      await this.#connection.run(this.#applied.length > 0 ? this.#ending : 'ROLLBACK');
      // What is written to a deleted file is lost as soon as nobody has it open any more.
      if (!this.#connection.isInPlace()) throw new DatabaseUnavailable(new Error('its file is gone'));
    } catch (error) {
      for (const { change } of this.#applied) change.refuse(error);
      return { committed: [], untouched: this.#changes.slice(this.#next), sound: false };
    }
    return { committed: this.#applied.map(({ outcome }) => outcome), untouched: [], sound: true };
  }

  /** What the changes have in common is written once for all of them, together with the commit. */
  get #ending(): string {
    const outcomes = this.#applied.map(({ outcome }) => outcome);
    const projects = new Set(outcomes.flatMap(outcome => outcome.projects));
    const now = Math.max(...outcomes.map(outcome => outcome.now.getTime()));
    return `${this.#counter.statement} ${raising(projects, now)} COMMIT`;
  }

  get #joined(): boolean {
    return this.#changes.length > 1;
  }

  async #applyNext(): Promise<void> {
    const change = this.#changes[this.#next];
    this.#next += 1;
    if (!change) return;
    const mark = this.#counter.mark();
    let outcome: AppliedChange;
    try {
      outcome = await change.apply(this.#connection, this.#counter);
    } catch (error) {
      this.#counter.backTo(mark);
      change.refuse(error);
      await this.#undo();
      return;
    }
    this.#applied.push({ change, outcome });
    if (this.#next < this.#changes.length) {
      await this.#connection.run('RELEASE SAVEPOINT change; SAVEPOINT change');
    }
  }

  /** Goes back to the savepoint, which stays for the next change; fails when SQLite gave up the transaction. */
  async #undo(): Promise<void> {
    if (!this.#joined) return;
    await this.#connection.run('ROLLBACK TO SAVEPOINT change');
    this.#connection.aborted = false;
  }
}
