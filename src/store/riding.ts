/**
 * A question that rides along with the first statement of whoever reads: both are answered in one way to the database and back,
 * and from one view of it. What can take no question along waits until it has been asked by itself.
 */
import type { Statement } from './fixed-query.ts';
import type { Read } from './read.ts';
import { RecentlyUsed } from './recently-used.ts';
import type { Store } from './store.ts';

export interface Rider {
  /** One value at most, of a text that is the same for all who ask this. */
  readonly question: (read: Read) => Statement;
  /** Hears the value, null where there is none; what it throws, whoever read throws. */
  readonly hear: (answer: unknown) => void;
}

/** The column in which the answer comes. */
const NAME = 'ridden';

/** Texts with a question before them: by the question, of which there are few, and then by the text. */
const texts = new Map<string, RecentlyUsed<string | null>>();
const TEXTS_KEPT = 512;

/** Knex can take nothing along: the reading begins anew, once the question has been asked. */
const TOO_EARLY = new Error('The database was asked before the question that rides along.');

export class Riding {
  readonly #store: Store;
  readonly #rider: Rider;
  #heard = false;

  constructor(store: Store, rider: Rider) {
    [this.#store, this.#rider] = [store, rider];
  }

  /** The store, for as long as the question has to be asked. */
  get store(): Store {
    return {
      ...this.#store,
      read: act => this.#read(act),
      snapshot: async act => {
        await this.ensure();
        return this.#store.snapshot(act);
      },
      write: async (origin, act) => {
        await this.ensure();
        return this.#store.write(origin, act);
      },
    };
  }

  /** Asks by itself what nothing has taken along. */
  async ensure(): Promise<void> {
    if (this.#heard) return;
    const [row] = await this.#store.read(read => {
      const { text, values } = this.#rider.question(read);
      return read.ask(`SELECT (${text}) AS ${NAME}`, values);
    });
    this.#hear(row);
  }

  async #read<T>(act: (read: Read) => Promise<T>): Promise<T> {
    if (this.#heard) return this.#store.read(act);
    try {
      return await this.#store.read(read => act(this.#taking(read)));
    } catch (error) {
      if (error !== TOO_EARLY) throw error;
      await this.ensure();
      return this.#store.read(act);
    }
  }

  #taking(read: Read): Read {
    const isHeard = (): boolean => this.#heard;
    return {
      dialect: read.dialect,
      get db() {
        if (!isHeard()) throw TOO_EARLY;
        return read.db;
      },
      ask: (text, values) => (isHeard() ? read.ask(text, values) : this.#ask(read, { text, values })),
    };
  }

  async #ask(read: Read, { text, values }: Statement): Promise<unknown[]> {
    const question = this.#rider.question(read);
    const both = textOfBoth(read, question.text, text, values.length);
    if (both === null) {
      await this.ensure();
      return read.ask(text, values);
    }
    const rows = await read.ask(both, read.dialect.columnBefore.values(question.values, values));
    // What finds nothing has not answered it either.
    if (rows.length === 0) await this.ensure();
    else this.#hear(rows[0]);
    return rows.map(row => without(row));
  }

  /** What the rider throws stands: whoever goes on all the same hears it again. */
  #hear(row: unknown): void {
    this.#rider.hear(isRow(row) ? row[NAME] : null);
    this.#heard = true;
  }
}

/** Null where the text takes no question along. */
function textOfBoth({ dialect }: Read, question: string, text: string, values: number): string | null {
  const kept = texts.get(question) ?? new RecentlyUsed<string | null>(TEXTS_KEPT, () => undefined);
  texts.set(question, kept);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const both = canTake(text) ? dialect.columnBefore.text(`(${question}) AS ${NAME}`, text, values) : null;
  kept.set(text, both);
  return both;
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

function without(row: unknown): unknown {
  if (!isRow(row)) return row;
  const { [NAME]: _answer, ...rest } = row;
  return rest;
}
