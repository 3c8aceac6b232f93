/** A database that can be made unavailable: its file is moved, or its server becomes unreachable. */
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { engine, freshDatabase } from './engines.ts';

export interface Way {
  readonly url: string;
  bar(): Promise<void>;
  open(): Promise<void>;
}

export async function wayToDatabase(t: TestContext): Promise<Way> {
  const database = await freshDatabase();
  const way = engine === 'sqlite' ? fileAside(database.url) : await TcpWay.to(database.url);
  t.after(async () => {
    await way.open();
    if (way instanceof TcpWay) await way.bar();
    await database.remove();
  });
  return way;
}

function fileAside(url: string): Way {
  const file = url.slice('sqlite:'.length);
  const hidden = `${file}.aside`;
  let isBarred = false;
  const move = (barred: boolean): Promise<void> => {
    if (barred !== isBarred) renameSync(barred ? file : hidden, barred ? hidden : file);
    isBarred = barred;
    return Promise.resolve();
  };
  return { url, bar: () => move(true), open: () => move(false) };
}

/** A proxy for a PostgreSQL server: forwards everything or nothing, or refuses connections. */
export class TcpWay implements Way {
  readonly url: string;
  #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  #server: Server | null;
  #isFrozen = false;

  private constructor(url: string, server: Server) {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port) };
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
    const through = new URL(url);
    through.port = String(this.#port);
    this.url = through.href;
    server.on('connection', socket => this.#pass(socket));
  }

  static async to(url: string): Promise<TcpWay> {
    return new TcpWay(url, await listening(0));
  }

  async bar(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    if (!server) return;
    server.close();
    await once(server, 'close');
  }

  async open(): Promise<void> {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
    if (this.#server) return;
    this.#server = await listening(this.#port);
    this.#server.on('connection', socket => this.#pass(socket));
  }

  /** From now on leads to another server. */
  leadTo(url: string): void {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port) };
  }

  /** Accepts everything, and never responds. */
  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  #pass(client: Socket): void {
    const server = connect(this.#target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      from.on('data', piece => to.write(piece));
      if (this.#isFrozen) from.pause();
    }
  }
}

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
