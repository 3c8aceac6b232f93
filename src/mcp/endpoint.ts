/** The tool endpoint: one request of the protocol, from a caller who is known, to its answer. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type Server,
} from '@modelcontextprotocol/server';
import type { IncomingHttpHeaders } from 'node:http';
import type { Inward } from '../contract/invoke.ts';
import type { Config } from '../config/schema.ts';
import type { Instance } from '../contract/instance.ts';
import type { Caller } from '../identity/caller.ts';
import { findCaller, openCaller } from '../identity/credentials.ts';
import { comesFromHere, isKnownHost } from '../identity/auto-login.ts';
import { bearerToken } from '../identity/presented.ts';
import { RecentlyUsed } from '../store/recently-used.ts';
import type { Asking } from './asking.ts';
import { answeredAtOnce, plainRequest } from './at-once.ts';
import { toolServer } from './server.ts';

export interface Arriving {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly authorization: string | undefined;
}

export interface ToolEndpoint {
  /** Whether a request may come from there at all; the reason where it may not. */
  turnedAway(from: Arriving): string | null;
  /** Null where nobody is known by the credential. */
  callerOf(from: Arriving): Promise<Caller | null>;
  /** The answer as JSON, to a request that can have no other; null where the next one must see to it. */
  answerAtOnce(headers: IncomingHttpHeaders, body: unknown, asking: Asking): Promise<string> | null;
  answer(request: Request, body: unknown, asking: Asking): Promise<Response>;
  close(): Promise<void>;
}

export function openToolEndpoint(
  contract: Inward,
  { store, config, clock, reportFailure }: Instance,
): ToolEndpoint {
  const desk = { contract, store, reportFailure };
  const isKnown = knownHosts(config);
  const asked = new WeakMap<AuthInfo, Asking>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const asking = authInfo && asked.get(authInfo);
      if (!asking) throw new Error('a tool request without its caller');
      return toolServer(desk, asking);
    },
    { maxSubscriptions: MOST_LISTENING },
  );
  return {
    turnedAway: ({ host, origin }) => {
      if (!isKnown(host)) return "this host name is not the server's";
      return origin === undefined || isOrigin(origin) ? null : 'this origin is none';
    },
    callerOf: async from => {
      if (from.authorization === undefined && config.auth === 'off' && comesFromHere(from, config))
        return store.read(openCaller);
      const token = bearerToken(from);
      return token ? store.read(read => findCaller(read, token, clock())) : null;
    },
    answerAtOnce: (headers, body, asking) => {
      const request = plainRequest(headers, body);
      return request && answeredAtOnce(toolServer(desk, asking), request);
    },
    answer: async (request, body, asking) => {
      if (body !== undefined && (await isLegacyRequest(request, body)))
        return answerAsJson(toolServer(desk, asking), request, body);
      const authInfo: AuthInfo = { token: '', clientId: '', scopes: ['mcp'] };
      asked.set(authInfo, asking);
      return handler.fetch(request, { authInfo, parsedBody: body });
    },
    close: () => handler.close(),
  };
}

/** Nothing of ours is told before the result, so a request of the revisions up to 2025 is answered by JSON, which costs less than a stream. */
async function answerAsJson(server: Server, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // Neither is closed: they hold nothing that outlives the answer, and closing makes errors that cost more than the call.
  const answered = transport.handleRequest(request, { parsedBody: body });
  return Array.isArray(body) ? Promise.race([answered, hungUp(request)]) : answered;
}

/** A call that its own batch has cancelled is never answered: only whoever leaves ends the wait for it. */
function hungUp({ signal }: Request): Promise<Response> {
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })), { once: true });
  });
}

/** Whether a Host is ours. Which are is remembered: looking into an address costs a good part of a call. */
function knownHosts(config: Config): (host: string | undefined) => boolean {
  const known = new RecentlyUsed<true>(KNOWN_HOSTS, () => undefined);
  return host => {
    if (host === undefined) return false;
    if (known.get(host)) return true;
    if (!isKnownHost(host, config)) return false;
    known.set(host, true);
    return true;
  };
}

const KNOWN_HOSTS = 16;

/** Streams that only wait; nothing of ours is announced on them yet. */
const MOST_LISTENING = 64;

/** Pages of every origin may come, with a token of their own; what is no origin is nobody's page. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
