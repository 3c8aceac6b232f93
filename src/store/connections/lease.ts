/** One connection, for as long as one piece of work has it. */
import type { Connection, Engine } from '../engines/engine.ts';
import { Reading, type Before, type Lender } from './reading.ts';

/** Gives the connection to one statement at a time, and to none once the lease has ended. */
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

  /** Waits for the statement that runs, refuses those behind it, and returns whether there were any. */
  async end(): Promise<boolean> {
    this.#ended = true;
    const unfinished = this.#asked > 0;
    await this.#last;
    return unfinished;
  }
}

/**
 * Lends the connection to `act`. `first` comes before every statement of knex. A statement that nobody waited for is an
 * error, and never goes on unseen.
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
