/** The headers that every response of an operation has: the `x-answer-headers` of its document and its own. */
import { ContractError } from './sources.ts';
import { listAt, objectAt, resolved, textAt, type JsonObject } from './json.ts';

/** Header name → reference to its component. */
export function answerHeaders(document: JsonObject, operation: JsonObject): JsonObject {
  return { ...objectAt(document, 'x-answer-headers'), ...objectAt(operation, 'x-answer-headers') };
}

/** Header name → the constant value. */
export function constantHeaders(document: JsonObject, operation: JsonObject): Record<string, string> {
  const id = textAt(operation, 'operationId') ?? '';
  const headers = Object.fromEntries(
    Object.entries(answerHeaders(document, operation)).map(([name, reference]) => {
      const [value, ...others] = listAt(objectAt(resolved(document, objectAt(reference)), 'schema'), 'enum');
      if (typeof value === 'string' && others.length === 0) return [name, value];
      throw new ContractError(`${id}: the header ${name} of x-answer-headers must have an enum of one value`);
    }),
  );
  const fault = deprecationFault(operation['deprecated'] === true, headers);
  if (fault !== null) throw new ContractError(`${id}: ${fault}`);
  return headers;
}

const DAY_MS = 86_400_000;
/** Six months. */
const NOTICE_DAYS = 183;

/** A deprecated operation says since when (RFC 9745), and when it goes (RFC 8594). */
function deprecationFault(
  isDeprecated: boolean,
  { Deprecation, Sunset }: Readonly<Record<string, string>>,
): string | null {
  if (!isDeprecated)
    return Deprecation === undefined && Sunset === undefined
      ? null
      : 'it has the headers of a deprecated operation';
  if (Deprecation === undefined || Sunset === undefined)
    return 'it is deprecated, so x-answer-headers needs Deprecation and Sunset';
  const [, seconds] = /^@(\d+)$/.exec(Deprecation) ?? [];
  const [since, until] = [Number(seconds) * 1000, Date.parse(Sunset)];
  if (new Date(until).toUTCString() !== Sunset || Number.isNaN(since))
    return 'Deprecation must be like @1798761600, and Sunset an HTTP date';
  return until - since >= NOTICE_DAYS * DAY_MS
    ? null
    : `Sunset must be at least ${NOTICE_DAYS} days after Deprecation`;
}
