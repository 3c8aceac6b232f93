/** The request that a document shows for an operation: where Dredd would begin. */
import type { Transaction } from 'dredd';
import { parameterObjects } from '../../scripts/contract/parameters.ts';
import { objectAt, operationsOf, resolved, textAt, type JsonObject } from '../../scripts/contract/json.ts';

/** By the id of the operation. */
export function examplesIn(document: JsonObject): Map<string, Transaction> {
  return new Map(
    operationsOf(document).map(place => {
      const { path, method, operation } = place;
      const parameters = parameterObjects(document, place);
      const named = (where: string): [string, string][] =>
        parameters
          .filter(one => one['in'] === where && (where === 'path' || one['required'] === true))
          .map(one => [textAt(one, 'name') ?? '', shown(document, one)]);
      const filled = named('path').reduce(
        (filling, [name, value]) => filling.replace(`{${name}}`, encodeURIComponent(value)),
        path,
      );
      const query = new URLSearchParams(named('query')).toString();
      const [type] = Object.keys(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content'));
      const id = textAt(operation, 'operationId') ?? '';
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
      const transaction: Transaction = {
        name: id,
        id,
        fullPath: query === '' ? filled : `${filled}?${query}`,
        origin: { resourceName: path },
        request: { method: method.toUpperCase(), headers, body: '' },
        expected: { statusCode: '', headers: {} },
        skip: false,
      };
      return [id, transaction];
    }),
  );
}

function shown(document: JsonObject, parameter: JsonObject): string {
  const { example, examples } = parameter;
  const [first] = Object.values(objectAt(examples)).map(one => resolved(document, objectAt(one))['value']);
  const value = example ?? first ?? objectAt(parameter, 'schema')['example'] ?? '';
  return typeof value === 'object' ? '' : String(value);
}
