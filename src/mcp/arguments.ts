/** Makes an operation's request of a tool's arguments: what people call things becomes ids, and what nobody knows is refused. */
import { Buffer, File } from 'node:buffer';
import { readIdentifier } from '../records/identifiers.ts';
import { idOfNumbered, idOfPart, idOfProject, idOfUser, type PartTable } from '../records/named-ids.ts';
import type { Read } from '../store/read.ts';
import type { Tool, ToolChoice, ToolField } from '../generated/tools.ts';
import { ToolMistake } from './mistake.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export interface Request {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
}

/** No row has it: what is not there is asked for all the same, and refused in the words for what is hidden. */
const NOBODY = Number.MAX_SAFE_INTEGER;

/** Arguments are strict: one that the tool does not know, or that is missing, is a mistake. */
export function checkArguments({ name, inputSchema }: Tool, given: Arguments): void {
  const known = Object.keys(inputSchema.properties);
  const unknown = Object.keys(given).find(argument => !known.includes(argument));
  if (unknown !== undefined)
    throw new ToolMistake(`${name} has no argument ${unknown.slice(0, 100)}; it takes ${known.join(', ')}.`);
  const missing = inputSchema.required.find(argument => given[argument] === undefined);
  if (missing !== undefined) throw new ToolMistake(`${missing} is missing.`);
}

/** Which operation the tool calls: the form of the identifier decides, or the kind that is named. */
export function choiceFor({ chosenBy, choices }: Tool, given: Arguments): ToolChoice {
  const kind = chosenBy === 'identifier' ? kindOf(text(given, 'identifier')) : given['kind'];
  const choice = chosenBy === null ? choices[0] : choices.find(({ of }) => of === kind);
  if (choice) return choice;
  const kinds = choices.map(({ of }) => of).join(', ');
  throw new ToolMistake(`${chosenBy ?? 'kind'} must name one of: ${kinds}.`);
}

type Kind = 'issue' | 'page' | 'plan' | 'project';

/** What an identifier names, by its form alone. */
export function kindOf(identifier: string): Kind {
  const numbered = (['page', 'plan', 'issue'] as const).find(kind => readIdentifier(kind, identifier));
  if (numbered) return numbered;
  if (/^[A-Za-z][A-Za-z0-9]{0,4}$/.test(identifier)) return 'project';
  throw new ToolMistake(
    `${identifier.slice(0, 100)} is no identifier: write one as in APP-12 (issue), APP-DOC-3 (page), APP-PLAN-2 (plan) or APP (project).`,
  );
}

/** The request for one call. */
export async function requestFor(read: Read, choice: ToolChoice, given: Arguments): Promise<Request> {
  const request: Record<ToolField['at'], Record<string, unknown>> = {
    params: {},
    query: {},
    body: {},
    tool: {},
  };
  for (const field of choice.fields) {
    const value = given[field.argument];
    if (value === undefined || field.at === 'tool') continue;
    request[field.at][field.name] = await sentFor(read, field, value, given);
    if (field.called === 'entity') request[field.at]['entity_type'] = kindOf(text(given, field.argument));
  }
  const hasBody = choice.fields.some(({ at }) => at === 'body');
  const { params, query, body } = request;
  return { params, query, body: hasBody ? body : undefined };
}

async function sentFor(read: Read, field: ToolField, value: unknown, given: Arguments): Promise<unknown> {
  if (field.called === null) return BODIES.has(field.name) ? unescaped(value) : value;
  if (field.called === 'steps') return Promise.all(listOf(value).map(step => stepFor(read, step)));
  if (value === null && field.at !== 'params') return null;
  if (typeof value !== 'string') throw new ToolMistake(`${field.argument} must be text.`);
  return (await idFor(read, field.called, { name: value, given })) ?? NOBODY;
}

interface Named {
  readonly name: string;
  readonly given: Arguments;
}

const PARTS: Readonly<Record<string, PartTable>> = { module: 'modules', label: 'labels', folder: 'folders' };

async function idFor(read: Read, called: string, { name, given }: Named): Promise<number | undefined> {
  if (called === 'project') return idOfProject(read, name);
  if (called === 'user') return idOfUser(read, name);
  const table = PARTS[called];
  if (table) return partIn(read, table, { name, given });
  const kind = called === 'entity' ? kindOf(name) : called;
  return kind === 'issue' || kind === 'page' || kind === 'plan' ? idOfNumbered(read, kind, name) : undefined;
}

/** The project is named beside it, or begins the identifier of the thing that is changed. */
async function partIn(read: Read, table: PartTable, { name, given }: Named): Promise<number | undefined> {
  const project = given['project'] ?? prefixOf(given['identifier'] ?? listOf(given['identifiers'] ?? [])[0]);
  if (typeof project !== 'string')
    throw new ToolMistake(`project is missing: ${name.slice(0, 100)} is looked for in it.`);
  const projectId = await idOfProject(read, project);
  return projectId === undefined ? undefined : idOfPart(read, table, { projectId, name });
}

function prefixOf(identifier: unknown): string | undefined {
  return typeof identifier === 'string' ? identifier.split('-', 1)[0] : undefined;
}

/** A step of a new plan names its issue by identifier. */
async function stepFor(read: Read, step: unknown): Promise<unknown> {
  if (typeof step !== 'object' || step === null) throw new ToolMistake('each of steps must be an object.');
  const { issue, steps, ...rest } = { issue: undefined, steps: undefined, ...step };
  const issueId =
    typeof issue === 'string' ? ((await idOfNumbered(read, 'issue', issue)) ?? NOBODY) : undefined;
  return {
    ...rest,
    ...(issueId === undefined ? {} : { issue_id: issueId }),
    ...(steps === undefined
      ? {}
      : { steps: await Promise.all(listOf(steps).map(inner => stepFor(read, inner))) }),
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.map((one: unknown) => one);
  throw new ToolMistake('a list is wanted, and this is none.');
}

export function text(given: Arguments, argument: string): string {
  const value = given[argument];
  if (typeof value === 'string') return value;
  throw new ToolMistake(`${argument} must be text.`);
}

/** Where in a long text to begin. */
export function beginning(given: Arguments): number {
  const from = given['from'] ?? 0;
  if (typeof from === 'number' && Number.isInteger(from) && from >= 0) return from;
  throw new ToolMistake('from must be a whole number, 0 or more.');
}

/** The file that is sent along. */
export function fileIn(given: Arguments): File {
  const encoded = text(given, 'content_base64').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) throw new ToolMistake('content_base64 is no base64.');
  return new File([Buffer.from(encoded, 'base64')], text(given, 'filename'));
}

const BODIES = new Set(['content', 'description']);

/** Some agents escape JSON twice: a body with no real line break has its written ones made real. */
function unescaped(value: unknown): unknown {
  if (typeof value !== 'string' || value.includes('\n')) return value;
  return value.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
