/** Holds a real answer against the contract more strictly than Dredd does: our own validators, codes, sentences, headers. */
import type { Transaction } from 'dredd';
import { strictCheck } from '../src/contract/compiled.ts';
import { sentenceOf } from '../src/contract/answers/sentence.ts';
import { budgets, errorsAs, type Operation } from '../src/generated/operations.ts';
import { refusals, type RefusalCode } from '../src/generated/refusals.ts';
import { sentenceLike } from '../test/setting/refused.ts';
import type { Real } from './answer.ts';
import { orderFault } from './order.ts';
import type { Outcome } from './outcomes.ts';
import { repeatFault } from './repeated.ts';

/** The fault of the response; null if there is none. */
export function faultOf(real: Real, outcome: Outcome, sent: Transaction): string | null {
  if (real.statusCode !== outcome.status) return `the status is ${real.statusCode}: ${real.body ?? ''}`;
  return headerFault(real, outcome) ?? bodyFault(real, outcome, sent);
}

/** Requirements of HTTP, browsers and caches for every response; no document repeats them. */
const COMMON = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]);

function headerFault(
  { headers }: Real,
  { operation, code, mediaType, headers: declared }: Outcome,
): string | null {
  const undeclared = Object.keys(headers).find(name => !COMMON.has(name) && !declared.includes(name));
  if (undeclared !== undefined) return `the header ${undeclared} is not declared`;
  const type = headers['content-type'] ?? null;
  if (String(type).split(';')[0] !== String(mediaType)) return `the media type is ${String(type)}`;
  const wrong = Object.entries(operation.headers).find(
    ([name, value]) => headers[name.toLowerCase()] !== value,
  );
  if (wrong) return `the header ${wrong[0]} is ${String(headers[wrong[0].toLowerCase()])}`;
  const expected = [...(code === null ? [] : refusals[code].headers), ...budgetHeaders(operation, code)];
  const absent = expected.find(name => headers[name.toLowerCase()] === undefined);
  return absent === undefined ? null : `the header ${absent} is missing`;
}

/** A caller who cannot be counted has no budget to report. */
function budgetHeaders({ budget }: Operation, code: RefusalCode | null): string[] {
  const counted =
    budget !== null && budgets[budget].keys.includes('address') && code !== 'proxy_pair_invalid';
  return counted ? ['RateLimit', 'RateLimit-Policy'] : [];
}

function bodyFault(
  real: Real,
  { operation, status, mediaType, code }: Outcome,
  sent: Transaction,
): string | null {
  if (mediaType !== 'application/json') return null;
  const body: unknown = JSON.parse(real.body ?? '');
  const check = strictCheck(operation, status);
  if (!check) return 'there is no check for the answer';
  if (!check(body)) return sentenceOf(check.errors, 'the answer');
  if (listsNothing(body)) return 'the list is empty, and so says nothing of its rows';
  if (code !== null) return refusalFault(body, real, code, errorsAs[operation.document]);
  const isReversed = sent.fullPath.includes('order=desc');
  const unordered = operation.order ? orderFault(body, operation.order, isReversed) : null;
  return unordered ?? repeatFault(operation, sent.request, body);
}

/** Whether it is a list, or a page of one, without a row. */
function listsNothing(body: unknown): boolean {
  const rows: unknown = typeof body === 'object' && body !== null && 'items' in body ? body.items : body;
  return Array.isArray(rows) && rows.length === 0;
}

function refusalFault(
  body: unknown,
  { headers }: Real,
  expected: RefusalCode,
  speaks: (typeof errorsAs)[Operation['document']],
): string | null {
  const { code, request_id, error } = body as Readonly<Record<string, unknown>>;
  if (speaks === 'public') return null;
  if (code !== expected) return `the code is ${String(code)}: ${String(error)}`;
  if (request_id !== headers['x-request-id']) return 'the request id is not that of the header';
  const isProtocol = speaks !== 'oauth' || error === refusals[expected].oauth;
  return isProtocol ? null : `the protocol's code is ${String(error)}`;
}

/** The fault of the sentence of a refusal, in our own words; other implementations may have others. */
export function sentenceFaultOf(real: Real, { code, mediaType, operation }: Outcome): string | null {
  if (code === null || (mediaType !== 'text/plain' && mediaType !== 'application/json')) return null;
  const sentence = mediaType === 'text/plain' ? real.body : sentenceIn(real.body ?? '', operation.document);
  const isOurs = typeof sentence === 'string' && sentenceLike(code).test(sentence);
  return isOurs ? null : `the sentence is ${JSON.stringify(sentence)}`;
}

function sentenceIn(text: string, document: Operation['document']): unknown {
  const { error, error_description } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return errorsAs[document] === 'oauth' ? error_description : error;
}
