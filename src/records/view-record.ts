/** A saved view as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import type { ViewRow } from './rows.ts';

export function viewRecord(row: ViewRow): Schemas['SavedView'] {
  return { ...row, is_default: row.is_default === 1 };
}
