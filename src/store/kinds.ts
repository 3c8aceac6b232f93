/** A kind of stored entity: its table, the columns that the store fills in, and the traces of a change. */
import type { Action, ActivityEntry, EntityType, EntrySubject, Subject } from './writing/activity.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { StoreEvent } from './events.ts';
import type { Read } from './read.ts';
import type { SqlValue } from './sql-value.ts';
import type { SearchText } from './writing/search-text.ts';

/** Turns a value into readable text for later: the name for an id, true and false for 1 and 0. */
export type Namer<Row, Value> = (
  read: Read,
  value: NonNullable<Value>,
  row: Row,
) => Promise<string | null> | string | null;

/** Columns that the store fills in: the position in the order of changes, and times. */
export type Stamp = 'seq' | 'created_at' | 'updated_at';

/** Exactly the stamps that the rows have: a missing or extra one does not compile. */
type StampsOf<Row> = { readonly [Column in Stamp as Column extends keyof Row ? Column : never]: true } & {
  readonly [Column in Stamp as Column extends keyof Row ? never : Column]?: never;
};

/** The inputs of a derived column, in addition to the new row. */
export interface Deriving<Row> {
  /** Null for a new row. */
  readonly before: Row | null;
  readonly now: string;
  /** The acting user; null if there is none. */
  readonly actorId: number | null;
}

/** A row before it is written; a new one lacks its key and stamps. */
type Derivation<Row, Column extends keyof Row> = (row: Row, deriving: Deriving<Row>) => Row[Column];

interface Stored<Row, Derived extends keyof Row> {
  readonly table: string;
  /** The columns that identify a row; `id` by default. */
  readonly key?: readonly (keyof Row & string)[];
  /** Properties of a row without a column in its table: its name in activity, the project of a plan step. */
  readonly unstored?: readonly (keyof Row & string)[];
  readonly stamps: StampsOf<Row>;
  /** Columns that are computed from others, and written with them. */
  readonly derived: { readonly [Column in Derived]: Derivation<Row, Column> };
  /** Text columns that may have several lines. */
  readonly texts?: readonly (keyof Row & string)[];
  event?(row: Row, action: Action, seq: number | null): StoreEvent | null;
  /** SQL of a row's record, for kinds whose writes also return the record. */
  record?(dialect: Dialect): string;
  /** The searchable text; kinds without it are not searchable. */
  text?(row: Row): SearchText | null;
}

/** Issues, projects, comments …: a change is recorded as activity; if rows have a `seq`, it also takes the next number. */
export interface TracedKind<
  Row,
  Derived extends keyof Row = never,
  Entity extends EntityType = EntityType,
> extends Stored<Row, Derived> {
  readonly entity: Entity;
  /** Columns that are logged by name. All others are logged unchanged, unless they are stamps, derived or silent. */
  readonly named: { readonly [Column in keyof Row]?: Namer<Row, Row[Column]> };
  /** Columns whose changes are not logged: order and bookkeeping. */
  readonly silent: readonly (keyof Row & string)[];
  /** Recorded first; the others follow in row order. */
  readonly first?: readonly (keyof Row & string)[];
  of(row: Row): Subject & { readonly title: string | null };
}

/** Users, sessions, keys …: a change causes an event at most. */
export interface UntracedKind<Row, Derived extends keyof Row = never> extends Stored<Row, Derived> {
  readonly entity: null;
}

export type Kind<Row, Derived extends keyof Row = never> =
  TracedKind<Row, Derived> | UntracedKind<Row, Derived>;

/**
 * The input for a new row: everything except what the database and the store add. A derived column must not depend on
 * computed values.
 */
export type NewRow<Row, Derived extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, 'id' | Stamp | Derived>]: Row[Column] | SqlValue<Row[Column]>;
};

/** A row that was created elsewhere: the `seq` is assigned here, and the id too if none was reserved. */
export type Carried<Row> = Omit<Row, 'id' | 'seq'> & { readonly id?: number };

/** The input of an update; undefined columns stay unchanged. */
export type Changes<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };

/** Columns that callers never write. */
export type Unstamped = { readonly [Column in 'id' | Stamp]?: never };

/** Actions with one entry for the whole item, which carries its title; all others have one entry per field. */
const IN_A_LIFE: Partial<Record<Action, 'old_value' | 'new_value'>> = {
  create: 'new_value',
  import: 'new_value',
  restore: 'new_value',
  delete: 'old_value',
};

/** The activity of one change: one entry for the item, or one for each recorded column that differs. */
export async function entriesOf<Row extends object, Derived extends keyof Row>(
  read: Read,
  kind: TracedKind<Row, Derived>,
  [before, after]: readonly [Row, Row],
  action: Action,
): Promise<ActivityEntry[]> {
  const subject = subjectOf(kind, after);
  const value = IN_A_LIFE[action];
  if (value) return [{ ...subject, action, [value]: kind.of(after).title }];
  const entries: ActivityEntry[] = [];
  for (const field of tracedColumns(kind, before)) {
    if (before[field] === after[field]) continue;
    const old_value = await loggedValue(read, kind.named[field], before[field], before);
    const new_value = await loggedValue(read, kind.named[field], after[field], after);
    entries.push({ ...subject, action, field, old_value, new_value });
  }
  return entries;
}

/** The common part of all entries about a row. */
export function subjectOf<Row, Derived extends keyof Row, Entity extends EntityType>(
  kind: TracedKind<Row, Derived, Entity>,
  row: Row,
): EntrySubject & { readonly entity_type: Entity } {
  const { title: _, ...subject } = kind.of(row);
  return { ...subject, entity_type: kind.entity };
}

function tracedColumns<Row extends object, Derived extends keyof Row>(
  { stamps, derived, silent, first = [] }: TracedKind<Row, Derived>,
  row: Row,
): Set<keyof Row & string> {
  const columns = new Set<keyof Row & string>(first);
  for (const column in row) {
    if (!(column in stamps) && !(column in derived) && !silent.includes(column)) columns.add(column);
  }
  return columns;
}

async function loggedValue<Row, Value>(
  read: Read,
  name: Namer<Row, Value> | undefined,
  value: Value,
  row: Row,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  return name ? name(read, value, row) : String(value);
}
