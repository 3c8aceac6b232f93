/** Unpacks a file that is exactly one gzip member. Anything after it is refused, since it would never be looked at. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { CEILINGS } from './ceilings.ts';
import { beyond, invalid } from './refusing.ts';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/** The only header field that is accepted: a packer may store the file name. */
const NAMED = 0x08;
const LONGEST_NAME = 1024;

/** Tar adds a block or two to each entry, and a few at the end. */
const AROUND = 4 * 1024 * 1024;

export async function* gunzipped(path: string): AsyncGenerator<Buffer, void> {
  const { start, size, trailer } = await ends(path);
  const inflate = createInflateRaw();
  const source = createReadStream(path, { start });
  source.on('error', error => inflate.destroy(error));
  source.pipe(inflate);
  let [bytes, sum] = [0, 0];
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > CEILINGS.max_expanded_bytes + AROUND) throw beyond('max_expanded_bytes');
      sum = crc32(piece, sum);
      yield piece;
    }
  } finally {
    source.destroy();
    inflate.destroy();
  }
  if (start + inflate.bytesWritten + TRAILER_BYTES !== size) throw invalid('there is data after its end');
  if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== bytes % 2 ** 32)
    throw invalid('its checksum is wrong');
}

/** The position of the compressed bytes, and of the bytes after them. */
async function ends(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(HEADER_BYTES + LONGEST_NAME);
    await file.read(head, 0, head.length, 0);
    const trailer = Buffer.alloc(TRAILER_BYTES);
    if (size < HEADER_BYTES + TRAILER_BYTES || head.readUIntBE(0, 3) !== 0x1f8b08)
      throw invalid('it is not a gzip file');
    await file.read(trailer, 0, TRAILER_BYTES, size - TRAILER_BYTES);
    return { start: startOf(head), size, trailer };
  } finally {
    await file.close();
  }
}

function startOf(head: Buffer): number {
  const flags = head[3] ?? 0;
  if (flags === 0) return HEADER_BYTES;
  const end = head.indexOf(0, HEADER_BYTES);
  if (flags !== NAMED || end === -1) throw invalid('its gzip header contains more than a name');
  return end + 1;
}
