/** The interface that a WebSocket needs: browsers, Node and the package `ws` all have it. */
import type { TokenStore } from './instance.ts';

export interface Socket {
  /** 1 while messages can be sent; a socket without it is assumed to be open. */
  readonly readyState?: number | undefined;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export type OpenSocket = (url: string) => Socket;

interface Surroundings {
  readonly WebSocket?: Opening;
  readonly process?: { readonly versions?: { readonly node?: string } };
  readonly fetch: unknown;
}

/** The browser's socket, which sends the session cookie automatically, or one of Node that sends the token instead. */
export function ownSocket(tokens: TokenStore): OpenSocket {
  const { WebSocket, process }: Surroundings = globalThis;
  if (process?.versions?.node !== undefined) return nodeSocket(tokens, WebSocket);
  return url => {
    if (!WebSocket) throw new TypeError('There is no WebSocket here: give `openSocket`.');
    return new WebSocket(url);
  };
}

/** In Node and `ws`, headers are the second argument, which browsers use for something else. */
type Opening = new (url: string, options?: never) => Socket;

/** Node has a built-in WebSocket from version 22 on; before, the package `ws` is loaded if it is installed. */
function nodeSocket(tokens: TokenStore, own: Opening | undefined): OpenSocket {
  const opened = async (url: string): Promise<Socket> => {
    const Opened = own ?? (await packaged());
    const token = await tokens.read();
    const options = token === null ? {} : { headers: { Cookie: `svc_token=${token}` } };
    return new Opened(url, options as never);
  };
  return url => new ComingSocket(opened(url));
}

/** Through a variable that no bundler resolves: browsers do not need it. */
async function packaged(): Promise<Opening> {
  const name = 'ws';
  const { WebSocket } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readonly WebSocket: Opening;
  };
  return WebSocket;
}

type Listen = (socket: Socket) => void;

/** A socket whose class or token is still loading: calls are deferred. */
class ComingSocket implements Socket {
  #socket: Socket | null = null;
  #waiting: Listen[] = [];
  readonly #failed: ((event: { readonly code: number }) => void)[] = [];

  constructor(coming: Promise<Socket>) {
    coming.then(
      socket => {
        this.#socket = socket;
        for (const act of this.#waiting.splice(0)) act(socket);
      },
      () => {
        for (const tell of this.#failed) tell({ code: 1006 });
      },
    );
  }

  get readyState(): number | undefined {
    return this.#socket?.readyState;
  }

  send(text: string): void {
    this.#once(socket => socket.send(text));
  }

  close(): void {
    this.#once(socket => socket.close());
  }

  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === 'close') this.#failed.push(listener as (event: { readonly code: number }) => void);
    this.#once(socket => socket.addEventListener(type as 'message', listener as () => void));
  }

  #once(act: Listen): void {
    if (this.#socket) act(this.#socket);
    else this.#waiting.push(act);
  }
}
