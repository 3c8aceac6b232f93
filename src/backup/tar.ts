/** The tar blocks of a backup file. Only one encoding is accepted, so that no byte stays unread. */

export const BLOCK = 512;

/** Offsets of the header fields. */
const AT = { name: 0, mode: 100, uid: 108, gid: 116, size: 124, time: 136, sum: 148, kind: 156, magic: 257 };

/** The largest size that its field can hold. */
const LARGEST = 8 ** 11 - 1;

export function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > AT.mode || size > LARGEST)
    throw new Error(`${name} does not fit into a tar archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, AT.name, 'ascii');
  header.write('0000600\0', AT.mode, 'ascii');
  header.write('0000000\0', AT.uid, 'ascii');
  header.write('0000000\0', AT.gid, 'ascii');
  header.write(`${size.toString(8).padStart(11, '0')}\0`, AT.size, 'ascii');
  header.write('00000000000\0', AT.time, 'ascii');
  header.write(' '.repeat(8), AT.sum, 'ascii');
  header.write('0', AT.kind, 'ascii');
  header.write('ustar\x0000', AT.magic, 'ascii');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, AT.sum, 'ascii');
  return header;
}

/** Null for anything that we would not have written. */
export function entryIn(header: Buffer): { readonly name: string; readonly size: number } | null {
  const name = header.toString('latin1', AT.name, header.indexOf(0, AT.name));
  const size = Number.parseInt(header.toString('latin1', AT.size, AT.size + 11), 8);
  if (name === '' || name.length > AT.mode || !Number.isSafeInteger(size) || size < 0) return null;
  return headerOf(name, size).equals(header) ? { name, size } : null;
}

/** The padding after this many bytes. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** After the last entry. */
export const END = Buffer.alloc(2 * BLOCK);
