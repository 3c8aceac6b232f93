/** The code host that imports come from while the contract is tried: what it answers hangs on the name of the repository. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send, speaking, type Repository } from '../test/setting/codehost.ts';

export const HOSTED = 'harbour/app';
export const HUGE = 'harbour/huge';
export const BUSY = 'harbour/busy';
export const FAILING = 'harbour/failing';
export const SILENT = 'harbour/silent';
export const WRONG_TOKEN = 'wrong';

const repository: Repository = {
  name: HOSTED,
  issues: [
    { number: 1, labels: [{ name: 'bug', color: 'd73a4a' }], below: [{ body: 'Seen.' }] },
    { number: 2, state: 'closed' },
  ],
};

const strange: Readonly<Record<string, RequestListener>> = {
  [HUGE]: (_request, response) => send(response, 200, ' '.repeat(9 * 1024 * 1024)),
  [BUSY]: (_request, response) => send(response, 429, {}, { 'Retry-After': '540' }),
  [FAILING]: (_request, response) => send(response, 500, {}),
  [SILENT]: () => undefined,
};

/** Listens until it is closed. */
export async function startCodehost(): Promise<{ readonly url: string; readonly close: () => void }> {
  const ordinary = speaking(repository, []);
  const server = createServer((request, response) => {
    const [, , owner, name] = (request.url ?? '').split('/');
    if (request.headers.authorization === `Bearer ${WRONG_TOKEN}`) send(response, 401, {});
    else (strange[`${owner}/${name}`] ?? ordinary)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
