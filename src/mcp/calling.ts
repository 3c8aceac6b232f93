/** Calls a tool: its arguments become requests of operations, and what these answer becomes text. */
import type { Contract } from '../contract/contract.ts';
import type { Done, Refused } from '../contract/invoke.ts';
import type { Via } from '../contract/inside.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Tool, ToolChoice } from '../generated/tools.ts';
import type { Caller } from '../identity/caller.ts';
import type { Store } from '../store/store.ts';
import {
  checkArguments,
  choiceFor,
  fileIn,
  requestFor,
  text,
  type Arguments,
  type Request,
} from './arguments.ts';
import { hintFor } from './hints.ts';
import { markdownOf } from './markdown.ts';
import { ToolMistake } from './mistake.ts';

/** Who asks, through which request. */
export interface Asking {
  readonly caller: Caller;
  readonly via: Via;
}

export interface ToolAnswer {
  readonly text: string;
  readonly failed: boolean;
}

export interface ToolDesk {
  readonly contract: Pick<Contract, 'invoke' | 'invokeAll'>;
  readonly store: Store;
}

/** What is wrong with a call is an answer too: the model reads it, and tries again. */
export async function callTool(
  desk: ToolDesk,
  asking: Asking,
  tool: Tool,
  given: Arguments,
): Promise<ToolAnswer> {
  try {
    checkArguments(tool, given);
    return { text: await textOf({ desk, asking, tool, given }), failed: false };
  } catch (error) {
    if (error instanceof ToolMistake) return { text: error.message, failed: true };
    throw error;
  }
}

interface Calling {
  readonly desk: ToolDesk;
  readonly asking: Asking;
  readonly tool: Tool;
  readonly given: Arguments;
}

async function textOf(calling: Calling): Promise<string> {
  const { desk, tool, given } = calling;
  const choice = choiceFor(tool, given);
  if (tool.as === 'bulk') return bulk(calling, choice);
  if (tool.as === 'edit') return edit(calling, choice);
  const request = await desk.store.read(read => requestFor(read, choice, given));
  const body = tool.as === 'file' ? fileBody(request, given) : request.body;
  return shown(calling, await called(calling, choice.operation, { ...request, body }));
}

function fileBody({ body = {} }: Request, given: Arguments): Record<string, unknown> {
  return { entity_type: body['entity_type'], entity_id: body['entity_id'], file: fileIn(given) };
}

async function called(
  { desk, asking }: Calling,
  operation: OperationId,
  request: Request,
): Promise<Done<OperationId>> {
  const outcome = await desk.contract.invoke(operation, request, asking.caller, asking.via);
  if (outcome.refusal) throw mistakeOf(outcome);
  return outcome;
}

function mistakeOf({ refusal }: Refused, about = ''): ToolMistake {
  const hint = hintFor(refusal.code);
  const sentence = `${about}${refusal.message}`.replace(/\.?$/, '.');
  return new ToolMistake(hint === null ? sentence : `${sentence} ${hint}`);
}

function shown({ desk, tool, given }: Calling, { body, headers }: Done<OperationId>): Promise<string> {
  return desk.store.read(read => markdownOf(read, { tool, given, body, headers }));
}

async function bulk({ desk, asking, given }: Calling, choice: ToolChoice): Promise<string> {
  const identifiers = given['identifiers'];
  if (!Array.isArray(identifiers)) throw new ToolMistake('identifiers must be a list.');
  if (identifiers.length > MOST_AT_ONCE)
    throw new ToolMistake(`at most ${MOST_AT_ONCE} issues at once; call again for the rest.`);
  const parts = await desk.store.read(async read => {
    const requests: { readonly id: OperationId; readonly sent: Request }[] = [];
    for (const identifier of identifiers) {
      const each = { ...given, identifier: String(identifier) };
      const fields = choice.fields.map(field =>
        field.argument === 'identifiers' ? { ...field, argument: 'identifier' } : field,
      );
      const sent = await requestFor(read, { ...choice, fields }, each);
      requests.push({ id: choice.operation, sent });
    }
    return requests;
  });
  const outcomes = await desk.contract.invokeAll(parts, asking.caller, asking.via);
  if (outcomes.refused) {
    const which = String(identifiers[outcomes.at]);
    throw mistakeOf(outcomes.refused, `nothing was changed, since ${which.slice(0, 100)} was refused: `);
  }
  return `Changed ${identifiers.length} issues: ${identifiers.join(', ')}.`;
}

const MOST_AT_ONCE = 500;

/** What edits a text reads it first. */
const READ_BY: Readonly<Record<string, OperationId>> = { description: 'getIssue', content: 'getPage' };

async function edit(calling: Calling, choice: ToolChoice): Promise<string> {
  const { desk, tool, given } = calling;
  const field = tool.text ?? '';
  const path = choice.fields.filter(({ at }) => at === 'params');
  const { params } = await desk.store.read(read => requestFor(read, { ...choice, fields: path }, given));
  const reading = READ_BY[field] ?? choice.operation;
  const { body } = await called(calling, reading, { params, query: {}, body: undefined });
  const known = new Map<string, unknown>(Object.entries(body ?? {}));
  const whole = known.get(field);
  const replaced = replacedOnce(
    typeof whole === 'string' ? whole : '',
    text(given, 'old_string'),
    text(given, 'new_string'),
  );
  const seq = known.get('seq');
  // Nobody else's change is lost where the record says which state it is.
  const expected = field === 'description' && typeof seq === 'number' ? { expected_seq: seq } : {};
  const request = { params, query: {}, body: { [field]: replaced, ...expected } };
  await called(calling, choice.operation, request);
  return `Replaced in the ${field} of ${text(given, 'identifier')}.`;
}

function replacedOnce(whole: string, old: string, by: string): string {
  if (old === '') throw new ToolMistake('old_string is empty.');
  const at = whole.indexOf(old);
  if (at < 0)
    throw new ToolMistake('old_string is not there: read the text again, and copy the piece exactly.');
  if (whole.indexOf(old, at + 1) >= 0)
    throw new ToolMistake('old_string occurs more than once: take more of what is around it.');
  return whole.slice(0, at) + by + whole.slice(at + old.length);
}
