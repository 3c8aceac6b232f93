/**
 * The copy of a published document that Dredd reads: OpenAPI 3.0.3, bundled, every reference followed.
 * Dredd takes each header for a promise and compares what is not JSON letter by letter; and what it does not read (the
 * schemas of answers, the tables of named examples) would only slow it down: answers are checked by our own validators.
 */
import { lowered } from '../scripts/contract/lower.ts';
import {
  isObject,
  mapObjects,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type Json,
  type JsonObject,
} from '../scripts/contract/json.ts';

export function copyForDredd(document: JsonObject, asked: ReadonlySet<string>): JsonObject {
  const low = lowered(document);
  for (const { path, method, operation } of operationsOf(low)) {
    if (!asked.has(textAt(operation, 'operationId') ?? '')) delete objectAt(low, 'paths', path)[method];
    const responses = objectAt(operation, 'responses');
    for (const [status, response] of Object.entries(responses)) {
      responses[status] = answerCopy(low, objectAt(response));
    }
  }
  return mapObjects(low, node => withPlainParameters(low, node)) as JsonObject;
}

function answerCopy(document: JsonObject, response: JsonObject): JsonObject {
  const { description, headers, content } = resolved(document, response);
  const kept = Object.entries(objectAt(headers)).filter(([name, header]) =>
    isPromised(name, resolved(document, objectAt(header))),
  );
  return {
    description: description ?? '',
    headers: Object.fromEntries(kept.map(([name, header]) => [name, resolved(document, objectAt(header))])),
    content: Object.fromEntries(
      Object.entries(objectAt(content)).map(([type, media]) => [
        // Dredd compares a text's type to the letter.
        isWritten(type, objectAt(media)) ? `${type}; charset=utf-8` : type,
        mediaCopy(type, objectAt(media)),
      ]),
    ),
  };
}

/** Our text; uploaded files are sent as bytes, whatever their type. */
function isWritten(type: string, { schema }: JsonObject): boolean {
  const { $ref, format } = objectAt(schema);
  const isFile = $ref === '#/components/schemas/FileBytes' || format === 'binary';
  return type.startsWith('text/') && !isFile;
}

/** The others depend on the refusal or on how much there is to answer. */
function isPromised(name: string, header: JsonObject): boolean {
  return header['required'] === true || name === 'X-Request-Id';
}

function mediaCopy(type: string, { example, examples }: JsonObject): JsonObject {
  const [first] = Object.values(objectAt(examples)).map(named => objectAt(named)['value']);
  const shown: Json | undefined = example ?? first;
  return type === 'application/json' && shown !== undefined ? { example: shown } : {};
}

/**
 * Parameters and request bodies are read with their references; a schema may refer to itself and keeps its own. A header
 * is sent where a hook says so: Dredd would send it with everything.
 */
function withPlainParameters(document: JsonObject, node: JsonObject): JsonObject {
  const parameters = node['parameters'];
  if (!Array.isArray(parameters)) return node;
  return {
    ...node,
    parameters: parameters
      .map(one => (isObject(one) ? parameterCopy(document, one) : one))
      .filter(one => !isObject(one) || one['in'] !== 'header'),
  };
}

function parameterCopy(document: JsonObject, parameter: JsonObject): JsonObject {
  const { schema, ...rest } = resolved(document, parameter);
  return { ...rest, schema: resolved(document, objectAt(schema)) };
}
