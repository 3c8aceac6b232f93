/** A thread that copies files into a backup one after another: it reads, verifies and writes them synchronously. */
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
  /** Whether damaged files are detected here; reading the backup again detects them too. */
  readonly compares: boolean;
}

export interface FileToCopy {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** The SHA-256 of files that could not be read. */
export type Lost = readonly string[];

/** The bytes that are written at a time, and kept in memory; a larger file needs memory for all of it. */
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

  /** Continues at the current end of the backup. */
  copy(files: readonly FileToCopy[]): Lost {
    const lost = files.filter(file => !this.#take(file)).map(({ sha256 }) => sha256);
    this.#write();
    return lost;
  }

  #take({ path, sha256, size }: FileToCopy): boolean {
    const file = openOrNull(path);
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

  /** After the bytes that are written next. */
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

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the file had the expected length. */
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
  return (files: readonly FileToCopy[]) => copying.copy(files);
});
