/** The SQLite dialect. */
import { codeOf, type Dialect, type WriteFault } from './dialect.ts';
import { sqliteCarrying } from './sqlite-carrying.ts';
import { sqliteSearch } from './sqlite-search.ts';

const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** Also unavailable: the disk is full or fails, the file cannot be opened or written, a slow statement was interrupted. */
const AWAY = new Set([
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_INTERRUPT',
]);

const WRITE_FAULTS: Readonly<Record<string, WriteFault>> = {
  SQLITE_FULL: 'disk_full',
  SQLITE_READONLY: 'database_read_only',
  SQLITE_IOERR: 'database_io_error',
  SQLITE_BUSY: 'database_locked',
};

export const sqlite: Dialect = {
  engine: 'sqlite',
  today: 'NULL',
  localDay: (column, minutesEast) => `date(${column}, '${minutesEast} minutes')`,
  databaseBytes: 'SELECT page_count * page_size AS value FROM pragma_page_count(), pragma_page_size()',
  beginWriting: 'BEGIN IMMEDIATE',
  newsOf: null,
  beginReading: 'BEGIN DEFERRED',
  danglingReferences: 'PRAGMA foreign_key_check',
  placed: text => text,
  columnsBefore: {
    text: (columns, query) => query.replace(/^select (?:distinct )?/i, select => `${select}${columns}, `),
    values: (ofColumns, ofQuery) => [...ofColumns, ...ofQuery],
    counted: text => text,
  },
  together: null,
  samplesItsTables: false,
  search: sqliteSearch,
  carrying: sqliteCarrying,
  migrationWords: {
    id: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    integer: 'INTEGER',
    real: 'REAL',
    text: 'TEXT',
    bytes: 'BLOB',
    strict: 'STRICT',
  },
  json: {
    object: fields => `json_object(${fields.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`,
    // Plainly written, a fraction would have only 15 digits, and a whole number would become 1.0.
    real: sql =>
      `CASE WHEN ${sql} = CAST(${sql} AS INTEGER) THEN CAST(${sql} AS INTEGER) ELSE json(format('%!.17g', ${sql})) END`,
    flag: sql => `json(CASE ${sql} WHEN 1 THEN 'true' ELSE 'false' END)`,
    // Concatenated as text: SQLite forgets that a value is JSON when rows are sorted.
    texts: query =>
      `json((SELECT '[' || COALESCE(group_concat(json_quote(item), ','), '') || ']' FROM (${query})))`,
    records: query => `json((SELECT '[' || COALESCE(group_concat(item, ','), '') || ']' FROM (${query})))`,
    stored: sql => `json(${sql})`,
    noItems: `json('[]')`,
    list: (record, only) =>
      `CAST('[' || COALESCE(group_concat(${record}, ',' || char(10))${only ? ` FILTER (WHERE ${only})` : ''}, '') || ']' AS BLOB)`,
    // The driver returns a BLOB as one Buffer.
    whole: sql => `CAST(${sql} AS BLOB)`,
    before: (text, mark) => `substr(${text}, 1, instr(${text}, '${mark}') - 1)`,
    idList: (id, place) => `json_group_array(${id} ORDER BY ${place})`,
    picked: '(SELECT value AS id, key AS place FROM json_each(?)) AS picked',
    joinInOrder: 'CROSS JOIN',
    inOrder: () => '',
  },
  isUniqueViolation: error => isConstraint(error, 'UNIQUE constraint failed'),
  isForeignKeyViolation: error => isConstraint(error, 'FOREIGN KEY constraint failed'),
  isBusy: error => BUSY.has(codeOf(error) ?? ''),
  writeFault: error => WRITE_FAULTS[codeOf(error) ?? ''] ?? null,
  isMisfit: error => ['SQLITE_CONSTRAINT', 'SQLITE_MISMATCH', 'SQLITE_TOOBIG'].includes(codeOf(error) ?? ''),
  isUnavailable: error => BUSY.has(codeOf(error) ?? '') || AWAY.has(codeOf(error) ?? ''),
};

/** The driver has one code for every constraint violation; only the message says which. */
function isConstraint(error: unknown, words: string): boolean {
  return error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT' && error.message.includes(words);
}
