/** Checks the published documents for what generators accept: each rule comes from a generator that failed. */
import { formSchemas } from '../contract/form-fields.ts';
import {
  eachObject,
  isObject,
  listAt,
  objectAt,
  resolved,
  textAt,
  textsAt,
  type JsonObject,
} from '../contract/json.ts';
import { holdsNames, isSchema, isValue } from '../contract/places.ts';
import { bodySchemas } from '../contract/requests.ts';
import type { Finding } from './findings.ts';
import { nameFindings } from './names.ts';

/** Parts of the document that a rule may need in addition to the node. */
interface Surroundings {
  readonly document: JsonObject;
  /** The schemas that are sent as forms, and those that are in a request body. */
  readonly forms: ReadonlySet<string>;
  readonly bodies: ReadonlySet<string>;
}

interface Rule {
  readonly name: string;
  readonly message: string;
  readonly breaks: (node: JsonObject, path: readonly string[], around: Surroundings) => boolean;
}

const RULES: readonly Rule[] = [
  {
    name: 'link-with-body',
    message: 'openapi-generator refuses it',
    breaks: (node, path) => path.at(-2) === 'links' && node['requestBody'] !== undefined,
  },
  {
    name: 'format-with-pattern',
    message: 'a format with its own type in a language cannot have a pattern or a length',
    breaks: (node, path) =>
      isSchema(path) &&
      (['date', 'binary'].includes(textAt(node, 'format') ?? '') || node['contentMediaType'] !== undefined) &&
      (node['pattern'] !== undefined || node['maxLength'] !== undefined),
  },
  {
    name: 'boolean-with-values',
    message: 'Rust, Kotlin and Java make an enum of texts of it',
    breaks: (node, path) => isSchema(path) && node['type'] === 'boolean' && node['enum'] !== undefined,
  },
  {
    name: 'inline-type',
    message: 'without a name for an object, union or enum, generators invent one',
    breaks: (node, path, { forms }) =>
      isSchema(path) &&
      !path.includes('headers') &&
      // Generators ignore it.
      path.at(-1) !== 'propertyNames' &&
      !isComponent(path) &&
      isType(node) &&
      !isFormField(path, forms),
  },
  {
    name: 'form-field-by-reference',
    message: 'Rust does not compile where the field of a form refers to an enum',
    breaks: (node, path, { document, forms }) =>
      isFormField(path, forms) &&
      node['$ref'] !== undefined &&
      resolved(document, node)['enum'] !== undefined,
  },
  {
    name: 'parameter-beside-reference',
    message: "Python's client takes anything for the parameter",
    breaks: (node, path) => {
      const schema = objectAt(node, 'schema');
      const isParameter = node['in'] !== undefined && path.includes('parameters');
      return isParameter && schema['$ref'] !== undefined && Object.keys(schema).length > 1;
    },
  },
  {
    name: 'several-bodies',
    message: "Python's client fails at import where a body can be sent in several ways",
    breaks: (node, path) =>
      path.at(-1) === 'requestBody' && Object.keys(objectAt(node, 'content')).length > 1,
  },
  {
    name: 'default-in-body',
    message: 'generators make the field required',
    breaks: (node, path, { bodies }) =>
      isSchema(path) &&
      node['default'] !== undefined &&
      (path.includes('requestBody') || (isInComponent(path) && bodies.has(path[2] ?? ''))),
  },
  {
    name: 'tag-of-variant',
    message: "Rust's client takes the tag away before it reads a variant: the union requires it",
    breaks: (node, _path, { document }) => {
      const tag = textAt(objectAt(node, 'discriminator'), 'propertyName');
      const variants = listAt(node, 'oneOf').map(variant => resolved(document, objectAt(variant)));
      const is31 = !textAt(document, 'openapi')?.startsWith('3.0');
      return is31 && tag !== undefined && variants.some(one => textsAt(one, 'required').includes(tag));
    },
  },
  {
    name: 'several-bearers',
    message: 'clients would send a header for each',
    breaks: (node, path) =>
      path.at(-1) === 'securitySchemes' &&
      Object.values(node).filter(scheme => isObject(scheme) && scheme['scheme'] === 'bearer').length > 1,
  },
];

const isInComponent = (path: readonly string[]): boolean => path[0] === 'components' && path[1] === 'schemas';
const isComponent = (path: readonly string[]): boolean => isInComponent(path) && path.length === 3;

function isFormField(path: readonly string[], forms: ReadonlySet<string>): boolean {
  return isInComponent(path) && path.length === 5 && path[3] === 'properties' && forms.has(path[2] ?? '');
}

/** Types that become separate types in every language. */
function isType(node: JsonObject): boolean {
  const isUnion = listAt(node, 'oneOf').length > 0 && node['discriminator'] !== undefined;
  return isUnion || node['enum'] !== undefined || isObject(node['properties']);
}

export function generatorFindings(file: string, document: JsonObject): Finding[] {
  const around = { document, forms: formSchemas(document), bodies: bodySchemas(document) };
  const findings: Finding[] = [];
  eachObject(document, (node, path) => {
    if (isValue(path) || (holdsNames(path) && path.at(-1) !== 'headers')) return;
    for (const { name, message, breaks } of RULES)
      if (breaks(node, path, around)) findings.push({ file, path, rule: name, message });
  });
  return [...findings, ...nameFindings(file, objectAt(document, 'components'))];
}
