/** The names of the labels that issues and pages have. */
import { texts, type Field } from './shape.ts';

export type Labelled = 'issue' | 'page';

/** The tables that say which labels a thing has. */
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
