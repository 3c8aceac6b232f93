/** The rows of a copy, as the index and the changes of a project give them. */
import type { components } from './generated/rows.ts';

type Schemas = components['schemas'];

export type ProjectIndex = Schemas['ProjectIndex'];
export type ProjectChanges = Schemas['ProjectChanges'];
/** A live row, or the four fields that are left of one that is gone. */
export type Changed = Schemas['Changed'];

export type IssueRow = Required<Schemas['ChangedIssue']>;
export type PageRow = Required<Schemas['ChangedPage']>;
export type CommentRow = Required<Schemas['ChangedComment']>;
export type Row = IssueRow | PageRow | CommentRow;
export type RowName = Pick<Row, 'kind' | 'id'>;

/** By the contract, what is not deleted carries every field of its kind. */
export function isLive(row: Changed): row is Row {
  return !row.deleted;
}
