/**
 * Requests for another protocol. On the contract's WebSocket path they run the usual steps, and a 101 hands the connection
 * over; elsewhere the Upgrade header is ignored, as HTTP requires. A tunnel is refused.
 */
import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { hangUp } from './linger.ts';
import { originForm, splitAtQuery } from './target.ts';
import { hasItem, itemsOf } from '../text/list.ts';

/** A connection whose handshake got a 101, before that response is written. */
export interface Upgraded {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  /** The bytes that the client sent after its request. */
  readonly head: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** Receives the connections that become WebSockets. */
export interface SocketEnd {
  accept(requestId: string, upgraded: Upgraded): void;
  /** The handshake was refused: releases what was reserved for it. */
  decline(requestId: string): void;
}

export interface UpgradeParts {
  readonly serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly speaksWebSocket: (path: string) => boolean;
  readonly sockets: SocketEnd;
  readonly refuseTunnel: (socket: Socket) => void;
}

/** Requests whose connection can become a WebSocket. */
const upgradable = new WeakSet<IncomingMessage>();

export function isUpgradable(request: IncomingMessage): boolean {
  return upgradable.has(request);
}

/** Call it before other listeners of the server, so that it sees each response begin. */
export function answerUpgrades(server: Server, parts: UpgradeParts): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  for (const asked of ['request', 'checkContinue', 'checkExpectation'])
    server.on(asked, (request: IncomingMessage, response: ServerResponse) => {
      latest.set(request.socket, response);
    });
  server.on('upgrade', (request: IncomingMessage, _stream, head: Buffer) => {
    const { socket } = request;
    onceAnswered(latest.get(socket), socket, () => {
      if (asksForSocket(request, parts)) void handshake(request, head, parts);
      else serveWithoutUpgrade(server, request, head);
    });
  });
  server.on('connect', ({ socket }: IncomingMessage) => {
    onceAnswered(latest.get(socket), socket, () => parts.refuseTunnel(socket));
  });
}

/** Node releases the connection immediately, while responses to earlier requests may still be running. */
function onceAnswered(response: ServerResponse | undefined, socket: Socket, then: () => void): void {
  const goOn = (): void => {
    response?.emit('drain');
  };
  const settle = (): void => {
    socket.off('drain', goOn);
    // The end of a response starts the timeout for a next request, which is already here.
    socket.setTimeout(0);
    if (!socket.destroyed && !socket.writableEnded) then();
  };
  if (response === undefined || response.writableFinished || response.destroyed) settle();
  else {
    socket.on('drain', goOn);
    response.once('close', settle);
  }
}

function asksForSocket(request: IncomingMessage, { speaksWebSocket }: UpgradeParts): boolean {
  const [path] = splitAtQuery(originForm(request.url ?? '/') ?? '');
  return hasItem(request.headers.upgrade, 'websocket') && speaksWebSocket(path);
}

async function handshake(request: IncomingMessage, head: Buffer, parts: UpgradeParts): Promise<void> {
  const { socket } = request;
  const { serve, sockets } = parts;
  if (isHandshake(request)) upgradable.add(request);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  // Once one header is set, Node also keeps those passed to `writeHead`, such as the request id, for later reads.
  response.setHeader('Connection', 'close');
  response.assignSocket(socket);
  response.once('finish', () => hangUp(socket));
  await serve(request, response);
  const requestId = String(response.getHeader('X-Request-Id'));
  if (response.statusCode !== 101) {
    sockets.decline(requestId);
    return;
  }
  response.detachSocket(socket);
  sockets.accept(requestId, { request, socket, head, headers: response.getHeaders() });
  response.emit('close');
}

/** A handshake has no body, because frames follow it; and HTTP/1.0 has no upgrades. */
function isHandshake({ method, httpVersion, headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && httpVersion === '1.1' && !hasBody;
}

/** The headers and options that request another protocol. */
const WISH = new Set(['upgrade', 'http2-settings']);

/** Puts the request, without its upgrade headers, back in front of what the client sent, and parses it again. */
function serveWithoutUpgrade(server: Server, request: IncomingMessage, head: Buffer): void {
  const { socket, rawHeaders, method, url, httpVersion } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (name.toLowerCase() === 'connection') lines.push(`${name}: ${withoutWish(value)}`);
    else if (!WISH.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

function withoutWish(connection: string): string {
  return itemsOf(connection)
    .filter(option => !WISH.has(option.toLowerCase()))
    .join(', ');
}
