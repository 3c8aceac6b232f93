/** A thread that puts files into a backup, one behind the other: read, compared and written without waiting for anybody. */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { codeOf } from '../store/dialects/dialect.ts';
import { filePath } from './format.ts';
import { Reached } from './reached.ts';
import { unwritable } from './refused.ts';
import { BLOCK, headerOf, paddingOf } from './tar.ts';
import { answering } from './thread.ts';

export interface Begun {
  readonly path: string;
  readonly reached: SharedArrayBuffer;
  /** Whether damaged files are noticed here; a later reader notices them as well. */
  readonly compares: boolean;
}

export interface Wanted {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** The SHA-256 of those that are not to be had. */
export type Lost = readonly string[];

/** How much is written at once, and kept in memory; a larger file needs as much as it has. */
const PIECE = 1024 * 1024;

class Copying {
  readonly #path: string;
  readonly #into: number;
  readonly #reached: Reached;
  readonly #compares: boolean;
  #buffer = Buffer.allocUnsafe(PIECE);
  #used = 0;

  constructor({ path, reached, compares }: Begun) {
    this.#path = path;
    this.#into = openSync(path, 'r+');
    this.#reached = new Reached(reached);
    this.#compares = compares;
  }

  /** Goes on where the backup has reached. */
  copy(files: readonly Wanted[]): Lost {
    const lost = files.filter(file => !this.#take(file)).map(({ sha256 }) => sha256);
    this.#write();
    return lost;
  }

  #take({ path, sha256, size }: Wanted): boolean {
    const file = opened(path);
    if (file === null) return false;
    try {
      if (fstatSync(file).size !== size) return false;
      const entry = this.#roomFor(BLOCK + size + paddingOf(size));
      const content = entry.subarray(BLOCK, BLOCK + size);
      if (!isRead(file, content) || (this.#compares && digestOf(content) !== sha256)) return false;
      headerOf(filePath(sha256), size).copy(entry);
      entry.fill(0, BLOCK + size);
      this.#used += entry.length;
      return true;
    } finally {
      closeSync(file);
    }
  }

  /** Behind what is to be written next. */
  #roomFor(length: number): Buffer {
    if (this.#buffer.length - this.#used < length) this.#write();
    if (this.#buffer.length < length) this.#buffer = Buffer.allocUnsafe(length);
    return this.#buffer.subarray(this.#used, this.#used + length);
  }

  #write(): void {
    const at = this.#reached.position;
    for (let done = 0; done < this.#used;) done += this.#writeAt(done, at + done);
    this.#reached.advance(at + this.#used);
    this.#used = 0;
  }

  #writeAt(from: number, at: number): number {
    try {
      return writeSync(this.#into, this.#buffer, from, this.#used - from, at);
    } catch (error) {
      throw unwritable(error, this.#path);
    }
  }
}

function opened(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether there was as much to read as there should be. */
function isRead(file: number, content: Buffer): boolean {
  for (let done = 0; done < content.length;) {
    const read = readSync(file, content, done, content.length - done, done);
    if (read === 0) return false;
    done += read;
  }
  return true;
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

answering((begun: Begun) => {
  const copying = new Copying(begun);
  return (files: readonly Wanted[]) => copying.copy(files);
});
