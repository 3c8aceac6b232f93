/** Recreates the tables of a PostgreSQL database in one transaction: other sessions see the old ones until it commits. */
import { OURS } from '../dialects/postgres-carrying.ts';
import { postgres } from '../dialects/postgres.ts';
import type { Connection, Replacement } from './engine.ts';
import { DatabaseRefused } from '../unusable.ts';

/** All our objects: in the current schema, without those of extensions. */
const CLEAR = `
  SET LOCAL lock_timeout = '30s';
  DO $$
  DECLARE one RECORD;
  BEGIN
    FOR one IN SELECT c.oid::regclass AS name FROM pg_class AS c WHERE ${OURS}
    LOOP EXECUTE format('DROP TABLE IF EXISTS %s CASCADE', one.name); END LOOP;
    FOR one IN SELECT p.oid::regprocedure AS name FROM pg_proc AS p
      WHERE p.pronamespace = current_schema()::regnamespace AND NOT EXISTS (
        SELECT 1 FROM pg_depend AS d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
    LOOP EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', one.name); END LOOP;
  END $$`;

export async function replaceDatabase(
  called: string,
  connect: () => Promise<Connection>,
): Promise<Replacement> {
  const connection = await connect();
  try {
    await connection.run(postgres.beginWriting);
    await connection.run(CLEAR);
  } catch (error) {
    await connection.close();
    if (!postgres.isBusy(error)) throw error;
    throw new DatabaseRefused(`Another program is using the database ${called}: stop it first.`, {
      cause: error,
    });
  }
  return {
    connection,
    swap: async () => {
      await connection.run('COMMIT');
      await connection.close();
    },
    // Ending the session ends its transaction.
    abandon: async () => {
      if (!connection.broken) await connection.close();
    },
  };
}
