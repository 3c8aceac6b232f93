/** The structured log. It never holds a credential, a password, a query or a body. */
import pino, { type Logger } from 'pino';
import type { Context, Next } from 'koa';
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

/** One line for each request, once it is answered. The path stands without its query, where codes travel. */
export function logRequests(log: Logger) {
  return async (context: Context, next: Next): Promise<void> => {
    const began = process.hrtime.bigint();
    context.res.once('close', () => {
      const ms = Number(process.hrtime.bigint() - began) / 1e6;
      const { method, path } = context.request;
      const line = {
        request_id: context.state['id'] as string,
        method,
        path,
        status: context.status,
        ms: Math.round(ms * 10) / 10,
      };
      const unfinished = context.res.writableFinished ? {} : { unfinished: true };
      log[context.status >= 500 ? 'error' : 'info']({ ...line, ...unfinished }, 'request');
    });
    await next();
  };
}
