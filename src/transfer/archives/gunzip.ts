/** Unpacks a file that is one member of gzip and nothing else: what stands behind it is nobody's to see, and so is refused. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { CEILINGS } from './ceilings.ts';
import { beyond, invalid } from './refusing.ts';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/** A packer may note the name of the file; it notes nothing else. */
const NAMED = 0x08;
const LONGEST_NAME = 1024;

/** The tar around the entries takes a block or two for each of them, and ends in a few. */
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

/** Where the packed bytes begin, and what stands behind them. */
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
