/** Whether the database accepts writes. After the first write that fails because of the disk, a probe runs every second. */
import type { WriteFault } from '../dialects/dialect.ts';
import { WritesFailing } from '../unusable.ts';

const RETRY_MS = 1_000;

/** Is notified when writes begin to fail, and when they work again. */
export interface WriteListener {
  writesFail(failure: WritesFailing): void;
  writesWork(): void;
}

export class WriteHealth {
  readonly #faultOf: (error: unknown) => WriteFault | null;
  readonly #listener: WriteListener | undefined;
  /** Writes without changing anything. */
  readonly #probe: () => Promise<void>;
  #fault: WriteFault | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    faultOf: (error: unknown) => WriteFault | null,
    listener: WriteListener | undefined,
    probe: () => Promise<void>,
  ) {
    this.#faultOf = faultOf;
    this.#listener = listener;
    this.#probe = probe;
  }

  get fault(): WriteFault | null {
    return this.#fault;
  }

  /** Records the outcome of a write. */
  async of<T>(write: () => Promise<T>): Promise<T> {
    try {
      const value = await write();
      if (this.#fault) this.#works();
      return value;
    } catch (error) {
      const fault = this.#faultOf(error);
      if (!fault) throw error;
      const failure = new WritesFailing(fault, error);
      this.#fails(failure);
      throw failure;
    }
  }

  /** A write waits for another process, and may still succeed. */
  locked(error: unknown): void {
    const fault = this.#faultOf(error);
    if (fault) this.#fails(new WritesFailing(fault, error));
  }

  stop(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
  }

  #fails(failure: WritesFailing): void {
    const was = this.#fault;
    this.#fault = failure.fault;
    if (was !== null || !this.#listener) return;
    this.#listener.writesFail(failure);
    this.#tryLater();
  }

  #works(): void {
    this.#fault = null;
    this.stop();
    this.#listener?.writesWork();
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => {
      void this.of(this.#probe)
        .catch(() => undefined)
        .then(() => {
          if (this.#fault && this.#timer) this.#tryLater();
        });
    }, RETRY_MS).unref();
  }
}
