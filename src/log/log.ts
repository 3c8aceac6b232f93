/** The structured log. It never holds a credential, a password, a query or a body. */
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config/schema.ts';

/** Its lines, and where they go: the library does not write the most frequent one. */
export type Logger = pino.Logger & { readonly output: DestinationStream };

export function openLog(
  { log_level }: Pick<Config, 'log_level'>,
  output: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: log_level,
    base: null,
    timestamp: () => `,"time":"${timeOfLine()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return Object.assign(pino(options, output), { output });
}

let lastMs = 0;
let lastTime = '';

/** Formatting a time takes as long as the rest of a line, and many lines share their millisecond. */
export function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

/** How long a line may wait for others: nobody reads faster, and a write costs more than a line. */
const GATHERED_MS = 50;
const GATHERED_LENGTH = 16_384;

/** One for the whole process, whoever logs. */
let gathering: DestinationStream | null = null;

function standardOutput(): DestinationStream {
  gathering ??= gather(pino.destination({ dest: 1, sync: true }));
  return gathering;
}

function gather(output: DestinationStream): DestinationStream {
  let lines = '';
  const write = (): void => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.on('exit', write);
  return {
    write: line => {
      if (lines === '') setTimeout(write, GATHERED_MS).unref();
      lines += line;
      if (lines.length > GATHERED_LENGTH) write();
    },
  };
}
