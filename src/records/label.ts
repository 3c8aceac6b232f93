/** Labels: the row, its shapes, its kind, lookups, and the labels of items. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { id, text } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { foldedName, projectUpdated } from './kind-parts.ts';
import { type Field, columns, shape, texts } from './shape.ts';
import { recordWithId } from './written.ts';

export interface LabelRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly color: string;
}

export const label = shape<Schemas['Label']>()(columns('labels', 'id', 'project_id', 'name', 'color'));

export const publicLabel = shape<Schemas['Label']>()(columns('labels', 'id', 'project_id', 'name', 'color'));

/** The fields in archives. */
export const carriedLabel = { id, name: text, color: text };

export const labelKind: TracedKind<LabelRow, 'name_folded'> = {
  entity: 'label',
  table: 'labels',
  stamps: {},
  derived: { name_folded: foldedName },
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** The table and the order of labels in a project. */
export const LABELS = { table: 'labels', order: 'labels.name_folded' } as const;

export const labelRecord = recordWithId(label, 'labels');

export async function findLabel({ db }: Read, id: number): Promise<LabelRow | undefined> {
  return db<LabelRow>('labels').where({ id }).first();
}

export async function labelById(read: Read, id: number): Promise<LabelRow> {
  return orNotFound(await labelWithId(read, { id }));
}

const labelWithId = fixedQuery<'id', LabelRow>(({ db }, mark) =>
  db('labels').where('labels.id', mark('id')).select<LabelRow[]>('labels.*'),
);

export type Labelled = 'issue' | 'page';

/** The tables that link labels to items. */
export const LABELLINGS = {
  issue: { table: 'issue_labels', column: 'issue_id' },
  page: { table: 'page_labels', column: 'page_id' },
} as const satisfies Record<Labelled, { table: string; column: string }>;

/** In the order of the names. */
export function labelsOf(of: Labelled): Field {
  const { table, column } = LABELLINGS[of];
  return texts(`SELECT labels.name AS item FROM ${table} JOIN labels ON labels.id = ${table}.label_id
    WHERE ${table}.${column} = ${of}s.id ORDER BY labels.name_folded`);
}
