/** Another server that an import reads JSON from: one host, with limits on time, size and redirects. */
import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ask, byDns, textWithin, TooLong, type Reach } from '../../outward/reach.ts';
import { refuse, Refusal } from '../../generated/refusals.ts';
import { hasNoFiles } from '../../store/folder.ts';
import type { Clock } from '../../time/clock.ts';
import { BYTES_OF_AN_ANSWER, tooLarge } from './ceilings.ts';

export interface Connecting {
  /** The URL of its API, without a trailing slash. It may be on any host: the operator has chosen it. */
  readonly url: string;
  readonly clock: Clock;
  /** Aborts any running request. */
  readonly signal: AbortSignal;
  /** The time limit for one whole response. */
  readonly patienceMs?: number;
}

/** A response that is not a success, and the beginning of its text. */
export interface Refusing extends Pick<IncomingMessage, 'statusCode' | 'headers'> {
  readonly text: string;
}

interface Given extends Connecting {
  readonly headers: OutgoingHttpHeaders;
  readonly refusalOf: (answer: Refusing) => Refusal;
}

export interface Answer {
  readonly value: unknown;
  readonly headers: IncomingMessage['headers'];
}

/** The operator decides where the host is, so private networks are allowed. */
const ANYWHERE: Reach = { resolve: byDns, mayConnect: () => true };

const PATIENCE_MS = 30_000;
const REDIRECTS = 5;
const REDIRECTING: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** The body of a refusal is short. */
const BYTES_OF_A_REFUSAL = 64 * 1024;

export class Peer {
  readonly #given: Given;
  readonly #origin: string;
  readonly #agent: HttpAgent;

  constructor(given: Given) {
    this.#given = given;
    const { origin, protocol } = new URL(given.url);
    this.#origin = origin;
    // All connections of a run go to the one configured host.
    this.#agent = new (protocol === 'https:' ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 1 });
  }

  close(): void {
    this.#agent.destroy();
  }

  /** `absent` is the refusal if there is nothing at this URL. */
  get(url: URL, absent?: Refusal): Promise<Answer> {
    return this.#within(signal => this.#followed(url, signal, absent));
  }

  post(url: URL, body: unknown): Promise<Answer> {
    return this.#within(async signal => this.#read(await this.#ask(url, signal, JSON.stringify(body))));
  }

  async #within(act: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const watch = new AbortController();
    const stop = (): void => watch.abort();
    const { signal, patienceMs = PATIENCE_MS } = this.#given;
    const timer = setTimeout(stop, patienceMs);
    signal.addEventListener('abort', stop);
    try {
      if (signal.aborted) stop();
      return await act(watch.signal);
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

  async #followed(first: URL, signal: AbortSignal, absent: Refusal | undefined): Promise<Answer> {
    let url = first;
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const response = await this.#ask(url, signal);
      if (!REDIRECTING.has(response.statusCode)) return this.#read(response, absent);
      const { location } = response.headers;
      response.destroy();
      if (location === undefined) break;
      url = new URL(location, url);
    }
    throw refuse.codehostFailed();
  }

  /** Whatever a redirect or link says, only the configured host is contacted and receives the credential. */
  #ask(url: URL, signal: AbortSignal, body?: string): Promise<IncomingMessage> {
    if (url.origin !== this.#origin) throw refuse.codehostFailed();
    const headers = { Accept: 'application/json', 'User-Agent': 'Docket', ...this.#given.headers };
    return ask(url, { reach: ANYWHERE, headers, signal, body, agent: this.#agent });
  }

  async #read(response: IncomingMessage, absent?: Refusal): Promise<Answer> {
    const { statusCode, headers } = response;
    if (statusCode !== 200) {
      // A refusal that is too long or breaks off is still a refusal.
      const text = await textWithin(response, BYTES_OF_A_REFUSAL).catch(() => '');
      if (statusCode === 404 && absent) throw absent;
      throw this.#given.refusalOf({ statusCode, headers, text });
    }
    return { value: JSON.parse(await textWithin(response, BYTES_OF_AN_ANSWER)) as unknown, headers };
  }
}
