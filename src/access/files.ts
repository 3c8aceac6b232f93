/** The right to read, change or delete a file: it follows from its links, and without links from its uploader. */
import type { Read } from '../store/read.ts';
import { revealed } from './authority.ts';

/** The person of an uploader that is joined as `users`: a person and the person's tools count as one. */
export const PERSON = 'COALESCE(users.owner_id, users.id)';

/** Links with the comment they are on, and the issue or page of the link or its comment. */
export function linksWithItems({ db }: Pick<Read, 'db'>) {
  return db('attachment_links').joinRaw(THEIR_ITEMS);
}

const THEIR_ITEMS = `LEFT JOIN comments ON comments.id = attachment_links.comment_id
  LEFT JOIN issues ON issues.id = COALESCE(attachment_links.issue_id, comments.issue_id)
  LEFT JOIN pages ON pages.id = COALESCE(attachment_links.page_id, comments.page_id)`;

/** The same for SQL that is written as text. */
export const LINKS_WITH_ITEMS = `attachment_links ${THEIR_ITEMS}`;

/** Whether the item of such a link is not in the trash. */
export const LIVE = 'COALESCE(comments.deleted_at, issues.deleted_at, pages.deleted_at) IS NULL';

const PROJECT = 'attachment_links.project_id';

/** Whether the file has a link with this condition. */
const linked = (condition: string): string =>
  `EXISTS (SELECT 1 FROM attachment_links WHERE attachment_links.attachment_id = attachments.id AND ${condition})`;

/** The same for links whose item is not in the trash. */
const linkedLive = (condition: string): string =>
  `EXISTS (SELECT 1 FROM attachment_links ${THEIR_ITEMS}
    WHERE attachment_links.attachment_id = attachments.id AND ${LIVE} AND ${condition})`;

const READABLE = `CASE WHEN :everything = 1 THEN ${revealed(PROJECT)}
  ELSE ${PROJECT} IN (SELECT project_id FROM project_members WHERE user_id = :member) END`;

/** The workspace has no roles. */
const HELD = `CASE WHEN :everything = 1 THEN ${PROJECT} IS NOT NULL AND ${revealed(PROJECT)}
  ELSE ${PROJECT} IN (SELECT project_id FROM project_members WHERE user_id = :member AND role <> 'viewer') END`;

/**
 * SQL: the caller's role for a file, up to maintainer, or `workspace`; null if it is hidden. Uploaders have access to their
 * file while nothing uses it, or while its items are in the trash of a project that they can read.
 */
export const FILE = `SELECT CASE
    WHEN (:administrator = 1 OR ${PERSON} = :member) AND (NOT ${linked('TRUE')} OR ${linked(READABLE)}) THEN 'lead'
    WHEN NOT ${linkedLive(READABLE)} THEN NULL
    WHEN ${linkedLive(HELD)} THEN 'maintainer'
    WHEN ${linkedLive(`${PROJECT} IS NOT NULL`)} THEN 'viewer'
    ELSE 'workspace' END
  FROM attachments LEFT JOIN users ON users.id = attachments.uploader_id WHERE attachments.id = :id`;
