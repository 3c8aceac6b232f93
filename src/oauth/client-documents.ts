/** Clients that are identified by the https URL of a document about them (OAuth Client ID Metadata Document). */
import { isLoopbackHost } from '../config/safety.ts';
import type { Config } from '../config/schema.ts';
import { refuse } from '../generated/refusals.ts';
import { isLoopbackAddress, isPublicAddress } from '../outward/public-address.ts';
import { byDns, type Reach, type Resolve } from '../outward/reach.ts';
import { RecentlyUsed } from '../store/recently-used.ts';
import { namesHost } from '../text/host.ts';
import { MINUTE, DAY, secondsAfter, type Clock } from '../time/clock.ts';
import type { Client } from './clients.ts';
import { fetchDocument, NotFetched } from './document-fetch.ts';
import { redirectProblem } from './redirects.ts';

export interface ClientDocuments {
  /** Whether clients of that kind are supported at all. */
  readonly areRead: boolean;
  /**
   * The client that the document at this address describes. A fetch counts towards the limit of the caller: an account, or a
   * network.
   */
  find(address: string, caller: string): Promise<Client>;
}

/** The cached result for an address, including a failure. */
interface CachedClient {
  readonly outcome: Promise<Client>;
  until: Date;
}

const MOST_KNOWN = 200;
/** A slow document holds its place for five seconds, and must not block other callers. */
const MOST_AT_ONCE = 64;
const MOST_AT_ONCE_EACH = 4;
const SHORTEST = 5 * MINUTE;
/** A corrected document is picked up quickly, but a caller that names many addresses causes few requests. */
const FAILED = MINUTE;

export function namesItself(clientId: string): boolean {
  return /^https?:\/\//i.test(clientId);
}

export function openClientDocuments(
  { client_documents }: Pick<Config, 'client_documents'>,
  clock: Clock,
  resolve: Resolve = byDns,
): ClientDocuments {
  const loopback = client_documents === 'loopback';
  const mayConnect = (address: string): boolean =>
    isPublicAddress(address) || (loopback && isLoopbackAddress(address));
  return new Documents(client_documents !== 'off', loopback, { resolve, mayConnect }, clock);
}

class Documents implements ClientDocuments {
  readonly #known = new RecentlyUsed<CachedClient>(MOST_KNOWN, () => {});
  readonly #clock: Clock;
  readonly #reach: Reach;
  readonly #loopback: boolean;
  readonly areRead: boolean;
  /** The number of documents being fetched, by caller. */
  readonly #atWork = new Map<string, number>();

  constructor(areRead: boolean, loopback: boolean, reach: Reach, clock: Clock) {
    this.areRead = areRead;
    this.#loopback = loopback;
    this.#reach = reach;
    this.#clock = clock;
  }

  async find(address: string, caller: string): Promise<Client> {
    const known = this.#known.get(address);
    try {
      return await (known && known.until > this.#clock() ? known.outcome : this.#fetch(address, caller));
    } catch (error) {
      if (error instanceof NotFetched) throw refuse.clientDocumentUnusable({ problem: error.message });
      throw error;
    }
  }

  /** Only fetch results are cached: an address that is refused costs nothing, and the next call may get a place. */
  #fetch(address: string, caller: string): Promise<Client> {
    const url = documentUrl(address, this.#loopback);
    const leave = this.#enter(caller);
    const entry: CachedClient = {
      outcome: readDocument(url, this.#reach)
        .finally(leave)
        .then(({ client, seconds }) => {
          entry.until = secondsAfter(this.#clock(), seconds);
          return client;
        }),
      until: secondsAfter(this.#clock(), FAILED),
    };
    this.#known.set(address, entry);
    return entry.outcome;
  }

  /** Takes one of the caller's places; the returned function releases it. */
  #enter(caller: string): () => void {
    const own = this.#atWork.get(caller) ?? 0;
    const all = [...this.#atWork.values()].reduce((sum, count) => sum + count, 0);
    if (own >= MOST_AT_ONCE_EACH || all >= MOST_AT_ONCE)
      throw new NotFetched('too many are being fetched; try again in a few seconds');
    this.#atWork.set(caller, own + 1);
    return () => {
      const left = (this.#atWork.get(caller) ?? 1) - 1;
      if (left > 0) this.#atWork.set(caller, left);
      else this.#atWork.delete(caller);
    };
  }
}

/** The address must be in canonical form, because it is compared as text wherever it identifies a client. */
function documentUrl(address: string, loopback: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.href !== address) throw new NotFetched('its URL is not in normalized form');
  const { protocol, pathname, hash, username, password, hostname } = url;
  const isSecure = protocol === 'https:' || (loopback && isLoopbackHost(hostname));
  if (!isSecure) throw new NotFetched('its URL must begin with https');
  if (pathname === '/') throw new NotFetched('its URL must have a path');
  if (hash !== '' || username !== '' || password !== '')
    throw new NotFetched('its URL must not contain a fragment or user information');
  if (!namesHost(address)) throw new NotFetched('its URL must have a valid host name');
  return url;
}

async function readDocument(url: URL, reach: Reach): Promise<{ client: Client; seconds: number }> {
  const { text, maxAge } = await fetchDocument(url, reach);
  const seconds = Math.min(Math.max(maxAge ?? SHORTEST, SHORTEST), DAY);
  return { client: clientIn(fieldsOf(text), url), seconds };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotFetched('it is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new NotFetched('it is not a JSON object');
  return Object.fromEntries(Object.entries(value));
}

/** Redirect addresses that could not be registered are ignored: they may be meant for other servers. */
function clientIn(fields: Readonly<Record<string, unknown>>, { href, hostname }: URL): Client {
  const { client_id, client_name, redirect_uris = [], token_endpoint_auth_method: method } = fields;
  if (client_id !== href) throw new NotFetched('its client_id does not match its own URL');
  if ('client_secret' in fields || (typeof method === 'string' && method.startsWith('client_secret')))
    throw new NotFetched('a client with a public document cannot have a secret');
  if (!Array.isArray(redirect_uris)) throw new NotFetched('its redirect_uris must be a list');
  const addresses = redirect_uris.filter(
    (one: unknown): one is string => typeof one === 'string' && redirectProblem(one) === null,
  );
  return { id: href, name: nameIn(client_name) ?? hostname, redirect_uris: addresses };
}

/** The same limits as for a registered name. */
function nameIn(name: unknown): string | null {
  const isName =
    typeof name === 'string' && Buffer.byteLength(name) <= 128 && /\S/.test(name) && !/\p{Cc}/u.test(name);
  return isName ? name : null;
}
