/** Finds the operation of a request with openapi-backend's router: the steps of a call are ours. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { operations, type Operation, type OperationId } from '../../generated/operations.ts';
import { IndexedRouter } from './router.ts';

export interface Backend {
  /** The operation for an upper-case method and a path; null if there is none. */
  operationAt(method: string, path: string): Operation | null;
  /** The upper-case methods of a path; empty if no document has the path. */
  methodsAt(path: string): string[];
}

export function openBackend(): Backend {
  const router = new IndexedRouter(routes(Object.values(operations)));
  return {
    operationAt: (method, path) => {
      const id = router.matchOperation({ method, path, headers: {} })?.operationId;
      return id === undefined ? null : operations[id as OperationId];
    },
    methodsAt: path => router.methodsAt(path),
  };
}

/** The library needs only the routes of the contract: its schemas are compiled. */
export function routes(all: readonly Operation[]): OpenAPIV3_1.Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { id, path, method } of all) {
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: id, responses: {} };
  }
  return { openapi: '3.1.0', info: { title: 'Docket', version: '1' }, paths };
}
