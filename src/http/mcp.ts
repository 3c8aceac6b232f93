/** Koa's side of the tool endpoint: admission, reading the request, and sending the response. */
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Next } from 'koa';
import type { Answer } from '../contract/call.ts';
import type { Caller } from '../identity/caller.ts';
import type { Via } from '../contract/inside/request.ts';
import { Refusal, refusals, refuse } from '../generated/refusals.ts';
import { issuerOf, type AddressOf } from './address.ts';
import { hasBody, readBody } from './body.ts';
import type { Config } from '../config/schema.ts';
import { notedOf } from './noted.ts';
import { idOf } from './request-id.ts';
import type { Send } from './send.ts';

/** The protocol implementation, as far as HTTP needs it. */
export interface ToolEnd {
  turnedAway(from: From): Refusal | null;
  callerOf(from: From): Promise<Caller | null>;
  botOf(key: string): Promise<Caller | null>;
  protocol(): Promise<Protocol>;
}

interface Protocol {
  answerAtOnce(headers: IncomingHttpHeaders, body: unknown, asking: Asking): Promise<string> | null;
  answer(request: globalThis.Request, body: unknown, asking: Asking): Promise<globalThis.Response>;
}

interface Asking {
  readonly caller: Caller;
  readonly via: Via;
}

interface From {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly authorization: string | undefined;
}

const TOOL_PATH = '/mcp';
/** Only POST does anything; the protocol handles the others. */
export const TOOL_METHODS: readonly string[] = ['POST', 'GET', 'DELETE'];
const CEILING = 2 * 1024 * 1024;

/** Trailing slashes are ignored, as in REST. */
export function isToolPath(path: string): boolean {
  return path.startsWith(TOOL_PATH) && /^\/*$/.test(path.slice(TOOL_PATH.length));
}

interface Parts {
  readonly tools: ToolEnd;
  readonly config: Config;
  readonly addressOf: AddressOf;
  readonly send: Send;
}

/** The key in `/mcp/key/<API key>`, for clients that cannot send headers; null if it is not such a path. */
function keyInPath(path: string, { mcp_path_keys }: Config): string | null {
  const [, key = null] = /^\/mcp\/key\/([\w-]+)$/.exec(path) ?? [];
  return mcp_path_keys === 'on' ? key : null;
}

export function toolEnd({ tools, config, addressOf, send }: Parts) {
  return async (context: Context, next: Next): Promise<void> => {
    const key = keyInPath(context.path, config);
    if (key === null && !isToolPath(context.path)) {
      await next();
      return;
    }
    // A path without the key of a bot is like any other that does not exist.
    if (key !== null && (await tools.botOf(key)) === null)
      return send.refusal(context, refuse.unknownRoute());
    if (!TOOL_METHODS.includes(context.method)) return send.otherMethod(context, TOOL_METHODS);
    const { host, origin, authorization: sent } = context.req.headers;
    const authorization = key === null ? sent : `Bearer ${key}`;
    notedOf(context).route = '/mcp';
    const from = { host, origin, authorization };
    const turnedAway = tools.turnedAway(from);
    if (turnedAway !== null) {
      notedOf(context).code = turnedAway.code;
      return send.answer(context, protocolError(turnedAway));
    }
    const caller = await tools.callerOf(from);
    if (caller === null) return send.refusal(context, refuse.unauthenticated());
    Object.assign(notedOf(context), { account: caller.account?.id ?? null, caller });
    const body = await bodyOf(context);
    if (body instanceof Refusal) return send.refusal(context, body);
    const via: Via = {
      id: idOf(context),
      address: addressOf(context),
      issuer: () => issuerOf(config, context),
      transport: 'mcp',
    };
    const protocol = await tools.protocol();
    const json = protocol.answerAtOnce(context.req.headers, body, { caller, via });
    if (json) return send.answer(context, jsonAnswer(200, await json));
    const response = await protocol.answer(requestOf(context, body), body, { caller, via });
    // Send the events of a stream as they happen.
    context.compress = false;
    await send.answer(context, await answerOf(response));
  };
}

async function bodyOf(context: Context): Promise<unknown> {
  if (context.method !== 'POST' || !hasBody(context)) return undefined;
  try {
    return await readBody(context, ['json'], CEILING);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function requestOf(context: Context, body: unknown): globalThis.Request {
  const headers = new Headers();
  for (const name of SENT) {
    const value = context.get(name);
    if (value !== '') headers.set(name, value);
  }
  // The body has been read, and is passed separately.
  const signal = mayWait(context, body) ? leaving(context) : null;
  return new globalThis.Request(`http://localhost${TOOL_PATH}`, { method: context.method, headers, signal });
}

/** Only these can run as long as their client stays: a stream, and a batch that cancels some of itself. */
function mayWait(context: Context, body: unknown): boolean {
  return context.get('mcp-method') !== '' || Array.isArray(body);
}

function leaving({ res }: Context): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    // A response that was sent needs no abort, which costs more than the call.
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
}

/** The headers that the protocol reads. */
const SENT = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-session-id',
  'last-event-id',
  'mcp-method',
  'mcp-name',
];

async function answerOf(response: globalThis.Response): Promise<Answer> {
  const headers = Object.fromEntries(response.headers);
  const isStream = headers['content-type']?.startsWith('text/event-stream') ?? false;
  const body = isStream && response.body ? Readable.from(response.body) : await response.text();
  return { status: response.status, headers, body: body === '' ? null : body };
}

/** A refusal in the form of the protocol. */
function protocolError({ code, message }: Refusal): Answer {
  const body = { jsonrpc: '2.0', error: { code: -32000, message, data: { code } }, id: null };
  return jsonAnswer(refusals[code].status, JSON.stringify(body));
}

function jsonAnswer(status: number, body: string): Answer {
  return { status, headers: { 'Content-Type': 'application/json' }, body };
}
