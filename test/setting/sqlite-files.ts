/** Malicious SQLite files, made by SQL that the server itself would never run. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite3 from 'sqlite3';

/** The bytes of a file that the statements have filled. */
export async function sqliteFile(sql: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-made-'));
  const path = join(folder, 'made.db');
  try {
    await runIn(path, sql);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs statements on a file, which is created if it does not exist. */
export async function runIn(path: string, sql: string): Promise<void> {
  const file = new sqlite3.Database(path);
  await new Promise<void>((resolve, reject) => {
    file.exec(sql, error => {
      if (error) reject(error);
      else resolve();
    });
  });
  await new Promise<void>(resolve => {
    file.close(() => {
      resolve();
    });
  });
}

const PAGE = 512;
const LEVELS = 16;

/**
 * A table whose tree has a few pages, each of which has the next one as all of its children: walking it exceeds the time
 * limit.
 */
export function endlessTable(): Buffer {
  const pages = [
    schemaPage(),
    ...Array.from({ length: LEVELS }, (_, level) => innerPage(level + 3)),
    leafPage(),
  ];
  return Buffer.concat(pages);
}

function schemaPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  page.write('SQLite format 3\0', 'latin1');
  page.writeUInt16BE(PAGE, 16);
  page.set([1, 1, 0, 64, 32, 32], 18);
  page.writeUInt32BE(LEVELS + 2, 28);
  page.writeUInt32BE(4, 44);
  page.writeUInt32BE(1, 56);
  const values = ['table', 't', 't', 2, 'CREATE TABLE t (a)'];
  const body = Buffer.concat(
    values.map(value => (typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value))),
  );
  const types = values.map(value => (typeof value === 'number' ? 1 : value.length * 2 + 13));
  const record = Buffer.concat([Buffer.from([types.length + 1, ...types]), body]);
  const cell = Buffer.concat([Buffer.from([record.length, 1]), record]);
  const at = PAGE - cell.length;
  cell.copy(page, at);
  // A leaf with one row.
  page.set([13, 0, 0, 0, 1, at >> 8, at & 255, 0, at >> 8, at & 255], 100);
  return page;
}

function innerPage(child: number): Buffer {
  const page = Buffer.alloc(PAGE);
  const cells = 60;
  const start = PAGE - cells * 5;
  page.set([5, 0, 0, 0, cells, start >> 8, start & 255, 0], 0);
  page.writeUInt32BE(child, 8);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = start + cell * 5;
    page.writeUInt16BE(at, 12 + cell * 2);
    page.writeUInt32BE(child, at);
    page[at + 4] = cell + 1;
  }
  return page;
}

function leafPage(): Buffer {
  const page = Buffer.alloc(PAGE);
  // One row, with one null column: a leaf without any is detected.
  const row = [2, 1, 2, 0];
  const at = PAGE - row.length;
  page.set([13, 0, 0, 0, 1, at >> 8, at & 255, 0, at >> 8, at & 255], 0);
  page.set(row, at);
  return page;
}
