/** The files of an archive: their type, size and search words. */
import { keepWords } from '../../attachments/carried.ts';
import type { Received } from '../../attachments/bytes/contents.ts';
import type { AttachmentRow } from '../../attachments/rows.ts';
import { describeFile } from '../../attachments/uploads.ts';
import { wordsInFile } from '../../attachments/kinds/words.ts';
import { Refusal } from '../../generated/refusals.ts';
import type { Door } from '../../store/store.ts';
import type { Origin } from '../../store/work.ts';
import { normalizeNewlines } from '../../text/newlines.ts';
import { invalid } from './refusing.ts';
import type { Verified } from './verifying.ts';

/** A file by its id in the archive, ready to insert. It has no uploader on this instance. */
export type FileRow = AttachmentRow & { readonly uploader_id: null };

/** The file type is detected again: the archive's claims are not trusted. */
export async function describeFiles(
  { attachments, blobs }: Verified,
  importerId: number,
): Promise<FileRow[]> {
  const described: FileRow[] = [];
  for (const { id, sha256, filename, alt_text, created_at } of attachments) {
    const received = blobs.get(sha256);
    if (!received) throw invalid('a file is missing');
    described.push({
      ...(await describeOrRefuse(received, filename, importerId)),
      id,
      created_at,
      uploader_id: null,
      alt_text: alt_text === null ? null : normalizeNewlines(alt_text),
    });
  }
  return described;
}

/** An archive may only contain files that could be uploaded. */
async function describeOrRefuse(received: Received, filename: string, importerId: number) {
  try {
    return await describeFile(received, filename, importerId);
  } catch (error) {
    throw error instanceof Refusal && error.code.startsWith('file_') ? invalid(error.message) : error;
  }
}

/** Reads and writes the words of one file at a time: together they may be as long as the whole archive. */
export async function stageWords<Call extends Origin>(
  { call, store }: { readonly call: Call; readonly store: Door },
  files: readonly FileRow[],
  { blobs }: Pick<Verified, 'blobs'>,
): Promise<void> {
  for (const file of files) {
    const words = await wordsInFile(blobs.get(file.sha256)?.path ?? '', file);
    await store.stage(call, work => keepWords(work, file, words));
  }
}
