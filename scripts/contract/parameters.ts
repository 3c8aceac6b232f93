/** Finds the parameters of an operation, wherever they are written. */
import { listAt, objectAt, resolved, type JsonObject, type OperationPlace } from './json.ts';

/** The parameters of an operation, those of its path included, with references followed. */
export function parameterObjects(document: JsonObject, { path, operation }: OperationPlace): JsonObject[] {
  const item = objectAt(document, 'paths', path);
  return [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map(parameter =>
    resolved(document, objectAt(parameter)),
  );
}
