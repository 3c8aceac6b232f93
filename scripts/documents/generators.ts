/** Holds the published documents to what generators take: each rule here has broken one. */
import { eachObject, isObject, listAt, textAt, type JsonObject } from '../contract/json.ts';
import { holdsNames, isSchema, isValue } from '../contract/places.ts';
import type { Finding } from './findings.ts';

interface Rule {
  readonly name: string;
  readonly message: string;
  readonly breaks: (node: JsonObject, path: readonly string[]) => boolean;
}

const RULES: readonly Rule[] = [
  {
    name: 'link-with-body',
    message: 'openapi-generator refuses a document with it',
    breaks: (node, path) => path.at(-2) === 'links' && node['requestBody'] !== undefined,
  },
  {
    name: 'format-with-pattern',
    message: 'what has a type of its own in a language cannot be matched as text',
    breaks: (node, path) =>
      isSchema(path) &&
      ['date', 'binary'].includes(textAt(node, 'format') ?? '') &&
      (node['pattern'] !== undefined || node['maxLength'] !== undefined),
  },
  {
    name: 'boolean-with-values',
    message: 'Rust, Kotlin and Java make an enum of texts of it',
    breaks: (node, path) => isSchema(path) && node['type'] === 'boolean' && node['enum'] !== undefined,
  },
  {
    name: 'inline-type',
    message: 'every object, union and enum has a name, or each generator makes one up',
    breaks: (node, path) => isSchema(path) && !path.includes('headers') && isUnnamed(node, path),
  },
  {
    name: 'default-in-body',
    message: 'generators make the field required',
    breaks: (node, path) => isSchema(path) && path.includes('requestBody') && node['default'] !== undefined,
  },
  {
    name: 'several-bearers',
    message: 'clients would send a header for each',
    breaks: (node, path) =>
      path.at(-1) === 'securitySchemes' &&
      Object.values(node).filter(scheme => isObject(scheme) && scheme['scheme'] === 'bearer').length > 1,
  },
];

/** A component has a name; so has what stands behind a reference. */
function isUnnamed(node: JsonObject, path: readonly string[]): boolean {
  if (path.length === 3 && path[1] === 'schemas') return false;
  const isUnion = listAt(node, 'oneOf').length > 0 && node['discriminator'] !== undefined;
  return isUnion || node['enum'] !== undefined || isObject(node['properties']);
}

export function generatorFindings(file: string, document: JsonObject): Finding[] {
  const findings: Finding[] = [];
  eachObject(document, (node, path) => {
    if (isValue(path) || (holdsNames(path) && path.at(-1) !== 'headers')) return;
    for (const { name, message, breaks } of RULES)
      if (breaks(node, path)) findings.push({ file, path, rule: name, message });
  });
  return findings;
}
