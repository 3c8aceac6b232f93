/**
 * The written length of a file, shared by the threads that write and read it. A negative number means that it is complete.
 */
export class Reached {
  /** For another thread, which creates its instance from it. */
  readonly shared: SharedArrayBuffer;
  readonly #cell: BigInt64Array;

  constructor(shared = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#cell = new BigInt64Array(shared);
  }

  get position(): number {
    return positionIn(Atomics.load(this.#cell, 0));
  }

  advance(to: number): void {
    this.#tell(BigInt(to));
  }

  /** Marks the file as complete. */
  finish(): void {
    this.#tell(~BigInt(this.position));
  }

  /** Blocks the thread until more than this is written, or the file is complete. */
  past(position: number): number {
    for (;;) {
      const stored = Atomics.load(this.#cell, 0);
      if (stored < 0n || positionIn(stored) > position) return positionIn(stored);
      Atomics.wait(this.#cell, 0, stored);
    }
  }

  #tell(position: bigint): void {
    Atomics.store(this.#cell, 0, position);
    Atomics.notify(this.#cell, 0);
  }
}

function positionIn(stored: bigint): number {
  return Number(stored < 0n ? ~stored : stored);
}
