/** Labels for the issues and pages of a project. */
import type { Authority } from '../../access/authority.ts';
import { allowNamed } from '../../access/named.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { traceOnEach, restampReached, type Chosen } from './reach.ts';
import {
  LABELS,
  type LabelRow,
  type Labelled,
  findLabel,
  label,
  labelById,
  labelKind,
} from '../../records/label.ts';
import { partsOfProject, referencedPart } from '../../records/parts.ts';

export type NewLabel = Schemas['LabelCreate'] & Required<Pick<Schemas['LabelCreate'], 'color'>>;
export type LabelChanges = Schemas['LabelUpdate'];

const LABELLED = ['issue', 'page'] as const satisfies readonly Labelled[];

/** All labels of a project, by name. */
export const inProject = partsOfProject({ shape: label, ...LABELS });

export async function createLabel(work: Work, by: Authority, fields: NewLabel): Promise<LabelRow> {
  const { project_id, name, color } = fields;
  await allowNamed(work, by, project_id, 'project_id');
  await checkNameIsFree(work, project_id, name);
  return work.insert(labelKind, { project_id, name, color });
}

/** Updates the fields that are sent. Items with the label show a new name immediately. */
export async function updateLabel(work: Work, id: number, changes: LabelChanges): Promise<LabelRow> {
  const before = await labelById(work, id);
  const { name = before.name } = changes;
  await checkNameIsFree(work, before.project_id, name, id);
  const after = await work.update(labelKind, before, changes);
  if (name !== before.name) await restampReached(work, before.project_id, havingLabel(work, id));
  return after;
}

/** Permanently deletes a label and removes it from all items. */
export async function deleteLabel(work: Work, id: number): Promise<void> {
  await removeLabel(work, await labelById(work, id), null);
}

/** Replaces the label by the other one on all items. */
export async function mergeLabels(work: Work, by: Authority, id: number, into: number): Promise<LabelRow> {
  const leaving = await labelById(work, id);
  if (into === id) throw refuse.labelItself();
  const staying = await referencedPart(work, by, await findLabel(work, into), {
    field: 'into',
    projectId: leaving.project_id,
  });
  await removeLabel(work, leaving, staying);
  return staying;
}

/** Without an heir the label is only removed. Items in the trash are relabelled too, without activity entries. */
async function removeLabel(work: Work, label: LabelRow, heir: LabelRow | null): Promise<void> {
  const having = havingLabel(work, label.id);
  await work.remove(labelKind, label, async () => {
    await restampReached(work, label.project_id, having, { updated_at: work.now });
    for (const of of LABELLED) {
      await traceOnEach(work, of, having[of], () => ({ action: 'detach', old_value: label.name }));
      if (heir) await inherit(work, of, label, heir);
      await work.db(`${of}_labels`).where({ label_id: label.id }).delete();
    }
  });
}

/** Gives the heir to all items that have the label but not the heir. */
async function inherit(work: Work, of: Labelled, label: LabelRow, heir: LabelRow): Promise<void> {
  const [table, column] = [`${of}_labels`, `${of}_id`];
  const withHeir = work.db(table).where({ label_id: heir.id }).select(column);
  const without: Chosen = rows => havingLabel(work, label.id)[of](rows).whereNotIn('id', withHeir.clone());
  await traceOnEach(work, of, without, () => ({ action: 'attach', new_value: heir.name }));
  await work.db(work.db.raw('?? (??, label_id)', [table, column])).insert(
    work
      .db(table)
      .where({ label_id: label.id })
      .whereNotIn(column, withHeir.clone())
      .select(column, work.db.raw('CAST(? AS BIGINT)', [heir.id])),
  );
}

/** The active issues and pages that have the label. */
function havingLabel({ db }: Read, id: number): Record<Labelled, Chosen> {
  const having =
    (of: Labelled): Chosen =>
    rows =>
      rows
        .whereIn('id', db(`${of}_labels`).where({ label_id: id }).select(`${of}_id`))
        .whereNull('deleted_at');
  return { issue: having('issue'), page: having('page') };
}

async function checkNameIsFree({ db }: Read, projectId: number, name: string, exceptId = 0): Promise<void> {
  const taken = await db<LabelRow>('labels')
    .where({ project_id: projectId, name_folded: fold(name) })
    .whereNot('id', exceptId)
    .first('id');
  if (taken) throw refuse.labelTaken();
}
