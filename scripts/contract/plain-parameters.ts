/**
 * Moves the sibling keywords of a parameter's type reference into its description: with them, Python's client types it as any.
 */
import { isObject, listAt, objectAt, operationsOf, textAt, type JsonObject } from './json.ts';
import { withDefault } from './requests.ts';

/** Leaves a bare reference if a parameter refers to its type, in place. */
export function plainParameters(document: JsonObject): void {
  const shared = Object.values(objectAt(document, 'components', 'parameters'));
  const own = operationsOf(document).flatMap(({ operation }) => listAt(operation, 'parameters'));
  for (const parameter of [...shared, ...own].filter(isObject)) {
    const { $ref, ...siblings } = objectAt(parameter, 'schema');
    if ($ref === undefined || Object.keys(siblings).length === 0) continue;
    const said = siblings['default'] === undefined ? textAt(siblings, 'description') : withDefault(siblings);
    parameter['description'] = [textAt(parameter, 'description'), said].filter(Boolean).join(' ');
    parameter['schema'] = { $ref };
  }
}
