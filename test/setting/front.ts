/** A balancer that sends each request and each socket to the next server in turn. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Front {
  readonly url: string;
  /** From now on takes turns among these. */
  use(urls: readonly string[]): void;
  close(): Promise<void>;
}

export async function frontOf(urls: readonly string[]): Promise<Front> {
  let targets = urls.map(url => new URL(url));
  let turn = 0;
  const next = (): URL => {
    turn += 1;
    const target = targets[turn % targets.length];
    if (!target) throw new Error('There is no server behind the front.');
    return target;
  };
  const sockets = new Set<Duplex>();
  const server = createServer((asked, answer) => pass(next(), asked, answer));
  // It waits as long as its clients and servers do.
  Object.assign(server, { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 60_000 });
  server.on('connection', socket => track(sockets, socket));
  server.on('upgrade', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    const { hostname, port } = next();
    const line = connect(Number(port), hostname);
    track(sockets, line);
    tie(client, line);
    line.write(`${headOf(asked)}\r\n\r\n`);
    line.write(head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: others => {
      targets = others.map(url => new URL(url));
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function track(sockets: Set<Duplex>, socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
}

function tie(client: Duplex, line: Socket): void {
  client.on('error', () => line.destroy());
  client.pipe(line).pipe(client);
  client.on('close', () => line.destroy());
  line.on('close', () => client.destroy());
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return lines.join('\r\n');
}

function pass({ hostname, port }: URL, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, rawHeaders } = asked;
  const passed = request({
    hostname,
    port,
    method,
    path: url,
    headers: rawHeaders,
    agent: false,
    setHost: false,
  });
  passed.on('response', got => {
    answer.writeHead(got.statusCode ?? 502, got.statusMessage, got.rawHeaders);
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  passed.on('upgrade', (_got, line) => line.destroy());
  passed.on('error', () => answer.destroy());
  // A client that has left takes its request with it.
  answer.on('close', () => {
    if (!answer.writableFinished) passed.destroy();
  });
  asked.pipe(passed);
}
