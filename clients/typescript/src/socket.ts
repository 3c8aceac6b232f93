/** What is needed of a WebSocket: little enough that those of browsers, of Node and of the package `ws` all will do. */

export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

export type OpenSocket = (url: string) => Socket;

/** Older versions of Node have none. */
interface Surroundings {
  readonly WebSocket?: new (url: string) => Socket;
  readonly fetch: unknown;
}

/** The WebSocket of the browser, which sends the session cookie by itself. */
export const globalSocket: OpenSocket = url => {
  const { WebSocket }: Surroundings = globalThis;
  if (!WebSocket) throw new TypeError('There is no WebSocket here: give `openSocket`.');
  return new WebSocket(url);
};
