/** The refusal of a database that cannot be used, thrown where that is found out. */

/** Its message is one sentence for the operator, and never shows the password that an address may hold. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

/** What a driver or the system said, as the refusal of the database that is called so. */
export function databaseRefused(called: string, cause: unknown): DatabaseRefused {
  if (cause instanceof DatabaseRefused) return cause;
  return new DatabaseRefused(`The database ${called} cannot be used (${reasonOf(cause)}).`, { cause });
}

/** Where a name leads to several addresses, each has a reason of its own, and the whole has none. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
