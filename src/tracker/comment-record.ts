/** A comment as the API answers it: with the names of its author's account, or the name that it was imported under. */
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import type { CommentRow } from './rows.ts';

/** A row with its author's names; null on an imported one. */
export interface AuthoredRow extends CommentRow {
  readonly author: string | null;
  readonly author_display_name: string | null;
}

/** Comments with their authors, deleted ones included: callers add `deleted_at` as they need it. */
export function commentsAuthored({ db }: Read) {
  return db('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select<AuthoredRow[]>('comments.*', {
      author: 'users.username',
      author_display_name: 'users.display_name',
    });
}

/** The author's id where there is no account: nobody here has it. */
const NO_ACCOUNT = -1;

export function commentRecord(row: AuthoredRow): Schemas['Comment'] {
  const imported = row.imported_author ?? '';
  return {
    id: row.id,
    issue_id: row.issue_id,
    page_id: row.page_id,
    user_id: row.user_id ?? NO_ACCOUNT,
    author: row.author ?? imported,
    author_display_name: row.author_display_name ?? imported,
    content: row.content,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
