/** Records as the database writes them: one by its id, or a slice of a list that is bounded in bytes. */
import type { Knex } from 'knex';
import { fetched, type Window } from '../paging/slice.ts';
import type { Dialect } from '../store/dialects/dialect.ts';
import { fixedQuery, variedQuery, type Mark, type Query, type Variant } from '../store/fixed-query.ts';
import { Json, jsonList, withoutLast } from '../store/json.ts';
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
export interface WrittenSlice<Shown> {
  readonly json: Json<Shown[]>;
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

export type Slices<Of extends Variant, Name extends string, Shown> = (
  read: Read,
  asked: { readonly variant: Of; readonly values: Values<Name> },
  window: Window,
) => Promise<WrittenSlice<Shown>>;

/**
 * Slices of a list that end at about so many bytes. Nearly all of them are written whole, by one statement; where
 * something in one is so long that they might not fit, the records come one by one, and few more than fit.
 */
export function writtenSlices<Of extends Variant, Name extends string, Shown>(
  most: number,
  lists: Lists<Of, Name, Shown>,
): Slices<Of, Name, Shown> {
  const wholes = variedQuery<Of, string, WholeSlice>((read, mark, variant) =>
    wholeSlice(read, mark, lists(read, mark, variant)),
  );
  return async (read, { variant, values }, window) => {
    const limits = {
      limit: fetched(window),
      offset: window.offset,
      long: Math.floor(most / fetched(window)),
    };
    const [whole] = await wholes(read, variant, Object.assign(limits, values));
    if (whole && whole.short === whole.found && whole.written.length <= most) return sliceOf(whole, window);
    const listing = lists(read, name => valueOf(values, name), variant);
    return oneByOne(read, listing, window, most);
  };
}

type OfWhole = 'limit' | 'offset' | 'long';

function wholeSlice<Shown>(
  read: Read,
  mark: Mark<OfWhole>,
  { shape, table, joins, size, ids, order, values = {} }: Listing<Shown>,
): Query<WholeSlice> {
  const { db, dialect } = read;
  const { json } = dialect;
  const found = ids.toSQL();
  const record = db.raw(recordSql(shape, dialect), values).toSQL();
  return db.raw<WholeSlice[]>(
    `SELECT ${json.list('record')} AS written, COUNT(*) AS found, COUNT(record) AS short FROM (
      SELECT CASE WHEN ${size} <= ? THEN ${record.sql} END AS record
      FROM (${found.sql} limit ? offset ?) AS slice ${json.joinInOrder} ${table} ON ${table}.id = slice.id ${joins}${json.inOrder(order)}
    ) AS records`,
    [mark('long'), ...record.bindings, ...found.bindings, mark('limit'), mark('offset')],
  );
}

/** One row more than the window holds was asked for. */
function sliceOf<Shown>({ written, found }: WholeSlice, { limit }: Window): WrittenSlice<Shown> {
  const json = new Json<Shown[]>(written);
  const hasMore = found > limit;
  return { json: hasMore ? withoutLast(json) : json, returned: Math.min(found, limit), hasMore };
}

async function oneByOne<Shown>(
  read: Read,
  { shape, table, joins, size, ids, order, values }: Listing<Shown>,
  window: Window,
  most: number,
): Promise<WrittenSlice<Shown>> {
  const slice = ids.limit(fetched(window)).offset(window.offset);
  const placed = placesOfBodies(read, { table, size, ids: slice, order, most });
  const rows: Written[] = await read.db
    .from(table)
    .joinRaw(joins)
    .join(placed.as('placed'), 'placed.id', `${table}.id`)
    .orderBy('placed.place')
    .select(recordOf(read, shape, values));
  const records = rows.map(({ written }) => new Json(written).bytes);
  const { rows: shown, hasMore } = fitting(records, window, record => record.length + 1, most);
  return { json: jsonList(shown), returned: shown.length, hasMore };
}

function valueOf<Name extends string>(values: Values<Name>, name: Name): Knex.Value {
  const value = values[name];
  if (value === undefined) throw new Error(`a list is read without its ${name}`);
  return value;
}
