/** Asserts that the authorization server refused, in JSON or as a page, and that it left nothing behind. */
import assert from 'node:assert/strict';
import { refusals, type RefusalCode } from '../../src/generated/refusals.ts';
import type { RawAnswer } from './raw.ts';
import { sentenceLike } from './refused.ts';
import type { TestServer } from './server.ts';
import type { Seen } from './visitor.ts';

/** Runs the request and checks status, both codes, sentence and headers, and that no row was written. */
export async function refusedAs(
  server: TestServer,
  request: () => Promise<RawAnswer>,
  code: RefusalCode,
): Promise<RawAnswer> {
  const before = await server.rows();
  const answer = await request();
  const shape = refusals[code];
  const { response, error } = answer;
  assert.equal(response.status, shape.status, JSON.stringify(error));
  for (const header of shape.headers) assert.ok(response.headers.get(header), `${code} has no ${header}`);
  const body = error as Record<string, unknown>;
  assert.deepEqual([body['error'], body['code']], [shape.oauth, code], JSON.stringify(body));
  assert.match(String(body['error_description']), sentenceLike(code));
  assert.equal(body['request_id'], response.headers.get('x-request-id'));
  assert.equal(await server.rows(), before, `${code} left something behind`);
  return answer;
}

/** The same for a page. */
export async function refusedOnPage(
  server: TestServer,
  request: () => Promise<Seen>,
  status: number,
  says: RegExp,
): Promise<Seen> {
  const before = await server.rows();
  const page = await request();
  assert.equal(page.status, status, page.html);
  checkPage(page);
  assert.match(page.html, says);
  assert.equal(await server.rows(), before, 'the refusal left something behind');
  return page;
}

/** The headers of every page. */
export function checkPage({ headers, html }: Seen): void {
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(headers.get('x-frame-options'), 'DENY');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(headers.get('referrer-policy'), 'same-origin');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.match(
    headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'self'; form-action 'self'( http: https:)?; base-uri 'none'; frame-ancestors 'none'$/,
  );
  assert.doesNotMatch(html, /<script|<img|<iframe|\son\w+=|style=/i);
}
