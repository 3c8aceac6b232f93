/** The extension pg_trgm, for the trigram index: used from any schema, and created if it is missing. */
import { codeOf } from '../dialects/dialect.ts';
import type { Connection } from './engine.ts';
import { DatabaseRefused } from '../unusable.ts';

/** Its operators are found by any query, so only index creation needs its schema; new tables stay in the current one. */
export const FIND_EXTENSION = `
  SELECT set_config('search_path', concat_ws(', ', NULLIF(current_setting('search_path'), ''), quote_ident(n.nspname)), FALSE)
  FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace
  WHERE e.extname = 'pg_trgm' AND has_schema_privilege(n.oid, 'USAGE') AND n.nspname <> ALL (current_schemas(FALSE))`;

const STATE = `
  SELECT quote_ident(current_user) AS role, quote_ident(n.nspname) AS schema,
    EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') AS available
  FROM (SELECT 1) AS one
  LEFT JOIN pg_extension AS e ON e.extname = 'pg_trgm' LEFT JOIN pg_namespace AS n ON n.oid = e.extnamespace`;

interface State {
  readonly role: string;
  readonly schema: string | null;
  readonly available: boolean;
}

/** Insufficient privilege, undefined file, feature not supported, undefined object. */
const CODES = new Set(['42501', '58P01', '0A000', '42704']);

/** Whether a statement failed because the extension is missing. */
export function lacksExtension(error: unknown): boolean {
  return (
    error instanceof Error &&
    CODES.has(codeOf(error) ?? '') &&
    /\bextension\b|gin_trgm_ops/.test(error.message)
  );
}

export async function extensionRefused(
  called: string,
  connection: Connection,
  cause: unknown,
): Promise<DatabaseRefused> {
  const [state] = (await connection.rows(STATE, [])) as [State];
  return new DatabaseRefused(sentenceOf(called, state), { cause });
}

function sentenceOf(called: string, { role, schema, available }: State): string {
  if (schema !== null)
    return (
      `The extension pg_trgm of the database ${called} is in the schema ${schema}, which the role ${role} may not use: ` +
      `run GRANT USAGE ON SCHEMA ${schema} TO ${role} in that database as a superuser.`
    );
  if (available)
    return (
      `The database ${called} needs the extension pg_trgm, which the role ${role} may not create: ` +
      'run CREATE EXTENSION pg_trgm in that database as a superuser.'
    );
  return (
    `The server of the database ${called} lacks the extension pg_trgm: install the contrib modules of PostgreSQL there ` +
    '(often the package postgresql-contrib), then run CREATE EXTENSION pg_trgm in that database as a superuser.'
  );
}
