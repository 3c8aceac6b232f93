/** The searchable text of a file: plain text up to a length. */
import { open } from 'node:fs/promises';
import { codeOf } from '../../store/dialects/dialect.ts';
import type { AttachmentRow } from '../rows.ts';

/** A longer file is found only by its name. */
const LONGEST_TEXT = 512 * 1024;

/** The text or its first bytes; empty if the file is not text, or if its bytes were removed before its row. */
export async function wordsIn(
  path: string,
  { mime, size_bytes }: Pick<AttachmentRow, 'mime' | 'size_bytes'>,
  most = LONGEST_TEXT,
): Promise<string> {
  if (mime !== 'text/plain' || size_bytes > LONGEST_TEXT) return '';
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size_bytes, most)));
      // Drops a character that was cut in half at the end.
      return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
    } finally {
      await file.close();
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
