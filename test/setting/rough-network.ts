/** A simulated network between clients and the server: every connection passes through it. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** A client's connection, and its counterpart to the server. */
interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  /** Nothing is forwarded any more, silently. */
  isSwallowed: boolean;
}

const LONGEST_DELAY_MS = 40;

const TROUBLES = {
  /** Like a dying process. */
  cut: ({ client, server }) => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  },
  /** The server sees that the client has closed; the client sees nothing. */
  halfCloseServer: ({ server }) => server.end(),
  halfCloseClient: ({ client }) => client.end(),
  /** Like a pulled cable: from now on, everything sent is lost. */
  swallow: pair => {
    pair.isSwallowed = true;
  },
} satisfies Record<string, (pair: Pair) => void>;

export type Trouble = keyof typeof TROUBLES;
export const TROUBLE_NAMES = Object.keys(TROUBLES) as Trouble[];

export class RoughNetwork {
  /** The server's address, which may change. */
  target: string;
  /** How often each trouble affected a connection. */
  readonly made = new Map<Trouble, number>();
  /** Whether forwarded data may be late. */
  isSlow = false;
  readonly #chance: Chance;
  readonly #pairs = new Set<Pair>();

  constructor(target: string, chance: Chance) {
    this.target = target;
    this.#chance = chance;
  }

  /** Applies a trouble to a random connection. */
  trouble(): void {
    const pair = this.#chance.oneOf([...this.#pairs].filter(({ isSwallowed }) => !isSwallowed));
    const name = this.#chance.oneOf(TROUBLE_NAMES);
    if (!pair || !name) return;
    TROUBLES[name](pair);
    this.made.set(name, (this.made.get(name) ?? 0) + 1);
  }

  join(client: Socket): void {
    const { hostname, port } = new URL(this.target);
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const pair: Pair = { client, server, isSwallowed: false };
    this.#pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#carry(pair, from, to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        // A lost close leaves the other side waiting.
        if (!pair.isSwallowed) to.destroy();
        if (to.destroyed) this.#pairs.delete(pair);
      });
    }
  }

  /** In order, each piece after its delay. */
  #carry(pair: Pair, from: Socket, to: Socket): void {
    let before = Promise.resolve();
    const pass = (act: () => void): void => {
      const delay = this.isSlow ? this.#chance.upTo(LONGEST_DELAY_MS) : 0;
      const late = delay > 0 ? pause(delay) : undefined;
      before = before.then(async () => {
        await late;
        if (!pair.isSwallowed && to.writable) act();
      });
    };
    from.on('data', piece => pass(() => to.write(piece)));
    from.on('end', () => pass(() => to.end()));
  }

  /** Closes the client side of every connection; pending responses may still be sent. */
  hangUp(): void {
    for (const { server } of this.#pairs) server.end();
  }

  /** Ends every connection, whatever its state. */
  end(): void {
    for (const { client, server } of this.#pairs) for (const socket of [client, server]) socket.destroy();
  }
}

/** The network, and the address for clients. */
export async function roughNetwork(
  t: TestContext,
  target: string,
  chance: Chance,
): Promise<{ network: RoughNetwork; url: string }> {
  const network = new RoughNetwork(target, chance);
  const server = createServer({ allowHalfOpen: true }, client => network.join(client));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    network.end();
    server.close();
  });
  return { network, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
