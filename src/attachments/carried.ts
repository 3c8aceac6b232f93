/** Files that come with their whole project: found by their words before they have rows, and written all at once. */
import { WHERE_LINKED } from '../store/dialects/search.ts';
import { portions } from '../store/portions.ts';
import { writeText } from '../store/writing/search-text.ts';
import { baseOf, endOf } from '../store/search-tables.ts';
import type { Work } from '../store/work.ts';
import type { CarriedLink } from './links.ts';
import type { AttachmentRow } from './rows.ts';
import { takeRoom } from './bytes/storage.ts';

/** What is found of a file whose row is still to come; until then nothing leads to it. */
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

/** Forgets the words of files whose rows never came. */
export async function forgetWords(work: Work): Promise<void> {
  work.untraced();
  const base = baseOf('attachment');
  await work
    .db('search_texts')
    .whereBetween('docid', [base, endOf('attachment')])
    .whereNotExists(work.db('attachments').whereRaw(`attachments.id = search_texts.docid - ${base}`))
    .delete();
}

/** Without activity: the import brings that with it. */
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
