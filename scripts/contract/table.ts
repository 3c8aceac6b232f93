/** Generates the operation table: what the pipeline must know about every operation, and nothing else. */
import { credentialsOf } from './answers.ts';
import type { Assembled } from './assemble.ts';
import type { Catalogue } from './catalogue.ts';
import { DEPENDENCIES, THINGS } from './extensions.ts';
import { constantHeaders } from './headers.ts';
import { parameterObjects } from './parameters.ts';
import { isIdempotent } from './idempotency.ts';
import { isFile } from './files.ts';
import {
  familyOf,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  type Json,
  type JsonObject,
  type OperationPlace,
} from './json.ts';

/** The introductions of the documents: only for the manual, since generators copy what is published. */
export function introductionsModule(assembled: readonly Assembled[]): string {
  const texts = assembled.map(({ name, document }) => [name, textAt(document, 'x-introduction') ?? '']);
  return `import type { DocumentName } from './operations.ts';

/** Markdown. */
export const introductions: { readonly [Name in DocumentName]: string } = ${JSON.stringify(Object.fromEntries(texts), null, 2)};
`;
}

/** The row of one operation in the table. */
export function operationRow({ name, document }: Assembled, place: OperationPlace): JsonObject {
  const { path, method, operation } = place;
  const limits = objectAt(operation, 'x-limits');
  return {
    id: textAt(operation, 'operationId') ?? '',
    document: name,
    family: familyOf(operation),
    method: method.toUpperCase(),
    path,
    segments: path
      .slice(1)
      .split('/')
      .map(segment => (segment.startsWith('{') ? { param: segment.slice(1, -1) } : segment)),
    credentials: credentialsOf(document, operation),
    access: operation['x-access'] ?? null,
    cached: operation['x-cached'] ?? null,
    order: operation['x-order'] ?? null,
    cookie: operation['x-cookie'] ?? null,
    idempotent: isIdempotent(place),
    crossOrigin: operation['x-cross-origin'] === true,
    parameters: parametersOf(document, place),
    body: bodyOf(document, operation),
    budget: limits['budget'] ?? null,
    concurrency: limits['concurrency'] ?? null,
    pace: limits['pace'] ?? null,
    headers: constantHeaders(document, operation),
    answers: answersOf(document, operation),
  };
}

function parametersOf(document: JsonObject, place: OperationPlace): Json[] {
  return parameterObjects(document, place).map(parameter => {
    const schema = resolved(document, objectAt(parameter, 'schema'));
    const clamp = objectAt(parameter, 'x-clamp');
    const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
    return {
      name: textAt(parameter, 'name') ?? '',
      in: textAt(parameter, 'in') ?? '',
      type: type ?? 'string',
      ...(Object.keys(clamp).length > 0 ? { clamp } : {}),
    };
  });
}

const FORMATS: Record<string, string> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

function bodyOf(document: JsonObject, operation: JsonObject): Json {
  if (operation['requestBody'] === undefined) return null;
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const own = textAt(objectAt(operation, 'x-limits'), 'body');
  return {
    required: body['required'] === true,
    formats: Object.keys(objectAt(body, 'content')).map(type => FORMATS[type] ?? type),
    ceiling: own === undefined ? ceilingOf(document) : bytesOf(own),
    bad: operation['x-bad-body'] ?? null,
    ...(operation['x-entries'] === undefined ? {} : { entries: operation['x-entries'] }),
    parts: partsOf(document, objectAt(body, 'content', 'multipart/form-data')),
  };
}

/** The fields of a multipart body by name: text that is parsed as its type, or a file; null for other bodies. */
function partsOf(document: JsonObject, content: JsonObject): Json {
  if (Object.keys(content).length === 0) return null;
  const { properties } = resolved(document, objectAt(content, 'schema'));
  return Object.fromEntries(
    Object.entries(objectAt(properties)).map(([name, value]) => {
      const schema = resolved(document, objectAt(value));
      return [name, isFile(schema) ? 'file' : (textAt(schema, 'type') ?? 'string')];
    }),
  );
}

function ceilingOf(document: JsonObject): number {
  return bytesOf(textAt(objectAt(document, 'x-limits'), 'body') ?? '2 MiB');
}

function bytesOf(ceiling: string): number {
  const [count, unit] = ceiling.split(' ');
  return Number(count) * (unit === 'MiB' ? 1024 * 1024 : 1024);
}

function answersOf(document: JsonObject, operation: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(objectAt(operation, 'responses')).map(([status, value]) => {
      const response = resolved(document, objectAt(value));
      const headers = Object.keys(objectAt(response, 'headers'));
      return [
        status,
        { types: Object.keys(objectAt(response, 'content')), ...(headers.length > 0 ? { headers } : {}) },
      ];
    }),
  );
}

const SHAPES = `export type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
export type Credential = 'session' | 'recentSession' | 'apiKey' | 'oauthToken' | 'sessionCookie';
/** The thing that a role is asked for, or the part of the request that names the project. */
export type AccessOf = ${unionOf(THINGS)};
export type Role = 'viewer' | 'maintainer' | 'lead';
/** The things that a cached response depends on. */
export type Dependency = ${unionOf(DEPENDENCIES)};
export type BodyFormat = 'json' | 'form' | 'multipart';

export interface Clamp {
  readonly min: number;
  readonly max?: number;
  readonly default?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly type: string;
  readonly clamp?: Clamp;
}

/** The refusals of a body in place of the usual codes: by its first wrong field, else \`code\`. */
export interface BadBody {
  readonly code: RefusalCode;
  readonly fields?: Readonly<Record<string, RefusalCode>>;
}

/** The time limits of a large body, in seconds: without progress, and in all. */
export interface OwnPace {
  readonly stall: number;
  readonly total: number;
  /** The refusal of a body; a response is cut off. */
  readonly refusal?: RefusalCode;
}

export interface Operation {
  readonly id: OperationId;
  readonly document: DocumentName;
  readonly family: string;
  readonly method: Method;
  readonly path: string;
  readonly segments: readonly (string | { readonly param: string })[];
  readonly credentials: readonly Credential[];
  readonly access: {
    readonly role: 'user' | 'admin' | Role;
    readonly of?: AccessOf;
    /** Also what is in the trash. */
    readonly trashed?: true;
  } | null;
  /** The things that the response depends on; null if it is not cached. */
  readonly cached: readonly Dependency[] | null;
  /** The fields that its rows are sorted by, each descending if it begins with \`-\`; null without a list. */
  readonly order: readonly string[] | null;
  readonly cookie: 'attachment' | 'form' | null;
  /** Whether it accepts an idempotency key. */
  readonly idempotent: boolean;
  /** Whether pages of any origin may send it and read the answer. */
  readonly crossOrigin: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly required: boolean;
    readonly formats: readonly BodyFormat[];
    readonly ceiling: number;
    readonly bad: BadBody | null;
    /** The list whose entries are refused one by one, as requests of their own would be. */
    readonly entries?: string;
    /** The fields of a multipart body: text that is read as its type, or a file; null for other bodies. */
    readonly parts: Readonly<Record<string, string>> | null;
  } | null;
  readonly budget: BudgetName | null;
  readonly concurrency: ConcurrencyName | null;
  /** Of its body where it takes files, else of its answer; null for the pace of all others. */
  readonly pace: OwnPace | null;
  /** Headers of every response, in addition to those of the walk. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, { readonly types: readonly string[]; readonly headers?: readonly string[] }>>;
}

export interface Budget {
  readonly name: BudgetName;
  readonly points: number;
  readonly seconds: number;
  readonly keys: readonly string[];
  readonly spentBy: 'every' | readonly RefusalCode[];
  readonly kept: 'database' | 'memory';
  readonly refusal: RefusalCode;
  /** The seconds of Retry-After, where they are fixed. */
  readonly wait: number | null;
}

export interface Concurrency {
  readonly name: ConcurrencyName;
  readonly slots: number;
  /** All servers of the instance count it together, or each server by itself. */
  readonly counted: 'instance' | 'server';
  readonly refusal: RefusalCode;
  readonly wait: number | null;
}`;

export function tableModule(assembled: readonly Assembled[], catalogue: Catalogue): string {
  const rows = assembled.flatMap(one => operationsOf(one.document).map(place => operationRow(one, place)));
  const ceilings = assembled.map(({ name, document }) => [name, ceilingOf(document)]);
  const errorsAs = assembled.map(({ name, document }) => [name, textAt(document, 'x-errors-as') ?? 'rest']);
  return `import type { RefusalCode } from './refusals.ts';

export type OperationId = ${unionOf(rows.map(row => textAt(row, 'id') ?? '').sort())};
export type CachedOperation = ${unionOf(rows.flatMap(row => (row['cached'] ? (textAt(row, 'id') ?? []) : [])))};
export type DocumentName = ${unionOf(assembled.map(({ name }) => name))};
export type BudgetName = ${unionOf([...catalogue.budgets.keys()])};
export type ConcurrencyName = ${unionOf([...catalogue.concurrencies.keys()])};

${SHAPES}

export const operations: { readonly [Id in OperationId]: Operation } = {
${rows.map(row => `  ${textAt(row, 'id') ?? ''}: ${JSON.stringify(row)},`).join('\n')}
};

export const budgets: { readonly [Name in BudgetName]: Budget } = ${JSON.stringify(Object.fromEntries(catalogue.budgets), null, 2)};

export const concurrencies: { readonly [Name in ConcurrencyName]: Concurrency } = ${JSON.stringify(Object.fromEntries(catalogue.concurrencies), null, 2)};

/** The bytes that a body may have where the operation says nothing else, also one that it does not take. */
export const ceilings: { readonly [Name in DocumentName]: number } = ${JSON.stringify(Object.fromEntries(ceilings))};

/** The shape of the refusals of each document. */
export const errorsAs: { readonly [Name in DocumentName]: 'rest' | 'oauth' | 'public' } = ${JSON.stringify(Object.fromEntries(errorsAs))};
`;
}

function unionOf(names: readonly string[]): string {
  return names.map(name => `\n  | ${JSON.stringify(name)}`).join('') || 'never';
}
