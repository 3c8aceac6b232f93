/** The HTTP server: Koa around the contract, and beside it what no document describes. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Koa, { type Context, type Next } from 'koa';
import Router from '@koa/router';
import type { Door } from '../contract/door.ts';
import type { Config } from '../config/schema.ts';
import { clientAddress } from './address.ts';
import { crossOrigin } from './cross-origin.ts';
import { contractEnd, noRoute } from './contract.ts';
import { manual } from './manual/routes.ts';
import { compressed } from './compressed.ts';
import { entrance } from './entrance.ts';
import { saysCommonHeaders } from './headers.ts';
import type { Logger } from '../log/log.ts';
import { sending, type Send } from './send.ts';
import { answerBrokenRequests, refuseAmbiguous, refusingOn, unreadable } from './broken.ts';
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
  const send = sending(config);
  koa.use(entrance(log, send));
  koa.use(refuseAmbiguous(send));
  koa.use(crossOrigin(config, door.openMethods));
  koa.use(contractEnd({ door, config, addressOf: clientAddress(config), send }));
  koa.use(saysCommonHeaders(config));
  koa.use(compressed());
  const pages = besideTheContract(isReady);
  koa.use(pages.routes());
  koa.use(onlyGet(pages, send));
  koa.use(noRoute(send));
  // Koa's own error printer: what reaches it is a response that broke off, which the request log tells.
  koa.silent = true;
  const answer = koa.callback();
  // Which hosts and expectations are met is decided here, in the words of all other refusals.
  const timeouts = { headersTimeout: 20_000, requestTimeout: 300_000 };
  const server = createServer({ ...timeouts, requireHostHeader: false });
  const refuseOn = refusingOn(config, log);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = originForm(request.url ?? '/');
    if (target === null) {
      refuseOn(request.socket, unreadable());
      return;
    }
    // Koa and its plugins parse what stands here, and throw at what is no path.
    request.url = target;
    await answer(request, response);
  };
  answerUpgrades(server, { serve, speaksWebSocket: door.speaksWebSocket, sockets });
  for (const asked of ['request', 'checkContinue', 'checkExpectation'])
    server.on(asked, (request: IncomingMessage, response: ServerResponse) => void serve(request, response));
  answerBrokenRequests(server, refuseOn);
  return server;
}

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

/** A page takes GET; what else is asked of it is answered in the words of the contract. */
function onlyGet(pages: Router, send: Send) {
  return (context: Context, next: Next): Promise<void> => {
    const isPage = pages.match(context.path, context.method).path.length > 0;
    return isPage ? send.otherMethod(context, ['GET']) : next();
  };
}
