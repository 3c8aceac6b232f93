/**
 * The contract in outline: what a client can call, send and read, without prose. One outline is kept for each release, so that
 * the documentation can say what has changed since: `npm run contract:outline -- <git ref>` writes that of an older commit.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import {
  listAt,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  textsAt,
  type Json,
  type JsonObject,
} from './json.ts';
import { parameterObjects } from './parameters.ts';

export interface OperationOutline {
  readonly route: string;
  /** Parameters and fields of the body. */
  readonly takes: readonly string[];
  /** Fields of the successful response. */
  readonly returns: readonly string[];
  readonly refusals: readonly string[];
}

export interface Outline {
  readonly version: string;
  readonly operations: Readonly<Record<string, OperationOutline>>;
  /** Message type → fields. */
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** Of the published documents; the last one is that of the events. */
export function outlineOf(documents: readonly JsonObject[], events: JsonObject): Outline {
  const operations = documents.flatMap(document =>
    operationsOf(document).map(place => {
      const { operation, path, method } = place;
      const body = Object.values(objectAt(resolved(document, objectAt(operation, 'requestBody')), 'content'));
      const responses = Object.entries(objectAt(operation, 'responses'));
      const good = responses.filter(([status]) => status.startsWith('2')).map(([, one]) => objectAt(one));
      const bad = responses.filter(([status]) => /^[45]/.test(status)).map(([, one]) => objectAt(one));
      const outline: OperationOutline = {
        route: `${method.toUpperCase()} ${path}`,
        takes: [
          ...parameterObjects(document, place).map(parameter => `${textAt(parameter, 'name') ?? ''}`),
          ...body.flatMap(content => fieldsAt(document, objectAt(content, 'schema'))),
        ].toSorted(),
        returns: [...new Set(good.flatMap(one => contentFields(document, one)))].toSorted(),
        refusals: [...new Set(bad.flatMap(one => codesAt(document, one)))].toSorted(),
      };
      return [textAt(operation, 'operationId') ?? '', outline] as const;
    }),
  );
  const messages = Object.values(objectAt(events, 'components', 'messages')).map(message =>
    objectAt(message),
  );
  return {
    version: textAt(objectAt(documents[0] ?? {}, 'info'), 'version') ?? '',
    operations: Object.fromEntries(operations),
    events: Object.fromEntries(
      messages
        .filter(message => listAt(message, 'examples').length > 0)
        .map(message => [
          textAt(message, 'name') ?? '',
          fieldsAt(events, objectAt(message, 'payload')).toSorted(),
        ]),
    ),
  };
}

function contentFields(document: JsonObject, response: JsonObject): string[] {
  const content = objectAt(resolved(document, response), 'content');
  return Object.values(content).flatMap(one => fieldsAt(document, objectAt(one, 'schema')));
}

/** The fields of an object, of the rows of a list, and of all variants. */
function fieldsAt(document: JsonObject, schema: JsonObject): string[] {
  const { type, items, oneOf, properties } = resolved(document, schema);
  if (Array.isArray(oneOf)) return oneOf.flatMap((one: Json) => fieldsAt(document, objectAt(one)));
  if (type === 'array') return fieldsAt(document, objectAt(items));
  return Object.keys(objectAt(properties));
}

function codesAt(document: JsonObject, response: JsonObject): string[] {
  return Object.values(objectAt(resolved(document, response), 'content')).flatMap(content => {
    const schema = resolved(document, objectAt(content, 'schema'));
    const code = resolved(document, objectAt(schema, 'properties', 'code'));
    return [...textsAt(code, 'x-extensible-enum'), ...textsAt(code, 'enum')];
  });
}

export interface OutlineChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** An operation or a message. */
  readonly what: string;
  readonly details: readonly string[];
}

export function outlineChanges(before: Outline, after: Outline): OutlineChange[] {
  return [
    ...changesOf(before.operations, after.operations, (old, now) => [
      ...(old.route === now.route ? [] : [`was ${old.route}`]),
      ...namesChanged('takes', old.takes, now.takes),
      ...namesChanged('returns', old.returns, now.returns),
      ...namesChanged('refuses with', old.refusals, now.refusals),
    ]),
    ...changesOf(before.events, after.events, (old, now) => namesChanged('has', old, now)),
  ];
}

function changesOf<One>(
  before: Readonly<Record<string, One>>,
  after: Readonly<Record<string, One>>,
  details: (old: One, now: One) => string[],
): OutlineChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((what): OutlineChange[] => {
    const [old, now] = [before[what], after[what]];
    if (old === undefined) return [{ kind: 'added', what, details: [] }];
    if (now === undefined) return [{ kind: 'removed', what, details: [] }];
    const said = details(old, now);
    return said.length > 0 ? [{ kind: 'changed', what, details: said }] : [];
  });
}

function namesChanged(verb: string, before: readonly string[], after: readonly string[]): string[] {
  const more = after.filter(name => !before.includes(name));
  const fewer = before.filter(name => !after.includes(name));
  return [
    ...(more.length > 0 ? [`${verb} ${more.map(name => `\`${name}\``).join(', ')} too`] : []),
    ...(fewer.length > 0 ? [`no longer ${verb} ${fewer.map(name => `\`${name}\``).join(', ')}`] : []),
  ];
}

if (import.meta.filename === process.argv[1]) {
  const root = join(import.meta.dirname, '../..');
  const [, , ref = 'HEAD'] = process.argv;
  const read = (name: string): JsonObject =>
    JSON.parse(
      execFileSync('git', ['show', `${ref}:src/generated/documents/${name}.json`], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      }),
    ) as JsonObject;
  const outline = outlineOf(['rest', 'public', 'oauth'].map(read), read('events'));
  writeFileSync(join(root, `openapi/releases/${outline.version}.json`), `${JSON.stringify(outline)}\n`);
}
