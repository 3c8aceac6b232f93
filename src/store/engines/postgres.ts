/** PostgreSQL: its driver, its session settings, and a knex client that names repeated statements. */
import KnexPg, { type CompiledQuery } from 'knex/lib/dialects/postgres/index.js';
import { Socket } from 'node:net';
import pg from 'pg';
import { codeOf } from '../dialects/dialect.ts';
import { postgres } from '../dialects/postgres.ts';
import { WRITER_LOCK_MILLISECONDS, type Engine, type Purpose } from './engine.ts';
import { claimAlone, inTurn } from './postgres-claim.ts';
import { extensionRefused, FIND_EXTENSION, lacksExtension } from './postgres-extension.ts';
import { handOverBytes, LEAVES_AS_BYTES } from './postgres-messages.ts';
import {
  described,
  Repeated,
  sentAs,
  type QueryResult,
  type Described,
  type Settling,
} from './postgres-repeated.ts';
import { replaceDatabase } from './postgres-replacing.ts';
import { joinServers } from './postgres-servers.ts';
import type { Listening } from './postgres-session.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { DatabaseRefused } from '../unusable.ts';

declare module 'pg' {
  interface ClientBase {
    /** The number of the process that serves it, missing from the published types. */
    readonly processID: number | null;
  }
}

/** A named statement stays in the server until its connection ends, so their number is limited. */
const STATEMENTS_NAMED = 256;

const CONNECT_MILLISECONDS = 10_000;

/** A writer that stops inside a transaction blocks every server, so PostgreSQL ends it after this pause. */
const WRITER_PAUSE_MILLISECONDS = 5_000;

/** A migration may take longer; any other statement takes this long only if something is wrong. */
const STATEMENT_MILLISECONDS = 30_000;

/** If the machine of a server disappears, its places are free, and the others can write, after about ten seconds. */
const VANISHED = {
  tcp_keepalives_idle: 4,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 8_000,
};

/** The plan of a named statement no longer fits its table, or the server does not know the name. */
const OUTDATED = new Set(['0A000', '26000']);

/** A driver's result often lives long in the heap before it is collected, and would keep its rows alive. */
function resultOf(result: pg.ResultBuilder<object>): QueryResult {
  const { command, rowCount, rows } = result;
  result.rows = [];
  return { command, rowCount, rows };
}

/** A statement that the server knows by name. */
interface Named {
  readonly name: string;
  /** Null until it has run. */
  described: Described | null;
}

class PostgresConnection implements Listening {
  aborted = false;
  broken = false;
  busySince: number | null = null;
  observe: ((ms: number) => void) | null = null;
  readonly #session: pg.Client;
  readonly #line: Socket;
  readonly #types: pg.TypeOverrides;
  readonly #seen = new RecentlyUsed<true>(STATEMENTS_NAMED, () => undefined);
  readonly #named = new Map<string, Named>();

  constructor(session: pg.Client, line: Socket, types: pg.TypeOverrides) {
    this.#session = session;
    this.#line = line;
    this.#types = types;
    session.on('error', () => {
      this.broken = true;
    });
    session.on('end', () => {
      this.broken = true;
    });
  }

  heed({ notified, ended }: { readonly notified: () => void; readonly ended: () => void }): void {
    this.#session.on('notification', ({ processId }) => {
      if (processId !== this.#session.processID) notified();
    });
    this.#session.on('end', ended);
  }

  /** The name refers to a server, whose files are not ours to check. */
  isInPlace(): boolean {
    return true;
  }

  /** A server that does not respond would not receive a cancellation either. */
  interrupt(): void {
    this.broken = true;
    this.#line.destroy();
  }

  #rest(): void {
    if (this.busySince !== null) this.observe?.(performance.now() - this.busySince);
    this.busySince = null;
  }

  async run(sql: string): Promise<void> {
    this.busySince = performance.now();
    try {
      await this.#session.query(sql);
    } finally {
      this.#rest();
    }
  }

  async rows(text: string, values: readonly unknown[]): Promise<unknown[]> {
    const { rows }: { readonly rows: unknown[] } = await this.query(text, values);
    return rows;
  }

  async query(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const alone = this.#session.getTransactionStatus() === 'I';
    const named = this.#namedAs(text);
    this.busySince = performance.now();
    try {
      return await this.#ask(text, values, named);
    } catch (error) {
      this.aborted = true;
      if (named === undefined || !OUTDATED.has(codeOf(error) ?? '')) throw error;
      this.broken = true;
      if (alone) return await this.#ask(text, values, undefined);
      throw error;
    } finally {
      this.#rest();
    }
  }

  rowsWritten(): Promise<null> {
    return Promise.resolve(null);
  }

  async close(): Promise<void> {
    this.broken = true;
    await this.#session.end();
  }

  async #ask(text: string, values: readonly unknown[], named: Named | undefined): Promise<QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const known = named?.described ?? null;
        const sent = known && sentAs(values);
        if (known && sent) this.#session.query(new Repeated(known, sent, { resolve, reject }));
        else this.#askDriver(text, values, named, { resolve, reject });
      });
    } catch (error) {
      // The driver's errors come from its socket, without the caller's stack.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** With our own query object: the driver would copy that of another, property by property. */
  #askDriver(
    text: string,
    values: readonly unknown[],
    named: Named | undefined,
    { resolve, reject }: Settling,
  ): void {
    const query = new pg.Query<object>(text, [...values], (error, result) => {
      if (error) {
        reject(error);
        return;
      }
      if (named) named.described ??= described(named.name, result.fields, this.#types);
      resolve(resultOf(result));
    });
    this.#session.query(Object.assign(query, { name: named?.name }));
  }

  /** A statement is named when it is repeated: one that runs once would only fill the server. */
  #namedAs(text: string): Named | undefined {
    const known = this.#named.get(text);
    if (known !== undefined || this.#named.size === STATEMENTS_NAMED) return known;
    if (this.#seen.get(text) === undefined) {
      this.#seen.set(text, true);
      return undefined;
    }
    this.#seen.delete(text);
    const named = { name: `docket_${String(this.#named.size)}`, described: null };
    this.#named.set(text, named);
    return named;
  }
}

class PostgresClient extends KnexPg {
  override async _query(connection: PostgresConnection, query: CompiledQuery): Promise<CompiledQuery> {
    query.response = await connection.query(query.sql, query.bindings);
    return query;
  }

  /** A raw statement returns its rows, as on SQLite. */
  override processResponse(query: CompiledQuery, runner: unknown): unknown {
    const answer = super.processResponse(query, runner);
    return query.method === 'raw' && isQueryResult(answer) ? answer.rows : answer;
  }

  override transaction(): never {
    throw new Error('The store opens transactions: use write or snapshot.');
  }
}

function isQueryResult(answer: unknown): answer is QueryResult {
  return typeof answer === 'object' && answer !== null && 'rows' in answer;
}

/** Every setting that the store relies on is set here; the server's configuration may differ. */
function settings(purpose: Purpose): string {
  const chosen = {
    TimeZone: "'UTC'",
    synchronous_commit: 'on',
    // Groups of search matches come in their order; and many short queries gain nothing from several processes.
    max_parallel_workers_per_gather: 0,
    default_transaction_read_only: purpose === 'reading' ? 'on' : 'off',
    idle_in_transaction_session_timeout: purpose === 'writing' ? WRITER_PAUSE_MILLISECONDS : 0,
    statement_timeout: purpose === 'migrating' || purpose === 'building' ? 0 : STATEMENT_MILLISECONDS,
    lock_timeout: purpose === 'writing' ? WRITER_LOCK_MILLISECONDS : 0,
    ...(purpose === 'claiming' || purpose === 'writing' ? VANISHED : {}),
  };
  return Object.entries(chosen)
    .map(([name, value]) => `SET ${name} = ${String(value)};`)
    .join('\n');
}

/** In any other encoding, case, length and order of text would differ from SQLite's. */
async function refuseOtherEncodings(session: pg.Client): Promise<void> {
  const { rows } = await session.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new DatabaseRefused(
      `The database has the encoding ${String(encoding)}: create it with ENCODING 'UTF8'.`,
    );
  }
}

export function postgresEngine(url: string): Engine {
  const { host, pathname } = new URL(url);
  const called = host + pathname;
  const connect = (purpose: Purpose): Promise<Listening> => connected(url, purpose);
  const claiming = (): Promise<Listening> => connect('claiming');
  return {
    called,
    dialect: postgres,
    client: PostgresClient,
    // The server does the work, and a reader mostly waits for the network.
    readers: 8,
    connect,
    exists: () => true,
    explained: async error => {
      if (!lacksExtension(error)) return error;
      const connection = await connect('reading');
      try {
        return await extensionRefused(called, connection, error);
      } finally {
        await connection.close();
      }
    },
    replacing: () => replaceDatabase(called, () => connect('building')),
    join: () => joinServers(called, claiming),
    claim: () => claimAlone(called, claiming),
    inTurn: act => inTurn(called, claiming, act),
  };
}

async function connected(url: string, purpose: Purpose): Promise<Listening> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  types.setTypeParser(LEAVES_AS_BYTES, value => value);
  const line = new Socket();
  const session = new pg.Client({
    connectionString: url,
    fallback_application_name: `docket ${purpose}`,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    stream: () => line,
    types,
  });
  handOverBytes(session.connection);
  const connection = new PostgresConnection(session, line, types);
  // The driver's timeout ends with the login, and the first queries after it may get no response.
  const late = setTimeout(() => connection.interrupt(), CONNECT_MILLISECONDS);
  try {
    await session.connect();
    await session.query(settings(purpose));
    if (purpose === 'migrating' || purpose === 'building') {
      await refuseOtherEncodings(session);
      await session.query(FIND_EXTENSION);
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  } finally {
    clearTimeout(late);
  }
}
