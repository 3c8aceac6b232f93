/** Comments: the row, its shapes with author names, its kind, and the issue or page of a comment. */
import type { Schemas } from '../generated/types.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { id, maybe, oneOf, shortText, since, stamp, text } from './carried.ts';
import type { Named } from './identifiers.ts';
import { MARK, NO_ACCOUNT } from './imported.ts';
import { issueById, issueKind } from './issue.ts';
import { ALL_STAMPS, projectUpdated } from './kind-parts.ts';
import { pageById, pageKind } from './page.ts';
import { column, columns, picked, shape, flag } from './shape.ts';
import { recordWithId, shownKind } from './written.ts';

export interface CommentRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly issue_id: number | null;
  readonly page_id: number | null;
  readonly user_id: number | null;
  /** The imported name, without the mark that readers see after it. */
  readonly imported_author: string | null;
  readonly content: string;
  readonly kind: 'comment' | 'verification';
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
  readonly went_with_parent: number;
}

/** The author's account, if there is one. */
export const JOIN_AUTHOR = 'LEFT JOIN users ON users.id = comments.user_id';

/** Without an account, the imported name. */
const IMPORTED = `COALESCE(comments.imported_author, 'somebody') || '${MARK}'`;

/** The author's name without the mark, for archives. */
export const AUTHOR_NAME = `COALESCE(users.username, comments.imported_author, 'somebody')`;

const AUTHOR = {
  id: column(`COALESCE(comments.user_id, ${NO_ACCOUNT})`),
  username: column(`COALESCE(users.username, ${IMPORTED})`),
};

export const comment = shape<Schemas['Comment']>()({
  ...columns('comments', 'id', 'issue_id', 'page_id'),
  user_id: AUTHOR.id,
  author: AUTHOR.username,
  author_display_name: column(`COALESCE(users.display_name, ${IMPORTED})`),
  ...columns('comments', 'content', 'kind', 'seq', 'created_at', 'updated_at'),
});

export const changedComment = shape<Required<Schemas['ChangedComment']>>()({
  kind: column(`'comment'`),
  ...columns('comments', 'seq'),
  deleted: flag('0'),
  ...columns('comments', 'id', 'issue_id', 'page_id'),
  user_id: AUTHOR.id,
  username: AUTHOR.username,
  comment_kind: column('comments.kind'),
  ...columns('comments', 'created_at', 'updated_at'),
});

export const publicComment = shape<Schemas['PublicComment']>()(
  picked(
    comment,
    ...([
      'id',
      'issue_id',
      'page_id',
      'author_display_name',
      'content',
      'kind',
      'created_at',
      'updated_at',
    ] as const),
  ),
);

/** The fields in archives. */
export const carriedComment = {
  id,
  issue_id: maybe(id),
  page_id: maybe(id),
  author: shortText,
  content: text,
  kind: since('comment', oneOf('comment', 'verification')),
  created_at: stamp,
  updated_at: stamp,
};

/** `identifier` is that of the comment's issue or page. */
export const commentKind: TracedKind<Named<CommentRow>, never, 'comment'> = {
  entity: 'comment',
  table: 'comments',
  unstored: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {},
  texts: ['content'],
  named: {},
  silent: ['deleted_at', 'went_with_parent'],
  of: ({ id, project_id, issue_id, page_id, identifier, content }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id,
    page_id,
    title: content,
  }),
  text: ({ id, project_id, content }) => ({ shelf: 'comment', id, project_id, title: '', body: content }),
  event: ({ project_id }, _action, seq) => projectUpdated(project_id, seq),
};

export const shownCommentKind = shownKind(commentKind, comment, JOIN_AUTHOR);

export const commentRecord = recordWithId(comment, 'comments', ({ db }) =>
  db('comments').joinRaw(JOIN_AUTHOR),
);

/** An issue or a page by its id. */
export interface On {
  readonly kind: 'issue' | 'page';
  readonly id: number;
}

export interface Host {
  readonly project_id: number | null;
  readonly identifier: string;
  /** Gives the host its next `seq`. */
  touch(work: Work): Promise<unknown>;
}

/** A missing or trashed item has no comments. */
export async function hostOf(read: Read, { kind, id }: On): Promise<Host> {
  if (kind === 'issue') {
    const issue = await issueById(read, id);
    return { ...issue, touch: work => work.touch(issueKind, issue) };
  }
  const page = await pageById(read, id);
  return { ...page, touch: work => work.touch(pageKind, page) };
}
