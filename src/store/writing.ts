/** Writes one row in one statement, which also gives it its next `seq`. */
import type { Knex } from 'knex';
import type { Read } from './read.ts';
import { SEQ_AT } from './seq-counter.ts';
import { Worked } from './worked.ts';

/** The part of a kind that its statements need. */
interface Kept {
  readonly table: string;
  readonly key?: readonly string[] | undefined;
  readonly beside?: readonly string[] | undefined;
}

export interface Statement {
  readonly kind: Kept;
  /** By name; what the table has no column for is left out. */
  readonly columns: object;
  /** How far past the stored `seq` the row's will be; null where rows have none. */
  readonly seqAhead: number | null;
}

/** What the database answers with: the `seq`, and for a new row what it worked out and the part of its key that was not given. */
type Written = Readonly<Record<string, number | string>>;

const ID: readonly string[] = ['id'];

export async function insertOne(read: Read, { kind, columns, seqAhead }: Statement): Promise<Written> {
  const { table, key = ID } = kind;
  const set = assignments(kind, columns, seqAhead);
  const names = set.map(({ name }) => name);
  const returned = [...key.filter(name => !names.includes(name)), ...(seqAhead === null ? [] : ['seq'])];
  const worked = Object.entries(columns).filter(([, value]) => value instanceof Worked);
  const shown = worked.map(([name, { sql }]: [string, Worked<unknown>]) =>
    kind.beside?.includes(name) ? `${sql} AS "${name}"` : `"${name}"`,
  );
  const text = `INSERT INTO ${table} (${quoted(names)}) VALUES (${set.map(({ sql }) => sql).join(', ')})`;
  return one(read, table, `${[text + returning(returned, key), ...shown].join(', ')}`, valuesOf(set));
}

/** Several rows that take their `seq` one after another; returns their ids in the same order. */
export async function insertMany(
  read: Read,
  { table, beside }: Kept,
  rows: readonly object[],
  seqAhead: number,
): Promise<readonly { readonly id: number; readonly seq: number }[]> {
  const sets = rows.map((row, place) => assignments({ table, beside }, row, seqAhead + place));
  const [first = []] = sets;
  const text = `INSERT INTO ${table} (${quoted(first.map(({ name }) => name))}) VALUES `;
  const places = sets.map(set => `(${set.map(({ sql }) => sql).join(', ')})`).join(', ');
  const written: readonly { id: number; seq: number }[] = await read.db.raw(
    text + places + returning(['id', 'seq']),
    sets.flatMap(valuesOf),
  );
  if (written.length !== rows.length) throw new Error(`Of ${table} not all rows were written.`);
  // No engine promises the order in which it returns what it wrote.
  return written.toSorted((one, other) => one.seq - other.seq);
}

export async function updateOne(
  read: Read,
  { kind, columns, seqAhead }: Statement,
  row: object,
): Promise<Written> {
  const set = assignments(kind, columns, seqAhead);
  const changes = set.map(({ name, sql }) => `"${name}" = ${sql}`).join(', ');
  const { text, values } = rowOf(kind, row);
  const statement = `UPDATE ${kind.table} SET ${changes} WHERE ${text}${returning(seqAhead === null ? [] : ['seq'], kind.key)}`;
  return one(read, kind.table, statement, [...valuesOf(set), ...values]);
}

export async function deleteOne(read: Read, kind: Kept, row: object): Promise<void> {
  const { text, values } = rowOf(kind, row);
  await one(read, kind.table, `DELETE FROM ${kind.table} WHERE ${text}${returning([], kind.key)}`, values);
}

interface Assignment {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly Knex.Value[];
}

function assignments({ beside = [] }: Kept, columns: object, seqAhead: number | null): Assignment[] {
  const given = Object.entries(columns).filter(([name]) => !beside.includes(name));
  const set = given.map(([name, value]) =>
    value instanceof Worked
      ? { name, sql: value.sql, values: value.values }
      : { name, sql: '?', values: [value as Knex.Value] },
  );
  return seqAhead === null ? set : [...set, { name: 'seq', sql: SEQ_AT, values: [seqAhead] }];
}

function valuesOf(set: readonly Assignment[]): Knex.Value[] {
  return set.flatMap(({ values }) => values);
}

/** The condition that only this row meets. */
function rowOf({ key = ID }: Kept, row: object): { readonly text: string; readonly values: Knex.Value[] } {
  const columns = new Map<string, Knex.Value>(Object.entries(row));
  return {
    text: key.map(name => `"${name}" = ?`).join(' AND '),
    values: key.map(name => columns.get(name) ?? null),
  };
}

/** A row whose key was given and that has no `seq` has nothing new to return: its key then only shows that it was there. */
function returning(names: readonly string[], key = ID): string {
  return ` RETURNING ${quoted(names.length > 0 ? names : key)}`;
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ');
}

/** The row was made or read in this very change: if it is missing, or not alone, the defect is ours. */
async function one(read: Read, table: string, text: string, values: readonly Knex.Value[]): Promise<Written> {
  // They are what the statement returns.
  const rows = (await read.ask(read.dialect.placed(text), values)) as readonly Written[];
  const [row] = rows;
  if (!row || rows.length > 1)
    throw new Error(`Of ${table} one row was to be written, and not ${rows.length}.`);
  return row;
}
