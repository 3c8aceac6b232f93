/** Unpacks an archive, one entry at a time, into private files; tricks with tar end here. */
import { extract, type Extract, type Header } from 'tar-stream';
import type { Contents, Received } from '../../attachments/bytes/contents.ts';
import { Refusal } from '../../generated/refusals.ts';
import { DatabaseUnavailable } from '../../store/unusable.ts';
import { codeOf } from '../../store/dialects/dialect.ts';
import { CEILINGS } from './ceilings.ts';
import { blobPath, kindIn, KIND_NAMES, MANIFEST, rowsPath } from './format.ts';
import { gunzipped } from './gunzip.ts';
import { beyond, invalid } from './refusing.ts';

const BLOCK = 512;

/** Packers that are given folders store them as entries too. */
const FOLDERS = new Set(['', 'rows/', 'blobs/']);

const KNOWN = new Set([MANIFEST, ...KIND_NAMES.map(rowsPath)]);
/** The number of kinds of unknown rows that are unpacked, to be named in the refusal. */
const MOST_UNKNOWN_KINDS = 20;
const BLOB = new RegExp(`^${blobPath('[0-9a-f]{64}')}$`);

/** The entries by path. `taken` holds them too, even on failure: the caller discards them. */
export async function unpackArchive(
  path: string,
  contents: Contents,
  taken: Received[],
): Promise<ReadonlyMap<string, Received>> {
  const tar = extract();
  // The iterator receives a failure; before that it must not end the process.
  tar.on('error', () => {});
  const tail = new Tail();
  const feeding = feed(tar, tail, gunzipped(path));
  const reading = read(tar, contents, taken);
  const [fed, done] = await Promise.allSettled([feeding, reading]);
  // Our own error came first and caused the other one.
  if (done.status === 'rejected' && isOurs(done.reason)) throw done.reason;
  if (fed.status === 'rejected') throw asRefusal(fed.reason);
  if (done.status === 'rejected') throw asRefusal(done.reason);
  tail.refuseBehind(done.value.end);
  return done.value.entries;
}

function isOurs(error: unknown): boolean {
  return error instanceof Refusal || error instanceof DatabaseUnavailable;
}

/** Errors of zlib and tar mean that the archive is broken. */
function asRefusal(error: unknown): unknown {
  const isSystem = /^E[A-Z]+$/.test(codeOf(error) ?? '');
  return isOurs(error) || isSystem ? error : invalid('it is not a complete, gzipped tar file');
}

/** Unlike `once` of `node:events`, this ignores a stream error while no one is waiting. */
function onceOn(tar: Extract, event: 'close' | 'drain'): Promise<void> {
  return new Promise(resolve => {
    tar.once(event, () => resolve());
  });
}

async function feed(tar: Extract, tail: Tail, bytes: AsyncIterable<Buffer>): Promise<void> {
  const closed = onceOn(tar, 'close');
  try {
    for await (const piece of bytes) {
      tail.see(piece);
      if (tar.destroyed) return;
      if (!tar.write(piece)) await Promise.race([onceOn(tar, 'drain'), closed]);
    }
    tar.end(null);
  } catch (error) {
    tar.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

async function read(tar: Extract, contents: Contents, taken: Received[]) {
  const entries = new Map<string, Received>();
  let [at, blobs, total, unknown, rest] = [0, 0, 0, 0, CEILINGS.max_expanded_bytes];
  for await (const entry of tar) {
    const { header } = entry;
    const name = (header.name ?? '').replace(/^\.\//, '');
    // Anything between this header and the last entry, such as a second header, is misplaced.
    if (header.pax || byteOffsetOf(header) !== at + BLOCK) throw invalid('it mixes header types');
    const size = header.size ?? 0;
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (header.type === 'directory' && size === 0 && FOLDERS.has(name)) {
      entry.resume();
      continue;
    }
    if (header.type !== 'file') throw invalid('it contains an entry that is not a file');
    if (!KNOWN.has(name) && !BLOB.test(name)) unknown += kindIn(name) === null ? Infinity : 1;
    if (unknown > MOST_UNKNOWN_KINDS) throw invalid('it contains an entry with an unknown name');
    if (entries.has(name)) throw invalid(`${name.slice(0, 20)} occurs more than once`);
    if (BLOB.test(name)) [blobs, total] = [blobs + 1, total + size];
    if (blobs > CEILINGS.max_blobs) throw beyond('max_blobs');
    if (total > CEILINGS.max_blob_total_bytes) throw beyond('max_blob_total_bytes');
    const bounds = boundsOf(name, rest);
    if (size > bounds.most) throw bounds.tooLarge();
    const received = await contents.receive(bytesOf(entry), bounds);
    taken.push(received);
    entries.set(name, received);
    rest -= received.size;
  }
  return { entries, end: at };
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  for await (const piece of entry) if (piece instanceof Uint8Array) yield piece;
}

/** The position of the bytes of the entry; the library's types omit it. */
function byteOffsetOf(header: Header): number {
  return 'byteOffset' in header && typeof header.byteOffset === 'number' ? header.byteOffset : -1;
}

function boundsOf(name: string, rest: number) {
  const ceiling = name === MANIFEST ? 'max_metadata_bytes' : BLOB.test(name) ? 'max_blob_bytes' : null;
  const most = ceiling === null ? rest : Math.min(rest, CEILINGS[ceiling]);
  const passed = ceiling !== null && most === CEILINGS[ceiling] ? ceiling : 'max_expanded_bytes';
  return { most, tooLarge: () => beyond(passed), mayBeEmpty: true, isPassing: !BLOB.test(name) };
}

/** The bytes after the last entry: two empty blocks or more, and nothing else. */
class Tail {
  #seen = 0;
  #lastByte = 0;

  see(piece: Buffer): void {
    for (let place = piece.length - 1; place >= 0; place -= 1) {
      if (piece[place] === 0) continue;
      this.#lastByte = this.#seen + place + 1;
      break;
    }
    this.#seen += piece.length;
  }

  refuseBehind(end: number): void {
    if (this.#lastByte > end) throw invalid('there is data after its last entry');
    if (this.#seen < end + 2 * BLOCK || this.#seen % BLOCK !== 0) throw invalid('its end is missing');
  }
}
