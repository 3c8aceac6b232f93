/** Plans: the row, its shapes with the step tree or step counts, its kind and lookups. */
import type { Knex } from 'knex';
import { type Authority, type View, inView, viewOf } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { type Mark, fixedQuery } from '../store/fixed-query.ts';
import { Json, type JsonPieces, eachOf, withoutClosingBrace } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { type Identifier, readIdentifier } from '../text/identifiers.ts';
import { id, maybe, oneOf, stamp, text } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { type Named, PRINTED, printedIssue } from './identifiers.ts';
import { ALL_STAMPS, issueIdentifier, projectUpdated } from './kind-parts.ts';
import type { Source } from './list-statements.ts';
import { type Weighed, canBeHeld, pickedRecords, piecesOf } from './picked.ts';
import { type Placed, byParent } from './plan-step.ts';
import { type Field, type Written, column, columns, flag, recordOf, shape } from './shape.ts';
import { inMemoryOrPieces } from './whole.ts';
import { theRecord } from './written.ts';

export interface PlanRow {
  readonly id: number;
  readonly project_id: number;
  readonly sequence: number;
  readonly issue_id: number | null;
  readonly title: string;
  readonly status: Schemas['Plan']['status'];
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The fields in archives. */
export const carriedPlan = {
  id,
  sequence: id,
  issue_id: maybe(id),
  title: text,
  status: oneOf('active', 'done', 'archived'),
  created_at: stamp,
  updated_at: stamp,
};

export const planKind: TracedKind<Named<PlanRow>> = {
  entity: 'plan',
  table: 'plans',
  unstored: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {},
  texts: ['title'],
  named: { issue_id: issueIdentifier },
  first: ['title', 'status'],
  silent: [],
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id: id,
    title,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

function plansFrom({ db }: Read): Knex.QueryBuilder {
  return db('plans').join('projects', 'projects.id', 'plans.project_id');
}

export function plansNamed(read: Read) {
  return plansFrom(read).select<Named<PlanRow>[]>('plans.*', read.db.raw(`${PRINTED.plan} AS identifier`));
}

export async function findPlan(read: Read, id: number): Promise<Named<PlanRow> | undefined> {
  const [plan] = await planOf(read, { id });
  return plan;
}

/** The plan with this id. */
export async function planById(read: Read, id: number): Promise<Named<PlanRow>> {
  return orNotFound(await planOf(read, { id }));
}

const planOf = fixedQuery<'id', Named<PlanRow>>((read, mark) =>
  plansNamed(read).where('plans.id', mark('id')),
);

type Plan = Schemas['Plan'];

/** The fields of a plan other than its steps. */
type Head = Omit<Plan, 'steps'>;

/** A value of the active issue with this id, if it is visible. */
function ofLinked(id: string, sql: string): Field {
  return column(`(SELECT ${sql} FROM issues AS linked JOIN projects AS theirs ON theirs.id = linked.project_id
    WHERE linked.id = ${id} AND linked.deleted_at IS NULL AND ${inView('linked.project_id')})`);
}

const IDENTIFIER = printedIssue('linked', 'theirs');

const STEPS_OF_PLAN = 'FROM plan_steps WHERE plan_steps.plan_id = plans.id';

const HEAD = {
  ...columns('plans', 'id', 'project_id', 'sequence', 'seq'),
  identifier: column(PRINTED.plan),
  ...columns('plans', 'issue_id'),
  anchor_identifier: ofLinked('plans.issue_id', IDENTIFIER),
  ...columns('plans', 'title', 'status', 'created_at', 'updated_at'),
  step_count: column(`(SELECT COUNT(*) ${STEPS_OF_PLAN})`),
  done_count: column(`(SELECT COUNT(NULLIF(plan_steps.done, 0)) ${STEPS_OF_PLAN})`),
};

const head = shape<Head>()(HEAD);

const listedPlan = shape<Schemas['ListedPlan']>()({
  ...HEAD,
  steps: ({ json }) => json.noItems,
});

/** The source of plan lists. Their texts are short. */
export const PLANS: Source<Schemas['ListedPlan']> = {
  shape: listedPlan,
  table: 'plans',
  joins: 'JOIN projects ON projects.id = plans.project_id',
  open: ['everything', 'member'],
};

const step = shape<Omit<Schemas['PlanStep'], 'children'>>()({
  ...columns('plan_steps', 'id', 'plan_id', 'parent_step_id', 'position', 'title', 'description', 'issue_id'),
  issue_identifier: ofLinked('plan_steps.issue_id', IDENTIFIER),
  issue_status: ofLinked('plan_steps.issue_id', 'linked.status'),
  done: flag('plan_steps.done'),
  ...columns('plan_steps', 'reopened_via_issue_at', 'created_at', 'edited_at'),
});

const steps = pickedRecords({ shape: step, table: 'plan_steps', open: ['everything', 'member'] });

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

/** A plan whose steps may be too long for memory; it is then sent in pieces. */
export interface ShownPlan {
  readonly id: number;
  readonly held: Json<Plan> | null;
}

/** The plan with this id. */
export async function recordById(read: Read, by: Authority, id: number): Promise<ShownPlan> {
  return shown(read, by, orNotFound(await headOf(read, { id, ...viewOf(by) })));
}

/** The plan with this identifier, in any case. */
export async function recordByIdentifier(read: Read, by: Authority, text: string): Promise<ShownPlan> {
  const identifier = readIdentifier('plan', text);
  if (!identifier) throw refuse.notFound();
  return shown(read, by, orNotFound(await headCalled(read, { ...identifier, ...viewOf(by) })));
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

/** The same; a plan that is too long for memory is shown as in a list, without its steps. */
export async function briefRecord(
  read: Read,
  by: Authority,
  { id }: { readonly id: number },
): Promise<Json<Plan>> {
  const { held } = await planRecord(read, by, { id });
  if (held) return held;
  const written = theRecord<Head>(await headOf(read, { id, ...viewOf(by) }));
  return new Json(Buffer.concat([withoutClosingBrace(written), Buffer.from(',"steps":[]}')]));
}

async function shown(read: Read, by: Authority, written: Seen): Promise<ShownPlan> {
  const { id } = written;
  const tree = await treeOf(read, id);
  if (!canBeHeld(tree)) return { id, held: null };
  const pieces: Buffer[] = [];
  for await (const piece of planInPieces(read, by, theRecord<Head>([written]), tree)) pieces.push(piece);
  return { id, held: new Json(Buffer.concat(pieces)) };
}

/** The response with the plan. If it is too long for memory, it is read once more, from one snapshot. */
export async function planAnswer(
  store: Door,
  by: Authority,
  { id, held }: ShownPlan,
): Promise<Json<Plan> | JsonPieces<Plan>> {
  return inMemoryOrPieces(held, store, read => longPlan(read, by, id));
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
  yield withoutClosingBrace(written);
  yield Buffer.from(',"steps":[');
  // The depth of the step whose children are being written.
  let open = 0;
  for (const piece of piecesOf(tree)) {
    const records = eachOf(await steps(read, piece, viewOf(by)));
    const nested = records.flatMap((record, place) => {
      const depth = piece[place]?.depth ?? 1;
      const before = depth > open ? '' : `${ENDS_STEP.repeat(open - depth + 1)},`;
      open = depth;
      return [Buffer.from(before), withoutClosingBrace(record), BEGINS_CHILDREN];
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

/** The steps of a plan in the order they are written: each before its children. */
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
