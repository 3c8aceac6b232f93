/** A kind of thing that is stored: its table, what the store writes into its rows, and what a change of one leaves behind. */
import type { Action, ActivityEntry, EntityType, EntrySubject, Subject } from './writing/activity.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { StoreEvent } from './events.ts';
import type { Read } from './read.ts';
import type { SqlValue } from './sql-value.ts';
import type { SearchText } from './writing/search-text.ts';

/** Puts a value as people should read it later: the name of what an id refers to, true and false for 1 and 0. */
export type Namer<Row, Value> = (
  read: Read,
  value: NonNullable<Value>,
  row: Row,
) => Promise<string | null> | string | null;

/** What the store writes into a row by itself: its place in the order of changes, and times. */
export type Stamp = 'seq' | 'created_at' | 'updated_at';

/** Exactly the stamps that the rows have: a kind that leaves one out, or names another, does not compile. */
type StampsOf<Row> = { readonly [Column in Stamp as Column extends keyof Row ? Column : never]: true } & {
  readonly [Column in Stamp as Column extends keyof Row ? never : Column]?: never;
};

/** What decides a derived column, besides the row as it will be. */
export interface Deriving<Row> {
  /** Null for a new row. */
  readonly before: Row | null;
  readonly now: string;
}

/** A row as it is about to be written, without its key and stamps where it is new. */
type Derivation<Row, Column extends keyof Row> = (row: Row, deriving: Deriving<Row>) => Row[Column];

interface Stored<Row, Derived extends keyof Row> {
  readonly table: string;
  /** The columns that tell a row from all others; `id` by default. */
  readonly key?: readonly (keyof Row & string)[];
  /** What a row carries that its table has no column for: what activity calls it, the project of a plan's step. */
  readonly beside?: readonly (keyof Row & string)[];
  readonly stamps: StampsOf<Row>;
  /** Columns that follow from others, and are written with them. */
  readonly derived: { readonly [Column in Derived]: Derivation<Row, Column> };
  /** Columns of text that may have several lines. */
  readonly texts?: readonly (keyof Row & string)[];
  event?(row: Row, action: Action, seq: number | null): StoreEvent | null;
  /** SQL of a row's record, for kinds whose writes also return the record. */
  record?(dialect: Dialect): string;
  /** What search finds it by; what has none is not found. */
  text?(row: Row): SearchText | null;
}

/** Issues, projects, comments …: a change is recorded as activity; where rows have a `seq`, it also takes the next number. */
export interface TracedKind<
  Row,
  Derived extends keyof Row = never,
  Entity extends EntityType = EntityType,
> extends Stored<Row, Derived> {
  readonly entity: Entity;
  /** Columns that are logged by a name. All others are logged unchanged, unless stamps, derived or silent. */
  readonly named: { readonly [Column in keyof Row]?: Namer<Row, Row[Column]> };
  /** Columns whose changes are not logged: order and bookkeeping. */
  readonly silent: readonly (keyof Row & string)[];
  /** Recorded before the others, which follow in the order of the row. */
  readonly first?: readonly (keyof Row & string)[];
  of(row: Row): Subject & { readonly title: string | null };
}

/** Users, sessions, keys …: a change of it is at most an event. */
export interface UntracedKind<Row, Derived extends keyof Row = never> extends Stored<Row, Derived> {
  readonly entity: null;
}

export type Kind<Row, Derived extends keyof Row = never> =
  TracedKind<Row, Derived> | UntracedKind<Row, Derived>;

/** What a new row must be given: everything but what the database and the store add; no derived column may need what is worked out. */
export type NewRow<Row, Derived extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, 'id' | Stamp | Derived>]: Row[Column] | SqlValue<Row[Column]>;
};

/** A row that was made elsewhere: the `seq` is given out here, and the id where none was reserved for it. */
export type Carried<Row> = Omit<Row, 'id' | 'seq'> & { readonly id?: number };

/** What an update is given; what is undefined stays as it is. */
export type Changes<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };

/** What no caller writes. */
export type Unstamped = { readonly [Column in 'id' | Stamp]?: never };

/** The actions that leave one entry for the thing as a whole, which carries its title; all others leave one for each field. */
const IN_A_LIFE: Partial<Record<Action, 'old_value' | 'new_value'>> = {
  create: 'new_value',
  import: 'new_value',
  restore: 'new_value',
  delete: 'old_value',
};

/** The activity of one change: an event in the life of the thing, or one entry for each recorded column that differs. */
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
    const old_value = await said(read, kind.named[field], before[field], before);
    const new_value = await said(read, kind.named[field], after[field], after);
    entries.push({ ...subject, action, field, old_value, new_value });
  }
  return entries;
}

/** What every entry about the row has in common. */
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

async function said<Row, Value>(
  read: Read,
  name: Namer<Row, Value> | undefined,
  value: Value,
  row: Row,
): Promise<string | null> {
  if (value === null || value === undefined) return null;
  return name ? name(read, value, row) : String(value);
}
