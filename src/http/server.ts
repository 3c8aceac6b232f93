/** The HTTP server: Koa with the contract, and the routes outside it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Koa, { type Context, type Next } from 'koa';
import Router from '@koa/router';
import type { Contract } from '../contract/contract.ts';
import type { Config } from '../config/schema.ts';
import { clientAddress } from './address.ts';
import { crossOrigin } from './cross-origin.ts';
import { consolePage, serveAssets } from './console.ts';
import { contractEnd, noRoute } from './contract.ts';
import { isToolPath, TOOL_METHODS, toolEnd, type ToolEnd } from './mcp.ts';
import { serveManual } from './manual/routes.ts';
import { compressed } from './compressed.ts';
import { entrance, type Watching } from './entrance.ts';
import { saysCommonHeaders } from './headers.ts';
import { showMetrics } from './metrics.ts';
import { sending, type Send } from './send.ts';
import { answerBrokenRequests, refuseAmbiguous, refusingOn, tunnelRefused, unreadable } from './broken.ts';
import { surviveConnections } from './connections.ts';
import { originForm } from './target.ts';
import { turns } from './turns.ts';
import { answerUpgrades, type SocketEnd } from './upgrade.ts';
import { publishDocuments } from './published.ts';

export interface HttpParts extends Watching {
  readonly config: Config;
  readonly contract: Contract;
  readonly sockets: SocketEnd;
  readonly tools: ToolEnd;
  /** Why the server is not ready: the database is unavailable or cannot be written, or the server is shutting down. */
  readonly unready: () => Promise<string | null>;
  /** Extra informational lines for `/ready`. */
  readonly notices: () => readonly string[];
  /** Resolves when everything is ready for requests; earlier requests wait for it. */
  readonly opened: Promise<void>;
}

export function httpServer(parts: HttpParts): Server {
  const { config, contract, log, sockets, tools, opened } = parts;
  const koa = new Koa();
  const send = sending(config);
  const addressOf = clientAddress(config);
  koa.use(entrance(parts, send, addressOf));
  koa.use(refuseAmbiguous(send));
  koa.use(crossOrigin(config, path => (isToolPath(path) ? TOOL_METHODS : contract.openMethods(path))));
  koa.use(toolEnd({ tools, config, addressOf, send }));
  koa.use(contractEnd({ contract, config, addressOf, send }));
  koa.use(saysCommonHeaders(config));
  koa.use(compressed());
  const pages = otherRoutes(parts);
  koa.use(pages.routes());
  koa.use(onlyGet(pages, send));
  if (config.console === 'on') koa.use(consolePage());
  koa.use(noRoute(send));
  // Koa only reports responses that broke off, which the request log has too.
  koa.silent = true;
  const answer = koa.callback();
  // Hosts and expectations are checked here instead, with the usual refusals.
  const timeouts = {
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 5_000,
    // Longer than balancers keep idle connections: the end that closes first may lose a request.
    keepAliveTimeout: 75_000,
  };
  const server = createServer({ ...timeouts, requireHostHeader: false });
  surviveConnections(server);
  const refuseOn = refusingOn(config, log);
  const comesItsTurn = turns();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = originForm(request.url ?? '/');
    if (target === null) {
      refuseOn(request.socket, unreadable());
      return;
    }
    // Koa and its plugins parse this, and throw if it is not a path.
    request.url = target;
    await opened;
    if (await comesItsTurn(request, response)) await answer(request, response);
  };
  const refuseTunnel = (socket: Socket): void => refuseOn(socket, tunnelRefused());
  answerUpgrades(server, { serve, speaksWebSocket: contract.speaksWebSocket, sockets, refuseTunnel });
  for (const asked of ['request', 'checkContinue', 'checkExpectation'])
    server.on(asked, (request: IncomingMessage, response: ServerResponse) => void serve(request, response));
  answerBrokenRequests(server, refuseOn);
  return server;
}

function otherRoutes({ config, unready, notices, metrics }: HttpParts): Router {
  const router = new Router();
  router.get('/ready', async context => {
    const reason = await unready();
    context.status = reason === null ? 200 : 503;
    context.body = [reason ?? 'ready', ...notices()].join('\n');
  });
  showMetrics(router, config, metrics);
  publishDocuments(router, config);
  serveManual(router, config);
  if (config.console === 'on') serveAssets(router);
  return router;
}

/** A page supports GET; other methods get the usual response. */
function onlyGet(pages: Router, send: Send) {
  return (context: Context, next: Next): Promise<void> => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    const isPage = pages.match(context.path, context.method).path.length > 0;
    return isPage && !isRead ? send.otherMethod(context, ['GET']) : next();
  };
}
