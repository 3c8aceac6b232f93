/** Moves an item right before or after another one of its list. */
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import type { Inward } from '../contract/inside/invoke.ts';
import { nextPlace, type Side } from '../tracker/places.ts';
import { kindIn, requestFor, text } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { quoted, ToolMistake } from './mistake.ts';

const READ_BY: Readonly<Record<string, OperationId>> = { issue: 'resolveIssue', page: 'resolvePage' };
const TABLES = { issue: 'issues', page: 'pages' } as const;

interface Placed {
  readonly id: number;
  readonly project: number | null;
  readonly place: number;
}

export async function place(calling: Calling, choice: ToolChoice): Promise<string> {
  const { pipeline, asking, given } = calling;
  const [moved, beside, side] = [
    text(given, 'identifier'),
    text(given, 'beside'),
    sideIn(text(given, 'side')),
  ];
  if (kindIn(given, 'beside') !== choice.of)
    throw new ToolMistake(
      `beside ${quoted(beside)} must be of the same kind as identifier ${quoted(moved)}.`,
    );
  const request = await pipeline.store.read(read => requestFor(read, choice, given));
  await pipeline.contract.together(
    async invoke => {
      const thing = await placed(calling, choice, 'identifier', invoke);
      const other = await placed(calling, choice, 'beside', invoke);
      if (thing.project !== other.project || thing.id === other.id)
        throw new ToolMistake(
          `beside ${quoted(beside)} must be another item in the same project as identifier ${quoted(moved)}.`,
        );
      const between = await pipeline.store.read(read =>
        nextPlace(read, choice.of === 'page' ? TABLES.page : TABLES.issue, { ...other, side, but: thing.id }),
      );
      if (between === null)
        throw new ToolMistake(`there is no place left ${side} ${beside}: move other items first.`);
      await called(calling, choice.operation, { ...request, body: { sort_order: between } }, invoke);
    },
    asking.caller,
    asking.via,
  );
  return `Moved ${moved} ${side} ${beside}.`;
}

function sideIn(side: string): Side {
  if (side === 'before' || side === 'after') return side;
  throw new ToolMistake(`side ${quoted(side)} must be before or after.`);
}

async function placed(
  calling: Calling,
  { of }: ToolChoice,
  argument: string,
  invoke: Inward['invoke'],
): Promise<Placed> {
  const reading = READ_BY[of ?? ''] ?? 'resolveIssue';
  const request = {
    params: { identifier: text(calling.given, argument) },
    query: {},
    body: undefined,
  };
  const read = await called(calling, reading, request, invoke, [argument]);
  const project = fieldOf(read, 'project_id');
  return {
    id: Number(fieldOf(read, 'id')),
    project: typeof project === 'number' ? project : null,
    place: Number(fieldOf(read, 'sort_order')),
  };
}
