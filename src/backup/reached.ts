/** How far a file is written, known to every thread that writes or reads it. A number below zero says that nothing follows. */
export class Reached {
  /** What is handed to another thread, which makes its own from it. */
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

  /** Nothing follows what is there. */
  finish(): void {
    this.#tell(~BigInt(this.position));
  }

  /** Waits, and the whole thread with it, until there is more than this, or nothing follows. */
  past(position: number): number {
    for (;;) {
      const told = Atomics.load(this.#cell, 0);
      if (told < 0n || positionIn(told) > position) return positionIn(told);
      Atomics.wait(this.#cell, 0, told);
    }
  }

  #tell(position: bigint): void {
    Atomics.store(this.#cell, 0, position);
    Atomics.notify(this.#cell, 0);
  }
}

function positionIn(told: bigint): number {
  return Number(told < 0n ? ~told : told);
}
