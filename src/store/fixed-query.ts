/**
 * Queries that nearly every call runs. Their text is built once per engine: knex takes longer to build such a query than
 * SQLite takes to run it.
 */
import type { Knex } from 'knex';
import type { Dialect } from './dialects/dialect.ts';
import type { Read } from './read.ts';
import type { Statement } from './statement.ts';
import { RecentlyUsed } from './recently-used.ts';

/** The placeholder for a value that is given when the query runs. */
export type Mark<Name extends string> = (name: Name) => string;

/** A builder whose row type is known. */
export interface Query<Row> extends PromiseLike<Row[]> {
  toSQL(): Pick<Knex.Sql, 'sql' | 'bindings' | 'toNative'>;
}

interface Text<Name extends string> extends Pick<Statement, 'isSelect'> {
  readonly sql: string;
  /** In the order of the text: the name of a value, or a constant. */
  readonly bindings: readonly ({ readonly name: Name } | { readonly constant: Knex.Value })[];
}

/** Called once per engine; may depend only on its placeholders. */
export type Build<Name extends string, Row, Q extends Query<Row> = Query<Row>> = (
  read: Read,
  mark: Mark<Name>,
) => Q;

export function fixedQuery<Name extends string, Row>(
  build: Build<Name, Row>,
): (read: Read, values: Readonly<Record<Name, Knex.Value>>) => Promise<Row[]> {
  const statement = fixedStatement(build);
  return async (read, values) => run<Row>(read, statement(read, values));
}

/** The same for callers that run the statement themselves. */
export function fixedStatement<Name extends string, Row>(
  build: Build<Name, Row>,
): (read: Read, values: Readonly<Record<Name, Knex.Value>>) => Statement {
  const texts = new WeakMap<Dialect, Text<Name>>();
  return (read, values) => {
    let text = texts.get(read.dialect);
    if (!text) {
      text = textOf(read, build);
      texts.set(read.dialect, text);
    }
    return statementOf<Name>(text, values);
  };
}

/** Identifies one text of a query that has several: the given filters, the order. Values are not part of it. */
export type Variant = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The number of cached texts of one such query. */
const TEXTS_KEPT = 128;

/** The same for a query whose text depends on a variant; each text is built at its first use. */
export function variedQuery<Of extends Variant, Name extends string, Row>(
  build: (read: Read, mark: Mark<Name>, variant: Of) => Query<Row>,
): (read: Read, variant: Of, values: Readonly<Partial<Record<Name, Knex.Value>>>) => Promise<Row[]> {
  const texts = new WeakMap<Dialect, RecentlyUsed<Text<Name>>>();
  return async (read, variant, values) => {
    const kept = texts.get(read.dialect) ?? new RecentlyUsed<Text<Name>>(TEXTS_KEPT, () => undefined);
    texts.set(read.dialect, kept);
    const text = kept.getOrMake(JSON.stringify(variant), () =>
      textOf<Name, Row>(read, (reading, mark) => build(reading, mark, variant)),
    );
    return run<Row>(read, statementOf<Name>(text, values));
  };
}

function statementOf<Name extends string>(
  { sql, bindings, isSelect }: Text<Name>,
  values: Readonly<Partial<Record<Name, Knex.Value>>>,
): Statement {
  return {
    text: sql,
    isSelect,
    values: bindings.map(one => ('name' in one ? valueOf(values, one.name) : one.constant)),
  };
}

async function run<Row>(read: Read, statement: Statement): Promise<Row[]> {
  const rows = await read.rows(statement);
  // `build` declares which rows it selects.
  return rows as Row[];
}

function valueOf<Name extends string>(
  values: Readonly<Partial<Record<Name, Knex.Value>>>,
  name: Name,
): Knex.Value {
  const value = values[name];
  if (value === undefined) throw new Error(`a query runs without its ${name}`);
  return value;
}

function textOf<Name extends string, Row>(read: Read, build: Build<Name, Row>): Text<Name> {
  const names = new Map<unknown, Name>();
  const query = build(read, name => {
    const mark = `\0value ${name}`;
    names.set(mark, name);
    return mark;
  });
  const { sql, bindings } = query.toSQL().toNative();
  return {
    sql,
    isSelect: /^select /i.test(sql),
    bindings: bindings.map((binding: Knex.Value) => {
      const name = names.get(binding);
      return name === undefined ? { constant: binding } : { name };
    }),
  };
}
