/** The unit of work: what a change is given to read and write with, and what it leaves besides its rows. */
import type { Knex } from 'knex';
import { stamp } from '../time/clock.ts';
import type { Action, ActivityEntry, Authorship, Transport } from './activity.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { StoreEvent } from './events.ts';
import { differs, entriesOf, type Kind, type RecordedKind } from './kinds.ts';
import type { Read } from './read.ts';
import type { SeqCounter } from './seq-counter.ts';

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
  /**
   * Says what became of a row: null before for a create, null after for a delete. Writes activity, stamps the row of a
   * kind with `seq` and announces the kind's event, unless the update changed nothing. Returns the `seq` it took.
   */
  changed<Row extends object>(
    kind: Kind<Row>,
    before: Row | null,
    after: Row | null,
    detail?: { readonly action?: Action },
  ): Promise<number | null>;
  /** Says that something belonging to the row changed (its comments, its labels): stamp and event, no activity. */
  touched<Row extends object>(kind: RecordedKind<Row>, row: Row): Promise<number>;
  /**
   * Gives every row that `chosen` selects a new `seq` of its own, in the order of ids, since something that they show
   * changed elsewhere. Returns the last one, null when there were no rows. Announcing is left to the caller.
   */
  restamped<Row extends object>(
    kind: RecordedKind<Row>,
    chosen: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): Promise<number | null>;
  /** Writes an entry that is no change of a field: attach, link, mention … */
  record(entry: ActivityEntry): void;
  /** Sends an event that no row stands for, once the change is committed. */
  announce(event: StoreEvent): void;
  nextSeq(): Promise<number>;
  /** Says that what was written leaves no trace on purpose: a purge, a sweep, a count of attempts. */
  unrecorded(): void;
}

export class UnitOfWork<Call extends Origin> implements Work<Call> {
  readonly db: Knex;
  readonly dialect: Dialect;
  readonly call: Call;
  readonly now: string;
  readonly #counter: SeqCounter;
  readonly #entries: ActivityEntry[] = [];
  readonly #events: StoreEvent[] = [];
  #spoken = false;
  #ended = false;

  constructor(db: Knex, dialect: Dialect, call: Call, counter: SeqCounter) {
    this.db = db;
    this.dialect = dialect;
    this.call = call;
    this.now = stamp(call.now);
    this.#counter = counter;
  }

  async changed<Row extends object>(
    kind: Kind<Row>,
    before: Row | null,
    after: Row | null,
    detail: { readonly action?: Action } = {},
  ): Promise<number | null> {
    this.#speak();
    const row = after ?? before;
    if (!row) throw new TypeError('A change needs the row before it or the row after it.');
    if (before && after && !differs(before, after)) return null;
    const action = detail.action ?? (before ? (after ? 'update' : 'delete') : 'create');
    if (kind.entity === null) {
      this.#announceOf(kind, row, action, null);
      return null;
    }
    const seq = kind.seq ? await this.#stamp(kind, row) : null;
    const entries = await entriesOf(this, kind, [before, after], action);
    this.#entries.push(...entries);
    this.#announceOf(kind, row, action, seq);
    return seq;
  }

  async touched<Row extends object>(kind: RecordedKind<Row>, row: Row): Promise<number> {
    this.#speak();
    const seq = await this.#stamp(kind, row);
    this.#announceOf(kind, row, 'update', seq);
    return seq;
  }

  async restamped<Row extends object>(
    kind: RecordedKind<Row>,
    chosen: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
  ): Promise<number | null> {
    this.#speak();
    const rows = await chosen(this.db(kind.table)).count<{ count: number }[]>({ count: '*' });
    const count = rows[0]?.count ?? 0;
    if (count === 0) return null;
    const first = await this.nextSeq(count);
    const places = this.db(kind.table).select('id', this.db.raw('row_number() OVER (ORDER BY id) AS place'));
    await this.db.raw('UPDATE ?? SET seq = ? + places.place FROM (?) AS places WHERE places.id = ??', [
      kind.table,
      first - 1,
      chosen(places),
      `${kind.table}.id`,
    ]);
    return first + count - 1;
  }

  record(entry: ActivityEntry): void {
    this.#speak();
    this.#entries.push(entry);
  }

  announce(event: StoreEvent): void {
    this.#speak();
    this.#events.push(event);
  }

  async nextSeq(count = 1): Promise<number> {
    this.#refuseAfterEnd();
    return this.#counter.take(this.db, count);
  }

  unrecorded(): void {
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

  async #stamp<Row extends object>(kind: RecordedKind<Row>, row: Row): Promise<number> {
    const seq = await this.nextSeq();
    const { entity_id } = kind.of(row);
    await this.db(kind.table).where('id', entity_id).update({ seq, updated_at: this.now });
    return seq;
  }

  #announceOf<Row extends object>(kind: Kind<Row>, row: Row, action: Action, seq: number | null): void {
    const event = kind.event?.(row, action, seq);
    if (event) this.#events.push(event);
  }

  #speak(): void {
    this.#refuseAfterEnd();
    this.#spoken = true;
  }

  #refuseAfterEnd(): void {
    if (this.#ended) throw new Error('This work has ended with its change: an await is missing.');
  }
}
