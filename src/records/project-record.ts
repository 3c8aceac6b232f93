/** A project as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import type { ProjectRow } from './rows.ts';

export function projectRecord(row: ProjectRow): Schemas['Project'] {
  return { ...row, is_public: row.is_public === 1 };
}
