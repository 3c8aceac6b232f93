/** Finds codes of refusals that were removed from a document, or moved to another status. */
import { objectAt, operationsOf, resolved, type JsonObject } from './json.ts';

interface Moved {
  readonly at: string;
  readonly rule: string;
  readonly message: string;
}

export function movedRefusals(before: JsonObject, after: JsonObject): Moved[] {
  const now = refusalsByOperation(after);
  const everywhere = new Set([...now.values()].flatMap(codes => [...codes.keys()]));
  return [...refusalsByOperation(before)].flatMap(([at, codes]) =>
    [...codes].flatMap(([code, status]) => {
      const other = now.get(at)?.get(code);
      if (other === undefined && everywhere.has(code)) return [];
      if (other === undefined)
        return [{ at, rule: 'refusal-removed', message: `No operation refuses with ${code}.` }];
      if (other === status) return [];
      return [{ at, rule: 'refusal-moved', message: `${code} was ${status} and is ${other}.` }];
    }),
  );
}

type Statuses = ReadonlyMap<string, string>;

/** The codes of every operation with their statuses. Its refusals are the named examples. */
function refusalsByOperation(document: JsonObject): ReadonlyMap<string, Statuses> {
  return new Map(
    operationsOf(document).map(({ method, path, operation }) => {
      const codes = Object.entries(objectAt(operation, 'responses'))
        .filter(([status]) => /^[45]/.test(status))
        .flatMap(([status, answer]) => {
          const content = objectAt(resolved(document, objectAt(answer)), 'content', 'application/json');
          return Object.keys(objectAt(content, 'examples')).map(code => [code, status] as const);
        });
      return [`${method.toUpperCase()} ${path}`, new Map(codes)];
    }),
  );
}
