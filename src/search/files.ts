/** Files that were found, each with the first item that the caller can read of those that use it. */
import type { AttachmentRow } from '../attachments/rows.ts';
import { PRINTED } from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import { joined, raw, sql } from '../store/sql.ts';
import { readableLinks, type Scope } from './matches.ts';

export type FoundFile = Pick<AttachmentRow, 'id' | 'filename' | 'sha256' | 'mime' | 'size_bytes'> & {
  /** The project and the identifier of the item. */
  readonly project_id: number | null;
  readonly identifier: string;
};

/** Items of older projects come first, and issues and pages before comments. */
const PLACE = raw(`row_number() OVER (
    PARTITION BY attachment_links.attachment_id
    ORDER BY COALESCE(attachment_links.project_id, 0), attachment_links.comment_id IS NOT NULL,
      attachment_links.page_id IS NOT NULL,
      COALESCE(attachment_links.issue_id, attachment_links.page_id, attachment_links.comment_id)
  ) AS place`);

const PROJECTS = raw('LEFT JOIN projects ON projects.id = attachment_links.project_id');

export async function filesFound(read: Read, scope: Scope, ids: readonly number[]): Promise<FoundFile[]> {
  if (ids.length === 0) return [];
  const given = joined(
    ids.map(id => sql`${id}`),
    ', ',
  );
  const uses = sql`SELECT attachment_links.attachment_id, attachment_links.project_id,
      COALESCE(${raw(PRINTED.issue)}, ${raw(PRINTED.page)}) AS identifier, ${PLACE}
    FROM ${readableLinks(scope, PROJECTS)} AND attachment_links.attachment_id IN (${given})`;
  const files = sql`SELECT attachments.id, filename, sha256, mime, size_bytes, project_id, identifier
    FROM (${uses}) AS uses JOIN attachments ON attachments.id = uses.attachment_id WHERE uses.place = 1`;
  return (await read.rows(files.in(read.dialect))) as FoundFile[];
}
