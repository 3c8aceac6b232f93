/** Reads paged lists from a code host, and translates its refusals. */
import { Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ask, byDns, textWithin, TooLong, type Reach } from '../../outward/reach.ts';
import { refuse, Refusal } from '../../generated/refusals.ts';
import { hasNoFiles } from '../../store/folder.ts';
import type { Clock } from '../../time/clock.ts';
import { BYTES_OF_AN_ANSWER, PAGES, tooLarge } from './ceilings.ts';
import { nextPage } from './link.ts';
import { refusalOf } from './refusing.ts';

interface Hosted {
  /** The URL of its API, without a trailing slash. It may be any host: the operator has chosen it. */
  readonly url: string;
  readonly token: string | undefined;
  readonly clock: Clock;
  /** Aborts any running request. */
  readonly signal: AbortSignal;
  /** The time limit for one whole response. */
  readonly patienceMs?: number;
}

/** The operator decides where the host is, so private networks are allowed. */
const ANYWHERE: Reach = { resolve: byDns, mayConnect: () => true };

const PATIENCE_MS = 30_000;
const REDIRECTS = 5;
const REDIRECTING: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** The body of a refusal is short. */
const BYTES_OF_A_REFUSAL = 64 * 1024;

export class Host {
  readonly #hosted: Hosted;
  readonly #origin: string;
  readonly #agent: HttpAgent;

  constructor(hosted: Hosted) {
    this.#hosted = hosted;
    const { origin, protocol } = new URL(hosted.url);
    this.#origin = origin;
    // All connections of a run go to the one configured host.
    this.#agent = new (protocol === 'https:' ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 1 });
  }

  close(): void {
    this.#agent.destroy();
  }

  /** The pages of a list, by following their links. */
  async *pages(
    path: string,
    query: Readonly<Record<string, string>>,
    absent = refuse.codehostFailed(),
  ): AsyncGenerator<readonly unknown[]> {
    const seen = new Set<string>();
    const asked = new URLSearchParams({ per_page: '100', ...query });
    let next: URL | null = new URL(`${this.#hosted.url}${path}?${asked.toString()}`);
    while (next !== null) {
      // A list that links back to an earlier page would never end.
      if (seen.has(next.href) || seen.size >= PAGES) throw refuse.codehostFailed();
      seen.add(next.href);
      const page: Page = await this.#page(next, absent);
      yield page.items;
      next = page.next;
    }
  }

  async #page(url: URL, absent: Refusal): Promise<Page> {
    const watch = new AbortController();
    const stop = (): void => watch.abort();
    const { signal, patienceMs = PATIENCE_MS } = this.#hosted;
    const timer = setTimeout(stop, patienceMs);
    signal.addEventListener('abort', stop);
    try {
      if (signal.aborted) stop();
      return await this.#followed(url, absent, watch.signal);
    } catch (error) {
      if (error instanceof Refusal || hasNoFiles(error)) throw error;
      if (error instanceof TooLong) throw tooLarge(BYTES_OF_AN_ANSWER, 'bytes per response');
      // Unreachable, cut off, too slow, not allowed, or not JSON: the caller cannot fix any of it.
      throw refuse.codehostFailed();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  async #followed(first: URL, absent: Refusal, signal: AbortSignal): Promise<Page> {
    let url = first;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const response = await this.#ask(url, signal);
      if (!REDIRECTING.has(response.statusCode)) return this.#read(url, response, absent);
      const { location } = response.headers;
      response.destroy();
      if (location === undefined) break;
      url = new URL(location, url);
    }
    throw refuse.codehostFailed();
  }

  /** Whatever a redirect or link says, only the configured host is contacted and receives the token. */
  #ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.origin !== this.#origin) throw refuse.codehostFailed();
    const { token } = this.#hosted;
    const headers = {
      Accept: 'application/vnd.github+json',
      'User-Agent': 'Docket',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    return ask(url, { reach: ANYWHERE, headers, signal, agent: this.#agent });
  }

  async #read(url: URL, response: IncomingMessage, absent: Refusal): Promise<Page> {
    if (response.statusCode !== 200) {
      const { clock, token } = this.#hosted;
      // A refusal that is too long or breaks off is still a refusal.
      const text = await textWithin(response, BYTES_OF_A_REFUSAL).catch(() => '');
      throw refusalOf(response, text, { now: clock(), withToken: token !== undefined, absent });
    }
    const next = nextPage([response.headers['link'] ?? []].flat().join(', '), url);
    const items: unknown = JSON.parse(await textWithin(response, BYTES_OF_AN_ANSWER));
    if (!Array.isArray(items)) throw refuse.codehostFailed();
    return { items, next };
  }
}

interface Page {
  readonly items: readonly unknown[];
  readonly next: URL | null;
}
