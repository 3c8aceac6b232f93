/** The headers that every response of an operation has: the `x-answer-headers` of its document and its own. */
import { ContractError } from './sources.ts';
import { listAt, objectAt, resolved, textAt, type JsonObject } from './json.ts';

/** Header name → reference to its component. */
export function answerHeaders(document: JsonObject, operation: JsonObject): JsonObject {
  return { ...objectAt(document, 'x-answer-headers'), ...objectAt(operation, 'x-answer-headers') };
}

/** Header name → the constant value. */
export function constantHeaders(document: JsonObject, operation: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answerHeaders(document, operation)).map(([name, reference]) => {
      const [value, ...others] = listAt(objectAt(resolved(document, objectAt(reference)), 'schema'), 'enum');
      if (typeof value === 'string' && others.length === 0) return [name, value];
      const id = textAt(operation, 'operationId') ?? '';
      throw new ContractError(`${id}: the header ${name} of x-answer-headers must have an enum of one value`);
    }),
  );
}
