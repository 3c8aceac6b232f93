/**
 * A question that rides along with the first statement of whoever reads: both are answered in one way to the database and back,
 * and from one view of it. What can take no question along waits until it has been asked by itself.
 */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Statement } from './fixed-query.ts';
import type { Read } from './read.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { Store } from './store.ts';

export interface Rider {
  /** Tells its answer from others that come with the same statement. */
  readonly name: string;
  /** One value at most, of a text that is the same for all who ask this. */
  readonly question: (read: Read) => Statement;
  /** Hears the value, null where there is none; what it throws, whoever read throws. */
  readonly hear: (answer: unknown) => void;
}

/** How many texts that take one question along are kept. */
const TEXTS_KEPT = 512;

/** Knex can take nothing along: the reading begins anew, once the question has been asked. */
const TOO_EARLY = new Error('The database was asked before the question that rides along.');

export class Riding {
  readonly #rider: Rider;
  /** The column in which the answer comes. */
  readonly #column: string;
  #isHeard = false;
  /** What the rider threw when it heard the answer. */
  #refusal: Error | null = null;

  constructor(rider: Rider) {
    this.#rider = rider;
    this.#column = `ridden_${rider.name}`;
  }

  /** Reads with the question along, whose answer comes before whatever else goes wrong. */
  async along<T>(read: Read, act: (read: Read) => Promise<T>): Promise<T> {
    try {
      return await this.#read(read, act);
    } finally {
      await this.ensure(read);
    }
  }

  /** The same for whoever needs the store. */
  async during<T>(store: Store, act: (store: Store) => Promise<T>): Promise<T> {
    try {
      return await act(this.over(store));
    } finally {
      await this.ensureOf(store);
    }
  }

  /** Whether the question has been answered. Whoever was refused asks nothing more. */
  get isHeard(): boolean {
    if (this.#refusal) throw this.#refusal;
    return this.#isHeard;
  }

  /** The store, for as long as the question has to be asked. */
  over(store: Store): Store {
    return {
      ...store,
      read: act => store.read(read => this.#read(read, act)),
      snapshot: async act => {
        await this.ensureOf(store);
        return store.snapshot(act);
      },
      write: async (origin, act) => {
        await this.ensureOf(store);
        return store.write(origin, act);
      },
    };
  }

  /** Asks by itself what nothing has taken along. */
  async ensure(read: Read): Promise<void> {
    if (this.isHeard) return;
    const { text, values } = this.#rider.question(read);
    const [row] = await read.ask(columnOf(this.#column, text).alone, values);
    this.#hear(row);
  }

  async ensureOf(store: Store): Promise<void> {
    if (this.isHeard) return;
    await store.read(read => this.ensure(read));
  }

  async #read<T>(read: Read, act: (read: Read) => Promise<T>): Promise<T> {
    if (this.isHeard) return act(read);
    try {
      return await act(new Carrying(this, read));
    } catch (error) {
      if (error !== TOO_EARLY) throw error;
      await this.ensure(read);
      return act(read);
    }
  }

  /** Asks, and the question along with it. */
  async ask(read: Read, { text, values }: Statement): Promise<unknown[]> {
    const question = this.#rider.question(read);
    const both = columnOf(this.#column, question.text).before(text, values.length, read.dialect);
    if (both === null) {
      await this.ensure(read);
      return read.ask(text, values);
    }
    const rows = await read.ask(both, read.dialect.columnBefore.values(question.values, values));
    // What finds nothing has not answered it either. What is read may be newer than the answer, but never older.
    if (rows.length === 0) {
      await this.ensure(read);
      return read.ask(text, values);
    }
    this.#hear(rows[0]);
    return rows.map(row => this.#without(row));
  }

  #hear(row: unknown): void {
    this.#isHeard = true;
    try {
      this.#rider.hear(isRow(row) ? row[this.#column] : null);
    } catch (error) {
      this.#refusal = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  }

  #without(row: unknown): unknown {
    if (!isRow(row)) return row;
    const { [this.#column]: _answer, ...rest } = row;
    return rest;
  }
}

/** What reads until the question is answered: of a class, since V8 gives every literal with a getter a shape of its own. */
class Carrying implements Read {
  readonly dialect: Dialect;
  readonly #riding: Riding;
  readonly #read: Read;

  constructor(riding: Riding, read: Read) {
    this.#riding = riding;
    this.#read = read;
    this.dialect = read.dialect;
  }

  get db(): Knex {
    if (!this.#riding.isHeard) throw TOO_EARLY;
    return this.#read.db;
  }

  ask(text: string, values: readonly Knex.Value[]): Promise<unknown[]> {
    return this.#riding.isHeard
      ? this.#read.ask(text, values)
      : this.#riding.ask(this.#read, { text, values });
  }
}

/** A question as a column of other texts. */
class Column {
  /** The question by itself. */
  readonly alone: string;
  readonly #sql: string;
  readonly #texts = new RecentlyUsed<string | null>(TEXTS_KEPT, () => undefined);

  constructor(name: string, question: string) {
    this.#sql = `(${question}) AS ${name}`;
    this.alone = `SELECT ${this.#sql}`;
  }

  /** Null where the text takes no question along. */
  before(text: string, values: number, { columnBefore }: Dialect): string | null {
    return this.#texts.getOrMake(text, () =>
      canTake(text) ? columnBefore.text(this.#sql, text, values) : null,
    );
  }
}

/** By name, and then by question: nothing of their length is made to look one up, since every call does. */
const columns = new Map<string, Map<string, Column>>();

function columnOf(name: string, question: string): Column {
  const named = columns.get(name) ?? new Map<string, Column>();
  const column = named.get(question) ?? new Column(name, question);
  columns.set(name, named.set(question, column));
  return column;
}

/** One query whose rows may have one more column. */
function canTake(text: string): boolean {
  return /^select (?!distinct)/i.test(text) && !/\b(?:union|intersect|except)\b/i.test(outside(text));
}

/** What does not stand in quotes or parentheses. */
function outside(text: string): string {
  let left = text.replace(/(['"`]).*?\1/gs, '');
  for (let before = ''; before !== left;) [before, left] = [left, left.replace(/\([^()]*\)/g, '')];
  return left;
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}
