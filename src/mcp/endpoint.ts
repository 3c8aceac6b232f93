/** The tool endpoint: admission, and access to the protocol implementation. */
import type { Inward } from '../contract/inside/invoke.ts';
import type { Config } from '../config/schema.ts';
import type { Instance } from '../contract/instance.ts';
import type { Caller } from '../identity/caller.ts';
import { findCaller, openCaller } from '../identity/credentials.ts';
import { comesFromHere, isKnownHost } from '../identity/auto-login.ts';
import { bearerToken } from '../identity/presented.ts';
import { refuse, type Refusal } from '../generated/refusals.ts';
import { RecentlyUsed } from '../store/recently-used.ts';
import type { Protocol } from './protocol.ts';
import { lazily } from '../store/lazily.ts';

const loadProtocol = lazily(async () => {
  const { openProtocol } = await import('./protocol.ts');
  return openProtocol;
});

export interface Arriving {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly authorization: string | undefined;
}

export interface ToolEndpoint {
  /** Why a request is refused; null if it is accepted. */
  turnedAway(from: Arriving): Refusal | null;
  /** Null if the credential is unknown. */
  callerOf(from: Arriving): Promise<Caller | null>;
  /** The bot with this API key; null if no bot has it. */
  botOf(key: string): Promise<Caller | null>;
  /** The library is loaded at the first request: it takes as much time and memory as half of the rest. */
  protocol(): Promise<Protocol>;
  close(): Promise<void>;
}

export function openToolEndpoint(
  contract: Inward,
  { store, config, clock, reportFailure }: Instance,
): ToolEndpoint {
  const isKnown = knownHosts(config);
  let speaking: Promise<Protocol> | null = null;
  const open = async (): Promise<Protocol> => {
    try {
      const openProtocol = await loadProtocol();
      return openProtocol({ contract, store, reportFailure, clock, publicUrl: config.public_url ?? null });
    } catch (error) {
      speaking = null;
      throw error;
    }
  };
  return {
    turnedAway: ({ host, origin }) => {
      if (!isKnown(host)) return refuse.mcpHostRefused({ expected: expectedHost(config) });
      return origin === undefined || isOrigin(origin) ? null : refuse.mcpOriginRefused();
    },
    callerOf: async from => {
      if (from.authorization === undefined && config.auth === 'off' && comesFromHere(from, config))
        return store.read(openCaller);
      const token = bearerToken(from);
      return token ? store.read(read => findCaller(read, token, clock())) : null;
    },
    botOf: async key => {
      const caller = await store.read(read => findCaller(read, key, clock()));
      return caller?.kind === 'apiKey' && typeof caller.account?.owner_id === 'number' ? caller : null;
    },
    protocol: () => (speaking ??= open()),
    close: async () => {
      await (await speaking)?.close();
    },
  };
}

function expectedHost({ public_url }: Config): string {
  const loopback = 'a loopback name';
  return public_url === undefined ? loopback : `${new URL(public_url).host} or ${loopback}`;
}

/** Whether a Host is ours. Results are cached: parsing an address costs a good part of a call. */
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

/** Pages of every origin may call with their token; an invalid Origin is refused. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
