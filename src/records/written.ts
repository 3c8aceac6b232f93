/** Records as the database writes them: one by its id, or a slice of a list that is bounded in bytes. */
import type { Knex } from 'knex';
import { fetched, type Slice, type Window } from '../paging/slice.ts';
import type { Dialect } from '../store/dialects/dialect.ts';
import { fixedQuery, variedQuery, type Mark, type Query, type Variant } from '../store/fixed-query.ts';
import {
  Json,
  jsonList,
  jsonObject,
  excerptSql,
  excerptWithoutLast,
  withoutLast,
  type Excerpt,
} from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Source } from './picked.ts';
import { recordOf, recordSql, type Shape, type Written } from './shape.ts';
import { fitting, placesOfBodies } from './weighed.ts';

/** The record of the one row that a query found. */
export function theRecord<Shown>([row]: readonly Written[]): Json<Shown> {
  if (!row) throw new Error('a row has no record');
  return new Json(row.written);
}

/** Writes the record of a row by its id. `from` reads the table with what the shape needs besides. */
export function recordWithId<Shown>(
  shown: Shape<Shown>,
  table: string,
  from: (read: Read) => Knex.QueryBuilder = ({ db }) => db(table),
): (read: Read, row: { readonly id: number }) => Promise<Json<Shown>> {
  const written = fixedQuery<'id', Written>((read, mark) =>
    from(read).where(`${table}.id`, mark('id')).select<Written[]>(recordOf(read, shown)),
  );
  return async (read, { id }) => {
    const known = read.shown?.(table, id) ?? null;
    return known === null ? theRecord(await written(read, { id })) : new Json(known);
  };
}

/** The kind for whoever shows what he writes: `joins` are what the record needs besides the row. */
export function shownKind<Of extends { readonly table: string }, Shown>(
  kind: Of,
  shown: Shape<Shown>,
  joins: string,
): Of & { record(dialect: Dialect): string } {
  const record = (dialect: Dialect) => {
    const { json } = dialect;
    return `(SELECT ${json.whole(recordSql(shown, dialect))} FROM (SELECT 1 AS it) AS here ${joins})`;
  };
  return { ...kind, record };
}

/** What a record says, where the process works on with it. */
export function parsedRecord<Shown>({ written }: Written): Shown {
  return new Json<Shown>(written).parsed();
}

/** A list of records, as SQL says it. */
export interface Listing<Shown> extends Source<Shown> {
  /** The bytes of a row that may be long. */
  readonly size: string;
  /** Selects ids, in the order of the list. */
  readonly ids: Knex.QueryBuilder;
  readonly order: string;
  /** How many rows are written at once, where that is not as many as usual. */
  readonly most?: number;
}

/** A slice that has been written. */
export interface WrittenSlice<Whole> {
  readonly json: Json<Whole>;
  readonly returned: number;
  readonly hasMore: boolean;
}

interface WholeSlice extends Written {
  readonly found: number;
  /** How many of them were short enough to be written. */
  readonly short: number;
}

/** What a variant of a list asks for; what it asks with are marks where the text is made once, else the values themselves. */
export type Lists<Of extends Variant, Name extends string, Shown> = (
  read: Read,
  asked: (name: Name) => Knex.Value,
  variant: Of,
) => Listing<Shown>;

export type Values<Name extends string> = Readonly<Partial<Record<Name, Knex.Value>>>;

export type Slices<Of extends Variant, Name extends string, Whole> = (
  read: Read,
  asked: { readonly variant: Of; readonly values: Values<Name> },
  window: Window,
) => Promise<WrittenSlice<Whole>>;

/**
 * Slices of a list that end at about so many bytes. Nearly all of them are written whole, by one statement; where
 * something in one is so long that they might not fit, the records come one by one, and few more than fit.
 */
export function writtenSlices<Of extends Variant, Name extends string, Shown>(
  most: number,
  lists: Lists<Of, Name, Shown>,
): Slices<Of, Name, Shown[]> {
  return slicesAs(most, lists, { sql: list => list, withoutLast, of: list => list });
}

/** The same, each as an object that says whether there are more. */
export function writtenExcerpts<Of extends Variant, Name extends string, Shown>(
  most: number,
  lists: Lists<Of, Name, Shown>,
): Slices<Of, Name, Excerpt<Shown>> {
  return slicesAs(most, lists, {
    sql: (list, { json }) => json.whole(excerptSql(list)),
    withoutLast: excerptWithoutLast,
    of: (items, has_more) => jsonObject<Excerpt<Shown>>({ items, has_more }),
  });
}

/** What is written of the list in a slice. */
interface Form<Shown, Whole> {
  /** As if there were no more. */
  sql(list: string, dialect: Dialect): string;
  /** Of what was written so, with one record too many. */
  withoutLast(whole: Json<Whole>): Json<Whole>;
  of(list: Json<Shown[]>, hasMore: boolean): Json<Whole>;
}

function slicesAs<Of extends Variant, Name extends string, Shown, Whole>(
  most: number,
  lists: Lists<Of, Name, Shown>,
  form: Form<Shown, Whole>,
): Slices<Of, Name, Whole> {
  const wholes = variedQuery<Of, string, WholeSlice>((read, mark, variant) =>
    wholeSlice(
      read,
      mark,
      form.sql(read.dialect.json.list('record'), read.dialect),
      lists(read, mark, variant),
    ),
  );
  return async (read, { variant, values }, window) => {
    const limits = {
      limit: fetched(window),
      offset: window.offset,
      long: Math.floor(most / fetched(window)),
    };
    const [whole] = await wholes(read, variant, Object.assign(limits, values));
    if (whole && whole.short === whole.found && whole.written.length <= most)
      return sliceOf(whole, window, form);
    const listing = lists(read, name => valueOf(values, name), variant);
    const { rows, hasMore } = await oneByOne(read, listing, window, most);
    return { json: form.of(jsonList(rows), hasMore), returned: rows.length, hasMore };
  };
}

type OfWhole = 'limit' | 'offset' | 'long';

function wholeSlice<Shown>(
  read: Read,
  mark: Mark<OfWhole>,
  written: string,
  { shape, table, joins, size, ids, order, values = {} }: Listing<Shown>,
): Query<WholeSlice> {
  const { db, dialect } = read;
  const found = ids.toSQL();
  const record = db.raw(recordSql(shape, dialect), values).toSQL();
  return db.raw<WholeSlice[]>(
    `SELECT ${written} AS written, COUNT(*) AS found, COUNT(record) AS short FROM (
      SELECT CASE WHEN ${size} <= ? THEN ${record.sql} END AS record
      FROM (${found.sql} limit ? offset ?) AS slice ${dialect.json.joinInOrder} ${table} ON ${table}.id = slice.id ${joins}${dialect.json.inOrder(order)}
    ) AS records`,
    [mark('long'), ...record.bindings, ...found.bindings, mark('limit'), mark('offset')],
  );
}

/** One row more than the window holds was asked for. */
function sliceOf<Shown, Whole>(
  { written, found }: WholeSlice,
  { limit }: Window,
  form: Form<Shown, Whole>,
): WrittenSlice<Whole> {
  const json = new Json<Whole>(written);
  const hasMore = found > limit;
  return { json: hasMore ? form.withoutLast(json) : json, returned: Math.min(found, limit), hasMore };
}

async function oneByOne<Shown>(
  read: Read,
  { shape, table, joins, size, ids, order, values }: Listing<Shown>,
  window: Window,
  most: number,
): Promise<Slice<Buffer>> {
  const slice = ids.limit(fetched(window)).offset(window.offset);
  const placed = placesOfBodies(read, { table, size, ids: slice, order, most });
  const rows: Written[] = await read.db
    .from(table)
    .joinRaw(joins)
    .join(placed.as('placed'), 'placed.id', `${table}.id`)
    .orderBy('placed.place')
    .select(recordOf(read, shape, values));
  const records = rows.map(({ written }) => new Json(written).bytes);
  return fitting(records, window, record => record.length + 1, most);
}

function valueOf<Name extends string>(values: Values<Name>, name: Name): Knex.Value {
  const value = values[name];
  if (value === undefined) throw new Error(`a list is read without its ${name}`);
  return value;
}
