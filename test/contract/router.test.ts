/** The indexed router finds what openapi-backend's own router finds, on every path and on crooked variants of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenAPIRouter } from 'openapi-backend';
import type { OpenAPIV3_1 } from 'openapi-types';
import { routes } from '../../src/contract/door.ts';
import { IndexedRouter } from '../../src/contract/router.ts';
import { operations, type Operation } from '../../src/generated/operations.ts';

const all: readonly Operation[] = Object.values(operations);
const definition = routes(all);
const indexed = new IndexedRouter(definition);
const stock = new OpenAPIRouter<OpenAPIV3_1.Document>({ definition });

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW', 'get', 'pAtCh'];

/** What an identifier in a path may look like, and what it should not. */
const VALUES = ['1', '0', '-1', 'APP-12', '%2F', '%41', '%', '..', '.', '{id}', ' ', 'é', '.*', '[^/]+', 'a\nb'];

/** Segments of the contract, where a parameter stands. */
const WORDS = [...new Set(all.flatMap(({ segments }) => segments.filter(one => typeof one === 'string')))];

/** Bends a path that is in order. */
const BENDS: readonly ((path: string) => string)[] = [
  path => path,
  path => `${path}/`,
  path => `${path}//`,
  path => `${path}///`,
  path => `/${path}`,
  path => path.replace(/\/(?=[^/]+$)/, '//'),
  path => path.replace('/api', '/api/.'),
  path => path.replace('/api', '/x/../api'),
  path => path.toUpperCase(),
  path => path.replace('/api/', '/Api/'),
  path => path.replace(/\/(?=[^/]+$)/, '%2F'),
  path => path.replace('a', '%61'),
  path => `${path}%00`,
  path => `${path}.json`,
  path => `${path}/more`,
  path => `${path};v=1`,
  path => path.replace(/\/[^/]+$/, ''),
  path => path.replace(/\/[^/]+$/, '/'),
  path => path.replace('api', 'ap.'),
  path => path.replace('api', '(api)'),
  path => `${path}$`,
  path => `^${path}`.replace('^/', '/^'),
];

/** The path with its first parameter as the value, the others as 1. */
function filled({ segments }: Operation, value: string): string {
  let next = value;
  const words = segments.map(segment => {
    if (typeof segment === 'string') return segment;
    const word = next;
    next = '1';
    return word;
  });
  return `/${words.join('/')}`;
}

function* crookedPaths(): Generator<string> {
  const byPath = new Map(all.map(operation => [operation.path, operation]));
  for (const operation of byPath.values()) {
    const values = operation.parameters.some(({ in: place }) => place === 'path') ? VALUES : ['1'];
    for (const value of values) for (const bend of BENDS) yield bend(filled(operation, value));
  }
}

type Router = Pick<OpenAPIRouter<OpenAPIV3_1.Document>, 'matchOperation'>;

/** The operation that is found, or the way in which none is. */
function found(router: Router, method: string, path: string): string {
  try {
    return String(router.matchOperation({ method, path, headers: {} }, true).operationId);
  } catch (error) {
    return String(error).slice('Error: '.length, 'Error: '.length + '404'.length);
  }
}

/** Each request on which the two disagree, with both answers. */
function disagreements(paths: Iterable<string>): string[] {
  const requests = new Set([...paths].flatMap(path => METHODS.map(method => `${method} ${path}`)));
  return [...requests].flatMap(request => {
    const [method = '', path = ''] = [request.slice(0, request.indexOf(' ')), request.slice(request.indexOf(' ') + 1)];
    const [ours, theirs] = [found(indexed, method, path), found(stock, method, path)];
    return ours === theirs ? [] : [`${request}: ${ours}, not ${theirs}`];
  });
}
console.log(disagreements(crookedPaths()));
console.log(disagreements(all.flatMap(o => WORDS.map(w => filled(o, w)))).length, disagreements(all.flatMap(o => WORDS.map(w => filled(o, w)))).slice(0,400));
