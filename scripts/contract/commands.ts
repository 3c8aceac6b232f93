/** Generates the commands of the command line: the arguments and options of each, by name instead of id, and the operation that it calls. */
import type { Assembled } from './assemble.ts';
import type { Catalogue } from './catalogue.ts';
import { BY_NAME } from './by-name.ts';
import {
  listAt,
  objectAt,
  operationsOf,
  resolved,
  textAt,
  textsAt,
  type JsonObject,
  type OperationPlace,
} from './json.ts';
import { parameterObjects } from './parameters.ts';
import { ContractError } from './sources.ts';

/** As `Field` in the command line. */
export interface Field {
  readonly option: string;
  readonly at: string;
  readonly name: string;
  readonly kind: string;
  readonly of: string | null;
  readonly values?: readonly string[];
  readonly required?: true;
  readonly nullable?: true;
  readonly help: string;
}

/** Fields with ids, with the option that replaces each and what it names. */
const OPTIONS: typeof BY_NAME = {
  ...BY_NAME,
  user_id: ['user', 'user'],
  group_id: ['group', 'group'],
  entity_id: ['item', 'item'],
};

/** What the `{id}` of a path names, by the beginning of the path. */
const BY_PATH: readonly (readonly [start: string, called: string])[] = [
  ['/api/issues/', 'issue'],
  ['/api/pages/', 'page'],
  ['/api/plans/', 'plan'],
  ['/api/projects/', 'project'],
  ['/api/labels/', 'label'],
  ['/api/modules/', 'module'],
  ['/api/folders/', 'folder'],
  ['/api/project-groups/', 'group'],
];

/** The command itself decides about these: how much of a list it shows, and which state an edit begins from. */
const OWN = new Set(['limit', 'offset', 'expected_seq', 'entity_type', 'before_created_at', 'before_id']);

/** A text that is longer is given as a file or in an editor. */
const LONG = 10_000;

/** As `Command` in the command line. */
export interface Command {
  readonly words: string;
  readonly operation: string;
  readonly method: string;
  readonly summary: string;
  readonly list: boolean;
  readonly stale: boolean;
  readonly irreversible?: true;
  readonly columns: readonly string[];
  readonly arguments: readonly Field[];
  readonly options: readonly Field[];
}

export interface CommandTable {
  readonly commands: readonly Command[];
  /** The operations without a generated command, with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** The names of fields that a command can show. */
  readonly fields: readonly string[];
}

export function commandTable(assembled: readonly Assembled[]): CommandTable {
  const rest = assembled.find(({ name }) => name === 'rest');
  if (!rest) throw new Error('there is no rest document');
  const { document, origin } = rest;
  const commands: Command[] = [];
  const fields = new Set<string>();
  const without: Record<string, string> = {};
  for (const place of operationsOf(document)) {
    const { operation, path, method } = place;
    for (const name of shownFields(document, operation)) fields.add(name);
    const declared = objectAt(operation, 'x-cli');
    const id = textAt(operation, 'operationId') ?? '';
    const reason = textAt(declared, 'none');
    if (reason !== undefined) without[id] = reason;
    else if ('command' in declared) commands.push(commandOf(document, place, declared));
    else
      throw new ContractError(
        `${origin(['paths', path, method])}: ${id} has neither a command nor the reason why not (x-cli)`,
      );
  }
  return { commands, without, fields: [...fields].sort() };
}

export function commandsModule({ commands, without, fields }: CommandTable): string {
  return `import type { Command } from '../command.ts';

export const commands: readonly Command[] = ${JSON.stringify(commands, null, 1)};

/** The operations without a generated command, with the reason or the command that is written by hand. */
export const withoutCommand: Readonly<Record<string, string>> = ${JSON.stringify(without, null, 1)};

/** The fields that commands show: a single one after \`--json\` is known by them. */
export const fields: readonly string[] = ${JSON.stringify(fields)};
`;
}

/** What to do about each refusal. */
export function remediesModule({ refusals }: Catalogue): string {
  const remedies = [...refusals.values()].map(({ code, remedy }) => [code, remedy]);
  return `export const remedies: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(remedies), null, 1)};\n`;
}

function commandOf(document: JsonObject, place: OperationPlace, declared: JsonObject): Command {
  const { operation, method, path } = place;
  const words = textAt(declared, 'command') ?? '';
  const named = textsAt(declared, 'arguments');
  const leave = new Set([...OWN, ...textsAt(declared, 'leave')]);
  const inPath = parameterObjects(document, place).filter(one => one['in'] === 'path');
  const others = withOneBody(
    [...queryFields(document, place), ...bodyFields(document, place)].filter(
      ({ name, kind }) => !leave.has(name) && kind !== 'object',
    ),
  );
  const positional = [
    ...inPath.map(one => pathField(document, one, path)),
    ...named.map(name => {
      const found = others.find(one => one.name === name);
      if (!found) throw new ContractError(`${words}: no field is called ${name}`);
      return found;
    }),
  ];
  const isOfProject = words.startsWith('project ');
  return {
    words,
    operation: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    summary: textAt(operation, 'summary') ?? '',
    list: isList(document, operation),
    stale: bodyFields(document, place, true).some(({ name }) => name === 'expected_seq'),
    ...(declared['irreversible'] === true ? { irreversible: true as const } : {}),
    columns: textsAt(declared, 'columns'),
    arguments: positional.filter(one => isOfProject || one.of !== 'project'),
    options: [
      ...positional.filter(one => !isOfProject && one.of === 'project'),
      ...others.filter(({ name }) => !named.includes(name)),
    ],
  };
}

/** The first long text is `--body`; others, such as evidence, keep their names. */
function withOneBody(fields: readonly Field[]): Field[] {
  const body = fields.find(({ kind }) => kind === 'markdown');
  return fields.map(field =>
    field.kind === 'markdown' && field !== body ? { ...field, kind: 'string' } : field,
  );
}

function isList(document: JsonObject, operation: JsonObject): boolean {
  const { type, properties } = answerSchema(document, operation);
  return type === 'array' || 'items' in objectAt(properties);
}

function answerSchema(document: JsonObject, operation: JsonObject): JsonObject {
  const response = resolved(document, objectAt(operation, 'responses', '200'));
  return resolved(document, objectAt(response, 'content', 'application/json', 'schema'));
}

/** Of the value, or of the rows of a list. */
function shownFields(document: JsonObject, operation: JsonObject): string[] {
  const schema = answerSchema(document, operation);
  const { type, properties } = schema;
  const listed = type === 'array' ? schema : resolved(document, objectAt(objectAt(properties), 'items'));
  const row = resolved(document, objectAt(listed, 'items'));
  return [properties, row['properties']].flatMap(one => Object.keys(objectAt(one)));
}

function pathField(document: JsonObject, parameter: JsonObject, path: string): Field {
  const name = textAt(parameter, 'name') ?? '';
  const called = name === 'id' ? startOf(path) : calledBy(name);
  // An item is found by its identifier, which is sent as it is.
  const shown = name === 'identifier' ? startOf(path) : called;
  const option = shown === 'trashed' ? 'item' : (shown ?? name.replace(/_id$/, '').replaceAll('_', '-'));
  const help = textAt(parameter, 'description') ?? '';
  const schema = resolved(document, objectAt(parameter, 'schema'));
  return { ...fieldOf('path', name, schema, true), option, of: called, help };
}

function startOf(path: string): string | null {
  if (path.endsWith('/restore')) return 'trashed';
  return BY_PATH.find(([start]) => path.startsWith(start))?.[1] ?? null;
}

function calledBy(name: string): string | null {
  if (name === 'user_id') return 'user';
  return { issue_id: 'issue', page_id: 'page', plan_id: 'plan', view_id: 'view' }[name] ?? null;
}

function queryFields(document: JsonObject, place: OperationPlace): Field[] {
  return parameterObjects(document, place)
    .filter(one => one['in'] === 'query')
    .map(one => {
      const schema = resolved(document, objectAt(one, 'schema'));
      const help = textAt(one, 'description') ?? '';
      return { ...fieldOf('query', textAt(one, 'name') ?? '', schema, one['required'] === true), help };
    });
}

function bodyFields(document: JsonObject, { operation, path }: OperationPlace, all = false): Field[] {
  const body = resolved(document, objectAt(operation, 'requestBody'));
  const schema = resolved(document, objectAt(body, 'content', 'application/json', 'schema'));
  const required = textsAt(schema, 'required');
  return Object.entries(objectAt(schema, 'properties'))
    .map(([name, value]) => {
      const own = resolved(document, objectAt(value));
      const help = textAt(objectAt(value), 'description') ?? textAt(own, 'description') ?? '';
      const field = { ...fieldOf('body', name, own, required.includes(name)), help };
      // It names a thing of the kind that the path names.
      return name === 'into' ? { ...field, of: startOf(path) } : field;
    })
    .filter(({ kind }) => all || kind !== 'object');
}

function fieldOf(at: string, name: string, schema: JsonObject, required: boolean): Omit<Field, 'help'> {
  const kind = kindOf(schema);
  // A list is written one value at a time: `--label bug --label map`.
  const single = kind === 'list' ? name.replace(/s$/, '') : name;
  const [option = single.replaceAll('_', '-'), of = null] = OPTIONS[name] ?? [];
  const values = textsAt(schema, 'enum');
  const nullable = listAt(schema, 'type').includes('null') || schema['x-or-null'] === true;
  return {
    option,
    at,
    name,
    kind,
    of,
    ...(values.length > 0 ? { values } : {}),
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
  };
}

function kindOf(schema: JsonObject): string {
  const type = textAt(schema, 'type') ?? textsAt(schema, 'type').find(one => one !== 'null');
  if (type === 'array') return textAt(objectAt(schema, 'items'), 'type') === 'object' ? 'object' : 'list';
  if (type === 'object' || type === undefined) return 'object';
  if (type !== 'string') return type;
  return Number(schema['maxLength']) > LONG ? 'markdown' : 'string';
}
