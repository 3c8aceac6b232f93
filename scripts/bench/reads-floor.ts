/** A server that does nothing else than a read needs: the statements that it is told, prepared once, and their bytes. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import sqlite3 from 'sqlite3';

export interface Statement {
  readonly text: string;
  readonly values: readonly Knex.Value[];
  /** Asked once: its bytes are kept. */
  readonly isKept?: boolean;
}

export interface Floor {
  readonly file: string;
  /** By path and query: the caller's first, then what writes the answer. */
  readonly calls: Readonly<Record<string, readonly Statement[]>>;
}

type Ask = () => Promise<readonly object[]>;

function prepared(database: sqlite3.Database, { text, values, isKept = false }: Statement): Ask {
  const statement = database.prepare(text.replace(/ limit \?/g, ' limit ? + 0'));
  const ask: Ask = () =>
    new Promise((resolve, reject) => {
      statement.all([...values], (error: Error | null, rows: object[]) => {
        if (error) reject(error);
        else resolve(rows);
      });
    });
  let kept: ReturnType<Ask> | null = null;
  return isKept ? () => (kept ??= ask()) : ask;
}

function serve({ file, calls }: Floor): void {
  const database = new sqlite3.Database(file, sqlite3.OPEN_READONLY);
  const asks = new Map(
    Object.entries(calls).map(([path, statements]) => [path, statements.map(one => prepared(database, one))]),
  );
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for (const ask of asks.get(path) ?? []) {
      for (const value of Object.values((await ask())[0] ?? {}))
        if (Buffer.isBuffer(value)) pieces.push(value);
    }
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
