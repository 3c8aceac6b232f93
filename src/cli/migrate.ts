/** Says which migrations the next start applies, and changes nothing. */
import type { Config } from '../config/schema.ts';
import { schemaState } from '../store/schema/migrate.ts';
import { engineOf } from '../store/store.ts';
import { said, type Said } from './said.ts';

export async function pendingMigrations({ database_url }: Config): Promise<Said> {
  const { current, pending } = await schemaState(await engineOf(database_url));
  const state = current === null ? 'There is no database yet.' : `The database is at ${current}.`;
  const next = pending.length === 0 ? 'No migration is pending.' : `Pending: ${pending.join(', ')}.`;
  return said(`${state} ${next}`, { current, pending });
}
