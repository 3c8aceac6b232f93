/** The log of requests: who asked for what is told by the request id, never by a credential. */
import type { Context, Next } from 'koa';
import type { Logger } from '../log/log.ts';

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
      const isFinished = context.res.writableFinished || context.status === 101;
      const unfinished = isFinished ? {} : { unfinished: true };
      log[context.status >= 500 ? 'error' : 'info']({ ...line, ...unfinished }, 'request');
    });
    await next();
  };
}
