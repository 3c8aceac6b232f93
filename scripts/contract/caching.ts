/** Adds to every operation with `x-cached` what clients see of it: the parameter `If-None-Match`, the `ETag`, and 304. */
import { ContractError } from './sources.ts';
import { listAt, objectAt, operationsOf, type JsonObject } from './json.ts';

const TAG = { ETag: { $ref: '#/components/headers/ETag' } };

export function addCaching(document: JsonObject, where: (path: readonly string[]) => string): void {
  for (const { path, method, operation } of operationsOf(document)) {
    if (!('x-cached' in operation)) continue;
    const at = where(['paths', path, method, 'x-cached']);
    const { of } = objectAt(operation, 'x-access');
    if (method !== 'get' || of === undefined || of === 'body')
      throw new ContractError(`${at}: only a GET whose x-access finds a project is cached`);
    const responses = objectAt(operation, 'responses');
    if ('304' in responses) throw new ContractError(`${at}: the 304 follows from x-cached`);
    const success = objectAt(responses, '200');
    operation['parameters'] = [
      { $ref: '#/components/parameters/IfNoneMatch' },
      ...listAt(operation, 'parameters'),
    ];
    // Copies: several operations may share a response.
    operation['responses'] = {
      ...responses,
      '200': { ...success, headers: { ...TAG, ...objectAt(success, 'headers') } },
      '304': { description: 'Not modified.', headers: TAG },
    };
  }
}
