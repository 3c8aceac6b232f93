/** A third-party server on this machine, for metadata documents of clients. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { CALLBACK } from './oauth.ts';

export interface Elsewhere {
  readonly url: string;
  readonly asked: string[];
}

/** Responds as the test says; without certificate and key over plain http. */
export async function elsewhere(
  t: TestContext,
  answer: RequestListener,
  tls?: { readonly cert: string; readonly key: string },
): Promise<Elsewhere> {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  };
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  const port = await listening(t, server);
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, asked };
}

/** Lets a server listen on this machine until the test is over, and returns its port. */
export async function listening(
  t: TestContext,
  server: Pick<Server, 'listen' | 'address' | 'close' | 'closeAllConnections'>,
) {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The document of a valid client at that address. */
export function documentAt(client_id: string, changes: object = {}): string {
  return JSON.stringify({ client_id, client_name: 'Tender', redirect_uris: [CALLBACK], ...changes });
}
