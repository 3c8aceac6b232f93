/** Compares the documents with the list of operations of the service. */
import { isObject, objectAt, operationsOf, textAt, type JsonObject } from '../contract/json.ts';

/** Lines of the form `GET /api/issues/{id}`; a WebSocket is the GET that opens it. */
export function operationLines(documents: readonly JsonObject[]): string[] {
  return documents.flatMap(document => [
    ...operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`),
    ...Object.values(objectAt(document, 'channels'))
      .filter(isObject)
      .map(channel => {
        const method = textAt(objectAt(channel, 'bindings', 'ws'), 'method') ?? 'GET';
        return `${method} ${textAt(channel, 'address') ?? ''}`;
      }),
  ]);
}

/** Operations that only one side has. */
export function differences(list: string, documented: readonly string[]): string[] {
  const listed = new Set(list.split('\n').filter(line => line.trim() !== ''));
  const described = new Set(documented);
  return [
    ...[...listed]
      .filter(line => !described.has(line))
      .map(line => `openapi/operations.txt: ${line} is in no document`),
    ...[...described]
      .filter(line => !listed.has(line))
      .map(line => `openapi/operations.txt: the line ${line} is missing`),
  ];
}
