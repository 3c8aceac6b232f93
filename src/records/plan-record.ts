/** A plan as the contract shows it: with the tree of its steps, or with their counts in a list. */
import { inView, viewOf, type Authority, type View } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import { eachOf, inPieces, Json, opened, type JsonPieces } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { found } from './found.ts';
import { PRINTED, printedIssue } from './identifiers.ts';
import { readIdentifier, type Identifier } from '../text/identifiers.ts';
import { pickedRecords, piecesOf, weightOf, type Weighed } from './picked.ts';
import { plansFrom } from './rows.ts';
import { column, columns, flag, recordOf, shape, type Field, type Written } from './shape.ts';
import { byParent, type Placed } from './step-families.ts';
import { MOST_BYTES } from './weighed.ts';
import { theRecord } from './written.ts';

type Plan = Schemas['Plan'];

/** What a plan says besides its steps. */
type Head = Omit<Plan, 'steps'>;

/** Something of the live issue with the id, as far as it is in view. */
function ofLinked(id: string, sql: string): Field {
  return column(`(SELECT ${sql} FROM issues AS linked JOIN projects AS theirs ON theirs.id = linked.project_id
    WHERE linked.id = ${id} AND linked.deleted_at IS NULL AND ${inView('linked.project_id')})`);
}

const IDENTIFIER = printedIssue('linked', 'theirs');

const STEPS_OF_PLAN = 'FROM plan_steps WHERE plan_steps.plan_id = plans.id';

const HEAD = {
  ...columns('plans', 'id', 'project_id', 'sequence'),
  identifier: column(PRINTED.plan),
  ...columns('plans', 'issue_id'),
  anchor_identifier: ofLinked('plans.issue_id', IDENTIFIER),
  ...columns('plans', 'title', 'status', 'created_at', 'updated_at'),
  step_count: column(`(SELECT COUNT(*) ${STEPS_OF_PLAN})`),
  done_count: column(`(SELECT COUNT(NULLIF(plan_steps.done, 0)) ${STEPS_OF_PLAN})`),
};

const head = shape<Head>()(HEAD);

export const listedPlan = shape<Schemas['ListedPlan']>()({
  ...HEAD,
  steps: ({ json }) => json.noItems,
});

const step = shape<Omit<Schemas['PlanStep'], 'children'>>()({
  ...columns('plan_steps', 'id', 'plan_id', 'parent_step_id', 'position', 'title', 'description', 'issue_id'),
  issue_identifier: ofLinked('plan_steps.issue_id', IDENTIFIER),
  issue_status: ofLinked('plan_steps.issue_id', 'linked.status'),
  done: flag('plan_steps.done'),
  ...columns('plan_steps', 'reopened_via_issue_at', 'created_at', 'edited_at'),
});

const steps = pickedRecords<keyof View, Omit<Schemas['PlanStep'], 'children'>>(
  { shape: step, table: 'plan_steps', joins: '' },
  'everything',
  'member',
);

type Seen = Written & { readonly id: number };

function heads(read: Read, mark: Mark<keyof View>) {
  const view = { everything: mark('everything'), member: mark('member') };
  return plansFrom(read).select<Seen[]>('plans.id', recordOf(read, head, view));
}

const headWithId = (read: Read, mark: Mark<'id' | keyof View>) =>
  heads(read, mark).where('plans.id', mark('id'));

const headCalled = fixedQuery<keyof Identifier | keyof View, Seen>((read, mark) =>
  heads(read, mark).where({ 'projects.identifier': mark('project'), 'plans.sequence': mark('sequence') }),
);

const headOf = fixedQuery<'id' | keyof View, Seen>(headWithId);

/** A plan whose steps may be too long to be held: they then leave in pieces. */
export interface ShownPlan {
  readonly id: number;
  readonly held: Json<Plan> | null;
}

/** The plan of an id. */
export async function recordById(read: Read, by: Authority, id: number): Promise<ShownPlan> {
  return shown(read, by, found(await headOf(read, { id, ...viewOf(by) })));
}

/** The plan of an identifier, in any case. */
export async function recordByIdentifier(read: Read, by: Authority, text: string): Promise<ShownPlan> {
  const identifier = readIdentifier('plan', text);
  if (!identifier) throw refuse.notFound();
  return shown(read, by, found(await headCalled(read, { ...identifier, ...viewOf(by) })));
}

/** A plan that has just been written. */
export async function planRecord(
  read: Read,
  by: Authority,
  { id }: { readonly id: number },
): Promise<ShownPlan> {
  const [written] = await headOf(read, { id, ...viewOf(by) });
  if (!written) throw new Error('a plan is gone while it is written');
  return shown(read, by, written);
}

async function shown(read: Read, by: Authority, written: Seen): Promise<ShownPlan> {
  const { id } = written;
  const tree = await treeOf(read, id);
  if (weightOf(tree) > MOST_BYTES) return { id, held: null };
  const pieces: Buffer[] = [];
  for await (const piece of planInPieces(read, by, theRecord<Head>([written]), tree)) pieces.push(piece);
  return { id, held: new Json(Buffer.concat(pieces)) };
}

/** The plan as it leaves; one that is too long to be held is read once more, from one view of the database. */
export async function planAnswer(
  store: Door,
  by: Authority,
  { id, held }: ShownPlan,
): Promise<Json<Plan> | JsonPieces<Plan>> {
  return held ?? inPieces(store, read => longPlan(read, by, id));
}

/** All of a plan, in pieces. */
export async function* longPlan(read: Read, by: Authority, id: number): AsyncGenerator<Buffer, void> {
  const written = await headOf(read, { id, ...viewOf(by) });
  yield* planInPieces(read, by, theRecord<Head>(written), await treeOf(read, id));
}

async function* planInPieces(
  read: Read,
  by: Authority,
  written: Json<Head>,
  tree: readonly StepInTree[],
): AsyncGenerator<Buffer, void> {
  yield opened(written);
  yield Buffer.from(',"steps":[');
  // The depth of the step whose children are being written.
  let open = 0;
  for (const piece of piecesOf(tree)) {
    const records = eachOf(await steps(read, piece, viewOf(by)));
    const nested = records.flatMap((record, place) => {
      const depth = piece[place]?.depth ?? 1;
      const before = depth > open ? '' : `${ENDS_STEP.repeat(open - depth + 1)},`;
      open = depth;
      return [Buffer.from(before), opened(record), BEGINS_CHILDREN];
    });
    yield Buffer.concat(nested);
  }
  yield Buffer.from(`${ENDS_STEP.repeat(open)}]}`);
}

const BEGINS_CHILDREN = Buffer.from(',"children":[');
const ENDS_STEP = ']}';

interface StepInTree extends Placed, Weighed {
  /** 1 on the first level. */
  readonly depth: number;
}

/** The steps of a plan in the order in which they are written: each before those below it. */
async function treeOf(read: Read, id: number): Promise<StepInTree[]> {
  const families = byParent(await placesOfSteps(read, { id }));
  const under = (parent: number | null, depth: number): StepInTree[] =>
    (families.get(parent) ?? []).flatMap(row => [{ ...row, depth }, ...under(row.id, depth + 1)]);
  return under(null, 1);
}

const placesOfSteps = fixedQuery<'id', Placed & Weighed>(({ db }, mark) =>
  db('plan_steps')
    .where({ plan_id: mark('id') })
    .select<(Placed & Weighed)[]>(
      'id',
      'parent_step_id',
      'position',
      db.raw('octet_length(description) AS bytes'),
    ),
);
