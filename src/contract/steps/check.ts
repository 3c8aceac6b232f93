/** Steps: parse and validate the path and the query, and then the body. */
import { errorsAs, type Clamp, type Operation, type Parameter } from '../../generated/operations.ts';
import { Refusal, refuse } from '../../generated/refusals.ts';
import { wrongEntry, wrongField } from '../answers/bad-body.ts';
import type { Begun, Call } from '../call.ts';
import type { Check } from '../../compiled/module.ts';
import { requestChecks } from '../compiled.ts';
import { sentenceOf } from '../answers/sentence.ts';
import { segmentsOf } from '../routing/router.ts';

type Address = Pick<Call, 'params' | 'queryValues' | 'knownQuery'>;

export function checkAddress({
  operation,
  path,
  query,
}: Pick<Begun, 'operation' | 'path' | 'query'>): Address {
  const checks = requestChecks(operation);
  const reading = readingOf(operation);
  const params = checkedPath(checks, reading, path);
  const sent = knownPairs(reading, query);
  const values = queryValues(reading, sent);
  checkPart(checks.query, values, 'query parameter');
  return { params, queryValues: values, knownQuery: sent.map(({ pair }) => pair).join('&') };
}

function checkedPath(
  { path: isValid }: ReturnType<typeof requestChecks>,
  reading: Reading,
  path: string,
): Record<string, unknown> {
  try {
    const values = pathValues(reading, path);
    checkPart(isValid, values, 'path parameter');
    return values;
  } catch (error) {
    // An impossible id gets the same refusal as an unknown one.
    throw reading.speaks === 'public' && error instanceof Refusal ? refuse.notFound() : error;
  }
}

/** A multipart body is checked when the handler has received it. */
export function checkSentBody({ operation, body }: Pick<Call, 'operation' | 'body'>): void {
  if (operation.body === null || operation.body.parts || (body === undefined && !operation.body.required))
    return;
  checkBody(operation, body);
}

/** Refuses a body if the operation has none. */
export function checkBody(operation: Operation, body: unknown): void {
  const { body: fits } = requestChecks(operation);
  if (!fits || fits(body)) return;
  const problem = sentenceOf(fits.errors, 'the request body');
  const field = wrongField(fits.errors);
  throw new Refusal('invalid_body', { problem, field, ...wrongEntry(operation, fits.errors) });
}

function checkPart(isValid: Check | undefined, values: unknown, subject: string): void {
  if (!isValid || isValid(values)) return;
  const problem = `${subject} ${sentenceOf(isValid.errors, '')}`;
  throw refuse.invalidParameter({ problem });
}

/** The places of an operation's parameters in a request, computed at its first call. */
interface Reading {
  /** Path parameters, by the index of their segment. */
  readonly path: readonly (readonly [index: number, parameter: Parameter])[];
  readonly query: ReadonlyMap<string, Parameter>;
  readonly clamps: readonly (readonly [name: string, clamp: Clamp])[];
  readonly speaks: (typeof errorsAs)[Operation['document']];
}

const readings = new Map<Operation, Reading>();

function readingOf(operation: Operation): Reading {
  let reading = readings.get(operation);
  if (!reading) {
    reading = newReading(operation);
    readings.set(operation, reading);
  }
  return reading;
}

function newReading({ document, segments, parameters }: Operation): Reading {
  const inQuery = parameters.filter(one => one.in === 'query');
  return {
    path: segments.flatMap((segment, index) =>
      typeof segment === 'string'
        ? []
        : parameters
            .filter(one => one.in === 'path' && one.name === segment.param)
            .map(parameter => [index, parameter] as const),
    ),
    query: new Map(inQuery.map(one => [one.name, one])),
    clamps: inQuery.flatMap(({ name, clamp }) => (clamp ? [[name, clamp] as const] : [])),
    speaks: errorsAs[document],
  };
}

function pathValues({ path: parameters }: Reading, path: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (parameters.length === 0) return values;
  const sent = segmentsOf(path);
  for (const [index, parameter] of parameters) {
    const text = decoded(sent[index] ?? '', `path parameter ${parameter.name}`);
    values[parameter.name] = coerced(parameter.type, text);
  }
  return values;
}

interface Pair {
  readonly parameter: Parameter;
  /** As it was sent. */
  readonly pair: string;
  /** The part after the first equals sign. */
  readonly value: string;
}

/** Unknown parameters are ignored. */
function knownPairs({ query: known, speaks }: Reading, query: string): Pair[] {
  const pairs: Pair[] = [];
  for (const pair of query === '' ? [] : query.split('&')) {
    const end = pair.indexOf('=');
    const [name, value] = end === -1 ? [pair, ''] : [pair.slice(0, end), pair.slice(end + 1)];
    // In OAuth, a parameter without a value counts as missing (RFC 6749).
    if (speaks === 'oauth' && value === '') continue;
    const parameter = known.get(unescaped(name, 'a query parameter name'));
    if (parameter) pairs.push({ parameter, pair, value });
  }
  return pairs;
}

/** A known parameter may appear once. */
function queryValues({ clamps }: Reading, pairs: readonly Pair[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { parameter, value } of pairs) {
    const subject = `query parameter ${parameter.name}`;
    if (parameter.name in values)
      throw refuse.invalidParameter({ problem: `${subject} is given more than once` });
    values[parameter.name] = coerced(parameter.type, unescaped(value, subject));
  }
  for (const [name, clamp] of clamps) values[name] = clamped(values[name], clamp);
  return values;
}

/** Integers and booleans are recognized in one spelling only; anything else stays text and fails validation. */
export function coerced(type: string, text: string): unknown {
  if (type === 'integer' && /^-?[0-9]+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?[0-9]+(\.[0-9]+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'object') return parsed(text);
  return text;
}

/** An object is sent as JSON. Other text fails the check of its type. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function clamped(value: unknown, { min, max, default: standard }: Clamp): unknown {
  if (value === undefined) return standard;
  if (typeof value !== 'number') return value;
  return Math.min(Math.max(value, min), max ?? Number.MAX_SAFE_INTEGER);
}

/** In a query, a plus sign is a space. */
function unescaped(text: string, subject: string): string {
  return decoded(text.replaceAll('+', ' '), subject);
}

function decoded(text: string, subject: string): string {
  let value: string;
  try {
    value = decodeURIComponent(text);
  } catch {
    throw refuse.invalidParameter({ problem: `${subject} is not valid percent-encoded UTF-8` });
  }
  // PostgreSQL cannot store NUL, and no name or text needs it.
  if (value.includes('\0')) throw refuse.invalidParameter({ problem: `${subject} contains a NUL character` });
  return value;
}
