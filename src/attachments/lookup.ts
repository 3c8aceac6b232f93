/** Finding one file by the id in a path, and asking for the role in what uses it. */
import type { Authority } from '../access/authority.ts';
import { allowFile, PERSON, type OwnedFile } from '../access/files.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import type { AttachmentRow } from './rows.ts';

type FoundFile = AttachmentRow & OwnedFile;

export async function allowedAttachment(read: Read, by: Authority, id: number): Promise<AttachmentRow> {
  const [file] = await filesById(read, { id });
  await allowFile(read, by, file);
  if (!file) throw new Error('a file that is not there was allowed');
  return file;
}

const filesById = fixedQuery<'id', FoundFile>(({ db }, mark) =>
  db('attachments')
    .leftJoin('users', 'users.id', 'attachments.uploader_id')
    .where('attachments.id', mark('id'))
    .select<FoundFile[]>('attachments.*', db.raw(`${PERSON} AS person_id`)),
);
