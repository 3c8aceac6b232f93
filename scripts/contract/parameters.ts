/** Collects the parameters of an operation. */
import { listAt, objectAt, resolved, type JsonObject, type OperationPlace } from './json.ts';

/** The parameters of an operation, including those of its path, with references followed. */
export function parameterObjects(document: JsonObject, { path, operation }: OperationPlace): JsonObject[] {
  const item = objectAt(document, 'paths', path);
  return [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map(parameter =>
    resolved(document, objectAt(parameter)),
  );
}
