/**
 * Files that are imported with their project: their words are indexed before their rows exist, and the rows are written all
 * at once.
 */
import { WHERE_LINKED } from '../store/dialects/search.ts';
import { portions } from '../store/portions.ts';
import { writeText } from '../store/writing/search-text.ts';
import { baseOf, endOf } from '../store/search-tables.ts';
import type { Work } from '../store/work.ts';
import type { CarriedLink } from './links.ts';
import type { AttachmentRow } from './rows.ts';
import { takeRoom } from './bytes/storage.ts';

/** Stores the words of a file whose row does not exist yet; until then, no search finds it. */
export async function keepWords(
  work: Work,
  { id, filename }: Pick<AttachmentRow, 'id' | 'filename'>,
  words: string,
): Promise<void> {
  work.untraced();
  await writeText(work, {
    shelf: 'attachment',
    id,
    project_id: WHERE_LINKED,
    title: filename,
    body: words,
  });
}

/** Deletes the words of files whose rows were never written. */
export async function forgetWords(work: Work): Promise<void> {
  work.untraced();
  const base = baseOf('attachment');
  await work
    .db('search_texts')
    .whereBetween('docid', [base, endOf('attachment')])
    .whereNotExists(work.db('attachments').whereRaw(`attachments.id = search_texts.docid - ${base}`))
    .delete();
}

/** Without activity, which the import brings along. */
export async function insertFiles(
  work: Work,
  files: readonly AttachmentRow[],
  links: readonly CarriedLink[],
  limit: number,
): Promise<void> {
  work.untraced();
  await takeRoom(work, files, limit);
  for (const part of portions(files)) await work.db('attachments').insert(part);
  for (const part of portions(links)) await work.db('attachment_links').insert(part);
}
