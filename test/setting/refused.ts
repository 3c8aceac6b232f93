/** Asserts that a request was refused with a code of the catalogue, and had no effect. */
import assert from 'node:assert/strict';
import { isPublic } from '../../src/contract/answers/answer.ts';
import { refusals, type RefusalCode } from '../../src/generated/refusals.ts';
import { eventsOf } from './aftermath.ts';
import type { TestServer } from './server.ts';

interface Outcome {
  readonly response: Response;
  readonly error?: unknown;
}

/** Runs the request and checks status, code, sentence and headers, and that no row, activity, seq or event came of it. */
export async function refused(
  server: TestServer,
  request: () => Promise<Outcome>,
  code: RefusalCode,
): Promise<{ error: string; response: Response }> {
  const events = eventsOf(server);
  const { store } = server.app.instance;
  await store.caughtUp();
  const [before, heard] = [await server.rows(), events.length];
  const { response, error } = await request();
  const shape = refusals[code];
  const text = typeof error === 'string' ? error : JSON.stringify(error);
  assert.equal(response.status, shape.status, `expected ${code}, got ${response.status} ${text}`);
  for (const header of shape.headers) assert.ok(response.headers.get(header), `${code} has no ${header}`);
  assert.ok(response.headers.get('x-request-id'));
  const sentence = shape.plain ? text : sentenceOf(error, code, response);
  assert.match(sentence, sentenceLike(code));
  assert.equal(await server.rows(), before, `${code} left something behind`);
  await store.caughtUp();
  assert.deepEqual(events.slice(heard), [], `${code} was announced`);
  return { error: sentence, response };
}

/** The sentence of the catalogue, with any values; it may begin with an entry of the body. */
export function sentenceLike(code: RefusalCode): RegExp {
  const parts = refusals[code].error.split(/\{\w+\}/).map(escaped);
  return new RegExp(`^(\\w+\\[\\d+\\]: )?${parts.join('.+')}$`, 's');
}

function sentenceOf(error: unknown, code: RefusalCode, response: Response): string {
  assert.ok(typeof error === 'object' && error !== null, `${code} has no JSON body`);
  const body = error as Record<string, unknown>;
  // The response to a handshake has no URL, and never belongs to the public API.
  if (response.url !== '' && isPublic(new URL(response.url).pathname)) {
    assert.deepEqual(Object.keys(body), ['error']);
    return String(body['error']);
  }
  assert.equal(body['code'], code);
  assert.equal(body['request_id'], response.headers.get('x-request-id'));
  return String(body['error']);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
