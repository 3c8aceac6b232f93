/** Step: turns the path, the query and the body into what the contract says they are, or says what is wrong. */
import type { Clamp, Operation, Parameter } from '../generated/operations.ts';
import { Refusal, refuse } from '../generated/refusals.ts';
import { wrongField } from './bad-body.ts';
import type { Call } from './call.ts';
import { requestCheck } from './compiled.ts';
import { sentenceOf } from './sentence.ts';
import { segmentsOf } from './router.ts';

export function check(call: Call): void {
  const { operation } = call;
  call.params = pathValues(operation, call.path);
  checkPart(operation, 'path', call.params, 'path parameter');
  call.queryValues = queryValues(operation, call.query);
  checkPart(operation, 'query', call.queryValues, 'query parameter');
  if (operation.body === null || (call.body === undefined && !operation.body.required)) return;
  checkBody(operation, call.body);
}

/** Refuses what is not the body that the operation takes, whoever made it. */
export function checkBody(operation: Operation, body: unknown): void {
  const fits = requestCheck(operation, 'body');
  if (!fits || fits(body)) return;
  const problem = sentenceOf(fits.errors, 'the request body');
  throw new Refusal('invalid_body', { problem, field: wrongField(fits.errors) });
}

function checkPart(operation: Operation, part: 'path' | 'query', values: unknown, subject: string): void {
  const checkValues = requestCheck(operation, part);
  if (!checkValues || checkValues(values)) return;
  const problem = `${subject} ${sentenceOf(checkValues.errors, '')}`;
  throw refuse.invalidParameter({ problem });
}

function pathValues(operation: Operation, path: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const sent = segmentsOf(path);
  operation.segments.forEach((segment, index) => {
    if (typeof segment === 'string') return;
    const parameter = operation.parameters.find(one => one.in === 'path' && one.name === segment.param);
    if (parameter)
      values[segment.param] = coerced(
        parameter,
        decoded(sent[index] ?? '', `path parameter ${segment.param}`),
      );
  });
  return values;
}

/** Parameters that the contract does not know are ignored; one that it knows may stand once. */
function queryValues(operation: Operation, query: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const known = new Map(operation.parameters.filter(one => one.in === 'query').map(one => [one.name, one]));
  for (const pair of query.split('&')) {
    const [rawName = '', ...rest] = pair.split('=');
    const parameter = known.get(decoded(rawName.replaceAll('+', ' '), 'the name of a query parameter'));
    if (!parameter) continue;
    const subject = `query parameter ${parameter.name}`;
    if (parameter.name in values) throw refuse.invalidParameter({ problem: `${subject} stands twice` });
    values[parameter.name] = coerced(parameter, decoded(rest.join('=').replaceAll('+', ' '), subject));
  }
  for (const { name, clamp } of known.values()) {
    if (clamp) values[name] = clamped(values[name], clamp);
  }
  return values;
}

/** Whole numbers and booleans are recognised in one spelling only; anything else stays text and fails its check. */
function coerced({ type }: Parameter, text: string): unknown {
  if (type === 'integer' && /^-?[0-9]+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?[0-9]+(\.[0-9]+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function clamped(value: unknown, { min, max, default: standard }: Clamp): unknown {
  if (value === undefined) return standard;
  if (typeof value !== 'number') return value;
  return Math.min(Math.max(value, min), max ?? Number.MAX_SAFE_INTEGER);
}

function decoded(text: string, subject: string): string {
  let value: string;
  try {
    value = decodeURIComponent(text);
  } catch {
    throw refuse.invalidParameter({ problem: `${subject} is not percent-encoded UTF-8` });
  }
  // PostgreSQL stores no NUL, and no name or text has a use for one.
  if (value.includes('\0')) throw refuse.invalidParameter({ problem: `${subject} holds a NUL character` });
  return value;
}
