/** Saved views: the row, its kind and its record. */
import type { Schemas } from '../generated/types.ts';
import type { UntracedKind } from '../store/kinds.ts';
import { TIMES, foldedName } from './kind-parts.ts';

/** A saved view: the way in which a caller displays the issues of a project. */
export interface ViewRow {
  readonly id: number;
  readonly project_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly config: string;
  readonly is_default: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const viewKind: UntracedKind<ViewRow, 'name_folded'> = {
  entity: null,
  table: 'saved_views',
  stamps: TIMES,
  derived: { name_folded: foldedName },
};

export function viewRecord(row: ViewRow): Schemas['SavedView'] {
  return { ...row, is_default: row.is_default === 1 };
}
