/** Responses without paging: held in memory if they are of ordinary size, and sent in pieces otherwise. */
import { inPieces, Json, jsonObject, recordsOfAll, type JsonPieces, type Viewed } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';

export interface Whole<Filter, Value> {
  /** Null if it is too large. */
  held(read: Read, filter: Filter): Promise<Json<Value> | null>;
  pieces(read: Read, filter: Filter): AsyncGenerator<Buffer, void>;
}

export type Response<Value> = Json<Value> | JsonPieces<Value>;

/** A filter, or a function that finds it. */
export type FilterOrFinder<Filter> = Filter | ((read: Read) => Promise<Filter>);

/** The whole value; if it is too large, it is read again, from a snapshot. */
export async function wholeOf<Filter extends object | null, Value>(
  store: Door,
  whole: Whole<Filter, Value>,
  filter: FilterOrFinder<Filter>,
  views: Viewed = store,
): Promise<Response<Value>> {
  const { found, held } = await store.read(async read => {
    const found = await filterBy(filter, read);
    return { found, held: await whole.held(read, found) };
  });
  return inMemoryOrPieces(held, views, read => whole.pieces(read, found));
}

async function filterBy<Filter>(filter: FilterOrFinder<Filter>, read: Read): Promise<Filter> {
  return isFinder(filter) ? filter(read) : filter;
}

function isFinder<Filter>(filter: FilterOrFinder<Filter>): filter is (read: Read) => Promise<Filter> {
  return typeof filter === 'function';
}

/** The one place that chooses between memory and pieces. */
export async function inMemoryOrPieces<Value>(
  held: Json<Value> | null,
  views: Viewed,
  pieces: (read: Read) => AsyncGenerator<Buffer, void>,
): Promise<Response<Value>> {
  return held ?? inPieces<Value>(views, pieces);
}

type Fields<Filter, Value> = { readonly [Name in keyof Value]: Whole<Filter, Value[Name]> };

/** An object; if one of its fields is too large, all of it is sent in pieces. The fields are read in order. */
export function objectOf<Filter, Value extends object>(fields: Fields<Filter, Value>): Whole<Filter, Value> {
  const all = Object.entries<Whole<Filter, unknown>>(fields);
  return {
    async held(read, filter) {
      const written: Record<string, Json<unknown>> = {};
      for (const [name, field] of all) {
        const held = await field.held(read, filter);
        if (held === null) return null;
        written[name] = held;
      }
      return jsonObject(written) as Json<object> as Json<Value>;
    },
    async *pieces(read, filter) {
      for (const [place, [name, field]] of all.entries()) {
        yield Buffer.from(`${place === 0 ? '{' : ','}${JSON.stringify(name)}:`);
        yield* field.pieces(read, filter);
      }
      yield Buffer.from('}');
    },
  };
}

/** A field that is never large. */
export function valueOf<Filter, Value>(
  ask: (read: Read, filter: Filter) => Promise<Value>,
): Whole<Filter, Value> {
  const held = async (read: Read, filter: Filter) => new Json<Value>(JSON.stringify(await ask(read, filter)));
  return {
    held,
    async *pieces(read, filter) {
      yield (await held(read, filter)).bytes;
    },
  };
}

/** Several lists as one, in pieces. */
export async function* oneListOf(
  lists: Iterable<Json<unknown[]>> | AsyncIterable<Json<unknown[]>>,
): AsyncGenerator<Buffer, void> {
  yield Buffer.from('[');
  yield* recordsOfAll(lists);
  yield Buffer.from(']');
}
