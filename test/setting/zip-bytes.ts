/** ZIP archives built byte by byte, valid or not, including what no packer writes. */

import { deflateRawSync } from 'node:zlib';

/** The claims of a directory entry, which may be false. */
export interface Claim {
  readonly name?: string | Buffer;
  readonly size?: number;
  readonly compressed?: number;
  readonly flags?: number;
  readonly extra?: Buffer;
  /** The claimed offset of its bytes. */
  readonly offset?: number;
}

export interface Ending {
  readonly count?: number;
  readonly directoryAt?: number;
  readonly disk?: number;
  readonly comment?: Buffer;
}

const UTF8 = 0x800;

/** A whole archive with these entries. Its checksums do not matter here. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const pieces: Buffer[] = [];
  const claims: Claim[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const piece = Buffer.concat([localHeader({ name }), packed]);
    claims.push({ name, size: Buffer.byteLength(content), compressed: packed.length, offset });
    pieces.push(piece);
    offset += piece.length;
  }
  const directory = Buffer.concat(claims.map(directoryEntry));
  return Buffer.concat([...pieces, directory, endOfDirectory(claims.length, directory.length, offset, {})]);
}

/** `content` is at the claimed position of the first entry, after its header. */
export function zipBytes(claims: readonly Claim[], ending: Ending = {}, content = Buffer.alloc(0)): Buffer {
  const first = Buffer.concat([localHeader(claims[0] ?? {}), content]);
  const directory = Buffer.concat(claims.map(directoryEntry));
  return Buffer.concat([
    first,
    directory,
    endOfDirectory(claims.length, directory.length, first.length, ending),
  ]);
}

/** A ZIP64 archive, whose real numbers are in a separate record. */
export function zip64Bytes(count: bigint, directoryAt: bigint, recordAt: bigint): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(count, 24);
  record.writeBigUInt64LE(count, 32);
  record.writeBigUInt64LE(directoryAt, 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(recordAt, 8);
  locator.writeUInt32LE(1, 16);
  const ending = { count: 0xffff, directoryAt: 0xffff_ffff };
  return Buffer.concat([localHeader({}), record, locator, endOfDirectory(0, 0xffff_ffff, 0, ending)]);
}

/** The real offset of that record. */
export const RECORD_AT = 30n;

function nameOf({ name = '' }: Claim): Buffer {
  return typeof name === 'string' ? Buffer.from(name) : name;
}

function localHeader(claim: Claim): Buffer {
  const name = nameOf(claim);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry(claim: Claim): Buffer {
  const { size = 0, compressed = 0, flags = UTF8, extra = Buffer.alloc(0), offset = 0 } = claim;
  const name = nameOf(claim);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x0201_4b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(compressed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name, extra]);
}

function endOfDirectory(
  entries: number,
  size: number,
  at: number,
  { count = entries, directoryAt = at, disk = 0, comment = Buffer.alloc(0) }: Ending,
): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(disk, 4);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(directoryAt, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, comment]);
}
