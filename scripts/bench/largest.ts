/** Generates the largest valid body of an operation from its schema. */
import { readFileSync } from 'node:fs';
import {
  isObject,
  listAt,
  objectAt,
  resolved,
  textAt,
  textsAt,
  type Json,
  type JsonObject,
} from '../contract/json.ts';
import type { DocumentName, Operation } from '../../src/generated/operations.ts';

const documents = new Map<DocumentName, JsonObject>();

function documentOf(name: DocumentName): JsonObject {
  let document = documents.get(name);
  if (!document) {
    const file = new URL(`../../src/generated/documents/${name}.json`, import.meta.url);
    document = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
    documents.set(name, document);
  }
  return document;
}

/** Null for an operation without fields. */
export function largestBody({ document: name, path, method, body }: Operation): JsonObject | null {
  const document = documentOf(name);
  const operation = objectAt(document, 'paths', path, method.toLowerCase());
  const content = objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content');
  const media = objectAt(content['application/json'] ?? content['application/x-www-form-urlencoded']);
  if (body === null || Object.keys(media).length === 0) return null;
  const grown = new Growth(document).grown(objectAt(media, 'schema'), body.ceiling - 100);
  return isObject(grown) ? grown : null;
}

/** A recursive tree gets one more level. */
class Growth {
  readonly #document: JsonObject;
  readonly #above: JsonObject[] = [];
  #made = 0;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** A value of the schema that fills as much of the room as possible. */
  grown(reference: JsonObject, room: number): Json | undefined {
    const schema = resolved(this.#document, reference);
    if (this.#above.includes(schema) || room < 2) return undefined;
    this.#above.push(schema);
    const value = this.#valueOf(schema, room);
    this.#above.pop();
    return value;
  }

  #valueOf(schema: JsonObject, room: number): Json | undefined {
    const [first] = listAt(schema, 'enum');
    if (first !== undefined) return first;
    const [type] = [schema['type']].flat();
    if (type === 'object') return this.#object(schema, room);
    if (type === 'array') return this.#list(schema, room);
    if (type === 'string') return this.#text(schema, room);
    if (type === 'boolean') return true;
    this.#made += 1;
    return type === 'integer' || type === 'number' ? this.#made : undefined;
  }

  /** Small fields go first, so that the others share the rest. */
  #object(schema: JsonObject, room: number): JsonObject | undefined {
    const fields = Object.entries(objectAt(schema, 'properties'))
      .map(([name, field]) => ({ name, field: objectAt(field), appetite: this.#appetite(objectAt(field)) }))
      .sort((one, other) => one.appetite - other.appetite);
    const value: JsonObject = {};
    let left = room;
    for (const [place, { name, field }] of fields.entries()) {
      const grown = this.grown(field, Math.floor(left / (fields.length - place)) - name.length - 5);
      if (grown === undefined) continue;
      value[name] = grown;
      left -= sizeOf(grown) + name.length + 5;
    }
    return textsAt(schema, 'required').every(name => name in value) ? value : undefined;
  }

  #appetite(reference: JsonObject): number {
    const { type, maxLength } = resolved(this.#document, reference);
    if ([type].flat().some(one => one === 'array' || one === 'object')) return Infinity;
    return typeof maxLength === 'number' ? maxLength : 0;
  }

  #list({ items, minItems, maxItems }: JsonObject, room: number): Json[] | undefined {
    const list: Json[] = [];
    let left = room;
    while (left > 0 && list.length < Number(maxItems ?? Infinity)) {
      const item = this.grown(objectAt(items), left);
      if (item === undefined) break;
      left -= sizeOf(item) + 1;
      list.push(item);
    }
    return list.length < Number(minItems ?? 0) ? undefined : list;
  }

  #text(schema: JsonObject, room: number): string | undefined {
    const longest = Math.min(room - 2, Number(schema['maxLength'] ?? Infinity));
    this.#made += 1;
    const own = `x${this.#made}`;
    if (schema['format'] === 'date') return '2026-11-21';
    const pattern = new RegExp(textAt(schema, 'pattern') ?? '', 'u');
    const candidates = [own.padEnd(longest, 'x').slice(0, longest), ...FORMED, own.slice(0, longest)];
    return candidates.find(text => text.length <= longest && pattern.test(text));
  }
}

/** One text for each pattern in the documents. */
const FORMED = [
  'owner@harbour.example',
  'https://harbour.example/redirect',
  'harbour/app',
  'APP-12',
  'APP-DOC-3',
  'APP-PLAN-2',
  'APP',
  '#6B7280',
  '2026-11-21',
  'ABCD-EFGH',
];

function sizeOf(value: Json): number {
  return JSON.stringify(value).length;
}
