/** Issues, pages and comments as delta sync shows them: the first line of a text, and of what is gone only that it is gone. */
import type { Schemas } from '../generated/types.ts';
import { previewOf } from '../text/preview.ts';
import { printed } from './identifiers.ts';
import type { CommentRow, IssueRow, PageRow, ProjectRow } from './rows.ts';

interface Labelled {
  readonly labels: readonly string[];
}

export interface SyncedIssue extends IssueRow, Labelled {
  readonly kind: 'issue';
}

export interface SyncedPage extends PageRow, Labelled {
  readonly kind: 'page';
}

export interface SyncedComment extends CommentRow {
  readonly author: string;
  readonly kind: 'comment';
}

export type Synced = SyncedIssue | SyncedPage | SyncedComment;

type Of = Pick<ProjectRow, 'identifier'>;

export function issueSummary({ identifier }: Of, { labels, ...row }: SyncedIssue): Schemas['IndexedIssue'] {
  const shown = { deleted: false, preview: previewOf(row.description), labels: [...labels] };
  return { ...row, identifier: printed('issue', identifier, row.sequence), ...shown };
}

export function pageSummary(
  { identifier }: Of,
  { labels, pinned, ...row }: SyncedPage,
): Schemas['IndexedPage'] {
  const shown = {
    deleted: false,
    preview: previewOf(row.content),
    pinned: pinned === 1,
    labels: [...labels],
  };
  return { ...row, identifier: printed('page', identifier, row.sequence), ...shown };
}

export function changedRecord(project: Of, row: Synced): Schemas['Changed'] {
  const { kind, id, seq } = row;
  if (row.deleted_at !== null) return { kind, seq, deleted: true, id };
  if (row.kind === 'issue') return issueSummary(project, row);
  if (row.kind === 'page') return pageSummary(project, row);
  return { ...row, deleted: false, user_id: row.user_id ?? -1, username: row.author };
}
