/** Reads through connections that are lent for one statement each, by knex or directly. */
import type { Knex } from 'knex';
import { pendingAmong, runChecked, settle, type Check } from '../checks.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { Connection, Engine } from '../engines/engine.ts';
import type { Statement } from '../statement.ts';
import type { Ask, Read } from '../read.ts';

/** Lends connections, one statement at a time. */
export interface Lender {
  take(): Connection | Promise<Connection>;
  release(connection: Connection): void;
}

/** Reads through the lender's connections, without checks. */
export class Reading implements Read {
  readonly ask: Ask;
  /** Runs a statement unchanged. */
  readonly run: Ask;
  /** Receives every statement before it runs, for measurements. */
  readonly #observer: Observer;
  readonly #engine: Engine;
  readonly #lender: Lender;
  readonly #first: Before | undefined;
  #db: Knex | null = null;

  /** `first` runs before every knex statement, while the statement has the connection. */
  constructor(engine: Engine, lender: Lender, { first, observer = unobserved }: Options = {}) {
    [this.#engine, this.#lender] = [engine, lender];
    [this.#first, this.#observer] = [first, observer];
    const run = askOn(lender);
    this.run = (text, values) => {
      observer(text, values);
      return run(text, values);
    };
    this.ask = this.run;
  }

  get dialect(): Dialect {
    return this.#engine.dialect;
  }

  rows({ text, values }: Statement): Promise<unknown[]> {
    return this.run(text, values);
  }

  settled(): Promise<void> {
    return Promise.resolve();
  }

  get db(): Knex {
    return (this.#db ??= this.dbAfter());
  }

  /** A knex handle that awaits `before` ahead of each statement. */
  dbAfter(before?: Before): Knex {
    return knexOn(this.#engine, this.#lender, { before, first: this.#first, observer: this.#observer });
  }

  /** The same, reporting every statement. */
  observedBy(observer: Observer): Reading {
    return new Reading(this.#engine, this.#lender, { first: this.#first, observer });
  }
}

/** The same for a call: its checks are added to the first statement that can carry them, or run before it. */
class CheckedReading implements Read {
  readonly dialect: Dialect;
  readonly ask: Ask;
  readonly #reading: Reading;
  readonly #checks: readonly Check[];
  #db: Knex | null = null;

  constructor(reading: Reading, checks: readonly Check[]) {
    [this.dialect, this.#reading, this.#checks] = [reading.dialect, reading, checks];
    this.ask = async (text, values) => {
      await this.settled();
      return reading.run(text, values);
    };
  }

  rows(statement: Statement): Promise<unknown[]> {
    const reading = this.#reading;
    return runChecked({ run: reading.run, read: reading }, this.#checks, statement);
  }

  get db(): Knex {
    if (pendingAmong(this.#checks).length === 0) return this.#reading.db;
    return (this.#db ??= this.#reading.dbAfter(() => this.settled()));
  }

  settled(): Promise<void> {
    return settle({ run: this.#reading.run, read: this.#reading }, this.#checks);
  }
}

/** The read access of a call. */
export function withChecks(reading: Reading, checks: readonly Check[] = NO_CHECKS): Read {
  return pendingAmong(checks).length === 0 ? reading : new CheckedReading(reading, checks);
}

const NO_CHECKS: readonly Check[] = [];

export type Before = () => Promise<void>;

interface Options {
  readonly first?: Before | undefined;
  readonly observer?: Observer;
}

const unobserved: Observer = () => undefined;

export type Observer = (text: string, values: readonly Knex.Value[]) => void;

function askOn(lender: Lender): Ask {
  return async (text, values) => {
    const taken = lender.take();
    const connection = taken instanceof Promise ? await taken : taken;
    try {
      return await connection.rows(text, values);
    } catch (error) {
      // In the format of knex, but without the values, which may be personal data.
      if (error instanceof Error) error.message = `${text} - ${error.message}`;
      throw error;
    } finally {
      lender.release(connection);
    }
  };
}

/** The parts of knex's client that we use; its published type is incomplete. */
interface Client extends Knex.Client {
  queryBuilder(): Knex.QueryBuilder;
  _query(connection: Connection, query: Compiled): Promise<unknown>;
}

interface Compiled {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

interface Preparing {
  /** Awaited ahead of each statement. */
  readonly before: Before | undefined;
  /** The same, while the connection is taken. */
  readonly first: Before | undefined;
  readonly observer: Observer;
}

/** Knex's client for each engine: creating one takes longer than a statement, copying one is almost free. */
const clients = new WeakMap<Engine['client'], Client>();

function clientOf({ client: Made }: Engine): Client {
  const known = clients.get(Made);
  if (known) return known;
  const made = new Made({
    client: Made,
    useNullAsDefault: true,
    // Messages of failed statements contain their text, never their values.
    compileSqlOnError: false,
    // Knex also throws what it would log.
    log: { warn: () => undefined },
  }) as Client;
  clients.set(Made, made);
  return made;
}

/** A knex handle on lent connections: it builds queries as usual, and awaiting one runs it there. */
function knexOn(engine: Engine, lender: Lender, { before, first, observer }: Preparing): Knex {
  const shared = clientOf(engine);
  const client: Client = Object.assign(Object.create(shared) as Client, {
    _query: (connection: Connection, query: Compiled) => {
      observer(query.sql, query.bindings);
      return shared._query(connection, query);
    },
    acquireConnection: async () => {
      await before?.();
      const connection = await lender.take();
      try {
        await first?.();
        return connection;
      } catch (error) {
        lender.release(connection);
        throw error;
      }
    },
    releaseConnection: (connection: Connection) => {
      lender.release(connection);
      return Promise.resolve();
    },
  });
  return handleOf(client);
}

/** The callable object that queries start from. */
function handleOf(client: Client): Knex {
  const begin =
    (method: 'table' | 'from' | 'select' | 'with' | 'withMaterialized') =>
    (...given: readonly unknown[]): unknown => {
      const query: Readonly<Record<typeof method, unknown>> = client.queryBuilder();
      return call(query, method, given);
    };
  const part =
    (method: 'raw' | 'ref') =>
    (...given: readonly unknown[]): unknown =>
      call<typeof method>(client, method, given);
  const handle = Object.assign(begin('table'), {
    from: begin('from'),
    select: begin('select'),
    with: begin('with'),
    withMaterialized: begin('withMaterialized'),
    raw: part('raw'),
    ref: part('ref'),
  });
  // Narrower than knex's type: readers have no transactions, schemas or pools.
  return handle as unknown as Knex;
}

/** Calls an overloaded method without type checks. */
function call<Name extends string>(
  of: Readonly<Record<Name, unknown>>,
  method: Name,
  given: readonly unknown[],
): unknown {
  return Reflect.apply(of[method] as (...all: readonly unknown[]) => unknown, of, given);
}
