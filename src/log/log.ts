/** The structured log. It never holds a credential, a password, a query or a body. */
import pino, { type Logger } from 'pino';
import type { Config } from '../config/schema.ts';

export type { Logger } from 'pino';

export function openLog({ log_level }: Pick<Config, 'log_level'>): Logger {
  return pino({
    level: log_level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
  });
}
