/**
 * The log output. It never stops the server: while lines cannot be written (no reader, a full disk, a closed pipe), they are
 * buffered up to a limit, then dropped and counted.
 */
import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { withoutWaiting } from './descriptor.ts';

/** Lines wait this long to be written together: a write costs more than a line. */
const GATHERED_MS = 50;
const GATHERED_LENGTH = 16_384;

/** The most that is buffered while the output is blocked. */
const KEPT_LENGTH = 1024 * 1024;
/** The pause before a blocked or failed output is retried. */
const BLOCKED_MS = 50;
const FAILED_MS = 1_000;

/** An exiting process waits this long for a slow reader. */
const LAST_MS = 500;

/** Writes bytes, and returns how many were accepted; throws if none were. */
type Write = (bytes: Buffer) => number;

/** Formats the number of dropped lines as a log line. */
type DroppedLine = (count: number) => string;

export class LineOutput implements DestinationStream {
  readonly #write: Write;
  readonly #droppedLine: DroppedLine;
  /** Lines that wait to be written together. */
  #lines = '';
  /** Bytes that the output has not accepted yet; they may begin in the middle of a line. */
  #unwritten: Buffer = Buffer.alloc(0);
  #dropped = 0;
  #droppedTotal = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(write: Write, droppedLine: DroppedLine) {
    this.#write = write;
    this.#droppedLine = droppedLine;
  }

  write(line: string): void {
    if (this.#unwritten.length + this.#lines.length + line.length > KEPT_LENGTH) {
      this.#dropped += 1;
      this.#droppedTotal += 1;
      return;
    }
    this.#lines += line;
    if (this.#unwritten.length > 0) return;
    if (this.#lines.length > GATHERED_LENGTH) this.flush();
    else this.#flushIn(GATHERED_MS);
  }

  get droppedTotal(): number {
    return this.#droppedTotal;
  }

  /** Writes what the output accepts, and schedules the rest. */
  flush(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    try {
      while (this.#fill()) this.#unwritten = this.#unwritten.subarray(this.#write(this.#unwritten));
    } catch (error) {
      this.#flushIn(isBlocked(error) ? BLOCKED_MS : FAILED_MS);
    }
  }

  /** Before the process exits: waits a little for a slow reader. */
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
