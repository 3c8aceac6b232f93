/** The rows of a copy, as in the index and the changes of a project. */
import type { components } from './generated/rows.ts';

type Schemas = components['schemas'];

export type ProjectIndex = Schemas['ProjectIndex'];
export type ProjectChanges = Schemas['ProjectChanges'];
/** An active row, or the four fields of a deleted one. */
export type Changed = Schemas['Changed'];

export type IssueRow = Required<Schemas['ChangedIssue']>;
export type PageRow = Required<Schemas['ChangedPage']>;
export type CommentRow = Required<Schemas['ChangedComment']>;
export type Row = IssueRow | PageRow | CommentRow;
export type RowName = Pick<Row, 'kind' | 'id'>;

/** By the contract, a row that is not deleted has every field of its kind. */
export function isLive(row: Changed): row is Row {
  return !row.deleted;
}
