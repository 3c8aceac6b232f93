/** Replaces one piece of a text, read and written in one change, so that no concurrent edit is lost. */
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, text } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { quoted, ToolMistake } from './mistake.ts';

/** The operation that reads a text before an edit. */
const READ_BY: Readonly<Record<string, OperationId>> = { description: 'getIssue', content: 'getPage' };

export async function edit(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, tool, given } = calling;
  const field = tool.text ?? '';
  const reading = READ_BY[field] ?? choice.operation;
  const [old, by] = [text(given, 'old_string'), text(given, 'new_string')];
  const { params } = await pipeline.store.read(read => requestFor(read, choice, given));
  await pipeline.contract.together(
    async invoke => {
      const known = await called(calling, reading, { params, query: {}, body: undefined }, invoke);
      const whole = fieldOf(known, field);
      const body = { [field]: replacedOnce(typeof whole === 'string' ? whole : '', old, by, field) };
      await called(calling, choice.operation, { params, query: {}, body }, invoke);
    },
    asking.caller,
    asking.via,
  );
  return `Replaced in the ${field} of ${text(given, 'identifier')}.`;
}

function replacedOnce(whole: string, old: string, by: string, field: string): string {
  if (old === '') throw new ToolMistake('old_string must not be empty.');
  const at = whole.indexOf(old);
  if (at < 0)
    throw new ToolMistake(
      `old_string ${quoted(old)} was not found in the ${field}: read the text again, and copy the piece exactly.`,
    );
  if (whole.indexOf(old, at + 1) >= 0)
    throw new ToolMistake(
      `old_string ${quoted(old)} occurs more than once in the ${field}: include more of the text around it.`,
    );
  return whole.slice(0, at) + by + whole.slice(at + old.length);
}
