/** The searchable text of a file: plain text up to a length. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { codeOf } from '../../store/dialects/dialect.ts';
import type { ByteRange } from '../bytes/ranges.ts';
import type { AttachmentRow } from '../rows.ts';

/** A longer file is found only by its name. */
const LONGEST_TEXT = 512 * 1024;

/** The text or its first bytes; empty if the file is not text, or if its bytes were removed before its row. */
export async function wordsIn(
  read: (range: ByteRange) => Promise<Readable>,
  { mime, size_bytes }: Pick<AttachmentRow, 'mime' | 'size_bytes'>,
  most = LONGEST_TEXT,
): Promise<string> {
  const end = Math.min(size_bytes, most) - 1;
  if (mime !== 'text/plain' || size_bytes > LONGEST_TEXT || end < 0) return '';
  try {
    const bytes = await read({ start: 0, end });
    // Drops a character that was cut in half at the end.
    return new TextDecoder().decode(Buffer.concat(await bytes.toArray()), { stream: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** The same of a file that was just received. */
export function wordsInFile(path: string, file: Pick<AttachmentRow, 'mime' | 'size_bytes'>): Promise<string> {
  return wordsIn(range => Promise.resolve(createReadStream(path, range)), file);
}
