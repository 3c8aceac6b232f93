/** Finds a file by its id. */
import { orNotFound } from '../records/or-not-found.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import type { AttachmentRow } from './rows.ts';

export async function attachmentById(read: Read, id: number): Promise<AttachmentRow> {
  return orNotFound(await filesById(read, { id }));
}

const filesById = fixedQuery<'id', AttachmentRow>(({ db }, mark) =>
  db('attachments')
    .where({ id: mark('id') })
    .select<AttachmentRow[]>('attachments.*'),
);
