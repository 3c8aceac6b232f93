/** A comment as the API answers it: with the names of its author's account, or the name that it was imported under. */
import type { Schemas } from '../generated/types.ts';
import { commentKind } from './kinds.ts';
import { column, columns, shape } from './shape.ts';
import { recordWithId, shownKind } from './written.ts';

/** The id of an author without an account; no account has it. */
export const NO_ACCOUNT = -1;

/** The author's account, where there is one. */
export const JOIN_AUTHOR = 'LEFT JOIN users ON users.id = comments.user_id';

/** No account's name can have this mark, since usernames have no spaces. */
const MARK = ' (imported)';

/** Without an account, the name that came with the import. */
const IMPORTED = `COALESCE(comments.imported_author, 'somebody') || '${MARK}'`;

/** How the author of an imported comment is shown. */
export function importedName(author: string): string {
  return `${author}${MARK}`;
}

/** The author's name without the mark, as an archive carries it on. */
export const AUTHOR_NAME = `COALESCE(users.username, comments.imported_author, 'somebody')`;

export const AUTHOR = {
  id: column(`COALESCE(comments.user_id, ${NO_ACCOUNT})`),
  username: column(`COALESCE(users.username, ${IMPORTED})`),
};

export const comment = shape<Schemas['Comment']>()({
  ...columns('comments', 'id', 'issue_id', 'page_id'),
  user_id: AUTHOR.id,
  author: AUTHOR.username,
  author_display_name: column(`COALESCE(users.display_name, ${IMPORTED})`),
  ...columns('comments', 'content', 'created_at', 'updated_at'),
});

export const commentRecord = recordWithId(comment, 'comments', ({ db }) =>
  db('comments').joinRaw(JOIN_AUTHOR),
);

export const shownCommentKind = shownKind(commentKind, comment, JOIN_AUTHOR);
