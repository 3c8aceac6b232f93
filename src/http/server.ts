/** The HTTP server: Koa around the contract, and beside it what no document describes. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Koa, { type Context, type Next } from 'koa';
import Router from '@koa/router';
import cors from '@koa/cors';
import compress from 'koa-compress';
import { constants } from 'node:zlib';
import type { Door } from '../contract/door.ts';
import type { Config } from '../config/schema.ts';
import { clientAddress } from './address.ts';
import { contractEnd, noRoute } from './contract.ts';
import { manual } from './manual/routes.ts';
import { securityHeaders } from './headers.ts';
import type { Logger } from '../log/log.ts';
import { logRequests } from './request-log.ts';
import { answerBrokenRequests, refuseAmbiguous, refuseMalformed } from './broken.ts';
import { originForm } from './target.ts';
import { answerUpgrades, type SocketEnd } from './upgrade.ts';
import { publishDocuments } from './published.ts';

export interface HttpParts {
  readonly config: Config;
  readonly door: Door;
  readonly log: Logger;
  readonly sockets: SocketEnd;
  /** False while the server starts and from the moment it is asked to leave. */
  readonly isReady: () => boolean;
}

export function httpServer({ config, door, log, sockets, isReady }: HttpParts): Server {
  const koa = new Koa();
  koa.use(requestId);
  koa.use(logRequests(log));
  koa.use(failures(log));
  koa.use(securityHeaders(config));
  koa.use(crossOrigin(config));
  koa.use(compressed());
  koa.use(refuseAmbiguous);
  koa.use(contractEnd(door, config, clientAddress(config)));
  koa.use(besideTheContract(isReady).routes());
  koa.use(noRoute(config));
  // Koa's own error printer: what reaches it is a response that broke off, which the request log tells.
  koa.silent = true;
  const answer = koa.callback();
  // Which hosts and expectations are met is decided here, in the words of all other refusals.
  const timeouts = { headersTimeout: 20_000, requestTimeout: 300_000 };
  const server = createServer({ ...timeouts, requireHostHeader: false });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = originForm(request.url ?? '/');
    if (target === null) {
      refuseMalformed(request.socket);
      return;
    }
    // Koa and its plugins parse what stands here, and throw at what is no path.
    request.url = target;
    await answer(request, response);
  };
  answerUpgrades(server, { serve, speaksWebSocket: door.speaksWebSocket, sockets });
  for (const asked of ['request', 'checkContinue', 'checkExpectation'])
    server.on(asked, (request: IncomingMessage, response: ServerResponse) => void serve(request, response));
  answerBrokenRequests(server);
  return server;
}

async function requestId(context: Context, next: Next): Promise<void> {
  const id = randomUUID();
  context.state['id'] = id;
  context.set('X-Request-Id', id);
  await next();
}

/** The walk answers its own failures; this is for the code around it. */
function failures(log: Logger) {
  return async (context: Context, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const request_id = context.state['id'] as string;
      log.error({ err: error, request_id }, 'failure outside the walk');
      context.status = 500;
      context.body = { error: 'internal failure', code: 'internal', request_id };
    }
  };
}

/** Only configured origins may read answers from a page of theirs; preflights are answered before the contract. */
function crossOrigin({ allowed_origins }: Config) {
  const allowed = new Set(allowed_origins ?? []);
  const answer = cors({
    origin: context => context.get('Origin'),
    credentials: true,
    allowMethods: ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Range', 'If-None-Match'],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return async (context: Context, next: Next): Promise<void> => {
    const isOpen = context.path.startsWith('/openapi/') || context.path.startsWith('/asyncapi/');
    if (allowed.size > 0) context.vary('Origin');
    await (allowed.has(context.get('Origin')) && !isOpen ? answer(context, next) : next());
  };
}

const EXPOSED = [
  ...[
    'X-Request-Id',
    'Retry-After',
    'RateLimit',
    'RateLimit-Policy',
    'Link',
    'ETag',
    'WWW-Authenticate',
    'Allow',
  ],
  ...[
    'Content-Range',
    'Content-Disposition',
    'x-comment-has-more',
    'x-comment-returned',
    'x-comment-next-offset',
  ],
  ...['x-comment-next-created-at', 'x-comment-next-id'],
];

/** JSON and text are worth it above a kilobyte; files are compressed already or not ours to touch. */
function compressed() {
  const compressor = compress({
    filter: type => /^(application\/json|text\/)/i.test(type),
    threshold: WORTH_IT_BYTES,
    gzip: { level: 6 },
    // Brotli's highest quality, its default, is for files that are compressed once.
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    // To ask the compressor about a short answer takes longer than to send it.
    if ((context.length ?? WORTH_IT_BYTES) >= WORTH_IT_BYTES) await compressor(context, async () => {});
  };
}

const WORTH_IT_BYTES = 1024;

function besideTheContract(isReady: () => boolean): Router {
  const router = new Router();
  router.get('/ready', context => {
    context.status = isReady() ? 200 : 503;
    context.body = isReady() ? 'ready' : 'not ready';
  });
  publishDocuments(router);
  manual(router);
  return router;
}
