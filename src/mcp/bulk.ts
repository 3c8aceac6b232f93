/** Applies one change to many issues in one tool call: to all of them or none. */
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import { listArgument, requestFor, type Request } from './arguments.ts';
import { mistakeOf, type Calling } from './asking.ts';
import { ToolMistake } from './mistake.ts';

const MOST_AT_ONCE = 500;

export async function bulk({ pipeline, asking, tool, given }: Calling, choice: ToolChoice): Promise<string> {
  const identifiers = listArgument('identifiers', given['identifiers']);
  if (identifiers.length === 0) throw new ToolMistake('identifiers must not be empty.');
  if (identifiers.length > MOST_AT_ONCE)
    throw new ToolMistake(
      `identifiers must have at most ${MOST_AT_ONCE} entries, not ${identifiers.length}; call again for the rest.`,
    );
  const parts = await pipeline.store.read(async read => {
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
  const outcomes = await pipeline.contract.invokeAll(parts, asking.caller, asking.via);
  if (outcomes.refused) {
    const identifier = String(identifiers[outcomes.at]);
    const about = { tool, given: { ...given, identifier }, sought: ['identifier'] };
    const opening = `nothing was changed, because ${identifier.slice(0, 100)} was refused: `;
    throw mistakeOf(outcomes.refused, about, opening);
  }
  return `Changed ${identifiers.length} issues: ${identifiers.join(', ')}.`;
}
