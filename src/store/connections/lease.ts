/** One connection, leased for one piece of work. */
import type { Connection, Engine } from '../engines/engine.ts';
import { Reading, type Before, type Lender } from './reading.ts';

/** Lends the connection to one statement at a time, and to none once the lease has ended. */
class Lease implements Lender {
  readonly #connection: Connection;
  #last: Promise<void> = Promise.resolve();
  #pass: () => void = () => undefined;
  #asked = 0;
  #ended = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async take(): Promise<Connection> {
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

  release(): void {
    this.#asked -= 1;
    this.#pass();
  }

  /** Waits for the running statement, refuses those behind it, and returns whether there were any. */
  async end(): Promise<boolean> {
    this.#ended = true;
    const unfinished = this.#asked > 0;
    await this.#last;
    return unfinished;
  }
}

/**
 * Lends the connection to `act`. `first` runs before every knex statement. A statement that was not awaited is an error, and
 * is never ignored.
 */
export async function withLease<T>(
  engine: Engine,
  connection: Connection,
  act: (reading: Reading) => Promise<T>,
  first?: Before,
): Promise<T> {
  const lease = new Lease(connection);
  let result: T;
  try {
    result = await act(new Reading(engine, lease, { first }));
  } catch (error) {
    await lease.end();
    throw error;
  }
  if (await lease.end()) throw new Error('A statement still ran when its work ended: an await is missing.');
  return result;
}
