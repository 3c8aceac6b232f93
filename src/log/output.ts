/**
 * Where log lines go. The log never stops the server: while the output takes nothing (nobody reads it, the disk is full,
 * it is closed), lines are kept up to a bound, then dropped and counted.
 */
import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { withoutWaiting } from './descriptor.ts';

/** How long a line may wait to be written with others: one write costs more than one line. */
const GATHERED_MS = 50;
const GATHERED_LENGTH = 16_384;

/** How much is kept while the output takes nothing. */
const KEPT_LENGTH = 1024 * 1024;
/** How soon a blocked output is tried again, and one that failed. */
const BLOCKED_MS = 50;
const FAILED_MS = 1_000;

/** How long a process that ends waits for a slow reader. */
const LAST_MS = 500;

/** Writes bytes, and returns how many were taken; throws when none could be. */
type Write = (bytes: Buffer) => number;

/** The dropped lines as a line of the log. */
type DroppedLine = (count: number) => string;

export class LineOutput implements DestinationStream {
  readonly #write: Write;
  readonly #droppedLine: DroppedLine;
  /** Lines that wait for others. */
  #lines = '';
  /** What the output has not taken yet; it can begin in the middle of a line. */
  #unwritten: Buffer = Buffer.alloc(0);
  #dropped = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(write: Write, droppedLine: DroppedLine) {
    this.#write = write;
    this.#droppedLine = droppedLine;
  }

  write(line: string): void {
    if (this.#unwritten.length + this.#lines.length + line.length > KEPT_LENGTH) {
      this.#dropped += 1;
      return;
    }
    this.#lines += line;
    if (this.#unwritten.length > 0) return;
    if (this.#lines.length > GATHERED_LENGTH) this.flush();
    else this.#flushIn(GATHERED_MS);
  }

  /** Writes what the output takes, and comes back later for the rest. */
  flush(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    try {
      while (this.#fill()) this.#unwritten = this.#unwritten.subarray(this.#write(this.#unwritten));
    } catch (error) {
      this.#flushIn(isBlocked(error) ? BLOCKED_MS : FAILED_MS);
    }
  }

  /** Before the process ends: waits a little for a reader who is slow. */
  flushLast(): void {
    const end = performance.now() + LAST_MS;
    while (this.#fill() && performance.now() < end) {
      try {
        this.#unwritten = this.#unwritten.subarray(this.#write(this.#unwritten));
      } catch (error) {
        if (!isBlocked(error)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  }

  /** Whether there is something to write. */
  #fill(): boolean {
    if (this.#unwritten.length > 0) return true;
    if (this.#dropped > 0) {
      this.#lines += this.#droppedLine(this.#dropped);
      this.#dropped = 0;
    }
    this.#unwritten = Buffer.from(this.#lines);
    this.#lines = '';
    return this.#unwritten.length > 0;
  }

  #flushIn(ms: number): void {
    this.#timer ??= setTimeout(() => this.flush(), ms).unref();
  }
}

function isBlocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

export function standardOutput(droppedLine: DroppedLine): LineOutput {
  const descriptor = withoutWaiting(1);
  const output = new LineOutput(bytes => writeSync(descriptor, bytes), droppedLine);
  process.on('exit', () => output.flushLast());
  return output;
}
