/** Files that were found, each by the first item that the caller can read of those that use it. */
import type { AttachmentRow } from '../attachments/rows.ts';
import { PRINTED } from '../records/identifiers.ts';
import { linksIn } from './matches.ts';
import { BEGINNING, type Sources, type Thing } from './things.ts';

type Row = Pick<AttachmentRow, 'id' | 'sha256' | 'mime' | 'size_bytes'> &
  Pick<Thing, 'project_id' | 'identifier' | 'title'>;

/** Items of older projects come first, and issues and pages before comments. */
const FIRST = `row_number() OVER (
  PARTITION BY attachment_links.attachment_id
  ORDER BY COALESCE(attachment_links.project_id, 0), attachment_links.comment_id IS NOT NULL,
    attachment_links.page_id IS NOT NULL,
    COALESCE(attachment_links.issue_id, attachment_links.page_id, attachment_links.comment_id)
) AS place`;

export async function filesFound(sources: Sources, ids: readonly number[]): Promise<Thing[]> {
  const things: Thing[] = [];
  for (const row of await rowsOf(sources, ids)) {
    const { id, project_id, identifier, title } = row;
    things.push({
      id,
      project_id,
      identifier,
      title,
      parent_page_id: null,
      beginning: await sources.files.words(row, BEGINNING),
      whole: row.size_bytes > BEGINNING ? () => sources.files.words(row) : null,
    });
  }
  return things;
}

function rowsOf({ read, scope }: Sources, ids: readonly number[]): Promise<Row[]> {
  const links = linksIn(read, scope)
    .leftJoin('projects', 'projects.id', 'attachment_links.project_id')
    .whereIn('attachment_links.attachment_id', [...ids])
    .select(
      'attachment_links.attachment_id',
      'attachment_links.project_id',
      read.db.raw(`COALESCE(${PRINTED.issue}, ${PRINTED.page}) AS identifier, ${FIRST}`),
    );
  return read.db
    .from(links.as('uses'))
    .join('attachments', 'attachments.id', 'uses.attachment_id')
    .where('uses.place', 1)
    .select<Row[]>('attachments.id', 'sha256', 'mime', 'size_bytes', 'project_id', 'identifier', {
      title: 'filename',
    });
}
