/** Issues, pages and comments in delta sync. A deleted item has only its id and the fact that it is deleted. */
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

/** Changed rows, by kind: SQL for a row of the kind's table, joined with its project and a comment's author. */
export const CHANGED: Readonly<Record<Schemas['Changed']['kind'], Field>> = {
  issue: orGone('issue', indexedIssue),
  page: orGone('page', indexedPage),
  comment: orGone('comment', changedComment),
};

/** The record of an active row; for one in the trash, only that it is deleted. */
export function orGone<Shown>(kind: Schemas['Changed']['kind'], live: Shape<Shown>): Field {
  return dialect =>
    `CASE WHEN ${kind}s.deleted_at IS NULL THEN ${recordSql(live, dialect)} ELSE ${recordSql(tombstone(kind), dialect)} END`;
}
