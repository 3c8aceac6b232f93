/** The example of an operation as a request. */
import type { Part, SampleRequest } from '../../portal/src/curl.ts';
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
  /** The fields of the example of a form, before they are written. */
  readonly values: Node;
  /** Whether the file can be asked for as JSON instead. */
  readonly isFileOrJson: boolean;
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
    ...bodyOf(document, operation),
    ...answerOf(document, node),
  };
}

export function exampleOf(document: Node, parameter: Node): unknown {
  const schema = followed(document, nodeOf(parameter['schema']));
  const examples = Object.values(nodeOf(parameter['examples'])).map(one => nodeOf(one)['value']);
  return parameter['example'] ?? examples[0] ?? [schema['examples']].flat()[0] ?? '';
}

/** The text of a value in an address or a form. */
export function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf(document: Node, { id, node }: ShownOperation): Pick<ExampleRequest, 'body' | 'values'> {
  const body = followed(document, nodeOf(node['requestBody']));
  const [found] = Object.entries(nodeOf(body['content']));
  if (!found) return { body: null, values: {} };
  const [type, content] = found;
  const { example, examples } = nodeOf(content);
  const value = example ?? nodeOf(Object.values(nodeOf(examples))[0])['value'];
  const values = nodeOf(value);
  if (type === 'application/json') return { body: { kind: 'json', value }, values };
  const fields = Object.entries(values).map(([name, field]) => [name, written(field)] as const);
  if (type !== 'multipart/form-data')
    return { body: { kind: 'form', fields: Object.fromEntries(fields) }, values };
  const properties = nodeOf(followed(document, nodeOf(nodeOf(content)['schema']))['properties']);
  const parts = fields.map(([name, text]): [string, Part] => [
    name,
    isFile(followed(document, nodeOf(properties[name]))) ? { file: FILES[id] ?? 'file' } : { text },
  ]);
  return { body: { kind: 'parts', parts: Object.fromEntries(parts) }, values };
}

export function isFile(schema: Node): boolean {
  return schema['contentMediaType'] !== undefined || schema['format'] === 'binary';
}

function answerOf(document: Node, node: Node): Pick<ExampleRequest, 'answer' | 'isFileOrJson'> {
  const [, good] = Object.entries(nodeOf(node['responses'])).find(([status]) => /^[123]/.test(status)) ?? [];
  const [type, ...others] = Object.keys(nodeOf(followed(document, nodeOf(good))['content']));
  const isFileOrJson = others.includes('application/json');
  if (type === undefined) return { answer: 'none', isFileOrJson };
  if (type === 'application/json') return { answer: 'json', isFileOrJson: false };
  return { answer: type.startsWith('text/') ? 'text' : 'file', isFileOrJson };
}
