/** Writes one row in one statement, which also assigns its next `seq`. */
import type { Knex } from 'knex';
import type { Dialect } from '../dialects/dialect.ts';
import type { Read } from '../read.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { SEQ_AT } from './seq-counter.ts';
import { SqlValue } from '../sql-value.ts';

/** The part of a kind that its statements need. */
interface StatementKind {
  readonly table: string;
  readonly key?: readonly string[] | undefined;
  readonly unstored?: readonly string[] | undefined;
  readonly record?: ((dialect: Dialect) => string) | undefined;
}

export interface RowStatement {
  readonly kind: StatementKind;
  /** By name; properties without a column are omitted. */
  readonly columns: object;
  /** The offset of the row's `seq` from the stored one; null if rows have none. */
  readonly seqAhead: number | null;
}

/** The values that the database returns: the `seq`, and for a new row the computed values and the missing part of its key. */
export interface WrittenRow {
  readonly [column: string]: unknown;
  /** If the kind has one. */
  readonly record?: Buffer;
}

const ID: readonly string[] = ['id'];

export async function insertOne(read: Read, statement: RowStatement): Promise<WrittenRow> {
  const { kind, columns, seqAhead } = statement;
  const { table, key = ID } = kind;
  const set = assignments(kind, columns, seqAhead);
  const text = cachedText(read, 'INSERT INTO', statement, () => {
    const names = set.map(({ name }) => name);
    const returned = [...key.filter(name => !names.includes(name)), ...(seqAhead === null ? [] : ['seq'])];
    const worked = Object.entries(columns).filter(([, value]) => value instanceof SqlValue);
    const shown = worked.map(([name, { sql }]: [string, SqlValue<unknown>]) =>
      kind.unstored?.includes(name) ? `${sql} AS "${name}"` : `"${name}"`,
    );
    const answer = [returning(returned, key), ...shown, ...recordOf(read, kind)].join(', ');
    return `${table} (${quoted(names)}) VALUES (${set.map(({ sql }) => sql).join(', ')})${answer}`;
  });
  return one(read, table, text, valuesOf(set));
}

/** Several rows with consecutive `seq` numbers; returns their ids in the same order. */
export async function insertMany(
  read: Read,
  { table, unstored }: StatementKind,
  rows: readonly object[],
  seqAhead: number,
): Promise<readonly { readonly id: number; readonly seq: number }[]> {
  const sets = rows.map((row, place) => assignments({ table, unstored }, row, seqAhead + place));
  const [first = []] = sets;
  const text = `INSERT INTO ${table} (${quoted(first.map(({ name }) => name))}) VALUES `;
  const places = sets.map(set => `(${set.map(({ sql }) => sql).join(', ')})`).join(', ');
  const written: readonly { id: number; seq: number }[] = await read.db.raw(
    text + places + returning(['id', 'seq']),
    sets.flatMap(valuesOf),
  );
  if (written.length !== rows.length) throw new Error(`Of ${table} not all rows were written.`);
  // No engine guarantees the order of returned rows.
  return written.toSorted((one, other) => one.seq - other.seq);
}

export async function updateOne(read: Read, statement: RowStatement, row: object): Promise<WrittenRow> {
  const { kind, columns, seqAhead } = statement;
  const set = assignments(kind, columns, seqAhead);
  const condition = rowOf(kind, row);
  const text = cachedText(read, 'UPDATE', statement, () => {
    const changes = set.map(({ name, sql }) => `"${name}" = ${sql}`).join(', ');
    const answer = [returning(seqAhead === null ? [] : ['seq'], kind.key), ...recordOf(read, kind)];
    return `${kind.table} SET ${changes} WHERE ${condition.text}${answer.join(', ')}`;
  });
  return one(read, kind.table, text, [...valuesOf(set), ...condition.values]);
}

export async function deleteOne(read: Read, kind: StatementKind, row: object): Promise<void> {
  const { text, values } = rowOf(kind, row);
  const statement = `DELETE FROM ${kind.table} WHERE ${text}${returning([], kind.key)}`;
  await one(read, kind.table, read.dialect.placed(statement), values);
}

/** The number of texts cached per kind: the sets of columns that are written together vary little. */
const TEXTS_KEPT = 64;

const texts = new WeakMap<StatementKind, RecentlyUsed<string>>();

/** The statement in the engine's dialect, cached: with the record it is longer than most rows. */
function cachedText(
  { dialect }: Read,
  verb: 'INSERT INTO' | 'UPDATE',
  { kind, columns, seqAhead }: RowStatement,
  make: () => string,
): string {
  const ofKind = texts.get(kind) ?? new RecentlyUsed<string>(TEXTS_KEPT, () => undefined);
  texts.set(kind, ofKind);
  const names = Object.entries(columns).map(([name, value]) =>
    value instanceof SqlValue ? `${name} = ${value.sql}` : name,
  );
  const key = `${dialect.engine} ${dialect.today} ${verb} ${seqAhead === null ? '' : 'seq '}${names.join(' ')}`;
  return ofKind.getOrMake(key, () => dialect.placed(`${verb} ${make()}`));
}

interface Assignment {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly Knex.Value[];
}

function assignments(
  { unstored = [] }: StatementKind,
  columns: object,
  seqAhead: number | null,
): Assignment[] {
  const given = Object.entries(columns).filter(([name]) => !unstored.includes(name));
  const set = given.map(([name, value]) =>
    value instanceof SqlValue
      ? { name, sql: value.sql, values: value.values }
      : { name, sql: '?', values: [value as Knex.Value] },
  );
  return seqAhead === null ? set : [...set, { name: 'seq', sql: SEQ_AT, values: [seqAhead] }];
}

function valuesOf(set: readonly Assignment[]): Knex.Value[] {
  return set.flatMap(({ values }) => values);
}

/** The condition that selects only this row. */
function rowOf(
  { key = ID }: StatementKind,
  row: object,
): { readonly text: string; readonly values: Knex.Value[] } {
  const columns = new Map<string, Knex.Value>(Object.entries(row));
  return {
    text: key.map(name => `"${name}" = ?`).join(' AND '),
    values: key.map(name => columns.get(name) ?? null),
  };
}

/** A row with a given key and no `seq` has nothing new to return; its key then only proves that it exists. */
function returning(names: readonly string[], key = ID): string {
  return ` RETURNING ${quoted(names.length > 0 ? names : key)}`;
}

function recordOf({ dialect }: Read, { record }: StatementKind): string[] {
  return record ? [`${record(dialect)} AS record`] : [];
}

function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ');
}

/** The row was created or read in this change: if it is missing or not unique, there is a bug. */
async function one(
  read: Read,
  table: string,
  text: string,
  values: readonly Knex.Value[],
): Promise<WrittenRow> {
  // The statement returns exactly these rows.
  const rows = (await read.ask(text, values)) as readonly WrittenRow[];
  const [row] = rows;
  if (!row || rows.length > 1)
    throw new Error(`Of ${table} one row was to be written, and not ${rows.length}.`);
  return row;
}
