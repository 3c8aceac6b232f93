/** Keywords of schemas: a misspelt one would check nothing, so it fails the build with its location. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ContractError, type Source } from './sources.ts';
import { eachObject } from './json.ts';
import { isSchema } from './places.ts';

/** The keywords of JSON Schema, and those that OpenAPI and AsyncAPI add. */
const KNOWN = new Set([
  ...Object.keys(new Ajv2020().RULES.keywords),
  '$comment',
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'example',
  'discriminator',
  'xml',
  'externalDocs',
]);

export function checkKeywords(source: Source): void {
  eachObject(source.value, (node, path) => {
    if (!isSchema(path)) return;
    for (const key of Object.keys(node)) {
      if (KNOWN.has(key) || key.startsWith('x-')) continue;
      throw new ContractError(`${source.where([...path, key])}: ${key} is not a schema keyword`);
    }
  });
}
