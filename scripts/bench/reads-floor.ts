/** A minimal server for comparison: the given statements, prepared once, and their bytes. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import pg from 'pg';
import sqlite3 from 'sqlite3';

export interface Statement {
  readonly text: string;
  readonly values: readonly Knex.Value[];
  /** Run once: its bytes are cached. */
  readonly isKept?: boolean;
}

export interface Floor {
  /** As the store receives it. */
  readonly url: string;
  /** By path and query: the caller's statement first, then the one that writes the response. */
  readonly calls: Readonly<Record<string, readonly Statement[]>>;
}

type Ask = () => Promise<readonly object[]>;
type Prepare = (statement: Statement) => Ask;

/** As many connections as the server has readers there. */
const POSTGRES_CONNECTIONS = 8;

function onSqlite(file: string): Prepare {
  const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
  return ({ text, values }) => {
    const statement = database.prepare(text.replace(/ limit \?/g, ' limit ? + 0'));
    return () =>
      new Promise((resolve, reject) => {
        statement.all([...values], (error: Error | null, rows: object[]) => {
          if (error) reject(error);
          else resolve(rows);
        });
      });
  };
}

function onPostgres(url: string): Prepare {
  const pool = new pg.Pool({ connectionString: url, max: POSTGRES_CONNECTIONS });
  return ({ text, values }) => {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
    return async () => (await pool.query<object>({ name, text, values: [...values] })).rows;
  };
}

function keeping(ask: Ask): Ask {
  let kept: ReturnType<Ask> | null = null;
  return () => (kept ??= ask());
}

/** The response bytes, or else the rows: one engine returns bytes, the other text. */
function writtenIn(rows: readonly object[]): Buffer[] {
  const written = rows.flatMap(row =>
    Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
      if (!/^(written|column_\d+)$/.test(name)) return [];
      return [Buffer.isBuffer(value) ? value : Buffer.from(String(value))];
    }),
  );
  return written.length > 0 ? written : [Buffer.from(JSON.stringify(rows))];
}

function serve({ url, calls }: Floor): void {
  const [, file] = /^sqlite:(.*)$/.exec(url) ?? [];
  const prepare = file === undefined ? onPostgres(url) : onSqlite(file);
  const asks = new Map(
    Object.entries(calls).map(([path, statements]) => [
      path,
      statements.map(one => (one.isKept === true ? keeping(prepare(one)) : prepare(one))),
    ]),
  );
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const [caller, ...others] = asks.get(path) ?? [];
    await caller?.();
    const rows: object[] = [];
    for (const ask of others) rows.push(...(await ask()));
    const pieces = writtenIn(rows);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': length });
    for (const piece of pieces) response.write(piece);
    response.end();
  };
  const server = createServer((request, response) => void answer(request.url ?? '', response));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.(`http://127.0.0.1:${String(port)}`);
  });
}

process.on('disconnect', () => process.exit());
process.once('message', message => {
  serve(message as Floor);
});
