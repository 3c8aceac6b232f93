/** Many things changed alike by one tool call, all of them or none. */
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { requestFor, type Request } from './arguments.ts';
import { mistakeOf, type Calling } from './asking.ts';
import { ToolMistake } from './mistake.ts';

const MOST_AT_ONCE = 500;

export async function bulk({ desk, asking, tool, given }: Calling, choice: ToolChoice): Promise<string> {
  const identifiers = given['identifiers'];
  if (!Array.isArray(identifiers) || identifiers.length === 0)
    throw new ToolMistake('identifiers must be a list with something in it.');
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
    const about = `nothing was changed, since ${which.slice(0, 100)} was refused: `;
    throw mistakeOf(outcomes.refused, tool, about);
  }
  return `Changed ${identifiers.length} issues: ${identifiers.join(', ')}.`;
}
