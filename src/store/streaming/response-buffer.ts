/** Buffers a streamed response so that a slow client does not hold a snapshot open. */
import { PassThrough } from 'node:stream';
import type { SpoolFile, Spools } from './spool.ts';

/** The bytes that are buffered ahead of a client. */
const AHEAD_BYTES = 262_144;

export class ResponseBuffer {
  readonly stream = new PassThrough({ highWaterMark: AHEAD_BYTES });
  readonly #spools: Spools | null;
  #patience: number;
  #aside: SpoolFile | null = null;

  constructor(spools: Spools | null) {
    this.#spools = spools;
    this.#patience = spools?.patienceMs ?? 0;
  }

  /** Takes the pieces as fast as they are made, while there is room. */
  async take(pieces: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of pieces) {
      if (this.#aside && (await this.#aside.add(piece))) continue;
      await this.#pour();
      if (!this.stream.destroyed && !this.stream.write(piece)) await this.#waitOrMakeRoom();
      if (this.stream.destroyed) return;
    }
  }

  async end(): Promise<void> {
    await this.#pour();
    this.stream.end();
  }

  async clear(): Promise<void> {
    const aside = this.#aside;
    this.#aside = null;
    await aside?.close();
  }

  async #waitOrMakeRoom(): Promise<void> {
    const began = performance.now();
    const isDrained = this.#patience > 0 && (await drained(this.stream, this.#patience));
    this.#patience -= performance.now() - began;
    if (isDrained || this.stream.destroyed) return;
    this.#aside = (await this.#spools?.open()) ?? null;
    if (!this.#aside) await drained(this.stream);
  }

  /** Spooled bytes are sent first. */
  async #pour(): Promise<void> {
    for await (const piece of this.#aside?.pieces() ?? []) {
      if (!this.stream.destroyed && !this.stream.write(piece)) await drained(this.stream);
      if (this.stream.destroyed) break;
    }
    await this.clear();
  }
}

/** Whether there is room again; false after the timeout, or if the client has disconnected. */
function drained(stream: PassThrough, withinMs?: number): Promise<boolean> {
  if (stream.destroyed) return Promise.resolve(false);
  return new Promise(resolve => {
    const settle = (is: boolean) => (): void => {
      clearTimeout(timer);
      stream.off('drain', yes).off('close', no);
      resolve(is);
    };
    const [yes, no] = [settle(true), settle(false)];
    const timer = withinMs === undefined ? undefined : setTimeout(no, withinMs);
    stream.once('drain', yes).once('close', no);
  });
}
