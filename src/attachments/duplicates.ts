/** The uses of a file, and other files with the same bytes, limited to what the caller can read. */
import type { Authority } from '../access/authority.ts';
import { whereReadable } from '../access/readable.ts';
import type { Schemas } from '../generated/types.ts';
import { groupByKey } from '../records/group-by-key.ts';
import type { Read } from '../store/read.ts';
import { attachmentById } from './lookup.ts';
import type { AttachmentRow } from './rows.ts';
import { liveUsesOf, useRecord } from './uses.ts';

export async function linksOf(read: Read, by: Authority, id: number): Promise<Schemas['AttachmentLinks']> {
  const { sha256 } = await attachmentById(read, id);
  const equal = await read
    .db<AttachmentRow>('attachments')
    .where({ sha256 })
    .orderBy('id')
    .select('id', 'filename');
  const sameBytes = read.db('attachments').where({ sha256 }).select('id');
  const uses = await whereReadable(
    liveUsesOf(read).whereIn('attachment_links.attachment_id', sameBytes),
    'attachment_links.project_id',
    by,
  );
  const entities = groupByKey(uses.map(use => [use.attachment_id, useRecord(use)]));
  return {
    entities: entities.get(id) ?? [],
    duplicates: equal
      .filter(other => other.id !== id)
      .map(other => ({
        attachment_id: other.id,
        filename: other.filename,
        entities: entities.get(other.id) ?? [],
      })),
  };
}
