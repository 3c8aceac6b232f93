/** The tool endpoint: one request of the protocol, from a caller who is known, to its answer. */
import { createMcpHandler, type AuthInfo } from '@modelcontextprotocol/server';
import type { Contract } from '../contract/contract.ts';
import type { Instance } from '../contract/instance.ts';
import type { Caller } from '../identity/caller.ts';
import { findCaller, openCaller } from '../identity/credentials.ts';
import { comesFromHere, isKnownHost } from '../identity/auto-login.ts';
import { bearerToken } from '../identity/presented.ts';
import type { Asking } from './calling.ts';
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
  answer(request: Request, body: unknown, asking: Asking): Promise<Response>;
  close(): Promise<void>;
}

export function openToolEndpoint(
  contract: Pick<Contract, 'invoke' | 'invokeAll'>,
  { store, config, clock }: Instance,
): ToolEndpoint {
  const asked = new WeakMap<AuthInfo, Asking>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const asking = authInfo && asked.get(authInfo);
      if (!asking) throw new Error('a tool request without its caller');
      return toolServer({ contract, store }, asking);
    },
    { maxSubscriptions: MOST_LISTENING },
  );
  return {
    turnedAway: ({ host, origin }) => {
      if (!isKnownHost(host, config)) return "this host name is not the server's";
      return origin === undefined || isOrigin(origin) ? null : 'this origin is none';
    },
    callerOf: async from => {
      if (from.authorization === undefined && config.auth === 'off' && comesFromHere(from, config))
        return store.read(openCaller);
      const token = bearerToken(from);
      return token ? store.read(read => findCaller(read, token, clock())) : null;
    },
    answer: (request, body, asking) => {
      const authInfo: AuthInfo = { token: '', clientId: '', scopes: ['mcp'] };
      asked.set(authInfo, asking);
      return handler.fetch(request, { authInfo, parsedBody: body });
    },
    close: () => handler.close(),
  };
}

/** Streams that only wait; nothing of ours is announced on them yet. */
const MOST_LISTENING = 64;

/** Pages of every origin may come, with a token of their own; what is no origin is nobody's page. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
