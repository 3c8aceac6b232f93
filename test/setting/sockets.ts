/** Socket clients: each validates every message that it receives against the contract, and keeps them in order. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { WebSocket, type ClientOptions } from 'ws';
import { eventCheck } from '../../src/contract/compiled.ts';
import type { components } from '../../src/generated/types/events.ts';
import type { TestServer } from './server.ts';

type Schemas = components['schemas'];
export type ServerEvent = Schemas['ServerEvent'];
export type ClientMessage = Schemas['ClientMessage'];

export interface TestSocket {
  readonly ws: WebSocket;
  /** The messages received so far, and the same as raw text. */
  readonly heard: ServerEvent[];
  readonly texts: string[];
  /** The code with which the connection ends. */
  closed(): Promise<number>;
  say(message: ClientMessage): void;
  /** Waits until everything committed before has been received; returns the new messages. */
  heardAll(): Promise<ServerEvent[]>;
}

/** Opens a socket with the session token. */
export async function openSocket(
  t: TestContext,
  { url }: Pick<TestServer, 'url'>,
  token: string,
  options: ClientOptions = {},
): Promise<TestSocket> {
  const ws = new WebSocket(socketAddress(url), {
    ...options,
    headers: { Cookie: `svc_token=${token}`, ...options.headers },
  });
  const socket = listening(ws);
  t.after(() => ws.terminate());
  await once(ws, 'open');
  return socket;
}

/** Requests a socket that is refused; returns the response for the refusal checks. */
export async function turnedAway(
  { url }: Pick<TestServer, 'url'>,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly response: Response; readonly error: unknown }> {
  const ws = new WebSocket(socketAddress(url), { headers });
  ws.on('error', () => {});
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ws.once('unexpected-response', (_request, response) => resolve(response));
    ws.once('open', () => reject(new Error('the socket was opened')));
    ws.once('error', reject);
  }).finally(() => ws.terminate());
  const body = Buffer.concat(await answer.toArray()).toString();
  const response = new Response(body, { status: answer.statusCode ?? 0, headers: plain(answer.headers) });
  return { response, error: JSON.parse(body) };
}

function plain(headers: IncomingHttpHeaders): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

export function socketAddress(url: string): string {
  return `${url.replace(/^http/, 'ws')}/api/events/ws`;
}

function listening(ws: WebSocket): TestSocket {
  const heard: ServerEvent[] = [];
  const texts: string[] = [];
  const marks = markers(ws, heard);
  ws.on('message', (data, isBinary) => {
    assert.ok(!isBinary && Buffer.isBuffer(data));
    const text = data.toString();
    const event = serverEvent(text);
    if (marks.reached(event)) return;
    texts.push(text);
    heard.push(event);
  });
  // Some tests are about connections that the server cuts off.
  ws.on('error', () => {});
  const closed = new Promise<number>(resolve => {
    ws.once('close', resolve);
  });
  return {
    ws,
    heard,
    texts,
    closed: () => soon(closed, 'the end of the socket'),
    say: message => ws.send(JSON.stringify(message)),
    heardAll: () => soon(marks.set(), 'the answer to a mark'),
  };
}

/** A wait in a test never takes this long: an endless one fails instead. */
const NEVER_MS = 20_000;

async function soon<T>(expected: Promise<T>, what: string): Promise<T> {
  const waiting = new AbortController();
  const never = setTimeout(NEVER_MS, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`${what} never came`);
  });
  return Promise.race([expected, never]).finally(() => waiting.abort());
}

function serverEvent(text: string): ServerEvent {
  const event: unknown = JSON.parse(text);
  assert.ok(isServerEvent(event), `no event of the contract: ${text}`);
  return event;
}

function isServerEvent(event: unknown): event is ServerEvent {
  return eventCheck('ServerEvent')(event);
}

/** Markers are queries for impossible projects: their responses are in the order of events. */
function markers(ws: WebSocket, heard: readonly ServerEvent[]) {
  const waiting = new Map<number, PromiseWithResolvers>();
  let known = 0;
  let last = -1_000_000;
  ws.once('close', code => {
    for (const { reject } of waiting.values()) reject(new Error(`the socket was closed with ${code}`));
  });
  return {
    reached: (event: ServerEvent): boolean => {
      const mark = event.type === 'sync_required' ? waiting.get(event.project_id) : undefined;
      mark?.resolve();
      return mark !== undefined;
    },
    set: async (): Promise<ServerEvent[]> => {
      const mark = (last -= 1);
      const reached = new Promise<void>((resolve, reject) => {
        waiting.set(mark, { resolve, reject });
      });
      ws.send(JSON.stringify({ type: 'resume', project_id: mark, cursor: 0 }));
      await reached.finally(() => waiting.delete(mark));
      const since = heard.slice(known);
      known = heard.length;
      return since;
    },
  };
}

interface PromiseWithResolvers {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}
