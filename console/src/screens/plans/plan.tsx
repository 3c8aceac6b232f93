/** One plan: a tree of steps with check boxes. */
import { useRef, useState } from 'preact/hooks';
import type { Answer } from '@docket/client';
import { useOpen, useProject, useRights } from '../../copies/current.ts';
import { changeIssue, type OpenProject } from '../../copies/project.ts';
import { useThing, type Thing } from '../../copies/things.ts';
import { ActivityList } from '../activity/entries.tsx';
import { useDragging } from '../../parts/drag.ts';
import { Choice } from '../../parts/fields.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Heading, Shown } from '../../parts/states.tsx';
import { go } from '../../routes.ts';
import { complain, say, trying } from '../../session/notices.ts';
import { client } from '../../session/session.ts';
import { moveBeside, moveTowards, type Direction, type Move } from './moves.ts';

type WholePlan = Answer<'getPlan'>;
type Step = WholePlan['steps'][number];

export function Plan({ identifier }: { readonly identifier: string }) {
  const project = useProject(identifier.split('-')[0] ?? '');
  const found = useThing(project ? `project ${project.id} plan ${identifier}` : null, () =>
    client.resolvePlan({ path: { identifier } }),
  );
  const { mayWrite } = useRights(project?.id ?? 0);
  const open = useOpen(project);
  return (
    <Shown of={found} isScreen>
      {plan => <Known plan={plan} found={found} open={open} mayWrite={mayWrite} />}
    </Shown>
  );
}

interface KnownOf {
  readonly plan: WholePlan;
  readonly found: Thing<WholePlan>;
  readonly open: OpenProject | null;
  readonly mayWrite: boolean;
}

function Known({ plan, found, open, mayWrite }: KnownOf) {
  const { id, identifier } = plan;
  const project = identifier.split('-')[0] ?? '';
  const act = (call: () => Promise<WholePlan>): Promise<boolean> =>
    trying(async () => found.show(await call()));
  const remove = async (): Promise<void> => {
    await client.deletePlan({ path: { id } });
    say(`${identifier} deleted`);
    go(`/p/${project}/plans`);
  };
  return (
    <>
      <p class="quiet">
        <a href={`/p/${project}/plans`}>Plans</a> · <span class="ident">{identifier}</span>
        {plan.anchor_identifier !== null && (
          <>
            {' '}
            · for <a href={`/${plan.anchor_identifier}`}>{plan.anchor_identifier}</a>
          </>
        )}
      </p>
      <div class="head">
        <Heading title={`${identifier} ${plan.title}`}>{plan.title}</Heading>
        <Choice
          label="Status"
          isBare
          disabled={!mayWrite}
          value={plan.status}
          options={[
            ['active', 'Active'],
            ['done', 'Done'],
            ['archived', 'Archived'],
          ]}
          onPick={status =>
            void act(() => client.updatePlan({ path: { id }, body: { status, expected_seq: plan.seq } }))
          }
        />
        {mayWrite && (
          <Menu label="More" items={[{ name: 'Delete', act: () => void trying(remove) }]}>
            ⋯
          </Menu>
        )}
      </div>
      <p>
        <progress value={plan.done_count} max={Math.max(1, plan.step_count)} aria-label="Progress" />{' '}
        <small>
          {plan.done_count} of {plan.step_count} steps
        </small>
      </p>
      <ul class="tree" aria-label="Steps">
        {plan.steps.map(step => (
          <StepOf
            key={step.id}
            step={step}
            plan={plan}
            found={found}
            open={open}
            mayWrite={mayWrite}
            act={act}
          />
        ))}
      </ul>
      {mayWrite && <AddStep plan={plan} act={act} />}
      <section class="part" aria-label="Activity">
        <h2>Activity</h2>
        <ActivityList
          name={`project ${plan.project_id} plan ${id} activity`}
          read={asked => client.listPlanActivity({ path: { id }, query: asked })}
        />
      </section>
    </>
  );
}

const MOVES: readonly (readonly [Direction, string])[] = [
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['in', 'Move below the step before it'],
  ['out', 'Move one level up'],
];

/** With Alt. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Act = (call: () => Promise<WholePlan>) => Promise<boolean>;

interface StepView {
  readonly step: Step;
  readonly plan: WholePlan;
  readonly found: Thing<WholePlan>;
  readonly open: OpenProject | null;
  readonly mayWrite: boolean;
  readonly act: Act;
}

function StepOf({ step, plan, found, open, mayWrite, act }: StepView) {
  const [isAdding, setIsAdding] = useState(false);
  const path = { plan_id: plan.id, step_id: step.id };
  const row = useRef<HTMLDivElement>(null);
  const over = useDragging({
    element: row,
    kind: `step of ${plan.id}`,
    id: mayWrite ? step.id : null,
    onDrop: mayWrite ? (id, side) => void move(id, moveBeside(plan.steps, id, step.id, side)) : null,
  });
  const move = async (step_id: number, to: Move | null): Promise<void> => {
    if (!to) return;
    const { parent, position } = to;
    const body = {
      ...(parent === null ? { move_to_root: true } : { move_parent_step_id: parent }),
      move_position: position,
    };
    await act(async () => {
      const moved = await client.updatePlanStep({ path: { plan_id: plan.id, step_id }, body });
      return moved.plan;
    });
  };
  const press = (event: KeyboardEvent): void => {
    const direction = event.altKey && mayWrite ? DIRECTIONS[event.key] : undefined;
    if (!direction) return;
    event.preventDefault();
    void move(step.id, moveTowards(plan.steps, step.id, direction));
  };
  const check = async (done: boolean): Promise<void> => {
    const before = open?.copy.issues.get(step.issue_id ?? 0);
    try {
      const { plan: next, effect } = await client.updatePlanStep({ path, body: { done } });
      found.show(next);
      if (effect?.issue_status_changed !== true || !open || !before) return;
      // Unchecking a step never reopens its issue.
      const undo = (): void => {
        void check(false).then(() => changeIssue(open, before.id, { status: before.status }).catch(complain));
      };
      say(`${before.identifier} is done`, { undo });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <li>
      <div ref={row} class={`row${over ? ` drop-${over}` : ''}`} onKeyDown={press}>
        <input
          type="checkbox"
          aria-label={step.title}
          checked={step.done}
          disabled={!mayWrite}
          onChange={event => void check(event.currentTarget.checked)}
        />
        <span>{step.title}</span>
        {step.issue_identifier !== null && <a href={`/${step.issue_identifier}`}>{step.issue_identifier}</a>}
        {mayWrite && (
          <Menu
            label={`Step ${step.title}`}
            items={[
              { name: 'Add a step below', act: () => setIsAdding(true) },
              ...MOVES.flatMap(([direction, name]) => {
                const to = moveTowards(plan.steps, step.id, direction);
                return to ? [{ name, act: () => void move(step.id, to) }] : [];
              }),
              { name: 'Delete', act: () => void act(() => client.deletePlanStep({ path })) },
            ]}
          >
            ⋯
          </Menu>
        )}
      </div>
      {(step.children.length > 0 || isAdding) && (
        <ul>
          {step.children.map(child => (
            <StepOf
              key={child.id}
              step={child}
              plan={plan}
              found={found}
              open={open}
              mayWrite={mayWrite}
              act={act}
            />
          ))}
          {isAdding && (
            <li>
              <AddStep plan={plan} parent={step.id} act={act} onEnd={() => setIsAdding(false)} />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

interface AddStepOf {
  readonly plan: WholePlan;
  readonly parent?: number;
  readonly act: Act;
  readonly onEnd?: () => void;
}

function AddStep({ plan, parent, act, onEnd }: AddStepOf) {
  const [title, setTitle] = useState('');
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { title, ...(parent === undefined ? {} : { parent_step_id: parent }) };
    if (!(await act(() => client.createPlanStep({ path: { id: plan.id }, body })))) return;
    setTitle('');
    onEnd?.();
  };
  return (
    <form class="row" onSubmit={event => void add(event)}>
      <input
        aria-label="Step title"
        placeholder="Step"
        value={title}
        required
        onInput={event => setTitle(event.currentTarget.value)}
      />
      <button>Add step</button>
    </form>
  );
}
