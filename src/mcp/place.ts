/** A thing put right before or after another one of its list. */
import type { OperationId } from '../generated/operations.ts';
import type { ToolChoice } from '../generated/tools.ts';
import type { Inward } from '../contract/invoke.ts';
import { nextPlace, type Side } from '../records/places.ts';
import { kindOf, requestFor, text } from './arguments.ts';
import { called, fieldOf, type Calling } from './asking.ts';
import { ToolMistake } from './mistake.ts';

const READ_BY: Readonly<Record<string, OperationId>> = { issue: 'resolveIssue', page: 'resolvePage' };
const TABLES = { issue: 'issues', page: 'pages' } as const;

interface Placed {
  readonly id: number;
  readonly project: number | null;
  readonly place: number;
}

export async function place(calling: Calling, choice: ToolChoice): Promise<string> {
  const { desk, asking, given } = calling;
  const [moved, beside, side] = [
    text(given, 'identifier'),
    text(given, 'beside'),
    sideIn(text(given, 'side')),
  ];
  if (kindOf(beside) !== choice.of) throw new ToolMistake(`beside must be of the same kind as ${moved}.`);
  const request = await desk.store.read(read => requestFor(read, choice, given));
  await desk.contract.together(
    async invoke => {
      const thing = await placed(calling, choice, moved, invoke);
      const other = await placed(calling, choice, beside, invoke);
      if (thing.project !== other.project || thing.id === other.id)
        throw new ToolMistake('an issue or a page has its place among the others of its own project.');
      const between = await desk.store.read(read =>
        nextPlace(read, choice.of === 'page' ? TABLES.page : TABLES.issue, { ...other, side, but: thing.id }),
      );
      if (between === null)
        throw new ToolMistake(`there is no room left on that side of ${beside}: move others first.`);
      await called(calling, choice.operation, { ...request, body: { sort_order: between } }, invoke);
    },
    asking.caller,
    asking.via,
  );
  return `Moved ${moved} ${side} ${beside}.`;
}

function sideIn(side: string): Side {
  if (side === 'before' || side === 'after') return side;
  throw new ToolMistake('side must be before or after.');
}

async function placed(
  calling: Calling,
  { of }: ToolChoice,
  identifier: string,
  invoke: Inward['invoke'],
): Promise<Placed> {
  const reading = READ_BY[of ?? ''] ?? 'resolveIssue';
  const read = await called(calling, reading, { params: { identifier }, query: {}, body: undefined }, invoke);
  const project = fieldOf(read, 'project_id');
  return {
    id: Number(fieldOf(read, 'id')),
    project: typeof project === 'number' ? project : null,
    place: Number(fieldOf(read, 'sort_order')),
  };
}
