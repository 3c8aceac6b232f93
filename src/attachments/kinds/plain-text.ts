/** Plain text is UTF-8 without the control characters that text never has; logs may contain colours. */

/** Control bytes that text may contain: tab, line ends, form feed, backspace, escape. */
const ALLOWED = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

const DELETE = 0x7f;

/** Quickly excludes most files that are not text, by their first bytes. */
export function looksLikeText(sample: Buffer): boolean {
  return !holdsControls(sample);
}

/** Reads the file to its end, or to the first byte that cannot be in text. */
export async function isPlainText(file: AsyncIterable<Buffer>): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of file) {
      if (holdsControls(piece)) return false;
      utf8.decode(piece, { stream: true });
    }
    utf8.decode();
    return true;
  } catch (error) {
    // The decoder throws this for bytes that are not UTF-8.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function holdsControls(bytes: Buffer): boolean {
  for (const byte of bytes) {
    if ((byte < 0x20 && !ALLOWED.has(byte)) || byte === DELETE) return true;
  }
  return false;
}
