/** Writes the files of a backup next to the existing ones: they are unused until a row names them. */
import { digestOf } from '../attachments/bytes/content-store.ts';
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
    await this.#contents.release(this.#placed, placed => Promise.resolve(placed));
  }

  async #put(sha256: string, size: number, bytes: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const { kept } = this.#contents;
    if (!(await kept.has(sha256))) this.#placed.push(sha256);
    else if ((await digestOf(await kept.read(sha256))) === sha256) return;
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
