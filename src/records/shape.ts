/**
 * The shape of a record: every field of the contract's schema with its SQL expression, so that the database writes the
 * response. A missing or extra field does not compile.
 */
import type { Knex } from 'knex';
import type { Dialect } from '../store/dialects/dialect.ts';
import type { Read } from '../store/read.ts';

/** The SQL of a field's value, in the engine's dialect. `:name` in it is a parameter of the query. */
export type Field = (dialect: Dialect) => string;

/** Every field that the record has or may have. */
export type Fields<Shown> = { readonly [Name in keyof Shown]-?: Field };

export interface Shape<Shown> {
  readonly fields: Fields<Shown>;
  /** Omitted if it is null. */
  readonly optional: (keyof Shown & string) | null;
}

export function column(name: string): Field {
  return () => name;
}

/** Columns of one table, each under its own name. */
export function columns<const Name extends string>(
  table: string,
  ...names: readonly Name[]
): Readonly<Record<Name, Field>> {
  const pairs = names.map(name => [name, column(`${table}.${name}`)] as const);
  return Object.fromEntries(pairs) as Record<Name, Field>;
}

/** Fields that another shape declares, for a shape that shows only some of them. */
export function picked<Shown, const Name extends keyof Shown & string>(
  { fields }: Shape<Shown>,
  ...names: readonly Name[]
): Readonly<Record<Name, Field>> {
  const pairs = names.map(name => [name, fields[name]] as const);
  return Object.fromEntries(pairs) as Record<Name, Field>;
}

export function real(name: string): Field {
  return ({ json }) => json.real(name);
}

/** True where the SQL is 1. */
export function flag(sql: string): Field {
  return ({ json }) => json.flag(sql);
}

/** The columns that a query selects as `item`. */
export function texts(query: string): Field {
  return ({ json }) => json.texts(query);
}

/** The records that a query selects as `item`. */
export function records(query: string): Field {
  return ({ json }) => json.records(query);
}

/** Declares a shape: call it with the record's type, and then with its fields. */
export function shape<Shown>() {
  return <Given extends Fields<Shown>>(
    fields: Given & Readonly<Record<Exclude<keyof Given, keyof Shown>, never>>,
    optional: (keyof Shown & string) | null = null,
  ): Shape<Shown> => ({ fields, optional });
}

/** The SQL that writes a record. */
export function recordSql<Shown>({ fields, optional }: Shape<Shown>, dialect: Dialect): string {
  const all = Object.entries<Field>(fields).map(([name, sql]) => [name, sql(dialect)] as const);
  const lacked = all.find(([name]) => name === optional);
  if (!lacked) return dialect.json.object(all);
  const others = dialect.json.object(all.filter(field => field !== lacked));
  return `CASE WHEN ${lacked[1]} IS NULL THEN ${others} ELSE ${dialect.json.object(all)} END`;
}

/** A row with its record. */
export interface Written {
  readonly written: Buffer;
}

/** Selects the record of each row as `written`. */
export function recordOf<Shown>(
  { db, dialect }: Read,
  shown: Shape<Shown>,
  values: Readonly<Record<string, Knex.Value>> = {},
): Knex.Raw {
  return db.raw(`${dialect.json.whole(recordSql(shown, dialect))} AS written`, values);
}
