/** What two archives of one project, from two instances, must have in common: everything but row numbers. */
import assert from 'node:assert/strict';
import { rowsOf, type Entries, type Json } from './archived.ts';

/** Files come first: texts name them. The rest is in the order of the archive. */
const KINDS = [
  'attachments',
  'project',
  'modules',
  'labels',
  'folders',
  'issues',
  'pages',
  'relations',
  'plans',
  'plan_steps',
  'comments',
  'attachment_links',
  'activity',
];

/** Which kind a field names a row of. */
const NAMED: Readonly<Record<string, string>> = {
  module_id: 'modules',
  folder_id: 'folders',
  source_id: 'issues',
  target_id: 'issues',
  issue_id: 'issues',
  page_id: 'pages',
  plan_id: 'plans',
  parent_step_id: 'plan_steps',
  attachment_id: 'attachments',
  comment_id: 'comments',
  parent_id: 'folders',
  labels: 'labels',
};

/** The kind of an entry's subject; a project has one row, and users and bindings are not exported. */
const TOLD_OF: Readonly<Record<string, string>> = {
  module: 'modules',
  label: 'labels',
  folder: 'folders',
  issue: 'issues',
  page: 'pages',
  plan: 'plans',
  comment: 'comments',
  plan_step: 'plan_steps',
  attachment: 'attachments',
};

/** Identifies rows by the position of their first occurrence. */
class Places {
  readonly #places = new Map<string, Map<number, number>>();

  add(kind: string, id: unknown): number {
    const places = this.#places.get(kind) ?? new Map<number, number>();
    this.#places.set(kind, places);
    return places.set(Number(id), places.size + 1).size;
  }

  /** What the archive does not contain has no position. */
  of(kind: string, id: unknown): number | string | null {
    return id === null ? null : (this.#places.get(kind)?.get(Number(id)) ?? 'gone');
  }
}

/** An archive as lines that are equal for equal archives, except for ids and the import's traces. */
export function likeness(entries: Entries): string[] {
  const places = new Places();
  const lines: string[] = [];
  for (const kind of KINDS)
    for (const row of rowsOf(entries, kind))
      if (!isOfTheMove(row)) lines.push(`${kind} ${JSON.stringify(comparable(places, kind, row))}`);
  return [...lines, ...[...entries.keys()].filter(name => !name.startsWith('rows/'))];
}

/** The import's own activity, and memberships. */
function isOfTheMove({ action, entity_type }: Json): boolean {
  return (action === 'import' && entity_type === 'project') || entity_type === 'member';
}

function comparable(places: Places, kind: string, row: Json): Json {
  const changed = Object.entries(row).map(([field, value]): [string, unknown] => {
    if (field === 'id') return [field, places.add(kind, value)];
    if (field === 'updated_at' && kind === 'project') return [field, null];
    if (field === 'entity_id') {
      const of = TOLD_OF[String(row['entity_type'])];
      return [field, of === undefined ? null : places.of(of, value)];
    }
    const named = NAMED[field];
    if (named === undefined) return [field, typeof value === 'string' ? toldText(places, value) : value];
    return [field, Array.isArray(value) ? value.map(one => places.of(named, one)) : places.of(named, value)];
  });
  return Object.fromEntries(changed);
}

/** A file outside the archive has a number in the source, and none in the copy. */
function toldText(places: Places, text: string): string {
  return text.replaceAll(
    /\/api\/attachments\/(absent-)?([0-9]+)/g,
    (_, absent: string | undefined, number) => {
      const place = absent === undefined ? places.of('attachments', number) : 'gone';
      return place === 'gone' ? `absent ${String(number)}` : `file ${String(place)}`;
    },
  );
}

/** Reports the first difference: the whole would be too long to read. */
export function assertAlike(one: readonly string[], other: readonly string[]): void {
  for (const [place, line] of one.entries()) assert.equal(other[place], line);
  assert.equal(other.length, one.length);
}
