/** The tool endpoint: who may ask there, and what speaks the protocol with them. */
import type { Inward } from '../contract/invoke.ts';
import type { Config } from '../config/schema.ts';
import type { Instance } from '../contract/instance.ts';
import type { Caller } from '../identity/caller.ts';
import { findCaller, openCaller } from '../identity/credentials.ts';
import { comesFromHere, isKnownHost } from '../identity/auto-login.ts';
import { bearerToken } from '../identity/presented.ts';
import { RecentlyUsed } from '../store/recently-used.ts';
import type { Protocol } from './protocol.ts';

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
  /** Its library is loaded for the first request: it takes as long to load as half of the rest, and as much room. */
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
      const { openProtocol } = await import('./protocol.ts');
      return openProtocol({ contract, store, reportFailure });
    } catch (error) {
      speaking = null;
      throw error;
    }
  };
  return {
    turnedAway: ({ host, origin }) => {
      if (!isKnown(host)) return 'the Host header does not match this server';
      return origin === undefined || isOrigin(origin) ? null : 'the Origin header is not a valid origin';
    },
    callerOf: async from => {
      if (from.authorization === undefined && config.auth === 'off' && comesFromHere(from, config))
        return store.read(openCaller);
      const token = bearerToken(from);
      return token ? store.read(read => findCaller(read, token, clock())) : null;
    },
    protocol: () => (speaking ??= open()),
    close: async () => {
      await (await speaking)?.close();
    },
  };
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

/** Pages of every origin may come, with a token of their own; what is no origin is nobody's page. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text.toLowerCase();
}
