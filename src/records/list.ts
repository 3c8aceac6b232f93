/**
 * Lists of records. A list is described once: the source of its records, the values that a filter gives, and a query of ids.
 * It can then be read as a slice, in columns, or whole. The text of a statement is built once for each set of filters.
 */
import type { Knex } from 'knex';
import { fetched, type Window } from '../paging/slice.ts';
import { variedQuery, type Mark, type Query, type Variant } from '../store/fixed-query.ts';
import {
  Json,
  excerptSql,
  excerptWithoutLast,
  jsonList,
  jsonObject,
  recordsOfAll,
  withoutLast,
  type Excerpt,
  type Viewed,
} from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import {
  columnsStatement,
  keysOf,
  listStatement,
  partsStatement,
  pickedStatement,
  recordsInOrder,
  type Counted,
  type InColumns,
  type Listing,
  type Source,
  type Values,
  type WrittenList,
} from './list-statements.ts';
import { oneByOne } from './one-by-one.ts';
import type { Written } from './shape.ts';
import { oneListOf, wholeOf, type FilterOrFinder, type Response, type Whole } from './whole.ts';
import { theRecord } from './written.ts';

/** The sizes of slices, pieces and responses. */
export const SIZES = {
  /** Bytes of JSON in a slice, or in one whose rows may each be longer than that. */
  slice: 2 * 1024 * 1024,
  sliceOfBodies: 8 * 1024 * 1024,
  /** Rows of a whole list that is held in memory, or rows that are all short; and bytes of text in each. */
  rows: 2_000,
  shortRows: 5_000,
  text: 8 * 1024,
  /** Lists that one statement writes side by side. */
  columns: 100,
  /** Bytes of a response that is written by ids and held in memory. */
  picked: 2 * 1024 * 1024,
  /** Bytes of rows in a piece, and the approximate size of a row without its long text. */
  piece: 128 * 1024,
  row: 512,
  /** Rows in a piece without long texts, and in one of changes: longer strings are allocated by the system each time. */
  rowsInPiece: 1_000,
  changesInPiece: 500,
} as const;

export interface Description<Filter, Shown, Given extends object, How extends object> {
  readonly of: Source<Shown>;
  /** The values in conditions. The statement has a placeholder for each one that is not undefined. */
  readonly values: (filter: Filter) => Given;
  readonly order: string | ((filter: Filter) => string);
  /** Everything else that the text of the statement depends on. */
  readonly variant?: (filter: Filter) => How;
  /** Selects the ids, in order. */
  readonly ids: (read: Read, marks: Marks<Given>, how: How & Ordered) => Knex.QueryBuilder;
  /** The number of rows held in memory. */
  readonly rows?: number;
}

export type Marks<Given> = { readonly [Name in keyof Given]: Knex.Value | Extract<Given[Name], undefined> };

export interface Ordered {
  readonly order: string;
}

export interface WrittenSlice<Whole> {
  readonly json: Json<Whole>;
  readonly returned: number;
  readonly hasMore: boolean;
}

export function list<Filter extends object, Shown, Given extends object, How extends object = object>(
  description: Description<Filter, Shown, Given, How>,
): List<Filter, Shown> {
  // `ids` receives what `values` and `variant` return.
  return new List(description as unknown as Described<Filter, Shown>);
}

type Described<Filter, Shown> = Description<Filter, Shown, Values, Variant>;

/** If the filter is null, the caller sees an empty list. */
export class List<Filter extends object, Shown> implements Whole<Filter | null, Shown[]> {
  readonly #description: Described<Filter, Shown>;
  readonly #rows: number;
  readonly #bytes: number;

  constructor(description: Described<Filter, Shown>) {
    this.#description = description;
    this.#rows = description.rows ?? SIZES.rows;
    this.#bytes = description.of.hasBodies ? SIZES.sliceOfBodies : SIZES.slice;
  }

  /** A page of the list. */
  async slice(read: Read, filter: Filter | null, window: Window): Promise<WrittenSlice<Shown[]>> {
    if (filter === null) return { json: jsonList([]), returned: 0, hasMore: false };
    const [slice] = await this.#slice(read, filter, this.#limitsOf(window));
    return slice && this.#fits(slice)
      ? sliceOf<Shown[]>(slice, window, withoutLast)
      : this.#oneByOne(read, filter, window);
  }

  /** A page of the list, as an object with a flag for further rows. */
  async excerpt(read: Read, filter: Filter, window: Window): Promise<WrittenSlice<Excerpt<Shown>>> {
    const [slice] = await this.#excerpt(read, filter, this.#limitsOf(window));
    if (slice && this.#fits(slice)) return sliceOf<Excerpt<Shown>>(slice, window, excerptWithoutLast);
    const { json: items, returned, hasMore } = await this.#oneByOne(read, filter, window);
    return { json: jsonObject<Excerpt<Shown>>({ items, has_more: hasMore }), returned, hasMore };
  }

  /** The whole list, in memory or in pieces. */
  whole(store: Door, filter: FilterOrFinder<Filter | null>, views?: Viewed): Promise<Response<Shown[]>> {
    return wholeOf(store, this, filter, views);
  }

  async held(read: Read, filter: Filter | null): Promise<Json<Shown[]> | null> {
    if (filter === null) return jsonList([]);
    const [all] = await this.#all(read, filter);
    return all && isWhole(all, this.#rows) ? new Json(all.written) : null;
  }

  pieces(read: Read, filter: Filter | null): AsyncGenerator<Buffer, void> {
    return oneListOf(filter === null ? [] : this.#parts(read, filter));
  }

  /** All records in pieces, separated by commas. */
  records(read: Read, filter: Filter): AsyncGenerator<Buffer, void> {
    return recordsOfAll(this.#parts(read, filter));
  }

  /** For each name, the records whose column expression returns it; null if it is all too large. */
  async columns(
    read: Read,
    filter: Filter,
    column: string,
    names: readonly string[],
  ): Promise<Json<Shown[]>[] | null> {
    if (names.length > SIZES.columns) return null;
    const keys = keysOf(names.length);
    const named = Object.fromEntries(keys.map((key, place) => [key, names[place] ?? '']));
    const [all] = await this.#columns(read, filter, named, { column, columns: names.length });
    return all && isWhole(all, this.#rows) ? keys.map(key => new Json(all[key] ?? '[]')) : null;
  }

  /** The query of the ids, for tests. */
  sql(read: Read, filter: Filter): Knex.QueryBuilder {
    return this.#listingOf(read, filter).ids;
  }

  readonly #slice = this.#statement<WrittenList>((read, listing, mark) =>
    listStatement(read, recordsInOrder(read, listing, cutToWindow(read, mark))),
  );

  // Written by the database: wrapping a page in an object here would cost a tenth of the call.
  readonly #excerpt = this.#statement<WrittenList>((read, listing, mark) => {
    const { json } = read.dialect;
    const written = json.whole(excerptSql(json.list('record')));
    return listStatement(read, recordsInOrder(read, listing, cutToWindow(read, mark)), written);
  });

  readonly #all = this.#statement<WrittenList>((read, listing) =>
    listStatement(read, recordsInOrder(read, listing, cutAt(read, this.#rows))),
  );

  readonly #columns = this.#statement<InColumns>((read, listing, mark, { column = '', columns = 0 }) => {
    const records = recordsInOrder(read, listing, cutAt(read, this.#rows), `, ${column} AS name`);
    return columnsStatement(read, records, keysOf(columns), mark);
  });

  readonly #idsOfParts = this.#statement<{ ids: string }>((read, listing) =>
    partsStatement(read, listing, SIZES),
  );

  readonly #part = this.#statement<Written>((read, listing, mark) =>
    pickedStatement(read, listing, mark('picked')),
  );

  #limitsOf(window: Window) {
    const limit = fetched(window);
    return { limit, offset: window.offset, long: Math.floor(this.#bytes / limit) };
  }

  #fits({ written, found, short }: WrittenList): boolean {
    return short === found && written.length <= this.#bytes;
  }

  async #oneByOne(read: Read, filter: Filter, window: Window): Promise<WrittenSlice<Shown[]>> {
    const { rows, hasMore } = await oneByOne(read, this.#listingOf(read, filter), window, this.#bytes);
    return { json: jsonList(rows), returned: rows.length, hasMore };
  }

  async *#parts(read: Read, filter: Filter): AsyncGenerator<Json<Shown[]>, void> {
    for (const { ids: picked } of await this.#idsOfParts(read, filter))
      yield theRecord<Shown[]>(await this.#part(read, filter, { picked }));
  }

  /** One statement per variant; it may have more values than the filter gives. */
  #statement<Row>(
    build: (read: Read, listing: Listing<Shown>, mark: Mark<string>, variant: ListVariant) => Query<Row>,
  ) {
    const query = variedQuery<ListVariant, string, Row>((read, mark, variant) =>
      build(read, this.#listing(read, mark, variant), mark, variant),
    );
    return (read: Read, filter: Filter, more?: Values, columns?: Columns): Promise<Row[]> => {
      const values = this.#description.values(filter);
      const variant = this.#variant(filter, values);
      return query(
        read,
        columns ? { ...variant, ...columns } : variant,
        more ? Object.assign(values, more) : values,
      );
    };
  }

  #variant(filter: Filter, values: Values): ListVariant {
    const { order: orderOf, variant } = this.#description;
    const order = typeof orderOf === 'string' ? orderOf : orderOf(filter);
    const given = Object.keys(values).filter(name => values[name] !== undefined);
    return variant ? { ...variant(filter), order, given } : { order, given };
  }

  #listing(read: Read, value: (name: string) => Knex.Value, variant: ListVariant): Listing<Shown> {
    const { of, ids } = this.#description;
    const marks = Object.fromEntries(variant.given.map(name => [name, value(name)]));
    const open = Object.fromEntries((of.open ?? []).map(name => [name, value(name)]));
    return { of, ids: ids(read, marks, variant), order: variant.order, values: open };
  }

  #listingOf(read: Read, filter: Filter): Listing<Shown> {
    const values = this.#description.values(filter);
    return this.#listing(read, name => values[name] ?? null, this.#variant(filter, values));
  }
}

/** The parts that determine the text of a statement. */
interface ListVariant extends Variant, Ordered, Partial<Columns> {
  /** The names of the values that the filter gives. */
  readonly given: readonly string[];
}

interface Columns {
  readonly column: string;
  readonly columns: number;
}

/** One row more than the window holds, each limited to its share of the bytes. */
function cutToWindow({ db }: Read, mark: Mark<'limit' | 'offset' | 'long'>) {
  return {
    longest: db.raw('?', [mark('long')]),
    rows: db.raw('limit ? offset ?', [mark('limit'), mark('offset')]),
  };
}

/** One row more than is held in memory. */
function cutAt({ db }: Read, rows: number) {
  return { longest: db.raw(String(SIZES.text)), rows: db.raw(`LIMIT ${rows + 1}`) };
}

/** Whether a whole-list statement has written the complete list. */
export function isWhole({ found, short }: Counted, rows: number = SIZES.rows): boolean {
  return found <= rows && short === found;
}

function sliceOf<Whole>(
  { written, found }: WrittenList,
  { limit }: Window,
  without: (whole: Json<Whole>) => Json<Whole>,
): WrittenSlice<Whole> {
  const json = new Json<Whole>(written);
  const hasMore = found > limit;
  return { json: hasMore ? without(json) : json, returned: Math.min(found, limit), hasMore };
}
