/** Anonymous visitors: the client of the public API, typed by its document and without a credential. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { objectAt, resolved, type JsonObject } from '../../scripts/contract/json.ts';
import type { RefusalCode } from '../../src/generated/refusals.ts';
import type { paths } from '../../src/generated/types/public.ts';
import { at, done, type Client as MemberClient } from './client.ts';
import { sentenceLike } from './refused.ts';
import type { TestServer } from './server.ts';

export type Strangers = Client<paths>;

const document = JSON.parse(
  readFileSync(new URL('../../src/generated/documents/public.json', import.meta.url), 'utf8'),
) as JsonObject;

/** A refusal has no code here, so its sentence must be one that the operation declares. */
const declared: Middleware = {
  onResponse: async ({ schemaPath, response }) => {
    const { ok, status } = response;
    if (ok) return;
    const { error } = (await response.clone().json()) as { readonly error: string };
    const responses = objectAt(document, 'paths', schemaPath, 'get', 'responses');
    const answer = resolved(document, objectAt(responses, String(status)));
    const codes = Object.keys(objectAt(answer, 'content', 'application/json', 'examples')) as RefusalCode[];
    const known = codes.some(code => sentenceLike(code).test(error));
    assert.ok(known, `${schemaPath} does not declare ${String(status)} ${error}`);
  },
};

export function strangersAt({ url }: Pick<TestServer, 'url'>): Strangers {
  const client = createClient<paths>({ baseUrl: url });
  client.use(declared);
  return client;
}

/** Publishes a project, or unpublishes it. */
export async function publish(api: MemberClient, id: number, is_public = true): Promise<void> {
  done(await api.PUT('/api/projects/{id}', { ...at(id), body: { is_public } }));
}

/** The parameters of a request about APP, or about an item in it. */
export function inApp<Rest extends object = Record<never, never>>(rest?: Rest) {
  return { params: { path: { project: 'APP', ...(rest as Rest) } } };
}
