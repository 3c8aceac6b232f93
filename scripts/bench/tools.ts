/**
 * Measures the overhead of a tool call: CPU time of the built server for `get_issue`, minus that of the REST call behind it,
 * minus that of the protocol's library for a tool that does nothing. All three alternate.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { asked } from './built.ts';
import { FLAGS, SURROUNDINGS } from './flags.ts';
import { processorTime } from './processor-time.ts';
import { median, quantile } from './quantile.ts';

const ROUNDS = 15;
const WARMING_ROUNDS = 8;
const CALLS = 400;
const CONNECTIONS = 8;
/** In microseconds: the target for our share of a tool call. */
const AIM = 50;

export interface Measured {
  readonly pid: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Asking {
  readonly server: Measured;
  readonly path: string;
  readonly body?: string;
}

async function costOf({ server, path, body }: Asking): Promise<number> {
  const before = processorTime(server.pid);
  const { non2xx, errors } = await autocannon({
    url: server.url + path,
    headers: {
      ...server.headers,
      ...(body === undefined
        ? {}
        : { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body }),
    connections: CONNECTIONS,
    amount: CALLS,
  });
  if (non2xx + errors > 0) throw new Error(`${path} failed ${String(non2xx + errors)} times`);
  return (processorTime(server.pid) - before) / CALLS;
}

const calling = (name: string, given: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

export async function compareTools(docket: Measured): Promise<void> {
  const token = (docket.headers['Authorization'] ?? '').replace(/^Bearer /, '');
  const { id } = (await asked(docket.url, token, 'POST', '/api/projects', {
    name: 'Harbour',
    identifier: 'APP',
  })) as { readonly id: number };
  await asked(docket.url, token, 'POST', '/api/issues', { project_id: id, title: 'A mooring' });
  const child = fork(join(import.meta.dirname, 'tools-floor.ts'), {
    // As Docket itself is started.
    env: { ...process.env, ...SURROUNDINGS, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, ...FLAGS],
  });
  try {
    const [url] = (await once(child, 'message')) as [string];
    const empty = { pid: child.pid ?? 0, url, headers: {} };
    await compare({
      tool: { server: docket, path: '/mcp', body: calling('get_issue', { identifier: 'APP-1' }) },
      rest: { server: docket, path: '/api/issues/resolve/APP-1' },
      empty: { server: empty, path: '/mcp', body: calling('nothing', {}) },
    });
  } finally {
    child.kill('SIGKILL');
  }
}

async function compare(calls: Readonly<Record<'tool' | 'rest' | 'empty', Asking>>): Promise<void> {
  const costs = { tool: [] as number[], rest: [] as number[], empty: [] as number[] };
  const more: number[] = [];
  for (let round = -WARMING_ROUNDS; round < ROUNDS; round += 1) {
    const [tool, rest, empty] = [
      await costOf(calls.tool),
      await costOf(calls.rest),
      await costOf(calls.empty),
    ];
    if (round < 0) continue;
    costs.tool.push(tool);
    costs.rest.push(rest);
    costs.empty.push(empty);
    more.push(tool - rest - empty);
  }
  const [low, middle, high] = [0.25, 0.5, 0.75].map(share => quantile(more, share).toFixed(0));
  const [tool, rest, empty] = [costs.tool, costs.rest, costs.empty].map(each => median(each).toFixed(0));
  console.log(
    `get_issue over /mcp: ${tool} µs of processor time; GET by identifier ${rest}, an empty tool of the library ${empty}; ` +
      `${middle} more than both (half of the rounds ${low} to ${high}; the aim is ${String(AIM)})`,
  );
}
