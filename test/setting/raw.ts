/** Requests that the typed client cannot write: broken bodies, other media types, odd headers. */
import type { TestServer } from './server.ts';

export interface RawRequest {
  readonly method?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged; an object is sent as JSON. */
  readonly body?: string | Uint8Array<ArrayBuffer> | object;
}

export interface RawAnswer {
  readonly response: Response;
  /** The body, parsed if it is JSON; named as in the typed client. */
  readonly error: unknown;
}

export async function raw(
  { url }: Pick<TestServer, 'url'>,
  path: string,
  request: RawRequest = {},
): Promise<RawAnswer> {
  const { method = 'POST', token, headers = {}, body } = request;
  const credential = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const asIs = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url + path, {
    method,
    headers: { ...type, ...credential, ...headers },
    ...(body === undefined ? {} : { body: asIs ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { response, error: isJson ? (JSON.parse(text) as unknown) : text };
}
