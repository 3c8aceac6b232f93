/** The unit of work: what a change is given to read and write with, and what it leaves besides its rows. */
import type { Knex } from 'knex';
import { stamp } from '../time/clock.ts';
import {
  activityRow,
  writeActivity,
  type Action,
  type ActivityEntry,
  type Authorship,
  type Transport,
} from './activity.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { StoreEvent } from './events.ts';
import { difference, movedTimes, newRow } from './draft.ts';
import {
  entriesOf,
  type Carried,
  type Changes,
  type Kind,
  type NewRow,
  type TracedKind,
  type Unstamped,
} from './kinds.ts';
import { portions } from './portions.ts';
import type { Ask, Handle, Read } from './read.ts';
import type { Leavings } from './leavings.ts';
import { placed, textFollowing, writeTexts, type Kept } from './search-text.ts';
import { SEQ_AT, type SeqCounter } from './seq-counter.ts';
import { deleteOne, insertMany, insertOne, updateOne, type Statement } from './writing.ts';

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
  /** Deletes a row for good, after `cut` has dealt with all that refers to it; the row's own record comes first. */
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
  /** Sends an event that no row stands for, once the change is committed. */
  announce(event: StoreEvent): void;
  /** Says that what was written leaves no trace on purpose: a purge, a sweep, a count of attempts. */
  untraced(): void;
}

/** Rows that can be brought here in numbers. */
interface Brought {
  readonly id: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Such a row, and what search keeps of it. */
interface BroughtRow<Row extends Brought, Derived extends keyof Row> {
  readonly columns: NewRow<Row, Derived>;
  readonly times: Pick<Brought, 'created_at' | 'updated_at'>;
  readonly kept: Kept;
}

/** How many rows are to be stamped, and from where their numbers count. */
interface Chosen {
  readonly count: number;
  readonly stored: number;
}

/** What the changes of one commit have in common. */
export interface Shared {
  readonly counter: SeqCounter;
  readonly leavings: Leavings;
}

export class UnitOfWork<Call extends Origin> implements Work<Call> {
  readonly dialect: Dialect;
  readonly ask: Ask;
  readonly call: Call;
  readonly now: string;
  readonly #handle: Handle;
  readonly #counter: SeqCounter;
  readonly #leavings: Leavings;
  readonly #entries: ActivityEntry[] = [];
  readonly #events: StoreEvent[] = [];
  #spoken = false;
  #ended = false;

  constructor(handle: Handle, dialect: Dialect, call: Call, { counter, leavings }: Shared) {
    this.#handle = handle;
    this.dialect = dialect;
    this.ask = handle.ask;
    this.call = call;
    this.now = stamp(call.now);
    this.#counter = counter;
    this.#leavings = leavings;
  }

  get db(): Knex {
    return this.#handle.db;
  }

  async insert<Row extends object, Derived extends keyof Row = never>(
    kind: Kind<Row, Derived>,
    columns: NewRow<Row, Derived>,
    as: Action = 'create',
  ): Promise<Row> {
    this.#speak();
    const row = newRow(kind, columns, this.now);
    const written = await insertOne(this, this.#statement(kind, row));
    const made = await this.#leaveTraces(kind, row, { ...row, ...written }, as);
    await this.#leaveText(kind, null, made);
    return made;
  }

  async bring<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly BroughtRow<Row, Derived>[],
  ): Promise<Row[]> {
    this.#speak();
    const made: Row[] = [];
    for (const part of portions(rows)) {
      const drafts = part.map(({ columns, times }) => ({ ...newRow(kind, columns, this.now), ...times }));
      const written = await insertMany(this, kind, drafts, this.#counter.take(part.length));
      const whole = drafts.map((draft, place) => ({ ...draft, ...written[place] }));
      await this.#noteBrought(kind, whole, part);
      made.push(...whole);
    }
    return made;
  }

  async carry<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Carried<Row>,
  ): Promise<Row> {
    this.#speak();
    const written = await insertOne(this, this.#statement(kind, row));
    // Complete with what the database chose: the id, where none was given, and the `seq`.
    const made = { ...row, ...written } as unknown as Row;
    await this.#leaveText(kind, null, made);
    return made;
  }

  async update<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    changes: Changes<Row> & Unstamped,
    as: Action = 'update',
  ): Promise<Whole> {
    this.#speak();
    const differing = difference(kind, before, changes, this.now);
    return differing ? this.#write(kind, before, differing, as) : before;
  }

  async remove<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    row: Row,
    cut: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    this.#speak();
    await this.#leaveTraces(kind, row, row, 'delete');
    await this.#leavings.write();
    await cut();
    await deleteOne(this, kind, row);
  }

  async touch<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    row: Whole,
  ): Promise<Whole> {
    this.#speak();
    return this.#write(kind, row, {}, 'update');
  }

  async restamp<Row extends { readonly seq: number }, Derived extends keyof Row>(
    { table }: Kind<Row, Derived>,
    chosen: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
    columns: Changes<Row> = {},
  ): Promise<number | null> {
    this.#speak();
    const { db } = this;
    const [found] = await chosen(db(table)).select<Chosen[]>(
      db.raw(`COUNT(*) AS count, ${SEQ_AT} AS stored`, [0]),
    );
    if (!found || found.count === 0) return null;
    const last = found.stored + this.#counter.take(found.count) - 1;
    const places = db(table).select('id', db.raw('row_number() OVER (ORDER BY id) AS place'));
    const set = Object.keys(columns).map(name => `"${name}" = ?, `);
    const values = Object.values(columns).map(value => value as Knex.Value);
    await db.raw(
      `UPDATE ${table} SET ${set.join('')}seq = ? + places.place FROM (?) AS places WHERE places.id = ${table}.id`,
      [...values, last, chosen(places)],
    );
    return last + found.count;
  }

  trace(entry: ActivityEntry): void {
    this.#speak();
    this.#entries.push(entry);
  }

  announce(event: StoreEvent): void {
    this.#speak();
    this.#events.push(event);
  }

  untraced(): void {
    this.#speak();
  }

  /** Whether the change said anything about what it did. */
  get spoken(): boolean {
    return this.#spoken;
  }

  get entries(): readonly ActivityEntry[] {
    return this.#entries;
  }

  get events(): readonly StoreEvent[] {
    return this.#events;
  }

  get authorship(): Authorship {
    return { ts: this.now, actor_user_id: this.call.actorId, transport: this.call.transport };
  }

  /** From here on every use is an error. */
  end(): void {
    this.#ended = true;
  }

  async #write<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    changes: Partial<Row>,
    as: Action,
  ): Promise<Whole> {
    const columns = { ...changes, ...movedTimes(kind, this.now) };
    const written = await updateOne(this, this.#statement(kind, columns), before);
    const changed = await this.#leaveTraces(kind, before, { ...before, ...columns, ...written }, as);
    await this.#leaveText(kind, before, changed);
    return changed;
  }

  /** Both at once: what is kept for the end of the change would be as much as was brought. */
  async #noteBrought<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly Row[],
    brought: readonly BroughtRow<Row, Derived>[],
  ): Promise<void> {
    const entries = await Promise.all(rows.map(row => entriesOf(this, kind, [row, row], 'import')));
    const activity = entries.flat().map(entry => activityRow(this.authorship, entry));
    await writeActivity(this.ask, this.dialect, activity);
    const texts = rows.flatMap((row, place) => {
      const [text, kept] = [kind.text?.(row), brought[place]?.kept];
      return text && kept ? [placed(text, kept)] : [];
    });
    await writeTexts(this.ask, this.dialect, texts);
  }

  #statement<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    columns: object,
  ): Statement {
    return { kind, columns, seqAhead: 'seq' in kind.stamps ? this.#counter.take() : null };
  }

  /** The event comes before the entries, whose names may have to be looked up: events keep the order of `seq`. */
  async #leaveTraces<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    after: Whole,
    as: Action,
  ): Promise<Whole> {
    const seq = 'seq' in after && typeof after.seq === 'number' ? after.seq : null;
    const event = kind.event?.(after, as, seq);
    if (event) this.#events.push(event);
    if (kind.entity !== null) this.#entries.push(...(await entriesOf(this, kind, [before, after], as)));
    return after;
  }

  async #leaveText<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    before: Row | null,
    after: Row,
  ): Promise<void> {
    const text = await textFollowing(kind, before, after);
    if (text) this.#leavings.leave({ text });
  }

  #speak(): void {
    this.#refuseAfterEnd();
    this.#spoken = true;
  }

  #refuseAfterEnd(): void {
    if (this.#ended) throw new Error('This work has ended with its change: an await is missing.');
  }
}
