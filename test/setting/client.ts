/** The client of the tests: typed by the published document, so that every request is one that a user could write. */
import assert from 'node:assert/strict';
import createClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../../src/generated/types/rest.ts';
import { declared } from './declared.ts';

export type Client = FetchClient<paths>;

export function clientOf(url: string, token?: string): Client {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const client = createClient<paths>({ baseUrl: url, headers });
  client.use(declared);
  return client;
}

/** The parameters of a request whose path has an id. */
export function at(id: number): { params: { path: { id: number } } } {
  return { params: { path: { id } } };
}

/** The body of a successful response. */
export function done<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
}
