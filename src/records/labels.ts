/** The names of the labels that issues and pages have. */
import { fixedQuery } from '../store/fixed-query.ts';
import { portions } from '../store/portions.ts';
import type { Read } from '../store/read.ts';
import { gathered } from './gathered.ts';

export type Labelled = 'issue' | 'page';

/** The tables that say which labels a thing has. */
export const LABELLINGS = {
  issue: { table: 'issue_labels', column: 'issue_id' },
  page: { table: 'page_labels', column: 'page_id' },
} as const satisfies Record<Labelled, { table: string; column: string }>;

/** Ids alone, so a statement takes far more of them than of rows to write. */
const IDS_A_STATEMENT = 1_000;

interface NamedOn {
  /** Of the thing that has the label. */
  readonly id: number;
  readonly name: string;
}

/** The label names of each thing, sorted by name; a thing without labels is not in the map. */
export async function labelsOf(
  read: Read,
  of: Labelled,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const names: [id: number, name: string][] = [];
  for (const part of portions(ids, IDS_A_STATEMENT)) {
    for (const { id, name } of await namesOn(read, of, part)) names.push([id, name]);
  }
  return gathered(names);
}

function namesOn(read: Read, of: Labelled, ids: readonly number[]): PromiseLike<NamedOn[]> {
  const [id] = ids;
  return ids.length === 1 && id !== undefined ? namesOnOne[of](read, { id }) : namesAmong(read, of, ids);
}

function namesAmong({ db }: Read, of: Labelled, ids: readonly (number | string)[]) {
  const { table, column } = LABELLINGS[of];
  return db(table)
    .join('labels', 'labels.id', `${table}.label_id`)
    .whereIn(`${table}.${column}`, [...ids])
    .orderBy('labels.name_folded')
    .select<NamedOn[]>({ id: `${table}.${column}`, name: 'labels.name' });
}

const namesOnOne = {
  issue: fixedQuery<'id', NamedOn>((read, mark) => namesAmong(read, 'issue', [mark('id')])),
  page: fixedQuery<'id', NamedOn>((read, mark) => namesAmong(read, 'page', [mark('id')])),
};
