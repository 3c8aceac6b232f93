/** How SQLite says it. */
import { codeOf, type Dialect } from './dialect.ts';

const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** Unavailable as well: the disk is full or fails, the file cannot be opened or written, a slow statement was interrupted. */
const AWAY = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_INTERRUPT',
]);

export const sqlite: Dialect = {
  engine: 'sqlite',
  beginWriting: 'BEGIN IMMEDIATE',
  beginReading: 'BEGIN DEFERRED',
  danglingReferences: 'PRAGMA foreign_key_check',
  placed: text => text,
  samplesItsTables: false,
  migrationWords: {
    id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    integer: 'INTEGER',
    real: 'REAL',
    text: 'TEXT',
    bytes: 'BLOB',
    strict: 'STRICT',
  },
  isUniqueViolation: error => isConstraint(error, 'UNIQUE constraint failed'),
  isForeignKeyViolation: error => isConstraint(error, 'FOREIGN KEY constraint failed'),
  isBusy: error => BUSY.has(codeOf(error) ?? ''),
  isDiskFull: error => codeOf(error) === 'SQLITE_FULL',
  isUnavailable: error => BUSY.has(codeOf(error) ?? '') || AWAY.has(codeOf(error) ?? ''),
};

/** The driver gives one code to every broken constraint; only the message tells which. */
function isConstraint(error: unknown, words: string): boolean {
  return error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT' && error.message.includes(words);
}
