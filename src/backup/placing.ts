/** Writes the files of a backup next to the existing ones: they are unused until a row names them. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Contents } from '../attachments/bytes/contents.ts';
import { turns } from '../time/turns.ts';

/** Each file waits for the disk twice. */
const AT_ONCE = 4;

/** Larger files are written as they are read. */
const HELD_BYTES = 8 * 1024 * 1024;

export class Placing {
  readonly #contents: Contents;
  readonly #turn = turns(AT_ONCE);
  readonly #running = new Set<Promise<void>>();
  readonly #placed: string[] = [];
  #failed: { readonly reason: unknown } | null = null;

  constructor(contents: Contents) {
    this.#contents = contents;
  }

  async place(sha256: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void> {
    if (this.#failed) throw this.#failed.reason;
    if (size > HELD_BYTES) {
      await this.#put(sha256, size, bytes);
      return;
    }
    const held: Buffer[] = [];
    for await (const piece of bytes) held.push(piece);
    const running = this.#turn(() => this.#put(sha256, size, held))
      .catch((reason: unknown) => {
        this.#failed ??= { reason };
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    if (this.#running.size >= AT_ONCE) await Promise.race(this.#running);
  }

  /** Resolves when all are in place. */
  async end(): Promise<void> {
    await Promise.all(this.#running);
    if (this.#failed) throw this.#failed.reason;
  }

  /** Removes the files that were added. */
  async undo(): Promise<void> {
    await Promise.all(this.#running);
    for (const sha256 of this.#placed) await rm(this.#contents.pathOf(sha256), { force: true });
  }

  async #put(sha256: string, size: number, bytes: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const path = this.#contents.pathOf(sha256);
    const there = await sizeOf(path);
    if (there === size && (await digestOf(path)) === sha256) return;
    if (there === null) this.#placed.push(sha256);
    const bounds = { most: size, tooLarge: () => new Error('A file grew.'), mayBeEmpty: true };
    const received = await this.#contents.receive(each(bytes), bounds);
    await this.#contents.keep(
      received,
      () => Promise.resolve([]),
      () => Promise.resolve(),
    );
  }
}

async function* each(bytes: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  for await (const piece of bytes) yield piece;
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}
