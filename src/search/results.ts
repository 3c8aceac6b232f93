/** Matches as the contract shows them: with what they are called, and a piece of their text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Schemas } from '../generated/types.ts';
import { baseOf, endOf, type Shelf } from '../store/search-tables.ts';
import { filesFound } from './files.ts';
import type { Finder } from './highlight.ts';
import { itemsFound } from './items.ts';
import { SHELVES, type Match } from './matches.ts';
import { markedSnippet, plainSnippet } from './snippet.ts';
import type { Sources, Thing } from './things.ts';

type Result = Schemas['SearchResult'];

/** Of so many texts that match nowhere near their beginning, the rest is read. */
const READ_WHOLE = 8;

/** After so many results others have a turn. */
const RESULTS_A_TURN = 4;

export async function results(sources: Sources, page: readonly Match[], find: Finder): Promise<Result[]> {
  const things = new Map<number, { readonly shelf: Shelf; readonly thing: Thing }>();
  for (const shelf of SHELVES) {
    const ids = idsOn(shelf, page);
    if (ids.length === 0) continue;
    const found = await (shelf === 'attachment' ? filesFound(sources, ids) : itemsFound(sources, shelf, ids));
    for (const thing of found) things.set(baseOf(shelf) + thing.id, { shelf, thing });
  }
  const made: Result[] = [];
  let left = READ_WHOLE;
  for (const { docid } of page) {
    const known = things.get(docid);
    // It went between the two queries.
    if (!known) continue;
    const { shelf, thing } = known;
    let snippet = await markedSnippet(thing.beginning, find);
    if (snippet === null && thing.whole && left > 0) {
      left -= 1;
      snippet = await markedSnippet(await thing.whole(), find);
    }
    snippet ??=
      (shelf === 'comment' ? null : await markedSnippet(thing.title, find)) ?? plainSnippet(thing.beginning);
    made.push(resultOf(shelf, thing, snippet));
    if (made.length % RESULTS_A_TURN === 0) await nextTurn();
  }
  return made;
}

function idsOn(shelf: Shelf, page: readonly Match[]): number[] {
  const [base, end] = [baseOf(shelf), endOf(shelf)];
  return page.filter(({ docid }) => docid > base && docid <= end).map(({ docid }) => docid - base);
}

function resultOf(shelf: Shelf, thing: Thing, snippet: string): Result {
  const { id, identifier, title, project_id, parent_page_id } = thing;
  return {
    result_type: shelf,
    id,
    identifier,
    title,
    snippet,
    project_id,
    ...(parent_page_id === null ? {} : { parent_page_id }),
  };
}
