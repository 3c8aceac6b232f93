/** A valid request for every operation, built from the examples in the published documents. */
import { readFileSync } from 'node:fs';
import type { DocumentName, Operation } from '../../src/generated/operations.ts';
import type { RawRequest } from './raw.ts';

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Media {
  readonly example?: object;
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>> & Described>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
}

const documents = new Map<DocumentName, Published>();

function documentOf(name: DocumentName): Published {
  const found = documents.get(name);
  if (found) return found;
  const file = new URL(`../../src/generated/documents/${name}.json`, import.meta.url);
  const read = JSON.parse(readFileSync(file, 'utf8')) as Published;
  documents.set(name, read);
  return read;
}

/** The path with its query; every number in the path is 1. */
export function examplePath({ document, path, method }: Operation): string {
  const { paths, components } = documentOf(document);
  const item = paths[path];
  const parameters = [...(item?.parameters ?? []), ...(item?.[method.toLowerCase()]?.parameters ?? [])].map(
    one => components.parameters?.[one.$ref?.split('/').at(-1) ?? ''] ?? one,
  );
  const valueOf = (name: string): string => {
    const example = parameters.find(one => one.name === name)?.example;
    return typeof example === 'string' ? encodeURIComponent(example) : '1';
  };
  const query = parameters.filter(one => one.in === 'query' && one.required === true);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  return query.length === 0
    ? filled
    : `${filled}?${query.map(({ name = '' }) => `${name}=${valueOf(name)}`).join('&')}`;
}

export function exampleRequest({ document, path, method }: Operation): RawRequest {
  const content = documentOf(document).paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {};
  const [[type, media] = ['', {}]] = Object.entries<Media>(content);
  const body = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  if (body === undefined || type === 'multipart/form-data') return { method };
  return {
    method,
    headers: { 'Content-Type': type },
    body: type === 'application/json' ? body : new URLSearchParams({ ...body }).toString(),
  };
}
