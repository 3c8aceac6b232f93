/**
 * Builds an operation's request from a tool's arguments: names and identifiers become ids, and unknown arguments are
 * refused.
 */
import { Buffer, File } from 'node:buffer';
import { readIdentifier } from '../text/identifiers.ts';
import {
  type PartTable,
  idOfArchived,
  idOfNumbered,
  idOfPart,
  idOfProject,
  idOfUser,
} from '../records/identifiers.ts';
import type { Read } from '../store/read.ts';
import type { Tool, ToolChoice, ToolField, ToolSchema } from '../generated/tools.ts';
import { oneOf } from '../text/list.ts';
import { didYouMean } from '../text/nearest.ts';
import { timeBound } from '../time/bounds.ts';
import { quoted, ToolMistake } from './mistake.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export interface Request {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
}

/** An id that no row has: a missing item is requested anyway, and refused like a hidden one. */
export const NO_ID = Number.MAX_SAFE_INTEGER;

/** Arguments are strict: an unknown argument, a missing one and an unknown enum value are mistakes. */
export function checkArguments({ name, inputSchema }: Tool, given: Arguments): void {
  const known = Object.keys(inputSchema.properties);
  const unknown = Object.keys(given).find(argument => !known.includes(argument));
  if (unknown !== undefined) {
    const end = didYouMean(unknown, known);
    const takes = known.length === 0 ? 'no arguments' : known.join(', ');
    throw new ToolMistake(`${name} has no argument ${quoted(unknown)}${end} It takes ${takes}.`);
  }
  const missing = inputSchema.required.find(argument => given[argument] === undefined);
  if (missing !== undefined) throw new ToolMistake(`${missing} is missing.`);
  for (const [argument, value] of Object.entries(given))
    checkValue(argument, value, inputSchema.properties[argument]);
}

/** The contract refuses an unknown enum value too, but without a suggestion. */
function checkValue(argument: string, value: unknown, { enum: values }: ToolSchema = {}): void {
  if (value === undefined || !values || values.some(one => one === value)) return;
  const known = values.map(String);
  const end = didYouMean(typeof value === 'string' ? value : '', known);
  throw new ToolMistake(`${argument} ${quoted(value)} must be ${oneOf(known)}${end}`);
}

/** The operation that the tool calls: decided by the form of the identifier, or by the given kind. */
export function choiceFor({ chosenBy, choices }: Tool, given: Arguments): ToolChoice {
  const kind = chosenBy === 'identifier' ? kindIn(given, 'identifier') : given['kind'];
  const choice = chosenBy === null ? choices[0] : choices.find(({ of }) => of === kind);
  if (choice) return choice;
  const kinds = oneOf(choices.map(({ of }) => String(of)));
  const argument = chosenBy ?? 'kind';
  throw new ToolMistake(`${argument} ${quoted(given[argument])} must refer to one of these: ${kinds}.`);
}

type Kind = 'issue' | 'page' | 'plan' | 'project';

/** The kind of item that an identifier refers to, by its form alone. */
export function kindIn(given: Arguments, argument: string): Kind {
  const identifier = text(given, argument);
  const numbered = (['page', 'plan', 'issue'] as const).find(kind => readIdentifier(kind, identifier));
  if (numbered) return numbered;
  if (/^[A-Za-z][A-Za-z0-9]{0,4}$/.test(identifier)) return 'project';
  throw new ToolMistake(
    `${argument} ${quoted(identifier)} is not an identifier; use, for example, APP-12 (issue), APP-DOC-3 (page), APP-PLAN-2 (plan) or APP (project).`,
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
    if (field.called === 'entity') request[field.at]['entity_type'] = kindIn(given, field.argument);
  }
  const hasBody = choice.fields.some(({ at }) => at === 'body');
  const { params, query, body } = request;
  return { params, query, body: hasBody ? body : undefined };
}

async function sentFor(read: Read, field: ToolField, value: unknown, given: Arguments): Promise<unknown> {
  if (field.called === null) return BODIES.has(field.name) ? unescaped(value) : value;
  if (field.called === 'steps') return stepsFor(read, field.argument, value);
  if (value === null && field.at !== 'params') return null;
  const { called, argument } = field;
  return (await idFor(read, called, { argument, name: text(given, argument), given })) ?? NO_ID;
}

interface Named {
  readonly argument: string;
  readonly name: string;
  readonly given: Arguments;
}

const PARTS: Readonly<Record<string, PartTable>> = { module: 'modules', label: 'labels', folder: 'folders' };

async function idFor(read: Read, called: string, named: Named): Promise<number | undefined> {
  const { argument, name, given } = named;
  if (called === 'project') return idOfProject(read, name);
  if (called === 'archived project') return idOfArchived(read, name);
  if (called === 'user') return idOfUser(read, name);
  const table = PARTS[called];
  if (table) return partIn(read, table, named);
  const kind = called === 'entity' ? kindIn(given, argument) : called;
  return kind === 'issue' || kind === 'page' || kind === 'plan' ? idOfNumbered(read, kind, name) : undefined;
}

/** The project is an argument too, or the prefix of the changed item's identifier. */
async function partIn(
  read: Read,
  table: PartTable,
  { argument, name, given }: Named,
): Promise<number | undefined> {
  const project =
    given['project'] ??
    prefixOf(given['identifier'] ?? listArgument('identifiers', given['identifiers'] ?? [])[0]);
  if (typeof project !== 'string')
    throw new ToolMistake(`project is missing; it is needed to find ${argument} ${quoted(name)}.`);
  const projectId = await idOfProject(read, project);
  return projectId === undefined ? undefined : idOfPart(read, table, { projectId, name });
}

function prefixOf(identifier: unknown): string | undefined {
  return typeof identifier === 'string' ? identifier.split('-', 1)[0] : undefined;
}

async function stepsFor(read: Read, path: string, value: unknown): Promise<unknown[]> {
  const steps = listArgument(path, value);
  // The first mistake is enough: the others are not read.
  const wrong = steps.findIndex(step => !isObject(step));
  if (wrong !== -1) throw new ToolMistake(`${path}[${wrong}] ${quoted(steps[wrong])} must be an object.`);
  const sent: unknown[] = [];
  // One after the other: each issue is a query, and other calls get their turn in between.
  for (const [index, step] of steps.filter(isObject).entries())
    sent.push(await stepFor(read, `${path}[${index}]`, step));
  return sent;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A step of a new plan names its issue by identifier. */
async function stepFor(read: Read, path: string, step: object): Promise<unknown> {
  const { issue, steps, ...rest } = { issue: undefined, steps: undefined, ...step };
  const issueId =
    typeof issue === 'string' ? ((await idOfNumbered(read, 'issue', issue)) ?? NO_ID) : undefined;
  return {
    ...rest,
    ...(issueId === undefined ? {} : { issue_id: issueId }),
    ...(steps === undefined ? {} : { steps: await stepsFor(read, `${path}.steps`, steps) }),
  };
}

function listArgument(argument: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.map((one: unknown) => one);
  throw new ToolMistake(`${argument} ${quoted(value)} must be a list.`);
}

/** The same with at least one entry, and at most so many. */
export function boundedList(argument: string, value: unknown, most: number): readonly unknown[] {
  const list = listArgument(argument, value);
  if (list.length === 0) throw new ToolMistake(`${argument} must not be empty.`);
  if (list.length > most)
    throw new ToolMistake(
      `${argument} must have at most ${most} entries, not ${list.length}; call again for the rest.`,
    );
  return list;
}

export function text(given: Arguments, argument: string): string {
  const value = given[argument];
  if (typeof value === 'string') return value;
  throw new ToolMistake(`${argument} ${quoted(value)} must be a string.`);
}

/** A time as rows have it; null without one. */
export function timeIn(given: Arguments, argument: string): string | null {
  if (given[argument] === undefined) return null;
  try {
    return timeBound(argument, text(given, argument));
  } catch {
    const example = 'must be a date or a time, as in 2026-11-28T08:15:00Z';
    throw new ToolMistake(`${argument} ${quoted(given[argument])} ${example}.`);
  }
}

/** The offset in a long text. */
export function beginning(given: Arguments): number {
  return wholeNumber(given, 'from') ?? 0;
}

/** Null if it was not sent. */
export function wholeNumber(given: Arguments, argument: string): number | null {
  const value = given[argument] ?? null;
  if (value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0))
    return value;
  throw new ToolMistake(`${argument} ${quoted(value)} must be a whole number, 0 or more.`);
}

/** The file that is sent along. */
export function fileIn(given: Arguments): File {
  const encoded = text(given, 'content_base64').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) throw new ToolMistake('content_base64 is not valid base64.');
  return new File([Buffer.from(encoded, 'base64')], text(given, 'filename'));
}

const BODIES = new Set(['content', 'description']);

/** Some agents escape JSON twice: in a body without real line breaks, escaped ones are converted. */
function unescaped(value: unknown): unknown {
  if (typeof value !== 'string' || value.includes('\n')) return value;
  return value.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}
