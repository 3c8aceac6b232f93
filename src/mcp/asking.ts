/** One call of a tool: who makes it, with what, and how it asks the contract. */
import type { Done, Inward, Refused } from '../contract/invoke.ts';
import type { Via } from '../contract/inside.ts';
import type { Instance } from '../contract/instance.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Tool } from '../generated/tools.ts';
import type { Caller } from '../identity/caller.ts';
import type { Store } from '../store/store.ts';
import type { Arguments, Request } from './arguments.ts';
import { hintFor } from './hints.ts';
import { ToolMistake } from './mistake.ts';

/** Who asks, through which request. */
export interface Asking {
  readonly caller: Caller;
  readonly via: Via;
}

export interface ToolDesk extends Pick<Instance, 'reportFailure'> {
  readonly contract: Inward;
  readonly store: Store;
}

export interface Calling {
  readonly desk: ToolDesk;
  readonly asking: Asking;
  readonly tool: Tool;
  readonly given: Arguments;
}

/** What the operation answered; why it was refused is what the model reads. */
export async function called(
  { desk, asking, tool }: Calling,
  operation: OperationId,
  request: Request,
  invoke = desk.contract.invoke,
): Promise<Done<OperationId>> {
  const outcome = await invoke(operation, request, asking.caller, asking.via);
  if (outcome.refusal) throw mistakeOf(outcome, tool);
  return outcome;
}

export function mistakeOf({ refusal }: Refused, tool: Tool, about = ''): ToolMistake {
  const hint = hintFor(refusal.code, tool);
  const sentence = `${about}${inArguments(refusal.message, tool)}`.replace(/\.?$/, '.');
  return new ToolMistake(hint === null ? sentence : `${sentence} ${hint}`);
}

/** A refusal names the field of the request at its beginning; the model knows the argument that filled it. */
function inArguments(sentence: string, { choices }: Tool): string {
  const said = sentence
    .replace(/^(path|query) parameter /, '')
    .replace(/^(steps\S*)\.issue_id /, '$1.issue ');
  const word = /^\w+/.exec(said)?.[0] ?? '';
  const field = choices.flatMap(({ fields }) => fields).find(({ name }) => name === word);
  return `${field?.argument ?? word}${said.slice(word.length)}`;
}

/** What an answer holds under a name. */
export function fieldOf({ body }: Done<OperationId>, name: string): unknown {
  return new Map<string, unknown>(Object.entries(body ?? {})).get(name);
}
