/** A relay between a client and the server's socket: forwards messages, and simulates failures of networks and proxies on demand. */
import { once } from 'node:events';
import { createServer, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TestContext } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import type { TestServer } from './server.ts';

export class Relay {
  /** Its URL, used in place of the server's. */
  url = '';
  /** Every message of a client, in order. */
  readonly said: unknown[] = [];
  /** Refuses every new socket with this status. */
  refuses: number | null = null;
  /** Neither responds nor forwards anything. */
  isMute = false;
  /** How many sockets were accepted so far. */
  opened = 0;
  /** How many server messages were forwarded. */
  passed = 0;
  /** How many sockets were requested. */
  asked = 0;
  readonly #upgrades = new WebSocketServer({ noServer: true });
  readonly #clients = new Set<WebSocket>();
  readonly #target: string;

  constructor(target: string) {
    this.#target = target;
  }

  get clients(): number {
    return this.#clients.size;
  }

  /** Sends a message in the server's place. */
  say(message: unknown): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    for (const client of this.#clients) client.send(text);
  }

  close(code: number): void {
    for (const client of this.#clients) client.close(code);
  }

  /** Ends the connections silently. */
  break(): void {
    for (const client of this.#clients) client.terminate();
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.asked += 1;
    if (this.isMute) return;
    if (this.refuses !== null) return refuse(socket, this.refuses);
    const headers = { Cookie: request.headers.cookie ?? '' };
    const server = new WebSocket(`${this.#target}${request.url ?? ''}`, { headers });
    // Messages that the server sends immediately must find a listener.
    const early: string[] = [];
    server.on('message', (text: Buffer) => early.push(text.toString()));
    server.on('error', () => {});
    server.on('unexpected-response', (_, { statusCode = 502 }) => refuse(socket, statusCode));
    server.on('open', () => {
      this.#upgrades.handleUpgrade(request, socket, head, client => this.#join(client, server, early));
    });
  }

  #join(client: WebSocket, server: WebSocket, early: readonly string[]): void {
    this.opened += 1;
    this.#clients.add(client);
    server.removeAllListeners('message');
    for (const text of early) client.send(text);
    server.on('message', (text: Buffer) => {
      if (this.isMute) return;
      client.send(text.toString());
      this.passed += 1;
    });
    client.on('message', (text: Buffer) => {
      this.said.push(JSON.parse(text.toString()));
      if (!this.isMute) server.send(text.toString());
    });
    client.on('error', () => {});
    client.on('close', () => {
      this.#clients.delete(client);
      server.terminate();
    });
    server.on('close', (code: number) => (code === 1006 ? client.terminate() : client.close(code)));
  }
}

function refuse(socket: Duplex, status: number): void {
  const body = JSON.stringify({ error: 'refused', code: 'refused', request_id: '1' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

export async function startRelay(t: TestContext, server: Pick<TestServer, 'url'>): Promise<Relay> {
  const relay = new Relay(server.url.replace('http', 'ws'));
  const http = createServer((_, response) => response.writeHead(404).end());
  const open = new Set<Duplex>();
  http.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {});
    relay.upgrade(request, socket, head);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  relay.url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/api/events/ws`;
  t.after(() => {
    for (const socket of open) socket.destroy();
    http.close();
  });
  return relay;
}
