/** The writer's implementation of the unit of work. */
import type { Knex } from 'knex';
import { stamp } from '../../time/clock.ts';
import { activityRow, writeActivity, type Action, type ActivityEntry, type Authorship } from './activity.ts';
import { pendingAmong, runChecked, settle, type Check } from '../checks.ts';
import type { Dialect } from '../dialects/dialect.ts';
import { difference, movedTimes, newRow } from './draft.ts';
import type { StoreEvent } from '../events.ts';
import type { Statement } from '../statement.ts';
import {
  entriesOf,
  type Carried,
  type Changes,
  type Kind,
  type NewRow,
  type TracedKind,
  type Unstamped,
} from '../kinds.ts';
import { ReturnedRecord, type RoleCache } from './role-cache.ts';
import type { PendingTraces } from './pending-traces.ts';
import { portions } from '../portions.ts';
import type { Ask } from '../read.ts';
import type { Observer, Reading } from '../connections/reading.ts';
import { placed, textFollowing, writeTexts } from './search-text.ts';
import { SEQ_AT, type SeqCounter } from './seq-counter.ts';
import type { Brought, BroughtRow, Origin, Work } from '../work.ts';
import {
  deleteOne,
  insertMany,
  insertOne,
  updateOne,
  type WrittenRow,
  type RowStatement,
} from './row-statements.ts';

/** The number of rows that will be stamped, and the first of their numbers. */
interface Chosen {
  readonly count: number;
  readonly stored: number;
}

/** State that the changes of one commit share. */
export interface Shared {
  readonly counter: SeqCounter;
  readonly leavings: PendingTraces;
  readonly known: RoleCache;
}

export class UnitOfWork<Call extends Origin> implements Work<Call> {
  readonly dialect: Dialect;
  readonly ask: Ask;
  /** Runs a statement unchanged. */
  readonly run: Ask;
  readonly call: Call;
  readonly now: string;
  #reading: Reading;
  #checks: readonly Check[] = [];
  #checkedDb: Knex | null = null;
  readonly #counter: SeqCounter;
  readonly #leavings: PendingTraces;
  readonly #known: RoleCache;
  readonly #shown = new ReturnedRecord();
  readonly #entries: ActivityEntry[] = [];
  readonly #events: StoreEvent[] = [];
  #spoken = false;
  #ended = false;

  constructor(reading: Reading, call: Call, { counter, leavings, known }: Shared) {
    this.#reading = reading;
    this.dialect = reading.dialect;
    this.run = (text, values) => {
      if (!/^select\b/i.test(text)) {
        this.#shown.forget();
        known.heed(text);
      }
      return this.#reading.run(text, values);
    };
    this.ask = async (text, values) => {
      await this.settled();
      return this.run(text, values);
    };
    this.call = call;
    this.now = stamp(call.now);
    this.#counter = counter;
    this.#leavings = leavings;
    this.#known = known;
  }

  rows(statement: Statement): Promise<unknown[]> {
    return runChecked({ run: this.run, read: this.#reading }, this.#checks, statement);
  }

  get db(): Knex {
    if (pendingAmong(this.#checks).length === 0) return this.#reading.db;
    return (this.#checkedDb ??= this.#reading.dbAfter(() => this.settled()));
  }

  /** Reports every statement from now on before it runs, for measurements. */
  observe(observer: Observer): void {
    this.#reading = this.#reading.observedBy(observer);
  }

  async settled(): Promise<void> {
    await settle({ run: this.run, read: this.#reading }, this.#checks);
  }

  async under<T>(checks: readonly Check[], act: () => Promise<T>): Promise<T> {
    const outer = this.#checks;
    this.#checks = checks;
    try {
      const value = await act();
      // Even if it sent no query.
      await this.settled();
      return value;
    } finally {
      this.#checks = outer;
    }
  }

  recall<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    return this.#known.recall(key, ask);
  }

  shown(table: string, id: number): Buffer | null {
    return this.#shown.of(table, id);
  }

  /** Clears the cache, because anything may be written now. */
  forget(): void {
    this.#known.forget();
    this.#shown.forget();
  }

  async insert<Row extends object, Derived extends keyof Row = never>(
    kind: Kind<Row, Derived>,
    columns: NewRow<Row, Derived>,
    as: Action = 'create',
  ): Promise<Row> {
    this.#speak();
    const row = newRow(kind, columns, this.#circumstances);
    const written = await insertOne(this, this.#statement(kind, row));
    return this.#leave(kind, [null, row], written, as);
  }

  async bring<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly BroughtRow<Row, Derived>[],
  ): Promise<Row[]> {
    this.#speak();
    const made: Row[] = [];
    for (const part of portions(rows)) {
      const drafts = part.map(({ columns, times }) => ({
        ...newRow(kind, columns, this.#circumstances),
        ...times,
      }));
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
    // Complete with the values from the database: the id, if none was given, and the `seq`.
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
    const differing = difference(kind, before, changes, this.#circumstances);
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
    // The new row appears only in its own record.
    const other = this.#shown.outside(kind.table);
    const touched = await this.#write(kind, row, {}, 'update');
    if (other) this.#shown.keep(other);
    return touched;
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

  /** Whether the change recorded anything. */
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

  get #circumstances() {
    return { now: this.now, actorId: this.call.actorId };
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
    return this.#leave(kind, [before, { ...before, ...columns }], written, as);
  }

  /** Written immediately: buffering it until the end of the change would take as much memory as the rows. */
  async #noteBrought<Row extends Brought, Derived extends keyof Row>(
    kind: TracedKind<Row, Derived>,
    rows: readonly Row[],
    brought: readonly BroughtRow<Row, Derived>[],
  ): Promise<void> {
    const entries = await Promise.all(rows.map(row => entriesOf(this, kind, [row, row], 'import')));
    const activity = entries.flat().map(entry => activityRow(this.authorship, entry));
    await writeActivity(this.run, this.dialect, activity);
    const texts = rows.flatMap((row, place) => {
      const [text, kept] = [kind.text?.(row), brought[place]?.kept];
      return text && kept ? [placed(text, kept)] : [];
    });
    await writeTexts(this.run, this.dialect, texts);
  }

  /** The current row, complete with the values from the database. */
  async #leave<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    [before, written]: readonly [Whole | null, Whole],
    { record, ...answered }: WrittenRow,
    as: Action,
  ): Promise<Whole> {
    const after = { ...written, ...answered };
    await this.#leaveTraces(kind, before ?? after, after, as);
    if (record !== undefined && 'id' in after) this.#shown.keep({ table: kind.table, id: after.id, record });
    await this.#leaveText(kind, before, after);
    return after;
  }

  #statement<Row extends object, Derived extends keyof Row>(
    kind: Kind<Row, Derived>,
    columns: object,
  ): RowStatement {
    return { kind, columns, seqAhead: 'seq' in kind.stamps ? this.#counter.take() : null };
  }

  /** The event comes before the entries, whose names may need queries: events keep the order of `seq`. */
  async #leaveTraces<Row extends object, Derived extends keyof Row, Whole extends Row>(
    kind: Kind<Row, Derived>,
    before: Whole,
    after: Whole,
    as: Action,
  ): Promise<void> {
    const seq = 'seq' in after && typeof after.seq === 'number' ? after.seq : null;
    const event = kind.event?.(after, as, seq);
    if (event) this.#events.push(event);
    if (kind.entity !== null) this.#entries.push(...(await entriesOf(this, kind, [before, after], as)));
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
    if (this.#ended) throw new Error('This work has ended with its change: an await is missing.');
    this.#spoken = true;
  }
}
