/** What "Try it" needs of an operation: its fields with examples, and the schemas of its responses. */
import type { Tried, TriedField } from '../../portal/src/tried.ts';
import { followed, nodeOf, nodesOf, textOf, type Node, type ShownOperation } from './document.ts';
import { exampleOf, isFile, requestOf } from './request.ts';
import { reachedFrom, schemasOf } from './types-page.ts';

export function triedOf(document: Node, operation: ShownOperation): Tried {
  const { id, method, path, node, parameters } = operation;
  const request = requestOf(document, operation);
  const responses = Object.fromEntries(
    Object.entries(nodeOf(node['responses'])).map(([status, value]) => {
      const content = nodeOf(nodeOf(followed(document, nodeOf(value))['content'])['application/json']);
      return [status, content['schema'] ?? null];
    }),
  );
  const all = schemasOf(document);
  const used = [...reachedFrom(document, Object.values(responses))];
  return {
    id,
    method,
    path,
    isPrivate: request.isPrivate,
    body: request.body?.kind ?? null,
    fields: [
      ...parameters.map(parameter => parameterField(document, parameter)),
      ...bodyFields(document, node),
    ],
    responses,
    schemas: Object.fromEntries(used.map(name => [name, withoutProse(all[name])])),
  };
}

function parameterField(document: Node, parameter: Node): TriedField {
  const place = textOf(parameter['in']);
  const isRequired = parameter['required'] === true;
  return {
    name: textOf(parameter['name']),
    at: place === 'path' ? 'path' : place === 'query' ? 'query' : 'header',
    isRequired,
    ...kindOf(followed(document, nodeOf(parameter['schema']))),
    example: isRequired ? exampleOf(document, parameter) : undefined,
  };
}

function bodyFields(document: Node, node: Node): TriedField[] {
  const body = followed(document, nodeOf(node['requestBody']));
  const [content] = Object.values(nodeOf(body['content'])).map(nodeOf);
  if (!content) return [];
  const schema = followed(document, nodeOf(content['schema']));
  const example = nodeOf(
    content['example'] ?? nodeOf(Object.values(nodeOf(content['examples']))[0])['value'],
  );
  const variants = nodesOf(schema['oneOf']).map(one => followed(document, one));
  const properties = Object.assign({}, ...[schema, ...variants].map(one => one['properties'])) as Node;
  const required = [schema['required']].flat();
  return Object.entries(properties).map(([name, value]) => ({
    name,
    at: 'body',
    isRequired: required.includes(name),
    ...kindOf(followed(document, nodeOf(value))),
    example: example[name],
  }));
}

function kindOf(schema: Node): Pick<TriedField, 'kind' | 'values' | 'isNullable'> {
  const types = [schema['type']].flat();
  const type = types.find(one => one !== 'null');
  const values = schema['enum'] ?? schema['x-extensible-enum'];
  const isNullable = types.includes('null');
  if (isFile(schema)) return { kind: 'file', isNullable };
  if (Array.isArray(values))
    return { kind: 'text', values: values.filter(one => one !== null).map(String), isNullable };
  if (type === 'integer' || type === 'number') return { kind: 'number', isNullable };
  if (type === 'boolean') return { kind: 'boolean', isNullable };
  return { kind: type === 'string' ? 'text' : 'json', isNullable };
}

const PROSE = new Set(['description', 'example', 'examples', 'title', 'default']);

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, inner]) =>
          !PROSE.has(key) || (typeof inner === 'object' && !Array.isArray(inner) && key !== 'example'),
      )
      .map(([key, inner]) => [key, withoutProse(inner)]),
  );
}
