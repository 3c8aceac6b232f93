/** The structured log. It never contains a credential, a password, a query or a body. */
import pino, { type DestinationStream } from 'pino';
import type { Config } from '../config/schema.ts';
import { standardOutput, type LineOutput } from './output.ts';

/** The logger and its output: the most frequent line is written directly. */
export type Logger = pino.Logger & { readonly output: Output };

type Output = DestinationStream & {
  /** The lines that were dropped since the start, if it drops any. */
  readonly droppedTotal?: number;
};

export function openLog({ log_level }: Pick<Config, 'log_level'>, output: Output = processOutput()): Logger {
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

/** Formatting a time takes as long as the rest of a line, and many lines share a millisecond. */
export function timeOfLine(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

/** The log of the process. */
let output: LineOutput | null = null;

function processOutput(): LineOutput {
  output ??= standardOutput(
    count =>
      `{"level":"warn","time":"${timeOfLine()}","event":"log_lines_dropped","count":${count},"msg":"log lines were dropped: standard output did not take them"}\n`,
  );
  return output;
}
