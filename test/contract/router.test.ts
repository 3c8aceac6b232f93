/** The indexed router gives the same result as openapi-backend's router, for every path and malformed variants of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenAPIRouter } from 'openapi-backend';
import type { OpenAPIV3_1 } from 'openapi-types';
import { routes } from '../../src/contract/routing/backend.ts';
import { IndexedRouter } from '../../src/contract/routing/router.ts';
import { operations, type Operation } from '../../src/generated/operations.ts';

const all: readonly Operation[] = Object.values(operations);
const paths = [...new Map(all.map(operation => [operation.path, operation])).values()];
const definition = routes(all);
const indexed = new IndexedRouter(definition);

/** The stock router computes its operations twice for each request; caching them only changes the time it takes. */
class StockRouter extends OpenAPIRouter<OpenAPIV3_1.Document> {
  readonly #operations = super.getOperations();

  override getOperations() {
    return this.#operations;
  }
}

const stock = new StockRouter({ definition });

const EVERY_METHOD = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW', 'pAtCh'];

/** What may be an id in a path, and what should not. */
const VALUES = [
  'APP-12',
  '0',
  '-1',
  '%2F',
  '%41',
  '%',
  '..',
  '.',
  '{id}',
  'é',
  '.*',
  '[^',
  '\\',
  '$&',
  '__proto__',
];

/** Malforms a valid path. */
const BENDS: readonly ((path: string) => string)[] = [
  path => `${path}/`,
  path => `${path}///`,
  path => `/${path}`,
  path => path.replace(/\/(?=[^/]+$)/, '//'),
  path => path.replace(/\/[^/]+$/, '/'),
  path => path.replace(/\/[^/]+$/, '//'),
  path => path.replace(/\/[^/]+$/, ''),
  path => path.replace('/api', '/api/.'),
  path => path.replace('/api', '/x/../api'),
  path => path.toUpperCase(),
  path => path.replace(/[a-z](?=[^/]*$)/, letter => letter.toUpperCase()),
  path => path.replace(/\/(?=[^/]+$)/, '%2F'),
  path => path.replace('a', '%61'),
  path => path.replace(/[a-z](?=[^/]*$)/, '.'),
  path => `${path}%00`,
  path => `${path}.json`,
  path => `${path}/more`,
  path => `${path};v=1`,
  path => `${path}$`,
  path => path.replace('/', '/^'),
];

/** The path with the value for its last parameter, and 1 for the others. */
function filled({ segments }: Operation, value: string): string {
  const last = segments.findLastIndex(segment => typeof segment !== 'string');
  const words = segments.map((segment, index) =>
    typeof segment === 'string' ? segment : index === last ? value : '1',
  );
  return `/${words.join('/')}`;
}

function hasParameter({ segments }: Operation): boolean {
  return segments.some(segment => typeof segment !== 'string');
}

/** The first method of the path, and one that it does not have. */
function twoMethods({ method }: Operation): string[] {
  return [method, 'BREW'];
}

/** The operation, or the reason why there is none. */
function found(router: OpenAPIRouter<OpenAPIV3_1.Document>, method: string, path: string): string {
  try {
    return String(router.matchOperation({ method, path, headers: {} }, true).operationId);
  } catch (error) {
    return /^Error: (404|405)-/.exec(String(error))?.[1] ?? String(error);
  }
}

/**
 * Deliberate differences: of the matching paths, ours chooses the one with the longest static prefix, and keeps it even if
 * the method differs. The stock router counts characters, and looks for the method first.
 */
function leftmostWrittenOut(method: string, path: string): string {
  const sent = path.slice(1).split('/');
  const order = ({ segments }: Operation): string =>
    segments.map(segment => (typeof segment === 'string' ? 'a' : 'b')).join('');
  const fits = ({ segments }: Operation): boolean =>
    segments.length === sent.length &&
    segments.every((segment, index) => typeof segment !== 'string' || segment === sent[index]);
  const [first] = paths.filter(fits).sort((a, b) => order(a).localeCompare(order(b)));
  const operation = all.find(one => one.path === first?.path && one.method === method.toUpperCase());
  return operation?.id ?? '405';
}

type Sent = readonly [method: string, path: string];

/** Each request with different results, ours first. */
function disagreements(requests: readonly Sent[]): string[] {
  return requests.flatMap(([method, path]) => {
    const [ours, theirs] = [found(indexed, method, path), found(stock, method, path)];
    return ours === theirs ? [] : [`${method} ${path}: ${ours}, not ${theirs}`];
  });
}

const each = (methods: readonly string[], path: string): Sent[] => methods.map(method => [method, path]);

test('both take the same texts for the value of a parameter', () => {
  const requests = paths
    .filter(hasParameter)
    .flatMap(one => VALUES.flatMap(value => each(twoMethods(one), filled(one, value))));
  assert.deepEqual(disagreements(requests), []);
});

test('both take the same crooked forms of a path', () => {
  const requests = paths.flatMap(one => BENDS.flatMap(bend => each(twoMethods(one), bend(filled(one, '1')))));
  assert.deepEqual(disagreements(requests), []);
});

test('both find the same by every method, but where a written-out path wins over a parameter', () => {
  const words = [...new Set(all.flatMap(one => one.segments.filter(segment => typeof segment === 'string')))];
  const requests = paths.flatMap(one => [
    ...each(EVERY_METHOD, filled(one, '1')),
    ...(hasParameter(one) ? words.flatMap(word => each(twoMethods(one), filled(one, word))) : []),
  ]);
  const expected = requests.filter(
    ([method, path]) => found(indexed, method, path) !== leftmostWrittenOut(method, path),
  );
  assert.deepEqual(expected, []);
  const unexplained = disagreements(requests).filter(line => !/: (405|resolve\w+), not \w+$/.test(line));
  assert.deepEqual(unexplained, []);
});

test('a literal path has its own methods, and a parameter does not add to them', () => {
  assert.deepEqual(
    disagreements([
      ['GET', '/api/issues/link'],
      ['DELETE', '/api/projects/reorder'],
      ['GET', '/api/issues/resolve/comments'],
      ['POST', '/api/issues/resolve/restore'],
    ]),
    [
      'GET /api/issues/link: 405, not getIssue',
      'DELETE /api/projects/reorder: 405, not deleteProject',
      'GET /api/issues/resolve/comments: resolveIssue, not listIssueComments',
      'POST /api/issues/resolve/restore: 405, not restoreIssue',
    ],
  );
});
