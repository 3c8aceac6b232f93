/** The example of an operation as a request. */
import type { Body, Part, SampleRequest } from '../../portal/src/curl.ts';
import { followed, nodeOf, nodesOf, textOf, type Node, type ShownOperation } from './document.ts';

/** The file that samples upload, by what the operation takes. */
const FILES: Readonly<Record<string, string>> = {
  uploadAttachment: 'moorings.png',
  importCsv: 'issues.csv',
  importTrello: 'board.json',
  importArchive: 'project.docket.gz',
};

/** With the values of its parameters, for clients that do not write addresses. */
export interface ExampleRequest extends SampleRequest {
  readonly inPath: Node;
  readonly inQuery: Node;
}

export function requestOf(document: Node, operation: ShownOperation): ExampleRequest {
  const { method, path, node, parameters } = operation;
  const at = (place: string): (readonly [string, unknown])[] =>
    parameters
      .filter(parameter => parameter['required'] === true && parameter['in'] === place)
      .map(parameter => [textOf(parameter['name']), exampleOf(document, parameter)]);
  const filled = at('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(written(value))),
    path,
  );
  const query = at('query').map(([name, value]) => `${name}=${encodeURIComponent(written(value))}`);
  return {
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    inPath: Object.fromEntries(at('path')),
    inQuery: Object.fromEntries(at('query')),
    headers: Object.fromEntries(at('header').map(([name, value]) => [name, written(value)])),
    isPrivate: nodesOf(node['security']).some(scheme => Object.keys(scheme).length > 0),
    body: bodyOf(document, operation),
    answer: answerOf(document, node),
  };
}

export function exampleOf(document: Node, parameter: Node): unknown {
  const schema = followed(document, nodeOf(parameter['schema']));
  const examples = Object.values(nodeOf(parameter['examples'])).map(one => nodeOf(one)['value']);
  return parameter['example'] ?? examples[0] ?? [schema['examples']].flat()[0] ?? '';
}

/** As it stands in an address or a form. */
export function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(document: Node, { id, node }: ShownOperation): Body | null {
  const body = followed(document, nodeOf(node['requestBody']));
  const [found] = Object.entries(nodeOf(body['content']));
  if (!found) return null;
  const [type, content] = found;
  const { example, examples } = nodeOf(content);
  const value = example ?? nodeOf(Object.values(nodeOf(examples))[0])['value'];
  if (type === 'application/json') return { kind: 'json', value };
  const fields = Object.entries(nodeOf(value)).map(([name, field]) => [name, written(field)] as const);
  if (type !== 'multipart/form-data') return { kind: 'form', fields: Object.fromEntries(fields) };
  const properties = nodeOf(followed(document, nodeOf(nodeOf(content)['schema']))['properties']);
  return {
    kind: 'parts',
    parts: Object.fromEntries(
      fields.map(([name, text]): [string, Part] => [
        name,
        isFile(followed(document, nodeOf(properties[name]))) ? { file: FILES[id] ?? 'file' } : { text },
      ]),
    ),
  };
}

export function isFile(schema: Node): boolean {
  return schema['contentMediaType'] !== undefined || schema['format'] === 'binary';
}

function answerOf(document: Node, node: Node): SampleRequest['answer'] {
  const [, good] = Object.entries(nodeOf(node['responses'])).find(([status]) => /^[123]/.test(status)) ?? [];
  const types = Object.keys(nodeOf(followed(document, nodeOf(good))['content']));
  const [type] = types;
  if (type === undefined) return 'none';
  if (type === 'application/json') return 'json';
  return type.startsWith('text/') ? 'text' : 'file';
}
