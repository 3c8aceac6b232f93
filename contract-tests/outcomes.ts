/** The documented outcomes of an operation: each success by its media type, each refusal by its code. */
import { operations, type Operation, type OperationId } from '../src/generated/operations.ts';
import { refusals, type RefusalCode } from '../src/generated/refusals.ts';
import {
  isObject,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type JsonObject,
} from '../scripts/contract/json.ts';

export interface Outcome {
  readonly operation: Operation;
  readonly status: number;
  /** Null where the answer has no body. */
  readonly mediaType: string | null;
  /** Null for successes, and for refusals that are pages for people. */
  readonly code: RefusalCode | null;
  /** The headers that the answer may carry, in lower case. */
  readonly headers: readonly string[];
  /** The request body that the document shows; Dredd itself writes no forms. */
  readonly body: JsonObject | null;
}

export function outcomesOf(document: JsonObject): Outcome[] {
  return operationsOf(document).flatMap(({ operation }) =>
    Object.entries(objectAt(operation, 'responses')).flatMap(([status, value]): Outcome[] => {
      const { headers, content } = resolved(document, objectAt(value));
      const common = {
        operation: operations[operationIdOf(operation)],
        status: Number(status),
        headers: Object.keys(objectAt(headers)).map(name => name.toLowerCase()),
        body: shownBody(document, operation),
      };
      const media = Object.entries(objectAt(content));
      if (media.length === 0) return [{ ...common, mediaType: null, code: null }];
      return media.flatMap(([mediaType, described]) =>
        codesOf(common.status, mediaType, objectAt(described)).map(code => ({ ...common, mediaType, code })),
      );
    }),
  );
}

/** The name of an outcome: its code, else its status. */
export function keyOf({ code, status }: Pick<Outcome, 'code' | 'status'>): RefusalCode | number {
  return code ?? status;
}

export function nameOf(outcome: Outcome): string {
  const { operation, status, mediaType, code } = outcome;
  return [
    operation.family,
    operation.id,
    status,
    ...(code ? [code] : []),
    ...(mediaType ? [mediaType] : []),
  ].join(' > ');
}

function shownBody(document: JsonObject, operation: JsonObject): JsonObject | null {
  const { content } = resolved(document, objectAt(operation, 'requestBody'));
  const [media] = Object.values(objectAt(content));
  const { example, examples } = objectAt(media);
  const [first] = Object.values(objectAt(examples)).map(named => objectAt(named)['value']);
  const shown = example ?? first;
  return isObject(shown) ? shown : null;
}

function operationIdOf(operation: JsonObject): OperationId {
  const id = textAt(operation, 'operationId');
  const found = Object.values(operations).find(one => one.id === id);
  if (!found) throw new Error(`the operation ${id ?? ''} is in a document and not in the table`);
  return found.id;
}

/** Refusals are named by their examples; the one that is plain text has a single code. */
function codesOf(status: number, mediaType: string, { examples }: JsonObject): (RefusalCode | null)[] {
  if (status < 400) return [null];
  if (mediaType === 'text/plain') return [plainCode(status)];
  const named = Object.keys(objectAt(examples)).filter(isCode);
  return named.length > 0 ? named : [null];
}

function isCode(name: string): name is RefusalCode {
  return name in refusals;
}

function plainCode(status: number): RefusalCode | null {
  const found = Object.entries(refusals).find(([, shape]) => shape.plain && shape.status === status);
  return found && isCode(found[0]) ? found[0] : null;
}
