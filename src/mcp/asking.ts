/** One call of a tool: its caller, its arguments, and its requests to the contract. */
import type { Done, Inward, Refused } from '../contract/inside/invoke.ts';
import type { Via } from '../contract/inside/request.ts';
import type { Instance } from '../contract/instance.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Tool } from '../generated/tools.ts';
import type { Caller } from '../identity/caller.ts';
import type { Door } from '../store/store.ts';
import type { Arguments, Request } from './arguments.ts';
import { hintFor } from './hints.ts';
import { oneOf } from '../text/list.ts';
import { LONGEST_QUOTE, quoted, ToolMistake } from './mistake.ts';

/** The caller, and the request it came with. */
export interface Asking {
  readonly caller: Caller;
  readonly via: Via;
}

export interface ToolDesk extends Pick<Instance, 'reportFailure' | 'clock'> {
  /** The address at which people find the records; null if the operator has not set one. */
  readonly publicUrl: string | null;
  readonly contract: Inward;
  readonly store: Door;
}

export interface Calling {
  readonly pipeline: ToolDesk;
  readonly asking: Asking;
  readonly tool: Tool;
  readonly given: Arguments;
}

/** The response of the operation; the model reads the reason of a refusal. */
export async function called(
  { pipeline, asking, tool, given }: Calling,
  operation: OperationId,
  request: Request,
  invoke = pipeline.contract.invoke,
  sought = soughtBy(tool, given),
): Promise<Done<OperationId>> {
  const outcome = await invoke(operation, request, asking.caller, asking.via);
  if (outcome.refusal) throw mistakeOf(outcome, { tool, given, sought });
  return outcome;
}

interface About extends Pick<Calling, 'tool' | 'given'> {
  /** The arguments that refer to what was not found. */
  readonly sought: readonly string[];
}

export function mistakeOf(
  { refusal }: { readonly refusal: Pick<Refused['refusal'], 'code' | 'message'> },
  about: About,
  opening = '',
): ToolMistake {
  const hint = hintFor(refusal.code, about.tool);
  const problem =
    refusal.code === 'not_found' ? notFound(about) : inArguments(refusal.message, about.tool, about.given);
  const sentence = `${opening}${problem}`.replace(/\.?$/, '.');
  return new ToolMistake(hint === null ? sentence : `${sentence} ${hint}`);
}

/** The arguments in the operation's path; if it has none, those that refer to something by name. */
function soughtBy({ choices }: Tool, given: Arguments): string[] {
  const fields = choices.flatMap(choice => choice.fields).filter(({ argument }) => argument in given);
  const inPath = fields.filter(({ at }) => at === 'params');
  const sought = inPath.length > 0 ? inPath : fields.filter(one => one.called !== null);
  return [...new Set(sought.map(({ argument }) => argument))];
}

/** Names of parts are unique only within their project. */
function notFound({ given, sought }: About): string {
  const things = oneOf(sought.map(argument => `${argument} ${quoted(given[argument])}`));
  const { project } = given;
  const where = sought.includes('name') && project !== undefined ? ` in project ${quoted(project)}` : '';
  return things === '' ? 'not found' : `${things}${where} was not found`;
}

/** A refusal begins with the field of the request; the model knows the argument that filled it, and its value. */
function inArguments(refusal: string, { choices }: Tool, given: Arguments): string {
  const sentence = refusal
    .replace(/^(path|query) parameter /, '')
    .replace(/^(steps\S*)\.issue_id /, '$1.issue ');
  const [path = '', word] = /^(\w+)\S*/.exec(sentence) ?? [];
  const field = choices.flatMap(({ fields }) => fields).find(({ name }) => name === word);
  const argument = field === undefined ? path : path.replace(/^\w+/, field.argument);
  return `${argument}${shortValue(given, argument)}${sentence.slice(path.length)}`;
}

function shortValue(given: Arguments, path: string): string {
  const value = path
    .split(/[.[\]]+/)
    .filter(step => step !== '')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      given,
    );
  const isShort =
    typeof value === 'string'
      ? value.length <= LONGEST_QUOTE
      : value === null || ['number', 'boolean'].includes(typeof value);
  return isShort ? ` ${quoted(value)}` : '';
}

/** A field of a response. */
export function fieldOf({ body }: Done<OperationId>, name: string): unknown {
  return new Map<string, unknown>(Object.entries(body ?? {})).get(name);
}
