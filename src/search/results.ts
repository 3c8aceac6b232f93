/** Matches as the contract describes them, each with a piece of its text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Files } from '../attachments/bytes/files.ts';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { baseOf, shelfOf } from '../store/search-tables.ts';
import { filesFound } from './files.ts';
import type { Finder } from './highlight.ts';
import { bodyOf } from './items.ts';
import type { Scope } from './matches.ts';
import { BEGINNING, type Item } from './page.ts';
import { markedSnippet, plainSnippet } from './snippet.ts';

type Result = Schemas['SearchResult'];

/** Of this many texts without a match near their beginning, the rest is read. */
const READ_WHOLE = 8;

/** After this many results, other requests have a turn. */
const RESULTS_A_TURN = 4;

export interface Sources {
  readonly read: Read;
  readonly files: Files;
}

/** A result without what depends on the query, the beginning of its text, and a way to the whole text, if that is longer. */
interface Shown {
  readonly result: Omit<Result, 'snippet' | 'partial_match'>;
  readonly beginning: string;
  readonly whole: (() => Promise<string>) | null;
}

/** A page of matches, before it is shown. */
export interface Matched {
  readonly scope: Scope;
  readonly items: readonly Item[];
  readonly find: Finder;
  readonly isPartial: boolean;
}

export async function results(
  sources: Sources,
  { scope, items, find, isPartial }: Matched,
): Promise<Result[]> {
  const made: Result[] = [];
  let left = READ_WHOLE;
  for (const { result, beginning, whole } of await shownOf(sources, scope, items)) {
    let snippet = await markedSnippet(beginning, find);
    if (snippet === null && whole && left > 0) {
      left -= 1;
      snippet = await markedSnippet(await whole(), find);
    }
    if (snippet === null && result.result_type !== 'comment')
      snippet = await markedSnippet(result.title, find);
    made.push({ ...result, snippet: snippet ?? plainSnippet(beginning), partial_match: isPartial });
    if (made.length % RESULTS_A_TURN === 0) await nextTurn();
  }
  return made;
}

async function shownOf(sources: Sources, scope: Scope, items: readonly Item[]): Promise<Shown[]> {
  const { read, files } = sources;
  const base = baseOf('attachment');
  const ids = items.filter(({ docid }) => docid > base).map(({ docid }) => docid - base);
  const found = new Map((await filesFound(read, scope, ids)).map(file => [base + file.id, file]));
  const shown: Shown[] = [];
  for (const item of items) {
    const { docid } = item;
    if (docid < base) shown.push(itemShown(read, item));
    const file = found.get(docid);
    // A file may have been deleted between the two statements.
    if (!file) continue;
    const { id, identifier, project_id, filename: title } = file;
    shown.push({
      result: { result_type: 'attachment', id, identifier, title, project_id },
      beginning: await files.words(file, BEGINNING),
      whole: file.size_bytes > BEGINNING ? () => files.words(file) : null,
    });
  }
  return shown;
}

function itemShown(read: Read, item: Item): Shown {
  const { docid, identifier, project_id, parent_page_id, beginning, title } = item;
  const shelf = shelfOf(docid);
  if (shelf === 'attachment') throw new Error('a file is not an item');
  const id = docid - baseOf(shelf);
  return {
    result: {
      result_type: shelf,
      id,
      identifier,
      title: title ?? '',
      project_id,
      ...(parent_page_id === null ? {} : { parent_page_id }),
    },
    beginning: beginning ?? '',
    whole: (item.length ?? 0) > BEGINNING ? () => bodyOf(read, shelf, id) : null,
  };
}
