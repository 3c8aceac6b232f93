/** The unit of work: what a change is given to read and write with, and what it leaves besides its rows. */
import type { Knex } from 'knex';
import type { Action, ActivityEntry, Transport } from './writing/activity.ts';
import type { Check } from './checks.ts';
import type { StoreEvent } from './events.ts';
import type { Carried, Changes, Kind, NewRow, TracedKind, Unstamped } from './kinds.ts';
import type { Read } from './read.ts';
import type { Kept } from './writing/search-text.ts';

/** Who and what causes a change. */
export interface Origin {
  /** The call's one reading of the clock. */
  readonly now: Date;
  readonly transport: Transport;
  /** The acting user; null where there is none. */
  readonly actorId: number | null;
}

export interface Work<Call extends Origin = Origin> extends Read {
  readonly call: Call;
  /** The call's time as rows store it. */
  readonly now: string;
  /** Makes a row, and returns it whole. */
  insert<Row extends object, Derived extends keyof Row = never>(
    kind: Kind<Row, Derived>,
    columns: NewRow<Row, Derived>,
    as?: Action,
  ): Promise<Row>;
  /** Makes a row as it was elsewhere, with its own times and its derived columns: no activity and no event come of it. */
  carry<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Carried<Row>,
  ): Promise<Row>;
  /**
   * Makes rows that were made elsewhere, and in few statements; returns them in the same order. Activity is written at once,
   * events are left to the caller.
   */
  bring<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly BroughtRow<Row, Derived>[],
  ): Promise<Row[]>;
  /**
   * Changes a row, and returns it as it is then. Where nothing differs this is the very row that was given, and no
   * activity, `seq` or event comes of it.
   */
  update<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    changes: Changes<Row> & Unstamped,
    as?: Action,
  ): Promise<Whole>;
  /** Deletes a row permanently, after `cut` has dealt with all that refers to it; the row's own record comes first. */
  remove<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Row,
    cut?: () => Promise<void>,
  ): Promise<void>;
  /** Says that something belonging to the row changed (its comments, its labels): stamps and event, no activity. */
  touch<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    row: Whole,
  ): Promise<Whole>;
  /**
   * Gives every row that `chosen` selects a new `seq` of its own, in the order of ids, since something that they show
   * changed elsewhere, and writes the columns that change with it. Returns the last `seq`, null when there were no rows.
   * Activity and events are left to the caller.
   */
  restamp<Row extends { readonly seq: number }, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    chosen: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
    columns?: Changes<Row>,
  ): Promise<number | null>;
  /** Writes an entry that is about no field: attach, link, mention … */
  trace(entry: ActivityEntry): void;
  /** Sends an event that belongs to no row, once the change is committed. */
  announce(event: StoreEvent): void;
  /** Lets `act` work under the checks of a call that is made within this change. */
  under<T>(checks: readonly Check[], act: () => Promise<T>): Promise<T>;
  /** Says that what was written leaves no trace on purpose: a purge, a sweep, a count of attempts. */
  untraced(): void;
}

/** Rows that can be brought here in numbers. */
export interface Brought {
  readonly id: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Such a row, and what search keeps of it. */
export interface BroughtRow<Row extends Brought, Derived extends keyof Row> {
  readonly columns: NewRow<Row, Derived>;
  readonly times: Pick<Brought, 'created_at' | 'updated_at'>;
  readonly kept: Kept;
}
