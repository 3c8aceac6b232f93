/** The entrance of a request: it gets an id, a log line, and a response even if something fails. */
import type { Context, Next } from 'koa';
import type { Logger } from '../log/log.ts';
import type { Metrics } from '../log/metrics.ts';
import { logRequest, type AnsweredRequest } from '../log/request-line.ts';
import type { Config } from '../config/schema.ts';
import type { Noted } from '../contract/call.ts';
import type { Caller } from '../identity/caller.ts';
import { refuse } from '../generated/refusals.ts';
import { unavailable } from '../contract/answers/unavailable.ts';
import { peerOf, type AddressOf } from './address.ts';
import { giveNoted } from './noted.ts';
import { wasUnread } from './pace.ts';
import { giveId } from './request-id.ts';
import type { Send } from './send.ts';
import { splitAtQuery } from './target.ts';

export interface Watching {
  readonly config: Pick<Config, 'slow_ms'>;
  readonly log: Logger;
  readonly metrics: Metrics | null;
  /** A valid credential was used from this address. */
  readonly used: (caller: Caller, client: string) => void;
}

/** Every request passes here. */
export function entrance(
  { config: { slow_ms }, log, metrics, used }: Watching,
  send: Send,
  addressOf: AddressOf,
) {
  return async (context: Context, next: Next): Promise<void> => {
    const id = giveId(context);
    const client = addressOf(context) ?? peerOf(context.req.socket);
    const noted = giveNoted(context);
    onceAnswered(context, noted.began, answered => {
      const route = noted.route ?? pageOf(context);
      metrics?.request({ ...answered, route });
      if (noted.caller) used(noted.caller, client);
      logRequest(log, { id, client, ...answered, ...noted, route });
      const isSlow = slow_ms > 0 && answered.ms - noted.waitedMs >= slow_ms;
      // A socket stays open.
      if (isSlow && answered.status !== 101) logSlow(log, { id, route, ...answered }, noted);
    });
    try {
      await next();
    } catch (error) {
      // The pipeline handles its failures; this is for the code around it.
      const refusal = unavailable(error);
      if (!refusal) log.error({ err: error, request_id: id, client }, 'request failed before routing');
      if (!context.headerSent) await send.refusal(context, refusal ?? refuse.internal());
    }
  };
}

function logSlow(
  log: Logger,
  { id, route, method, ms, status }: Pick<AnsweredRequest, 'id' | 'route' | 'method' | 'ms' | 'status'>,
  { dbMs }: Noted,
): void {
  const db_ms = Math.round(Math.min(dbMs, ms));
  log.warn(
    { event: 'slow_request', request_id: id, method, route, status, ms: Math.round(ms), db_ms },
    'slow request',
  );
}

/** The template that the router knows a page by. */
function pageOf(context: Context): string | null {
  const { _matchedRoute: route } = context as { readonly _matchedRoute?: unknown };
  return typeof route === 'string' ? route : null;
}

type Outcome = Pick<AnsweredRequest, 'method' | 'path' | 'status' | 'ms' | 'isFinished' | 'isUnread'>;

function onceAnswered({ req, res }: Context, began: number, tell: (outcome: Outcome) => void): void {
  const [path] = splitAtQuery(req.url ?? '/');
  res.once('close', () => {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { statusCode, headersSent, writableFinished } = res;
    const isUpgraded = statusCode === 101;
    // Koa starts with a 404; a client that disconnected early never saw it.
    const status = headersSent || isUpgraded ? statusCode : null;
    const isFinished = writableFinished || isUpgraded;
    tell({ method: req.method ?? '', path, status, ms, isFinished, isUnread: wasUnread(res) });
  });
}
