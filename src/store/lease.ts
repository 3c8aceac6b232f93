/** A knex handle on one connection, for as long as one piece of work has it. */
import knex, { type Knex } from 'knex';
import type { Connection, Engine } from './engine.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { Ask, Read } from './read.ts';

/** Gives the connection to one statement at a time, and to none once the lease has ended. */
class Lease {
  readonly #connection: Connection;
  readonly #first: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #pass: () => void = () => undefined;
  #asked = 0;
  #ended = false;

  /** `first` comes before every statement of knex. */
  constructor(connection: Connection, first: () => Promise<void>) {
    this.#connection = connection;
    this.#first = first;
  }

  /** For knex. */
  acquire(): { promise: Promise<Connection> } {
    return { promise: this.#turnAfterFirst() };
  }

  /** The same past knex, with nothing before it. */
  take(): Promise<Connection> {
    return this.#turn();
  }

  release(): boolean {
    this.#asked -= 1;
    this.#pass();
    return true;
  }

  /** Waits for the statement that runs, refuses those behind it, and tells whether there were any. */
  async end(): Promise<boolean> {
    this.#ended = true;
    const unfinished = this.#asked > 0;
    await this.#last;
    return unfinished;
  }

  async #turnAfterFirst(): Promise<Connection> {
    const connection = await this.#turn();
    try {
      await this.#first();
    } catch (error) {
      this.release();
      throw error;
    }
    return connection;
  }

  async #turn(): Promise<Connection> {
    this.#asked += 1;
    const before = this.#last;
    let pass: () => void = () => undefined;
    this.#last = new Promise(resolve => {
      pass = resolve;
    });
    await before;
    this.#pass = pass;
    if (this.#ended) {
      this.release();
      throw new Error('This database handle has already been released with its unit of work.');
    }
    return this.#connection;
  }

  // Knex recognises a pool by these methods; a lease has no other connection to offer or to end.
  numFree(): number {
    return 0;
  }

  numUsed(): number {
    return this.#asked;
  }

  numPendingAcquires(): number {
    return 0;
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Lends the connection to `act`. A statement that nobody waited for is an error, and never goes on unseen. */
export async function withLease<T>(
  engine: Engine,
  connection: Connection,
  act: (read: Read) => Promise<T>,
  first: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const lease = new Lease(connection, first);
  let result: T;
  try {
    result = await act(new Leased(engine, lease));
  } catch (error) {
    await lease.end();
    throw error;
  }
  if (await lease.end()) throw new Error('A statement still ran when its work ended: an await is missing.');
  return result;
}

/** What lends connections, one statement at a time. */
interface Lender {
  take(): Connection | Promise<Connection>;
  release(connection: Connection): boolean;
}

export function askOn(lender: Lender): Ask {
  return async (text, values) => {
    const taken = lender.take();
    const connection = taken instanceof Promise ? await taken : taken;
    try {
      return await connection.rows(text, values);
    } catch (error) {
      // As knex does; never the values, which belong to somebody.
      if (error instanceof Error) error.message = `${text} - ${error.message}`;
      throw error;
    } finally {
      lender.release(connection);
    }
  };
}

/** Knex is made when it is first asked for: it takes longer than a statement, and many changes do without. */
class Leased implements Read {
  readonly dialect: Dialect;
  readonly ask: Ask;
  readonly #engine: Engine;
  readonly #lease: Lease;
  #made: Knex | null = null;

  constructor(engine: Engine, lease: Lease) {
    [this.#engine, this.#lease] = [engine, lease];
    [this.dialect, this.ask] = [engine.dialect, askOn(lease)];
  }

  get db(): Knex {
    return (this.#made ??= knexOn(this.#engine, this.#lease));
  }
}

/** A knex handle whose statements each take a connection from the pool. */
export function knexOn(engine: Engine, pool: NonNullable<Knex.Config['connectionPool']>): Knex {
  return knex({
    client: engine.client,
    connectionPool: pool,
    useNullAsDefault: true,
    // Messages of failed statements carry their text, never the values in it.
    compileSqlOnError: false,
    // What knex would log it also throws.
    log: { warn: () => undefined },
  });
}
