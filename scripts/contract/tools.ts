/** Generates the agent tools: the arguments of each, by name instead of id, and the operation that it calls. */
import type { Assembled } from './assemble.ts';
import { BY_NAME } from './by-name.ts';
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
import { parameterObjects } from './parameters.ts';
import { ContractError } from './sources.ts';

/** Fields with ids, with the argument that replaces each and the kind of item that it names. */
const ARGUMENTS: typeof BY_NAME = {
  ...BY_NAME,
  steps: ['steps', 'steps'],
};

const SAID: Readonly<Record<string, JsonObject>> = {
  identifier: { type: 'string', description: 'As in APP-12, APP-DOC-3 or APP-PLAN-2.' },
  project: { type: 'string', description: 'Its identifier, as in APP.' },
  module: { type: 'string', description: 'By name.' },
  folder: { type: 'string', description: 'By name.' },
  parent: { type: 'string', description: 'A folder, by name.' },
  issue: { type: 'string', description: 'As in APP-12.' },
  lead: { type: 'string', description: 'A username.' },
  plan: { type: 'string', description: 'As in APP-PLAN-2.' },
  steps: { type: 'array', items: { type: 'object' } },
};

interface Field {
  readonly argument: string;
  readonly at: 'params' | 'query' | 'body' | 'tool';
  readonly name: string;
  readonly called: string | null;
  readonly required: boolean;
  readonly schema: JsonObject;
}

interface Choice {
  readonly of: string | null;
  readonly operation: string;
  readonly fields: readonly Field[];
}

interface Draft {
  readonly name: string;
  readonly as: string;
  readonly text: string | null;
  readonly method: string;
  description: string;
  readonly choices: Choice[];
}

export function toolsModule(assembled: readonly Assembled[]): string {
  const tools = [...draftedTools(assembled).values()].map(written).sort(byName);
  return `${SHAPES}\nexport const tools: readonly Tool[] = ${JSON.stringify(tools, null, 2)};\n`;
}

function byName(one: JsonObject, other: JsonObject): number {
  return (textAt(one, 'name') ?? '') < (textAt(other, 'name') ?? '') ? -1 : 1;
}

function draftedTools(assembled: readonly Assembled[]): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  for (const { document } of assembled)
    for (const place of operationsOf(document))
      for (const declared of listAt(place.operation, 'x-tool'))
        add(drafts, document, place, objectAt(declared));
  return drafts;
}

function add(
  drafts: Map<string, Draft>,
  document: JsonObject,
  place: OperationPlace,
  declared: JsonObject,
): void {
  const name = textAt(declared, 'name') ?? '';
  const as = textAt(declared, 'as') ?? 'call';
  const draft = drafts.get(name) ?? {
    name,
    as,
    text: textAt(declared, 'text') ?? null,
    method: place.method,
    description: '',
    choices: [],
  };
  draft.description ||= textAt(declared, 'description') ?? '';
  draft.choices.push({
    of: textAt(declared, 'of') ?? null,
    operation: textAt(place.operation, 'operationId') ?? '',
    fields: fieldsFor(as, document, place, declared),
  });
  drafts.set(name, draft);
}

function fieldsFor(as: string, document: JsonObject, place: OperationPlace, declared: JsonObject): Field[] {
  const leave = listAt(declared, 'leave');
  const ofPath = pathFields(document, place);
  const instead = INSTEAD[as];
  if (instead) return [...ofPath, ...instead];
  if (as === 'edit') return [...ofPath, ...editFields(bodyFields(document, place), declared)];
  if (as === 'file') return [ON_ITEM('body'), own('filename', TEXT), own('content_base64', TEXT)];
  const isNamed = ofPath.some(({ argument }) => argument === 'name');
  const rest = [...queryFields(document, place), ...bodyFields(document, place)]
    .filter(({ name }) => !leave.includes(name))
    .map(field => (isNamed && field.argument === 'name' ? { ...field, argument: 'new_name' } : field));
  if (as === 'export')
    return [...ofPath, ...(place.path.includes('/projects/') ? WINDOW : [own('from', FROM, false)])];
  if (as === 'contents') return [...ofPath, ...rest, own('from', FROM, false)];
  if (as === 'activity') return [...ofPath, ...rest, own('since', TEXT, false)];
  if (as === 'create') return [...ofPath, ...rest.map(optionalTitle), own('issues', ISSUES, false)];
  if (as !== 'bulk') return [...ofPath, ...rest];
  const identifiers = { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 500 };
  const each = ofPath.map(field => ({
    ...field,
    argument: 'identifiers',
    schema: identifiers,
    required: false,
  }));
  return [
    ...each,
    own('project', SAID['project'] ?? {}, false),
    own('filter', { type: 'object' }, false),
    ...rest,
  ];
}

/** The text, or the title if the record has one. */
function editFields(body: readonly Field[], declared: JsonObject): Field[] {
  const hasTitle = body.some(({ name }) => name === 'title');
  const field = { type: 'string', enum: [textAt(declared, 'text') ?? '', 'title'] };
  return [
    own('old_string', TEXT),
    own('new_string', TEXT),
    ...(hasTitle ? [own('field', field, false)] : []),
    own('replace_all', { type: 'boolean' }, false),
  ];
}

/** Arguments that the tool itself handles. */
const own = (argument: string, schema: JsonObject, required = true): Field => ({
  argument,
  at: 'tool',
  name: argument,
  called: null,
  required,
  schema,
});

const WINDOW = [own('offset', { type: 'integer' }, false), own('limit', { type: 'integer' }, false)];

/** It is required in each issue of a list instead. */
const optionalTitle = (field: Field): Field =>
  field.name === 'title' ? { ...field, required: false } : field;

const ISSUES = { type: 'array', items: { type: 'object' }, maxItems: 50 };
const COMMENTS = { type: 'string', enum: ['recent', 'all', 'none'] };
const TEXT = { type: 'string' };
const SIDE = { type: 'string', enum: ['before', 'after'] };
const FROM = { type: 'integer', description: 'The character to begin at, in a long text.' };

/** Tools whose arguments, after those of the path, are their own instead of the operation's. */
const INSTEAD: Readonly<Record<string, readonly Field[]>> = {
  briefing: [own('since', TEXT, false), own('pages', { type: 'integer' }, false)],
  clear: [own('user', TEXT, false), own('from', TEXT, false)],
  issue: [own('comments', COMMENTS, false), own('from', FROM, false)],
  page: [
    own('outline', { type: 'boolean' }, false),
    own('section', { type: 'string', description: 'A heading.' }, false),
    own('since_seq', { type: 'integer', description: 'Shows what changed since.' }, false),
    own('offset', { type: 'integer' }, false),
  ],
  place: [own('beside', TEXT), own('side', SIDE)],
};

/** The item that a file is linked to: its kind goes with its id. */
const ON_ITEM = (at: 'query' | 'body'): Field => ({
  argument: 'identifier',
  at,
  name: 'entity_id',
  called: 'entity',
  required: true,
  schema: SAID['identifier'] ?? {},
});

function pathFields(document: JsonObject, place: OperationPlace): Field[] {
  const of = textAt(objectAt(place.operation, 'x-access'), 'of') ?? '';
  return parameterObjects(document, place)
    .filter(parameter => parameter['in'] === 'path')
    .flatMap(parameter => pathField(textAt(parameter, 'name') ?? '', of, place));
}

const inPath = (argument: string, name: string, called: string | null, schema?: JsonObject): Field => ({
  argument,
  at: 'params',
  name,
  called,
  required: true,
  schema: schema ?? SAID[argument] ?? { type: 'string' },
});

function pathField(name: string, of: string, { operation, path }: OperationPlace): Field[] {
  if (name === 'identifier') return [inPath('identifier', name, null)];
  if (name === 'step_id') return [inPath('step_id', name, null, { type: 'integer' })];
  const thing = name === 'id' ? of || ownerOf(path) : name.replace(/_id$/, '');
  switch (thing) {
    case 'issue':
    case 'page':
      return [inPath('identifier', name, thing)];
    case 'plan':
      return [inPath(path.includes('/steps') ? 'plan' : 'identifier', name, thing)];
    case 'project':
      return [inPath(path.endsWith('/activity') ? 'identifier' : 'project', name, thing)];
    case 'archived project':
      return [inPath('project', name, thing)];
    case 'comment':
    case 'attachment':
      return [inPath(`${thing}_id`, name, null, { type: 'integer' })];
    case 'wait':
      // The tool finds it by what it is for.
      return [];
    case 'module':
    case 'label':
    case 'folder':
      return [inPath('name', name, thing), own('project', SAID['project'] ?? {})];
    default:
      throw new ContractError(`${textAt(operation, 'operationId') ?? ''}: no argument names its ${name}`);
  }
}

/** The things that ids refer to in operations of administrators, whose `x-access` names no thing. */
function ownerOf(path: string): string {
  return path.startsWith('/api/archived-projects/') ? 'archived project' : '';
}

function queryFields(document: JsonObject, place: OperationPlace): Field[] {
  const parameters = parameterObjects(document, place).filter(parameter => parameter['in'] === 'query');
  if (parameters.some(({ name }) => name === 'entity_type')) return [ON_ITEM('query')];
  return parameters.map(parameter =>
    field('query', textAt(parameter, 'name') ?? '', {
      schema: resolved(document, objectAt(parameter, 'schema')),
      required: parameter['required'] === true,
    }),
  );
}

function bodyFields(document: JsonObject, { operation }: OperationPlace): Field[] {
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const schema = resolved(document, objectAt(body, 'content', 'application/json', 'schema'));
  const required = listAt(schema, 'required');
  return Object.entries(objectAt(schema, 'properties')).map(([name, value]) =>
    field('body', name, { schema: resolved(document, objectAt(value)), required: required.includes(name) }),
  );
}

function field(
  at: 'query' | 'body',
  name: string,
  { schema, required }: { readonly schema: JsonObject; readonly required: boolean },
): Field {
  const [argument, called] = ARGUMENTS[name] ?? [name, null];
  const said = called === null ? plain(schema) : (SAID[argument] ?? {});
  const nullable = listAt(schema, 'type').includes('null') || schema['type'] === 'null';
  const type = nullable && called !== null ? { ...said, type: ['string', 'null'] } : said;
  return { argument, at, name, called, required, schema: type };
}

/** The part of a schema that a model needs; the rest is validated at the call. */
function plain(schema: JsonObject): JsonObject {
  const { type, enum: values } = schema;
  const items = objectAt(schema, 'items');
  return {
    ...(type === undefined ? {} : { type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(type === 'array' ? { items: { type: textAt(items, 'type') ?? 'string' } } : {}),
  };
}

function written({ name, as, text, method, description, choices }: Draft): JsonObject {
  const all = choices.flatMap(({ fields }) => [...fields]);
  const byForm = choices.length > 1 && all.some(({ argument }) => argument === 'identifier');
  const byKind = choices.length > 1 && !byForm;
  const properties: Record<string, Json> = byKind
    ? { kind: { type: 'string', enum: choices.map(({ of }) => of) } }
    : {};
  for (const { argument, schema } of all) properties[argument] ??= schema;
  const required = Object.keys(properties).filter(
    argument =>
      argument === 'kind' ||
      choices.every(({ fields }) => fields.some(one => one.argument === argument && one.required)),
  );
  return {
    name,
    description,
    as,
    text,
    chosenBy: byForm ? 'identifier' : byKind ? 'kind' : null,
    readOnly: method === 'get',
    destructive: method === 'delete',
    idempotent: method !== 'post',
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    choices: choices.map(({ of, operation, fields }) => ({
      of,
      operation,
      fields: fields.map(({ schema: _, ...rest }) => rest),
    })),
  };
}

const SHAPES = `import type { OperationId } from './operations.ts';

/** As much of a JSON Schema as the arguments need. */
export interface ToolSchema {
  readonly type?: string | string[];
  readonly description?: string;
  readonly enum?: (string | null)[];
  readonly items?: { type: string };
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** One argument, and the place in the operation's request that it fills, unless the tool itself makes something of it. */
export interface ToolField {
  readonly argument: string;
  readonly at: 'params' | 'query' | 'body' | 'tool';
  readonly name: string;
  /** The kind of thing that the argument names, where the operation wants its id. */
  readonly called: string | null;
  readonly required: boolean;
}

export interface ToolChoice {
  readonly of: string | null;
  readonly operation: OperationId;
  readonly fields: readonly ToolField[];
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** One call, one for each of many, a piece of a text replaced, a file sent along or read, a place taken, a text that is read in pieces. */
  readonly as: string;
  readonly text: string | null;
  /** The argument that decides among several operations. */
  readonly chosenBy: string | null;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  readonly idempotent: boolean;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, ToolSchema>>;
    readonly required: string[];
    readonly additionalProperties: false;
  };
  readonly choices: readonly ToolChoice[];
}
`;
