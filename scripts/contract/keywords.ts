/** The words of schemas: a misspelt one would check nothing, and stops the build at its place. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ContractError, type Source } from './sources.ts';
import { eachObject } from './json.ts';

/** Those of JSON Schema, and what OpenAPI and AsyncAPI add to them. */
const KNOWN = new Set([
  ...Object.keys(new Ajv2020().RULES.keywords),
  ...['$comment', 'title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly', 'examples'],
  ...['example', 'discriminator', 'xml', 'externalDocs'],
]);

export function checkKeywords(source: Source): void {
  eachObject(source.value, (node, path) => {
    if (!isSchema(path)) return;
    for (const key of Object.keys(node)) {
      if (KNOWN.has(key) || key.startsWith('x-')) continue;
      throw new ContractError(`${source.where([...path, key])}: a schema has no ${key}`);
    }
  });
}

/** Words whose value is a schema, and those whose value holds schemas by names or in a list. */
const ONE = new Set([
  'schema',
  'payload',
  'items',
  'not',
  'additionalProperties',
  'contains',
  'propertyNames',
]);
const MANY = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'allOf', 'anyOf', 'oneOf']);
/** What stands in there is a value, whatever it looks like. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Whether a schema stands at the end of the path. */
export function isSchema(path: readonly string[]): boolean {
  const [holder = '', last = ''] = path.slice(-2);
  if (path.some((step, at) => VALUES.has(step) && !MANY.has(path[at - 1] ?? ''))) return false;
  return MANY.has(holder) || ONE.has(last);
}
