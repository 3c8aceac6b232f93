/** Spools response bytes of slow clients to unlinked temporary files. */
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../folder.ts';

/** The most bytes spooled at once; beyond that, the producer waits for the client. */
const MOST_BYTES = 1024 ** 3;
const PIECE = 256 * 1024;

/** A snapshot waits this long in all for its client; then the rest is spooled and the snapshot is released. */
const PATIENCE_MS = 1_000;

export class Spools {
  readonly patienceMs: number;
  readonly #folder: string;
  readonly #most: number;
  #bytes = 0;

  constructor(folder: string, { most = MOST_BYTES, patienceMs = PATIENCE_MS } = {}) {
    this.#folder = folder;
    this.#most = most;
    this.patienceMs = patienceMs;
  }

  /** Null if the disk cannot be written. */
  async open(): Promise<SpoolFile | null> {
    const path = join(this.#folder, randomUUID());
    try {
      await makeFolder(this.#folder);
      const file = await open(path, 'wx+', 0o600);
      // Unlinked from the start, so the file is deleted when its process ends.
      await rm(path, { force: true });
      return new SpoolFile(file, bytes => this.#take(bytes));
    } catch {
      return null;
    }
  }

  #take(bytes: number): boolean {
    if (this.#bytes + bytes > this.#most) return false;
    this.#bytes += bytes;
    return true;
  }
}

export class SpoolFile {
  readonly #file: FileHandle;
  readonly #take: (bytes: number) => boolean;
  #taken = 0;
  #size = 0;

  constructor(file: FileHandle, take: (bytes: number) => boolean) {
    this.#file = file;
    this.#take = take;
  }

  /** False if there is no room for the piece. */
  async add(piece: Buffer): Promise<boolean> {
    if (!this.#take(piece.length)) return false;
    this.#taken += piece.length;
    try {
      let written = 0;
      while (written < piece.length)
        written += (await this.#file.write(piece, written, piece.length - written, this.#size + written))
          .bytesWritten;
      this.#size += piece.length;
      return true;
    } catch {
      // A full disk: the partial piece is overwritten, or left out.
      return false;
    }
  }

  async *pieces(): AsyncGenerator<Buffer, void> {
    for (let at = 0; at < this.#size;) {
      const length = Math.min(PIECE, this.#size - at);
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead === 0) throw new Error('The spooled bytes are gone.');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    this.#take(-this.#taken);
    this.#taken = 0;
    await this.#file.close();
  }
}
