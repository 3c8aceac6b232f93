/** Plan steps: the row, its kind, and steps grouped by parent. Their nested shape is in `plan.ts`. */
import type { TracedKind } from '../store/kinds.ts';
import { count, id, maybe, stamp, text, yesNo } from './carried.ts';
import { groupByKey } from './group-by-key.ts';
import type { Named } from './identifiers.ts';
import { issueIdentifier, yesOrNo } from './kind-parts.ts';

export interface PlanStepRow {
  readonly id: number;
  readonly plan_id: number;
  readonly parent_step_id: number | null;
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly issue_id: number | null;
  readonly done: number;
  readonly reopened_via_issue_at: string | null;
  readonly created_at: string;
  readonly edited_at: string | null;
}

/** The fields in archives. */
export const carriedStep = {
  id,
  plan_id: id,
  parent_step_id: maybe(id),
  position: count,
  title: text,
  description: text,
  issue_id: maybe(id),
  done: yesNo,
  reopened_via_issue_at: maybe(stamp),
  created_at: stamp,
  edited_at: maybe(stamp),
};

/** `identifier` and `project_id` are the plan's. The plan changes with each of its steps, and announces the change. */
export const planStepKind: TracedKind<Named<PlanStepRow> & { readonly project_id: number }, 'edited_at'> = {
  entity: 'plan_step',
  table: 'plan_steps',
  unstored: ['identifier', 'project_id'],
  stamps: { created_at: true },
  derived: {
    edited_at: ({ title, description }, { before, now }) => {
      const isSame = before === null || (before.title === title && before.description === description);
      return isSame ? (before?.edited_at ?? null) : now;
    },
  },
  texts: ['title', 'description'],
  named: { done: yesOrNo, issue_id: issueIdentifier },
  first: ['title', 'description', 'done'],
  silent: ['parent_step_id', 'position', 'reopened_via_issue_at'],
  of: ({ id, project_id, plan_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id,
    title,
  }),
};

/** The position of a step: its parent, null on the first level, and its place among the parent's children. */
export type Place = Pick<PlanStepRow, 'parent_step_id' | 'position'>;

export type Placed = Place & Pick<PlanStepRow, 'id'>;

/** Rows by parent, each list by position. */
export function byParent<Row extends Placed>(rows: readonly Row[]): Map<number | null, Row[]> {
  const families = groupByKey(rows.map(row => [row.parent_step_id, row]));
  for (const family of families.values()) family.sort((a, b) => a.position - b.position);
  return families;
}
