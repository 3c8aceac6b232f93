/** Checks every refusal that a test's client receives against the document: its operation must declare the code. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Middleware } from 'openapi-fetch';
import { objectAt, resolved, type JsonObject } from '../../scripts/contract/json.ts';
import { ownFile } from '../../src/program/files.ts';

const document = JSON.parse(readFileSync(ownFile('generated/documents/rest.json'), 'utf8')) as JsonObject;

export const declared: Middleware = {
  onResponse: async ({ request: { method }, schemaPath, response }) => {
    const { ok, status, headers } = response;
    if (ok || !headers.get('content-type')?.startsWith('application/json')) return;
    const { code } = (await response.clone().json()) as { readonly code: string };
    const codes = codesOf(schemaPath, method, status);
    assert.ok(codes.includes(code), `${method} ${schemaPath} does not declare ${String(status)} ${code}`);
  },
};

function codesOf(path: string, method: string, status: number): string[] {
  const responses = objectAt(document, 'paths', path, method.toLowerCase(), 'responses');
  const answer = resolved(document, objectAt(responses, String(status)));
  return Object.keys(objectAt(answer, 'content', 'application/json', 'examples'));
}

/** The schema of a field in the body of an operation. */
export function fieldOf(operation: string, field: string): JsonObject {
  const of = Object.values(objectAt(document, 'paths'))
    .flatMap(path => Object.values(objectAt(path)))
    .find(one => objectAt(one)['operationId'] === operation);
  const schema = objectAt(objectAt(of), 'requestBody', 'content', 'application/json', 'schema');
  return objectAt(resolved(document, schema), 'properties', field);
}
