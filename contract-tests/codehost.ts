/** The code host, the Linear and the Jira that imports read from in contract tests: the repository or the token chooses the response. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send, speaking, type Repository } from '../test/setting/codehost.ts';
import { answering as answeringJira } from '../test/setting/jira.ts';
import { answering as answeringLinear } from '../test/setting/linear.ts';

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

const linear = answeringLinear({ issues: [{ identifier: 'ENG-3', comments: [{ body: 'Seen.' }] }] });
const jira = answeringJira({ issues: [{ key: 'PIER-7' }] });

/** By the name of a repository, or by a token. */
const strange: Readonly<Record<string, RequestListener>> = {
  [HUGE]: (_request, response) => send(response, 200, ' '.repeat(9 * 1024 * 1024)),
  [BUSY]: (_request, response) => send(response, 429, {}, { 'Retry-After': '540' }),
  [FAILING]: (_request, response) => send(response, 500, {}),
  [SILENT]: () => undefined,
  [WRONG_TOKEN]: (_request, response) => send(response, 401, {}),
};

/** Listens until it is closed. */
export async function startCodehost(): Promise<{ readonly url: string; readonly close: () => void }> {
  const ordinary = speaking(repository, []);
  const server = createServer((request, response) => {
    const [, first = '', owner, name] = (request.url ?? '').split('/');
    const known = { graphql: linear, rest: jira }[first] ?? ordinary;
    const answer = strange[tokenIn(request.headers.authorization)] ?? strange[`${owner}/${name}`] ?? known;
    answer(request, response);
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

/** Of a bearer, of an e-mail address, or alone. */
function tokenIn(authorization = ''): string {
  const [scheme = '', value] = authorization.split(' ');
  if (value === undefined) return scheme;
  return scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[1] ?? '') : value;
}
