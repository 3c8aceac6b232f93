/**
 * Counts the rows of tables in an untrusted SQLite file. The file is opened as immutable, so that nothing is written beside
 * it. Its schema is not trusted, and our statements run only if their compiled program does nothing but count. Run it in a
 * separate process: SQLite may take as long as the file makes it.
 */
import { pathToFileURL } from 'node:url';
import sqlite3 from 'sqlite3';

export interface CountedTable {
  readonly name: string;
  readonly rows: number;
}

const GUARDS = `
  PRAGMA trusted_schema = OFF;
  PRAGMA cell_size_check = ON;
  PRAGMA mmap_size = 0;
  PRAGMA query_only = ON;
  PRAGMA hard_heap_limit = 67108864;
`;

/** Tables with their own pages: neither views nor virtual tables. Names with this prefix are SQLite's. */
const TABLES = `
  SELECT name FROM sqlite_schema
  WHERE type = 'table' AND rootpage > 0 AND sql LIKE 'CREATE TABLE %' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  ORDER BY name LIMIT ?
`;

/** The opcodes of a program that counts the rows of one table. */
const COUNTING = new Set([
  'Init',
  'Transaction',
  'Goto',
  'OpenRead',
  'Count',
  'Close',
  'Copy',
  'ResultRow',
  'Halt',
  'Noop',
]);

/** The first tables by name; fails if SQLite cannot read the file to the end. */
export async function countTables(path: string, most: number): Promise<CountedTable[]> {
  const file = await openForeign(path);
  try {
    await run(file, GUARDS);
    const names = await rowsOf<{ readonly name: string }>(file, TABLES, [most]);
    const tables: CountedTable[] = [];
    for (const { name } of names) {
      const rows = await countIn(file, name);
      if (rows !== null) tables.push({ name, rows });
    }
    return tables;
  } finally {
    await new Promise<void>(resolve => {
      file.close(() => {
        resolve();
      });
    });
  }
}

/** Null if it only looks like a table: a schema can be forged. */
async function countIn(file: sqlite3.Database, name: string): Promise<number | null> {
  const count = `SELECT count(*) AS rows FROM main."${name.replaceAll('"', '""')}"`;
  const steps = await rowsOf<{ readonly opcode: string }>(file, `EXPLAIN ${count}`);
  if (!steps.every(({ opcode }) => COUNTING.has(opcode))) return null;
  const [counted] = await rowsOf<{ readonly rows: number }>(file, count);
  return counted?.rows ?? 0;
}

function openForeign(path: string): Promise<sqlite3.Database> {
  const address = `${pathToFileURL(path).href}?immutable=1`;
  return new Promise((resolve, reject) => {
    const file = new sqlite3.Database(
      address,
      sqlite3.OPEN_READONLY | sqlite3.OPEN_URI,
      (error: Error | null) => {
        if (error) reject(error);
        else resolve(file);
      },
    );
  });
}

function run(file: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    file.exec(sql, error => {
      if (error) reject(error);
      else resolve();
    });
  });
}

function rowsOf<Row>(
  file: sqlite3.Database,
  sql: string,
  bindings: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    file.all<Row>(sql, bindings, (error, rows) => {
      if (error) reject(error);
      else resolve(rows);
    });
  });
}
