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
export function commentsAuthored(read: Read) {
  return authored(read).select<AuthoredRow[]>('comments.*');
}

/** The same for callers who choose the columns. */
export function authored({ db }: Read) {
  return db('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select({ author: 'users.username', author_display_name: 'users.display_name' });
}

/** The id of an author without an account; no account has it. */
const NO_ACCOUNT = -1;

/**
 * Who wrote a comment, by the names of the account; without an account, by the name that came with the import. No
 * can have a name with this mark, since usernames have no spaces.
 */
export function authorOf(row: AuthoredRow) {
  const { user_id, author, author_display_name } = row;
  const imported = `${authorName(row)} (imported)`;
  return {
    user_id: user_id ?? NO_ACCOUNT,
    author: author ?? imported,
    author_display_name: author_display_name ?? imported,
  };
}

/** The author's name without a mark, as an archive carries it on. */
export function authorName({
  author,
  imported_author,
}: Pick<AuthoredRow, 'author' | 'imported_author'>): string {
  return author ?? imported_author ?? 'somebody';
}

export function commentRecord(row: AuthoredRow): Schemas['Comment'] {
  return {
    id: row.id,
    issue_id: row.issue_id,
    page_id: row.page_id,
    ...authorOf(row),
    content: row.content,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
