/** A kind of thing that is stored: what its changes leave in activity, in the order of `seq`, and as events. */
import { isDeepStrictEqual } from 'node:util';
import type { Action, ActivityEntry, EntityType, EntrySubject, Subject } from './activity.ts';
import type { StoreEvent } from './events.ts';
import type { Read } from './read.ts';

/** Says a value as people should read it later: the name of what an id refers to, true and false for 1 and 0. */
export type Namer<Row, Value> = (
  read: Read,
  value: NonNullable<Value>,
  row: Row,
) => Promise<string | null> | string | null;

/** The columns whose changes are recorded, as they stand or through a namer. */
export type RecordedFields<Row> = {
  readonly [Column in keyof Row]?: 'as it stands' | Namer<Row, Row[Column]>;
};

/** Order and bookkeeping are nobody's deed. */
interface NeverRecorded {
  readonly seq?: never;
  readonly sequence?: never;
  readonly sort_order?: never;
  readonly updated_at?: never;
}

interface Announced<Row> {
  readonly table: string;
  event?(row: Row, action: Action, seq: number | null): StoreEvent | null;
}

/** Issues, projects, comments …: its changes are activity; with `seq`, each also takes the next number. */
export interface RecordedKind<Row, Entity extends EntityType = EntityType> extends Announced<Row> {
  readonly entity: Entity;
  /** Rows have the columns `id`, `seq` and `updated_at`, which are stamped. */
  readonly seq: boolean;
  readonly fields: RecordedFields<Row> & NeverRecorded;
  of(row: Row): Subject & { readonly title: string | null };
}

/** Users, sessions, keys …: a change of it is at most an event. */
export interface UnrecordedKind<Row> extends Announced<Row> {
  readonly entity: null;
  readonly seq: false;
}

export type Kind<Row> = RecordedKind<Row> | UnrecordedKind<Row>;

/** What the store writes itself is no change of a row. */
const STAMPS = new Set(['seq', 'updated_at']);

/** Whether an update changed anything at all, be it recorded or not. */
export function differs<Row extends object>(before: Row, after: Row): boolean {
  for (const column in after) {
    if (!STAMPS.has(column) && !isDeepStrictEqual(before[column], after[column])) return true;
  }
  return false;
}

/** The activity of one change: a life-cycle event, or one entry for each recorded field that differs. */
export async function entriesOf<Row extends object>(
  read: Read,
  kind: RecordedKind<Row>,
  [before, after]: readonly [Row | null, Row | null],
  action: Action,
): Promise<ActivityEntry[]> {
  if (before && after) return fieldEntries(read, kind, [before, after], action);
  const row = after ?? before;
  if (!row) return [];
  const { title } = kind.of(row);
  return [{ ...subjectOf(kind, row), action, ...(after ? { new_value: title } : { old_value: title }) }];
}

/** What every entry about the row has in common. */
export function subjectOf<Row, Entity extends EntityType>(
  kind: RecordedKind<Row, Entity>,
  row: Row,
): EntrySubject & { readonly entity_type: Entity } {
  const { title: _, ...subject } = kind.of(row);
  return { ...subject, entity_type: kind.entity };
}

async function fieldEntries<Row extends object>(
  read: Read,
  kind: RecordedKind<Row>,
  [before, after]: readonly [Row, Row],
  action: Action,
): Promise<ActivityEntry[]> {
  const subject = subjectOf(kind, after);
  const entries: ActivityEntry[] = [];
  const fields: RecordedFields<Row> = kind.fields;
  for (const field in fields) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    const old_value = await said(read, fields[field], before[field], before);
    const new_value = await said(read, fields[field], after[field], after);
    entries.push({ ...subject, action, field, old_value, new_value });
  }
  return entries;
}

async function said<Row, Value>(
  read: Read,
  how: 'as it stands' | Namer<Row, Value> | undefined,
  value: Value,
  row: Row,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  return typeof how === 'function' ? how(read, value, row) : String(value);
}
