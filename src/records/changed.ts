/** Issues, pages and comments as delta sync shows them: of what is gone, only that it is gone. */
import type { Schemas } from '../generated/types.ts';
import { changedComment } from './comment.ts';
import { indexedIssue } from './issue.ts';
import { indexedPage } from './page.ts';
import { type Field, type Shape, column, columns, flag, recordSql, shape } from './shape.ts';

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
  comment: orGone('comment', changedComment),
};

/** The record of a live row; of one in the trash, only that it is gone. */
export function orGone<Shown>(kind: Schemas['Changed']['kind'], live: Shape<Shown>): Field {
  return dialect =>
    `CASE WHEN ${kind}s.deleted_at IS NULL THEN ${recordSql(live, dialect)} ELSE ${recordSql(tombstone(kind), dialect)} END`;
}
