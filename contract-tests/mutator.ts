/** A proxy that changes one thing in every response, by a kind that is drawn among those that apply and were used least. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Chance } from '../test/setting/chance.ts';
import { MUTATIONS, type Sent } from './mutations.ts';

export interface Mutant {
  readonly kind: string;
  readonly sent: Sent;
}

export class Mutator {
  readonly #chance: Chance;
  readonly #used = new Map<string, number>();
  #server: Server | null = null;
  #last: Mutant | null = null;

  constructor(seed: number) {
    this.#chance = new Chance(seed);
  }

  /** The change of the latest response. */
  get last(): Mutant {
    if (!this.#last) throw new Error('nothing has passed the proxy yet');
    return this.#last;
  }

  /** Listens in front of the server, and returns its own address. */
  async before(address: string): Promise<string> {
    const server = createServer((from, to) => {
      void this.#passOn(address, from).then(({ status, headers, body }) => {
        to.writeHead(status, { ...headers, 'content-length': body.length });
        to.end(body);
      });
    });
    this.#server = server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #passOn(address: string, from: IncomingMessage): Promise<Sent> {
    const { method, url = '/', headers } = from;
    const { host } = new URL(address);
    const onward = request(`${address}${url}`, { method, headers: { ...headers, host } });
    onward.end(await buffer(from));
    const [response] = (await once(onward, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    const { 'transfer-encoding': _, ...kept } = response.headers;
    this.#last = this.#mutantOf({ status: response.statusCode ?? 0, headers: kept as Sent['headers'], body });
    return this.#last.sent;
  }

  #mutantOf(sent: Sent): Mutant {
    const kinds = Object.entries(MUTATIONS).flatMap(([kind, mutation]) => {
      const changed = mutation(sent, this.#chance);
      return changed
        ? [{ kind, sent: changed, order: (this.#used.get(kind) ?? 0) + this.#chance.next() * 5 }]
        : [];
    });
    const [chosen] = kinds.toSorted((one, other) => one.order - other.order);
    if (!chosen) throw new Error('no change applies to the response');
    this.#used.set(chosen.kind, (this.#used.get(chosen.kind) ?? 0) + 1);
    return chosen;
  }
}
