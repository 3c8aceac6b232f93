/** The structured log. It never holds a credential, a password, a query or a body. */
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/schema.ts';

export type { Logger } from 'pino';

export function openLog({ log_level }: Pick<Config, 'log_level'>): Logger {
  const options = {
    level: log_level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, (output ??= openOutput()));
}

/** One for the process, whoever logs. */
let output: DestinationStream | null = null;

/** Lines of one turn of the event loop leave in one write: the system takes more for each than a line costs to make. */
function openOutput(): DestinationStream {
  const standardOutput = pino.destination({ dest: 1, sync: true });
  let lines = '';
  const write = (): void => {
    if (lines !== '') standardOutput.write(lines);
    lines = '';
  };
  process.on('exit', write);
  return {
    write: line => {
      if (lines === '') setImmediate(write);
      lines += line;
    },
  };
}
