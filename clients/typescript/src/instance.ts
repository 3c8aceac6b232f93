/** One instance of Docket for one user: its URL, the token, and the retry policy. */
import { bodyOf, pathOf, queryOf } from './request.ts';
import { counted } from './progress.ts';
import { Refused } from './refused.ts';
import type { CallOptions, Parts, Route } from './operation.ts';
import { keyOf } from './keys.ts';
import { paused } from './pausing.ts';
import { reaching, Unreachable } from './unreachable.ts';
import { FIRST_MS } from './waits.ts';
import { sendsProgress, sendWithProgress } from './upload.ts';

/** Stores a token between runs. */
export interface TokenStore {
  readonly read: () => string | null | Promise<string | null>;
  /** Called with null when the token is dropped, or no longer valid. */
  readonly keep: (token: string | null) => void | Promise<void>;
}

export interface InstanceOptions {
  /** The URL, such as `https://docket.harbour.example`. */
  readonly url: string;
  /** A session token, an API key or an OAuth token; or a store for one. */
  readonly token?: string | TokenStore;
  /**
   * How many seconds a call may wait in total before it is repeated: when the server sends `Retry-After`, and when a change that can
   * be repeated got no response. 30 by default, 0 never waits.
   */
  readonly patience?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface Arrived {
  /** A value, a text, a file, or undefined. */
  readonly content: unknown;
  readonly headers: Headers;
  readonly status: number;
}

export interface Instance {
  /** Without a trailing slash. */
  readonly url: string;
  readonly tokens: TokenStore;
  readonly fetch: typeof globalThis.fetch;
  readonly send: (route: Route, parts: Parts, options: CallOptions) => Promise<Arrived>;
  /** The next page of a list, by the URL in a `Link` header. */
  readonly follow: (route: Route, link: string, options: CallOptions) => Promise<Arrived>;
}

const PATIENCE = 30;

export function instanceAt({ url, token, patience = PATIENCE, fetch }: InstanceOptions): Instance {
  const base = baseOf(url);
  const tokens = storeOf(token);
  const ask = fetch ?? ((...request: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...request));
  const asked = (route: Route, target: string, body: unknown, options: CallOptions): Promise<Arrived> => {
    const key = keyOf(route, options);
    return patiently(
      patience,
      { isKeyed: key !== null, isRead: route.method === 'GET' },
      options.signal,
      async () => {
        const token = await tokens.read();
        const headers = {
          ...headersOf(token, route),
          ...(key === null ? {} : { 'Idempotency-Key': key }),
          ...options.headers,
        };
        const url = base + target;
        const answer = await reaching(url, () => answered({ ask, url, route, headers, body, options }));
        if (answer.ok || answer.status === NOT_MODIFIED) {
          const all = await reaching(url, () => arrived(answer, route, options));
          await keepRenewed(tokens, route, all.content);
          return all;
        }
        const text = await reaching(url, () => answer.text());
        const refused = new Refused(answer.status, text, answer.headers, target);
        // Another call may have renewed the token in the meantime.
        if (refused.is('unauthenticated') && (await tokens.read()) === token) await tokens.keep(null);
        throw refused;
      },
    );
  };
  return {
    url: base,
    tokens,
    fetch: ask,
    send: (route, { path = {}, query = {}, body }, options) =>
      asked(route, pathOf(route.path, path) + queryOf(query), body, options),
    follow: (route, link, options) => {
      const { pathname, search } = new URL(link, base);
      return asked(route, pathname + search, undefined, options);
    },
  };
}

interface Asking {
  readonly ask: typeof globalThis.fetch;
  readonly url: string;
  readonly route: Route;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly options: CallOptions;
}

function answered({ ask, url, route, headers, body, options }: Asking): Promise<Response> {
  const { signal, onProgress } = options;
  const { method } = route;
  const { content, type } = bodyOf(route.body, body);
  const sent = { method, headers: { ...headers, ...(type === null ? {} : { 'Content-Type': type }) } };
  const init = { ...sent, ...(signal ? { signal } : {}) };
  if (onProgress && content !== null && sendsProgress(content))
    return sendWithProgress(ask, url, { ...init, content }, onProgress);
  return ask(url, { ...init, ...(content === null ? {} : { body: content }) });
}

const NOT_MODIFIED = 304;

/** These revoke the token of the caller, and respond with another. */
const RENEWING: ReadonlySet<string> = new Set(['/api/auth/me/password', '/api/auth/me/refresh']);

async function keepRenewed(tokens: TokenStore, { path }: Route, content: unknown): Promise<void> {
  if (!RENEWING.has(path)) return;
  const { token } = content as { readonly token: string };
  await tokens.keep(token);
}

function headersOf(token: string | null, { blob }: Route): Record<string, string> {
  return {
    // Explicitly, so that every refusal is one of the contract.
    Accept: blob ? '*/*, application/json' : 'application/json, text/*;q=0.9',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}

async function arrived(
  answer: Response,
  { blob, body }: Route,
  { onProgress }: CallOptions,
): Promise<Arrived> {
  const { headers, status } = answer;
  const length = headers.get('Content-Length');
  const of = length === null || headers.has('Content-Encoding') ? null : Number(length);
  const isDownload = onProgress !== undefined && body === null && answer.body !== null;
  const read = isDownload ? new Response(counted(answer.body, of, onProgress), { headers }) : answer;
  const type = headers.get('Content-Type') ?? '';
  const isJson = type.startsWith('application/json');
  if (blob === true || (blob === 'unless JSON' && !isJson))
    return { content: await read.blob(), headers, status };
  const text = await read.text();
  if (text === '') return { content: undefined, headers, status };
  return {
    content: isJson ? (JSON.parse(text) as unknown) : text,
    headers,
    status,
  };
}

/** Without a response, a call is repeated this many times. */
const REPEATS = 3;

/** Repeats a call after a wait, until the waits exceed the patience. */
async function patiently(
  patience: number,
  { isKeyed, isRead }: { readonly isKeyed: boolean; readonly isRead: boolean },
  signal: AbortSignal | undefined,
  act: () => Promise<Arrived>,
): Promise<Arrived> {
  let unanswered = 0;
  for (let left = patience; ;) {
    try {
      return await act();
    } catch (error) {
      const isAnswered = error instanceof Refused;
      if (!isAnswered) unanswered += 1;
      const isLost = isKeyed && error instanceof Unreachable && unanswered <= REPEATS;
      const wait = isAnswered
        ? waitOf(error, isKeyed || isRead)
        : isLost
          ? (FIRST_MS / 1000) * 2 ** (unanswered - 1)
          : null;
      if (wait === null || wait > left) throw error;
      left -= Math.max(wait, 1);
      await paused(wait * 1000, signal);
    }
  }
}

/** A refused call had no effect; only with an unavailable database is the effect unknown. */
function waitOf({ code, requestId, retryAfter }: Refused, isRepeatable: boolean): number | null {
  const hadNoEffect = code !== null && code !== 'database_unavailable';
  const isOurs = code !== null || requestId !== null;
  return hadNoEffect || (isRepeatable && isOurs) ? retryAfter : null;
}

export function storeOf(token: string | TokenStore = ''): TokenStore {
  if (typeof token !== 'string') return token;
  let kept: string | null = token === '' ? null : token;
  return {
    read: () => kept,
    keep: next => {
      kept = next;
    },
  };
}

/** The URL without a trailing slash, so that paths can be appended. */
export function baseOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '');
}
