/** Reading through connections that are lent for one statement each: by knex, or past it. */
import type { Knex } from 'knex';
import { pendingAmong, runChecked, settle, type Check } from '../checks.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { Connection, Engine } from '../engines/engine.ts';
import type { Statement } from '../statement.ts';
import type { Ask, Read } from '../read.ts';

/** What lends connections, one statement at a time. */
export interface Lender {
  take(): Connection | Promise<Connection>;
  release(connection: Connection): void;
}

/** Reads what the lender's connections see, without any checks. */
export class Reading implements Read {
  readonly dialect: Dialect;
  readonly ask: Ask;
  /** Runs a statement as it is. */
  readonly run: Ask;
  /** Receives every statement before it runs: for measurements. */
  readonly #heard: Heard;
  readonly #engine: Engine;
  readonly #lender: Lender;
  readonly #first: Before | undefined;
  #db: Knex | null = null;

  /** `first` comes before every statement of knex, while it has the connection. */
  constructor(engine: Engine, lender: Lender, { first, heard = unheard }: Listening = {}) {
    [this.dialect, this.#engine, this.#lender] = [engine.dialect, engine, lender];
    [this.#first, this.#heard] = [first, heard];
    const run = askOn(lender);
    this.run = (text, values) => {
      heard(text, values);
      return run(text, values);
    };
    this.ask = this.run;
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

  /** A handle of knex that waits for `before` ahead of each statement. */
  dbAfter(before?: Before): Knex {
    return knexOn(this.#engine, this.#lender, { before, first: this.#first, heard: this.#heard });
  }

  /** The same, of which every statement is heard. */
  heardBy(heard: Heard): Reading {
    return new Reading(this.#engine, this.#lender, { first: this.#first, heard });
  }
}

/** The same for a call: its checks travel with the first statement that can take them along, or run before it. */
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

/** What a call reads with. */
export function checked(reading: Reading, checks: readonly Check[] = NO_CHECKS): Read {
  return pendingAmong(checks).length === 0 ? reading : new CheckedReading(reading, checks);
}

const NO_CHECKS: readonly Check[] = [];

export type Before = () => Promise<void>;

interface Listening {
  readonly first?: Before | undefined;
  readonly heard?: Heard;
}

const unheard: Heard = () => undefined;

export type Heard = (text: string, values: readonly Knex.Value[]) => void;

function askOn(lender: Lender): Ask {
  return async (text, values) => {
    const taken = lender.take();
    const connection = taken instanceof Promise ? await taken : taken;
    try {
      return await connection.rows(text, values);
    } catch (error) {
      // As knex does; never the values, which may be personal data.
      if (error instanceof Error) error.message = `${text} - ${error.message}`;
      throw error;
    } finally {
      lender.release(connection);
    }
  };
}

/** What is used of knex's client, which has more than its type says. */
interface Client extends Knex.Client {
  queryBuilder(): Knex.QueryBuilder;
  _query(connection: Connection, query: Compiled): Promise<unknown>;
}

interface Compiled {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

interface Preparing {
  /** Waited for ahead of each statement. */
  readonly before: Before | undefined;
  /** The same, while the connection is taken. */
  readonly first: Before | undefined;
  readonly heard: Heard;
}

/** Knex's client for each engine: to make one takes longer than a statement, and a copy of it next to nothing. */
const clients = new WeakMap<Engine['client'], Client>();

function clientOf({ client: Made }: Engine): Client {
  const known = clients.get(Made);
  if (known) return known;
  const made = new Made({
    client: Made,
    useNullAsDefault: true,
    // Messages of failed statements carry their text, never the values in it.
    compileSqlOnError: false,
    // What knex would log it also throws.
    log: { warn: () => undefined },
  }) as Client;
  clients.set(Made, made);
  return made;
}

/** A knex handle on lent connections: it builds queries as usual, and awaiting one runs it there. */
function knexOn(engine: Engine, lender: Lender, { before, first, heard }: Preparing): Knex {
  const shared = clientOf(engine);
  const client: Client = Object.assign(Object.create(shared) as Client, {
    _query: (connection: Connection, query: Compiled) => {
      heard(query.sql, query.bindings);
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

/** What queries begin with. */
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
  // The store's own way of knex's type: its transactions, schemas and pools are not for those who read.
  return handle as unknown as Knex;
}

/** Overloaded methods are called without a look at their types. */
function call<Name extends string>(
  of: Readonly<Record<Name, unknown>>,
  method: Name,
  given: readonly unknown[],
): unknown {
  return Reflect.apply(of[method] as (...all: readonly unknown[]) => unknown, of, given);
}
