/** Adds to every operation the refusals that follow from what it declares, each with its example. */
import { blanks, exampleSentence, type Catalogue, type Refusal } from './catalogue.ts';
import { entryRefusal } from './entries.ts';
import { fromIdempotency } from './idempotency.ts';
import { ownRefusal } from './own-examples.ts';
import { ContractError } from './sources.ts';
import type { Assembled } from './assemble.ts';
import {
  listAt,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type Json,
  type JsonObject,
  type OperationPlace,
} from './json.ts';

/** The refusals of an operation, by code, in the order of their causes. */
export function refusalsOf(assembled: Assembled, place: OperationPlace, catalogue: Catalogue): Refusal[] {
  const { operation } = place;
  const codes = [
    ...fromSecurity(assembled.document, place),
    ...fromAccess(operation),
    ...fromParameters(assembled.document),
    ...fromIdempotency(place),
    ...fromBody(operation),
    ...fromLimits(operation, catalogue, place, assembled),
    ...listAt(operation, 'x-errors').map(String),
    'internal',
    'database_unavailable',
    'server_busy',
    ...fromWriting(place),
  ];
  return [...new Set(codes)].map(code => {
    const refusal = catalogue.refusals.get(code);
    if (refusal) return refusal;
    const at = assembled.origin(['paths', place.path, place.method, 'x-errors']);
    throw new ContractError(`${at}: the refusal ${code} is not in errors.yaml`);
  });
}

/** A read can fail with its database, but not because the disk is full. */
function fromWriting({ method }: OperationPlace): string[] {
  return method === 'get' ? [] : ['disk_full', 'database_read_only', 'database_io_error'];
}

/** The schemes of the operation, or of the document if it names none. */
export function credentialsOf(document: JsonObject, operation: JsonObject): string[] {
  const security = operation['security'] === undefined ? document['security'] : operation['security'];
  return Array.isArray(security) ? security.flatMap(entry => Object.keys(objectAt(entry))) : [];
}

/** The schema that the plain refusals of a document share. */
export function refusalSchema(document: JsonObject): { $ref: string } {
  return { $ref: `#/components/schemas/${SCHEMAS[shapeOf(document)] ?? 'Refusal'}` };
}

const SCHEMAS: Readonly<Record<string, string>> = { oauth: 'OAuthRefusal', public: 'PublicRefusal' };

/** Whether refusals include a code; otherwise two with the same sentence are equal. */
export function tellsCodes(document: JsonObject): boolean {
  return shapeOf(document) !== 'public';
}

function shapeOf(document: JsonObject): string {
  return textAt(document, 'x-errors-as') ?? 'rest';
}

/** Adds the refusals of every operation to its responses. Those written by hand stay. */
export function addAnswers(assembled: Assembled, catalogue: Catalogue): void {
  for (const place of operationsOf(assembled.document)) {
    const responses = objectAt(place.operation, 'responses');
    const byStatus = new Map<number, Refusal[]>();
    for (const shared of refusalsOf(assembled, place, catalogue)) {
      const refusal = entryRefusal(
        place.operation,
        assembled.document,
        ownRefusal(assembled.document, place, shared),
      );
      byStatus.set(refusal.status, [...(byStatus.get(refusal.status) ?? []), refusal]);
    }
    for (const [status, refusals] of [...byStatus].sort(([a], [b]) => a - b)) {
      responses[String(status)] ??= answerOf(refusals, assembled.document, responses);
    }
  }
}

function answerOf(refusals: readonly Refusal[], document: JsonObject, responses: JsonObject): JsonObject {
  const headers = new Set(refusals.flatMap(refusal => refusal.headers));
  const described: JsonObject = {
    description:
      refusals.length === 1 && refusals[0]
        ? refusals[0].meaning
        : `Refused with ${refusals.map(({ code }) => `\`${code}\``).join(', ')}.`,
  };
  if (headers.size > 0) {
    described['headers'] = Object.fromEntries(
      [...headers].map(name => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]),
    );
  }
  const [first] = refusals;
  described['content'] = {
    'application/json': {
      schema: schemaOf(refusals, document, responses),
      examples: examplesOf(refusals, document, responses),
    },
    // JSON is for clients that accept it explicitly.
    ...(first?.plain
      ? { 'text/plain': { schema: { type: 'string', maxLength: 200 }, example: first.error } }
      : {}),
  };
  return described;
}

const ID = '5f2b6d1e-9f52-4c61-8f3d-5b7a3c1f0a11';

function examplesOf(refusals: readonly Refusal[], document: JsonObject, responses: JsonObject): JsonObject {
  return Object.fromEntries(
    refusals.map(refusal => [
      refusal.code,
      { value: { ...exampleOf(refusal, document), ...exampleFields(refusal, responses, document) } },
    ]),
  );
}

function exampleOf(refusal: Refusal, document: JsonObject): JsonObject {
  const { code, oauth } = refusal;
  const sentence = exampleSentence(refusal);
  if (!tellsCodes(document)) return { error: sentence };
  if (shapeOf(document) !== 'oauth') return { error: sentence, code, request_id: ID };
  if (oauth) return { error: oauth, error_description: sentence, code, request_id: ID };
  throw new ContractError(
    `openapi/errors.yaml: ${code} is used by the OAuth document and needs an \`oauth\` code`,
  );
}

/** The example of an extra field comes from a response of the operation with the same schema, or from a field in it. */
function exampleFields({ fields }: Refusal, responses: JsonObject, document: JsonObject): JsonObject {
  const answered = Object.values(responses).flatMap(response => {
    const content = objectAt(response, 'content', 'application/json');
    const fields = Object.entries(objectAt(resolved(document, objectAt(content, 'schema')), 'properties'));
    const inside = fields.map(([name, field]): JsonObject => {
      const example = objectAt(content, 'example')[name] ?? null;
      if (!Array.isArray(example)) return { schema: field, example };
      return { schema: objectAt(field, 'items'), example: example[0] ?? null };
    });
    return [content, ...inside];
  });
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, declared]) => {
      const schema = schemaOfField(declared, responses, document);
      const [own] = listAt(objectAt(schema), 'examples');
      if (own !== undefined) return [[name, own]];
      const wanted = objectAt(schema)['$ref'];
      const same = answered.find(
        content => wanted !== undefined && objectAt(content, 'schema')['$ref'] === wanted,
      );
      return same?.['example'] === undefined ? [] : [[name, same['example']]];
    }),
  );
}

/** `response` is the schema of the operation's successful response, or of the one record that it always contains. */
export function schemaOfField(declared: Json, responses: JsonObject, document: JsonObject): Json {
  if (declared !== 'response') return declared;
  const schema = objectAt(responses, '200', 'content', 'application/json', 'schema');
  const { required, properties } = resolved(document, schema);
  const [only, ...others] = Array.isArray(required) ? required : [];
  return typeof only === 'string' && others.length === 0 ? objectAt(properties, only) : schema;
}

function schemaOf(refusals: readonly Refusal[], document: JsonObject, responses: JsonObject): Json {
  const extra: JsonObject = Object.fromEntries(
    refusals.flatMap(({ fields }) =>
      Object.entries(fields).map(([name, declared]) => [name, schemaOfField(declared, responses, document)]),
    ),
  );
  if (Object.keys(extra).length === 0 || !tellsCodes(document)) return refusalSchema(document);
  const always = Object.keys(extra).filter(name =>
    refusals.every(({ fields, optional }) => name in fields && !optional.includes(name)),
  );
  return {
    type: 'object',
    required: ['error', 'code', 'request_id', ...always],
    properties: {
      error: { type: 'string', maxLength: 2000, description: 'A sentence for people. It may change.' },
      code: { type: 'string', maxLength: 60, description: 'The machine-readable code. It never changes.' },
      request_id: { type: 'string', maxLength: 36, description: 'The id of this request.' },
      ...extra,
    },
  };
}

function fromSecurity(document: JsonObject, { operation, method }: OperationPlace): string[] {
  const kinds = credentialsOf(document, operation);
  if (kinds.length === 0) return [];
  // A 401 would ask for a bearer credential, which does not count here.
  if (kinds.length === 1 && kinds[0] === 'sessionCookie') return ['session_cookie_required'];
  if (kinds.length === 1 && kinds[0] === 'recentSession') {
    return ['unauthenticated', 'recent_authentication_required'];
  }
  // A page asks callers without a session to sign in, whatever else they sent.
  if (operation['x-cookie'] === 'form' && method === 'get') return ['unauthenticated'];
  const takesAll = ['session', 'apiKey', 'oauthToken'].every(kind => kinds.includes(kind));
  return takesAll ? ['unauthenticated'] : ['unauthenticated', 'authentication_required'];
}

function fromAccess(operation: JsonObject): string[] {
  const { role, of } = objectAt(operation, 'x-access');
  if (role === 'user') return ['authentication_required'];
  if (role === 'admin') return ['administrator_required', ...(of ? ['not_found'] : [])];
  if (typeof role !== 'string') return [];
  const hidden = of === 'body' ? [] : ['not_found'];
  return role === 'viewer' ? hidden : ['role_required', ...hidden];
}

/**
 * Every operation reads its query string, and refuses one that cannot be decoded. If everything is refused alike, a
 * malformed path counts as something that does not exist.
 */
function fromParameters(document: JsonObject): string[] {
  return ['invalid_parameter', ...(shapeOf(document) === 'public' ? ['not_found'] : [])];
}

function fromBody(operation: JsonObject): string[] {
  if (operation['requestBody'] === undefined) return [];
  const { code, fields } = objectAt(operation, 'x-bad-body');
  const bad =
    typeof code === 'string'
      ? [code, ...Object.values(objectAt(fields)).map(String)]
      : ['malformed_body', 'invalid_body'];
  return [...bad, 'body_too_large', 'unsupported_media_type'];
}

function fromLimits(
  operation: JsonObject,
  catalogue: Catalogue,
  place: OperationPlace,
  assembled: Assembled,
): string[] {
  const { budget, concurrency } = objectAt(operation, 'x-limits');
  const at = (): string => assembled.origin(['paths', place.path, place.method, 'x-limits']);
  const codes: string[] = [];
  if (typeof budget === 'string') {
    const found = catalogue.budgets.get(budget);
    if (!found) throw new ContractError(`${at()}: the budget ${budget} is not in limits.yaml`);
    const wait = catalogue.refusals.get(found.refusal);
    if (wait && !(blanks(wait.error).includes('wait') || wait.headers.includes('Retry-After'))) {
      throw new ContractError(`${at()}: the refusal ${found.refusal} must send the wait`);
    }
    codes.push(found.refusal, 'proxy_pair_invalid');
  }
  if (typeof concurrency === 'string') {
    const found = catalogue.concurrencies.get(concurrency);
    if (!found) throw new ContractError(`${at()}: the concurrency ${concurrency} is not in limits.yaml`);
    codes.push(found.refusal);
  }
  return codes;
}
