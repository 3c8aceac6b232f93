/** Where contents are kept under their SHA-256: in a folder, or as objects in a bucket. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codeOf } from '../../store/dialects/dialect.ts';
import type { ByteRange } from './ranges.ts';

/** A file with the bytes of a content. */
export interface ContentFile {
  readonly path: string;
  readonly sha256: string;
}

export interface ContentStore {
  /** Its name for the operator. */
  readonly called: string;
  /** Whether it is the folder of the server's other data, which nothing else uses. */
  readonly isOwnFolder: boolean;
  has(sha256: string): Promise<boolean>;
  /** Takes in these files. When it resolves, the contents survive a crash. */
  put(files: readonly ContentFile[]): Promise<void>;
  putThumbnail(sha256: string, picture: Uint8Array): Promise<void>;
  thumbnail(sha256: string): Promise<Buffer | null>;
  /** Fails with the code ENOENT if there is no such content. */
  read(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Runs `act` with the paths of files that have these bytes. At the path of a missing content is no file. */
  withFiles<T>(contents: readonly string[], act: (paths: readonly string[]) => Promise<T>): Promise<T>;
  /** Removes a content and its thumbnail, if they exist. */
  remove(sha256: string): Promise<void>;
  /** The names of all contents and thumbnails, some at a time. */
  all(): AsyncGenerator<readonly string[]>;
  /** The mark of the instance that the contents belong to; null if there is none. */
  mark(): Promise<string | null>;
  putMark(mark: string): Promise<void>;
}

/** An unused path in the folder of temporary files. */
export type NewPlace = () => Promise<string>;

const SHA256 = /^[0-9a-f]{64}$/;

export function onlyContents(names: readonly string[]): string[] {
  return names.filter(name => SHA256.test(name));
}

/** Few enough entries in a folder that people and tools can list it. */
export function placeOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

/** Null for what fails because it does not exist. */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}

/** The SHA-256 of bytes. */
export async function digestOf(bytes: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

/** The contents cannot be reached: the same call may succeed later. Its message is one sentence for the operator. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
