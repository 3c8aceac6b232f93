/** Sets the labels of issues and pages. */
import { refuse } from '../../generated/refusals.ts';
import { LABELLINGS, type LabelRow, type Labelled } from '../../records/label.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import { subjectOf, type TracedKind } from '../../store/kinds.ts';
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';

/**
 * Sets the labels of a row to exactly these names; undefined leaves them unchanged. `changed` is the row after its own
 * change: if that changed nothing, the row is stamped because of its labels.
 */
export async function relabel<Row extends object, Derived extends keyof Row>(
  work: Work,
  kind: TracedKind<Row, Derived, Labelled>,
  [before, changed]: readonly [Row, Row],
  names: readonly string[] | undefined,
): Promise<Row> {
  if (names === undefined || !(await setLabels(work, kind, changed, names))) return changed;
  return changed === before ? work.touch(kind, changed) : changed;
}

/**
 * Sets the labels of an item to exactly these names, and returns whether that changed anything. Each added or removed label
 * has an activity entry. The caller stamps the item, since it knows what else has changed. `known` are the current labels if
 * the caller knows them: a new item has none.
 */
export async function setLabels<Row extends object, Derived extends keyof Row>(
  work: Work,
  kind: TracedKind<Row, Derived, Labelled>,
  row: Row,
  names: readonly string[],
  known?: readonly LabelRow[],
): Promise<boolean> {
  const { table, column } = LABELLINGS[kind.entity];
  const subject = subjectOf(kind, row);
  const { entity_id: id, project_id = null } = subject;
  const wanted = await labelsNamed(work, project_id, names);
  const present = known ?? (await PRESENT[kind.entity](work, { id }));
  const leaving = without(present, wanted);
  const coming = without(wanted, present);
  if (leaving.length > 0) {
    await work.db(table).where(column, id).whereIn('label_id', idsOf(leaving)).delete();
    for (const { name } of leaving) work.trace({ ...subject, action: 'detach', old_value: name });
  }
  if (coming.length > 0) {
    for (const part of portions(coming)) {
      const places = part.map(() => '(?, ?)').join(', ');
      const text = `INSERT INTO ${table} (${column}, label_id) VALUES ${places}`;
      await work.ask(
        work.dialect.placed(text),
        part.flatMap(label => [id, label.id]),
      );
    }
    for (const { name } of coming) work.trace({ ...subject, action: 'attach', new_value: name });
  }
  return leaving.length + coming.length > 0;
}

function labelsOn(of: Labelled) {
  const { table, column } = LABELLINGS[of];
  return fixedQuery<'id', LabelRow>(({ db }, mark) =>
    db('labels')
      .join(table, `${table}.label_id`, 'labels.id')
      .where(`${table}.${column}`, mark('id'))
      .orderBy('labels.name_folded')
      .select<LabelRow[]>('labels.*'),
  );
}

const PRESENT = { issue: labelsOn('issue'), page: labelsOn('page') } as const;

/** The project's labels with these names, by name. The first unknown name is refused. */
async function labelsNamed(
  { ask, dialect }: Read,
  projectId: number | null,
  names: readonly string[],
): Promise<LabelRow[]> {
  if (names.length === 0) return [];
  const folded = [...new Set(names.map(fold))];
  const places = folded.map(() => '?').join(', ');
  const text = `SELECT * FROM labels WHERE project_id = ? AND name_folded IN (${places}) ORDER BY name_folded`;
  const labels = (await ask(dialect.placed(text), [projectId ?? 0, ...folded])) as LabelRow[];
  const known = new Set(labels.map(label => label.name_folded));
  const unknown = names.find(name => !known.has(fold(name)));
  if (unknown !== undefined) throw refuse.labelUnknown({ name: unknown });
  return labels;
}

function without(labels: readonly LabelRow[], others: readonly LabelRow[]): LabelRow[] {
  const ids = new Set(idsOf(others));
  return labels.filter(label => !ids.has(label.id));
}

function idsOf(labels: readonly LabelRow[]): number[] {
  return labels.map(label => label.id);
}
