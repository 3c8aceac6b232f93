/** Creates, edits and deletes comments. */
import type { Authority } from '../../access/authority.ts';
import { allowAuthor } from '../../access/author.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Account } from '../../identity/caller.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Work } from '../../store/work.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { traceReferences } from '../bodies.ts';
import { refuseStale } from '../stale.ts';
import {
  type CommentRow,
  type Host,
  type On,
  commentKind,
  commentRecord,
  hostOf,
  shownCommentKind,
} from '../../records/comment.ts';
import type { Named } from '../../records/identifiers.ts';
import { sizeLimits } from '../../text/limits.ts';

/** The longest text of a comment, in bytes of UTF-8. */
export const MOST_BYTES = sizeLimits.comment_content.most;

/** Creates a comment on an issue or a page. */
export async function addComment(
  work: Work,
  by: Authority,
  author: Account,
  on: On,
  content: string,
  kind: CommentRow['kind'] = 'comment',
): Promise<CommentRow> {
  const host = await hostOf(work, on);
  const text = normalizeNewlines(content);
  if (Buffer.byteLength(text) > MOST_BYTES) throw refuse.commentTooLarge();
  const comment = await work.insert(shownCommentKind, {
    ...columnsOf(on, host),
    identifier: host.identifier,
    user_id: author.id,
    imported_author: null,
    content: text,
    kind,
    deleted_at: null,
    went_with_parent: 0,
  });
  await traceReferences(work, by, subjectOf(commentKind, comment), {
    field: 'content',
    before: '',
    after: text,
  });
  await host.touch(work);
  return comment;
}

/** Replaces the text. A text that was longer than the limit before there was one may keep its length. */
export async function editComment(
  work: Work,
  by: Authority,
  id: number,
  { content, expected_seq }: Schemas['CommentUpdate'],
): Promise<CommentRow> {
  const { comment, host } = await ownComment(work, by, id);
  await refuseStale(work, comment, expected_seq, commentRecord);
  const before = comment.content;
  const text = normalizeNewlines(content);
  if (Buffer.byteLength(text) > Math.max(MOST_BYTES, Buffer.byteLength(before))) {
    throw refuse.commentTooLarge();
  }
  const after = await work.update(shownCommentKind, comment, { content: text });
  if (after === comment) return comment;
  await traceReferences(work, by, subjectOf(commentKind, comment), {
    field: 'content',
    before,
    after: text,
  });
  await host.touch(work);
  return after;
}

/** Leaves a tombstone, so that clients remove the comment from their copies. */
export async function deleteComment(work: Work, by: Authority, id: number): Promise<void> {
  const { comment, host } = await ownComment(work, by, id);
  await work.update(commentKind, comment, { deleted_at: work.now }, 'delete');
  await host.touch(work);
}

interface OwnComment {
  readonly comment: Named<CommentRow>;
  readonly host: Host;
}

/** An active comment that the caller wrote, or may edit as an administrator. */
async function ownComment(work: Work, by: Authority, id: number): Promise<OwnComment> {
  const row = await work.db<CommentRow>('comments').where({ id }).whereNull('deleted_at').first();
  if (!row) throw refuse.notFound();
  const host = await hostOf(work, onOf(row));
  allowAuthor(by, row.user_id);
  return { comment: { ...row, identifier: host.identifier }, host };
}

function onOf({ issue_id, page_id }: CommentRow): On {
  return issue_id === null ? { kind: 'page', id: page_id ?? 0 } : { kind: 'issue', id: issue_id };
}

function columnsOf({ kind, id }: On, { project_id }: Host) {
  return kind === 'issue'
    ? { project_id, issue_id: id, page_id: null }
    : { project_id, issue_id: null, page_id: id };
}
