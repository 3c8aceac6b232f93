/**
 * Reads a file while another thread writes it, up to the written length. It blocks its thread, which has nothing else to do.
 */
import { openSync, readSync } from 'node:fs';
import type { Reached } from './reached.ts';
import type { Source } from './source.ts';

const PIECE = 1024 * 1024;

export class Following implements Source {
  readonly #file: number;
  readonly #reached: Reached;
  /** Every piece is read into this buffer: copy a piece to keep it. */
  readonly #buffer = Buffer.allocUnsafe(PIECE);
  #piece: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(path: string, reached: Reached) {
    this.#file = openSync(path, 'r');
    this.#reached = reached;
  }

  get size(): number {
    return this.#reached.position;
  }

  get position(): number {
    return this.#at - this.#piece.length;
  }

  async *pieces(length: number): AsyncGenerator<Buffer, void> {
    for (let left = length; left > 0;) {
      const piece = this.#next(left);
      if (piece.length === 0) return;
      left -= piece.length;
      yield Promise.resolve(piece);
    }
  }

  take(length: number): Promise<Buffer> {
    const whole = Buffer.allocUnsafe(length);
    let taken = 0;
    while (taken < length) {
      const piece = this.#next(length - taken);
      if (piece.length === 0) break;
      taken += piece.copy(whole, taken);
    }
    return Promise.resolve(whole.subarray(0, taken));
  }

  #next(most: number): Buffer {
    if (this.#piece.length === 0) this.#advance();
    const piece = this.#piece.subarray(0, most);
    this.#piece = this.#piece.subarray(piece.length);
    return piece;
  }

  #advance(): void {
    const length = Math.min(PIECE, this.#reached.past(this.#at) - this.#at);
    this.#piece = this.#buffer.subarray(0, readSync(this.#file, this.#buffer, 0, length, this.#at));
    this.#at += this.#piece.length;
  }
}
