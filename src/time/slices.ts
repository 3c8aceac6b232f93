/** Long work in slices: in between, the event loop handles other work. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Takes a few milliseconds if each item takes a microsecond or two. */
const SLICE = 2_000;

/** The items in order, some at a time, and not all in one turn of the event loop. */
export async function* inSlices<T>(items: Iterable<T>, size = SLICE): AsyncGenerator<readonly T[]> {
  let slice: T[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
    await nextTurn();
  }
  if (slice.length > 0) yield slice;
}
