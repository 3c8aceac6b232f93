/** What is written in a file, for those who search: plain text that is not too long. */
import { open } from 'node:fs/promises';
import { codeOf } from '../../store/dialects/dialect.ts';
import type { AttachmentRow } from '../rows.ts';

/** Of a longer file only the name is found. */
const LONGEST_TEXT = 512 * 1024;

/** The first bytes of it, if not all; nothing for a file that is no text, and for one whose bytes went before its row did. */
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
      // Whatever was cut in half at the end is left out.
      return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
    } finally {
      await file.close();
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
