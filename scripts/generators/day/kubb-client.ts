/** The client of kubb's functions: it sends JSON with its type, and reads bytes as bytes. */
import process from 'node:process';

export interface RequestConfig<Data = unknown> {
  readonly method: string;
  readonly url: string;
  readonly params?: unknown;
  readonly data?: Data | FormData;
  readonly headers?: object;
}

export interface ResponseConfig<Data = unknown> {
  readonly data: Data;
  readonly status: number;
}

export type ResponseErrorConfig<Refusal = unknown> = Refusal;

export type Client = <Data, _Refusal = unknown, Variables = unknown>(
  config: RequestConfig<Variables>,
) => Promise<ResponseConfig<Data>>;

export const credential: { token: string } = { token: '' };

const client: Client = async <Data>({ method, url, params = {}, data, headers }: RequestConfig) => {
  const address = new URL(url, process.env['DOCKET_URL']);
  for (const [name, value] of Object.entries(params as object))
    if (value !== undefined) address.searchParams.set(name, String(value));
  const isForm = data instanceof FormData;
  const response = await fetch(address, {
    method,
    headers: {
      Accept: 'application/json, */*',
      Authorization: `Bearer ${credential.token}`,
      ...(isForm || data === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(data === undefined ? {} : { body: isForm ? data : JSON.stringify(data) }),
  });
  const type = response.headers.get('Content-Type') ?? '';
  const read = type.startsWith('application/json') ? 'json' : type.startsWith('text/') ? 'text' : 'blob';
  return { status: response.status, data: (await response[read]()) as Data };
};

export default client;
