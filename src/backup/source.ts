/** Reads a file from beginning to end; the next piece is read while the current one is processed. */
import { open, type FileHandle } from 'node:fs/promises';
import { unreadable } from './refused.ts';

export interface Source {
  /** The size, if it is known. */
  readonly size: number;
  /** The part that has been processed. */
  readonly position: number;
  /** This many bytes, in pieces as they arrive; fewer at the end of the file. */
  pieces(length: number): AsyncIterable<Buffer>;
  /** This many bytes as one buffer; fewer at the end of the file. */
  take(length: number): Promise<Buffer>;
}

const PIECE = 1024 * 1024;

export class WholeFile implements Source {
  readonly #path: string;
  readonly #file: FileHandle;
  #at = 0;
  #coming: Promise<Buffer>;
  #piece: Buffer = Buffer.alloc(0);
  #isOver = false;

  readonly size: number;

  private constructor(path: string, file: FileHandle, size: number) {
    [this.#path, this.#file, this.size] = [path, file, size];
    this.#coming = this.#next(0);
  }

  static async open(path: string): Promise<WholeFile> {
    const file = await open(path, 'r').catch((error: unknown) => {
      throw unreadable(error, path);
    });
    return new WholeFile(path, file, (await file.stat()).size);
  }

  get position(): number {
    return this.#at - this.#piece.length;
  }

  async *pieces(length: number): AsyncGenerator<Buffer, void> {
    for (let left = length; left > 0;) {
      if (this.#piece.length === 0 && !(await this.#advance())) return;
      const piece = this.#piece.subarray(0, left);
      this.#piece = this.#piece.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async take(length: number): Promise<Buffer> {
    if (this.#piece.length >= length) {
      const whole = this.#piece.subarray(0, length);
      this.#piece = this.#piece.subarray(length);
      return whole;
    }
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async close(): Promise<void> {
    await this.#coming.catch(() => undefined);
    await this.#file.close();
  }

  async #advance(): Promise<boolean> {
    if (this.#isOver) return false;
    this.#piece = await this.#coming;
    this.#at += this.#piece.length;
    this.#isOver = this.#piece.length === 0;
    if (!this.#isOver) this.#coming = this.#next(this.#at);
    return !this.#isOver;
  }

  #next(at: number): Promise<Buffer> {
    const coming = this.#file.read(Buffer.allocUnsafe(PIECE), 0, PIECE, at);
    const piece = coming.then(
      ({ buffer, bytesRead }) => buffer.subarray(0, bytesRead),
      (error: unknown) => {
        throw unreadable(error, this.#path);
      },
    );
    // The reader receives the failure; without a reader it must not end the process.
    piece.catch(() => undefined);
    return piece;
  }
}
