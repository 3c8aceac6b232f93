/** Databases that cannot be used: refused at the start, or away for the moment. */

import { Refusal } from '../generated/refusals.ts';
import { codeOf } from './dialects/dialect.ts';

/** Its message is one sentence for the operator, and never shows the password that an address may hold. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/** Several servers would each go on with settings and counters of their own. */
export function servedAlready(called: string): DatabaseRefused {
  return new DatabaseRefused(
    `Another server has the database ${called}: stop it first, or give this one a database of its own.`,
  );
}

/** The database is gone, full, frozen or out of reach: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is unavailable (${reasonOf(cause)}).`, { cause });
  }
}

/** What a driver or the system said, as the refusal of the database that is called so. */
export function databaseRefused(called: string, cause: unknown): DatabaseRefused {
  if (cause instanceof DatabaseRefused) return cause;
  return new DatabaseRefused(`The database ${called} cannot be used (${reasonOf(cause)}).`, { cause });
}

/** What an engine says while nobody is answered yet is of the database: damaged, full, locked, somebody else's. */
export function ofDatabase(called: string, error: unknown): unknown {
  // A refusal has a code of its own, and so has what the system says.
  const isElse = error instanceof Refusal || (error instanceof Error && 'syscall' in error);
  const isOfEngine = codeOf(error) !== undefined && !isElse;
  return isOfEngine ? databaseRefused(called, error) : error;
}

/** Where a name leads to several addresses, each has a reason of its own, and the whole has none. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  if (!(cause instanceof Error)) return String(cause);
  // Knex puts the statement before what the engine says, which is enough for an operator.
  return codeOf(cause) === undefined ? cause.message : cause.message.replace(/^.* - /s, '');
}
