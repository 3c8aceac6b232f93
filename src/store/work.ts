/** The unit of work: how a change reads and writes, and how it records activity, events and search texts. */
import type { Knex } from 'knex';
import type { Credited } from '../log/credential.ts';
import type { Action, ActivityEntry, Transport } from './writing/activity.ts';
import type { Check } from './checks.ts';
import type { StoreEvent } from './events.ts';
import type { Carried, Changes, Kind, NewRow, TracedKind, Unstamped } from './kinds.ts';
import type { Read } from './read.ts';
import type { SearchableText } from './writing/search-text.ts';

/** The actor and the cause of a change. */
export interface Origin {
  /** The time of the call, read once. */
  readonly now: Date;
  readonly transport: Transport;
  /** The acting user; null if there is none. */
  readonly actorId: number | null;
  /** The request: its id, the address of its client, and its credential. Commands and the server's own work have none. */
  readonly id?: string;
  readonly address?: string | null;
  readonly caller?: Credited | null;
}

export interface Work<Call extends Origin = Origin> extends Read {
  readonly call: Call;
  /** The time of the call in the format of rows. */
  readonly now: string;
  /** Inserts a row, and returns it whole. */
  insert<Row extends object, Derived extends keyof Row = never>(
    kind: Kind<Row, Derived>,
    columns: NewRow<Row, Derived>,
    as?: Action,
  ): Promise<Row>;
  /** Inserts a row that was created elsewhere, with its times and derived columns, without activity or events. */
  carry<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Carried<Row>,
  ): Promise<Row>;
  /**
   * Inserts rows that were created elsewhere, in few statements, and returns them in the same order. Activity is written
   * immediately; the caller announces events.
   */
  bring<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly BroughtRow<Row, Derived>[],
  ): Promise<Row[]>;
  /**
   * Updates a row, and returns the new version. If nothing differs, returns the given row itself, without activity, `seq` or
   * event.
   */
  update<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    changes: Changes<Row> & Unstamped,
    as?: Action,
  ): Promise<Whole>;
  /** Deletes a row permanently, after `cut` has removed all references to it. Its activity is recorded first. */
  remove<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Row,
    cut?: () => Promise<void>,
  ): Promise<void>;
  /** Records that something belonging to the row changed (its comments, its labels): stamps and event, no activity. */
  touch<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    row: Whole,
  ): Promise<Whole>;
  /**
   * Gives every selected row a new `seq`, in the order of ids, because something that it shows changed elsewhere, and writes
   * the columns that change with it. Returns the last `seq`, or null if there were no rows. Activity and events are left to
   * the caller.
   */
  restamp<Row extends { readonly seq: number }, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    chosen: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
    columns?: Changes<Row>,
  ): Promise<number | null>;
  /** Records an entry that is not about a field: attach, link, mention … */
  trace(entry: ActivityEntry): void;
  /** Sends an event that belongs to no row, once the change is committed. */
  announce(event: StoreEvent): void;
  /** Runs `act` under the checks of a call that is made within this change. */
  under<T>(checks: readonly Check[], act: () => Promise<T>): Promise<T>;
  /** Declares that the writes leave no trace on purpose: a purge, a sweep, a count of attempts. */
  untraced(): void;
}

/** Rows that can be imported in bulk. */
export interface Brought {
  readonly id: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Such a row, and its search text. */
export interface BroughtRow<Row extends Brought, Derived extends keyof Row> {
  readonly columns: NewRow<Row, Derived>;
  readonly times: Pick<Brought, 'created_at' | 'updated_at'>;
  readonly kept: SearchableText;
}
