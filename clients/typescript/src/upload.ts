/** Sends a form with files and reports progress: by XMLHttpRequest in browsers, since their `fetch` cannot. */
import { counted, type Tell } from './progress.ts';

interface Sending {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly signal?: AbortSignal;
  readonly content: FormData;
}

export function sendsProgress(content: string | FormData): content is FormData {
  return typeof content !== 'string';
}

export function sendWithProgress(
  ask: typeof globalThis.fetch,
  url: string,
  sending: Sending,
  tell: Tell,
): Promise<Response> {
  const { XMLHttpRequest }: Surroundings = globalThis;
  return XMLHttpRequest
    ? requested(new XMLHttpRequest(), url, sending, tell)
    : streamed(ask, url, sending, tell);
}

/** Globals that browsers have, and Node has not. */
interface Surroundings {
  readonly XMLHttpRequest?: new () => Uploading;
  readonly fetch: unknown;
}

/** The part of XMLHttpRequest that is used. */
interface Uploading {
  readonly status: number;
  readonly response: unknown;
  responseType: string;
  readonly upload: { addEventListener(type: 'progress', listener: (event: Uploaded) => void): void };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void;
  send(content: FormData): void;
  abort(): void;
}

interface Uploaded {
  readonly loaded: number;
  readonly total: number;
  readonly lengthComputable: boolean;
}

/** The form as a stream that counts its pieces. Its length is not sent. */
function streamed(
  ask: typeof globalThis.fetch,
  url: string,
  { content, ...init }: Sending,
  tell: Tell,
): Promise<Response> {
  const { headers, body } = new Response(content);
  if (!body) throw new TypeError('There is nothing to send.');
  const size = [...content.values()].reduce((sum, one) => sum + (typeof one === 'string' ? 0 : one.size), 0);
  const type = headers.get('Content-Type') ?? '';
  const streaming = { ...init, headers: { ...init.headers, 'Content-Type': type }, duplex: 'half' as const };
  return ask(url, { ...streaming, body: counted(body, size, tell) });
}

function requested(request: Uploading, url: string, sending: Sending, tell: Tell): Promise<Response> {
  const { method, headers, signal, content } = sending;
  return new Promise((resolve, reject) => {
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      tell({ bytes: loaded, of: lengthComputable ? total : null }),
    );
    request.addEventListener('load', () => {
      const body = request.response instanceof Blob ? request.response : null;
      resolve(new Response(body, { status: request.status, headers: headersIn(request) }));
    });
    request.addEventListener('error', () => reject(new TypeError('The upload broke off.')));
    const aborted = (): void =>
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    request.addEventListener('abort', aborted);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) aborted();
    else request.send(content);
  });
}

function headersIn(request: Uploading): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
