/** Databases that cannot be used: refused at the start, or unavailable for the moment. */

import { codeOf, type WriteFault } from './dialects/dialect.ts';

/** Its message is one sentence for the operator, and never shows the password in a URL. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/** Another server has the database, or a command has it for itself. */
export class ServedAlready extends DatabaseRefused {
  constructor(called: string) {
    super(`Another server is using the database ${called}: stop it first, or use a separate database.`);
  }
}

/** The database is gone, full, frozen or unreachable: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is unavailable (${reasonOf(cause)}).`, { cause });
  }
}

/** The database can be read, but a write failed because of its disk, or of another holder. */
export class WritesFailing extends DatabaseUnavailable {
  readonly fault: WriteFault;

  constructor(fault: WriteFault, cause: unknown) {
    super(cause);
    this.fault = fault;
  }
}

/** Wraps an error of the driver or the system as a refusal of this database. */
export function databaseRefused(called: string, cause: unknown): DatabaseRefused {
  if (cause instanceof DatabaseRefused) return cause;
  return new DatabaseRefused(`The database ${called} cannot be used (${reasonOf(cause)}).`, { cause });
}

/** All connections to the database were in use for so long that the reader timed out. */
export class NoReaderFree extends Error {
  override readonly name = 'NoReaderFree';

  constructor() {
    super('Every connection to the database was in use for too long.');
  }
}

/** SQLite's codes, and SQLSTATEs, each of which has a digit. */
const OF_ENGINE = /^(SQLITE_\w+|(?=.*\d)[0-9A-Z]{5})$/;

/** At the start, an engine error is about the database: damaged, full, locked, or in use. */
export function ofDatabase(called: string, error: unknown): unknown {
  return OF_ENGINE.test(codeOf(error) ?? '') ? databaseRefused(called, error) : error;
}

/** If a name resolves to several addresses, each attempt has a reason, and the error as a whole has none. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  if (!(cause instanceof Error)) return String(cause);
  // Knex puts the statement in front of the engine's message, which is enough for an operator.
  const code = codeOf(cause);
  if (code === undefined) return cause.message;
  const message = cause.message.replace(/^.* - /s, '');
  return NOT_THERE.has(code) ? `${message}: is database_url right, and does that server run?` : message;
}

/** System error codes for an unreachable database server. */
const NOT_THERE = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
]);
