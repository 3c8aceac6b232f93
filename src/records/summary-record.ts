/** Issues, pages and comments as delta sync shows them: the first line of a text, and of what is gone only that it is gone. */
import type { Schemas } from '../generated/types.ts';
import { AUTHOR } from './comment-record.ts';
import { PRINTED } from './identifiers.ts';
import { labelsOf } from './labels.ts';
import { preview } from './preview.ts';
import { column, columns, flag, real, recordSql, shape, type Field, type Shape } from './shape.ts';

const LIVE = { deleted: flag('0') };

export const indexedIssue = shape<Schemas['IndexedIssue']>()({
  kind: column(`'issue'`),
  ...columns('issues', 'seq'),
  ...LIVE,
  ...columns('issues', 'id'),
  identifier: column(PRINTED.issue),
  ...columns('issues', 'title', 'status', 'priority', 'module_id'),
  sort_order: real('issues.sort_order'),
  ...columns('issues', 'start_date', 'target_date', 'created_at', 'updated_at'),
  preview: preview('issues', 'description'),
  labels: labelsOf('issue'),
});

export const indexedPage = shape<Schemas['IndexedPage']>()({
  kind: column(`'page'`),
  ...columns('pages', 'seq'),
  ...LIVE,
  ...columns('pages', 'id'),
  identifier: column(PRINTED.page),
  ...columns('pages', 'title', 'status', 'folder_id'),
  pinned: flag('pages.pinned'),
  ...columns('pages', 'created_at', 'updated_at'),
  preview: preview('pages', 'content'),
  labels: labelsOf('page'),
});

const liveComment = shape<Required<Schemas['ChangedComment']>>()({
  kind: column(`'comment'`),
  ...columns('comments', 'seq'),
  ...LIVE,
  ...columns('comments', 'id', 'issue_id', 'page_id'),
  user_id: AUTHOR.id,
  username: AUTHOR.username,
  ...columns('comments', 'created_at', 'updated_at'),
});

type Tombstone = Pick<Schemas['ChangedIssue'], 'seq' | 'deleted' | 'id'> & Pick<Schemas['Changed'], 'kind'>;

const tombstone = (kind: Schemas['Changed']['kind']) =>
  shape<Tombstone>()({
    kind: column(`'${kind}'`),
    ...columns(`${kind}s`, 'seq'),
    deleted: flag('1'),
    ...columns(`${kind}s`, 'id'),
  });

/** What changed, by its kind: SQL for a row of the kind's table, its project joined and a comment's author too. */
export const CHANGED: Readonly<Record<Schemas['Changed']['kind'], Field>> = {
  issue: orGone('issue', indexedIssue),
  page: orGone('page', indexedPage),
  comment: orGone('comment', liveComment),
};

/** The record of a live row; of one in the trash, only that it is gone. */
export function orGone<Shown>(kind: Schemas['Changed']['kind'], live: Shape<Shown>): Field {
  return dialect =>
    `CASE WHEN ${kind}s.deleted_at IS NULL THEN ${recordSql(live, dialect)} ELSE ${recordSql(tombstone(kind), dialect)} END`;
}
