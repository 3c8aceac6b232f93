/** Search: one page of what a caller can read and asks for. */
import { haveAsked, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Operations, Schemas } from '../generated/types.ts';
import type { Shares } from '../limits/shares.ts';
import { cut, fetched, type Slice, type Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';
import { SHELVES } from '../store/search-tables.ts';
import { lettersOf } from '../store/writing/search-text.ts';
import { soughtIn } from '../text/words.ts';
import { textFinder, wordFinder, type Finder } from './highlight.ts';
import { letterMatches, MOST_MATCHES } from './letter-matches.ts';
import type { Scope, Search } from './matches.ts';
import { pageOf, type Item } from './page.ts';
import { sizeLimits } from '../text/limits.ts';
import { results, type Sources } from './results.ts';
import { termsFor } from './terms.ts';
import { FEW, fewMatches, wordMatches, type WordQuery } from './word-matches.ts';

type Query = Operations['search']['parameters']['query'];

export type SearchQuery = Required<Pick<Query, 'query' | 'mode' | 'match' | 'sort'>> & Query & Window;

/** Bytes that a query may have. */
const LONGEST = { fts: sizeLimits.search_query.most, literal: sizeLimits.literal_query.most } as const;

/** The account that searches of keys without a user count for; no account has this id. */
const KEYS_WITHOUT_USER = 0;

/** The scope of a search, and the number of searches that a caller can run at the same time. */
export type Searched = Sources & { readonly searches: Shares };

export async function found(
  searched: Searched,
  by: Authority,
  query: SearchQuery,
): Promise<Slice<Schemas['SearchResult']>> {
  // The query excludes what the caller cannot read, which is the role check in every project.
  haveAsked(by);
  const ceiling = LONGEST[query.mode];
  if (Buffer.byteLength(query.query) > ceiling) throw refuse.queryTooLong({ ceiling });
  const {
    rows,
    find,
    scope,
    isPartial = false,
  } = await searched.searches.within(by.memberId ?? KEYS_WITHOUT_USER, () =>
    query.mode === 'literal' ? byLetters(searched.read, by, query) : byWords(searched.read, by, query),
  );
  const { rows: items, hasMore } = cut(rows, query);
  return { rows: await results(searched, { scope, items, find, isPartial }), hasMore };
}

/** A page of matches, and how to mark them. */
interface Found {
  readonly rows: Item[];
  readonly scope: Scope;
  readonly find: Finder;
  /** The matches have only some of the words. */
  readonly isPartial?: boolean;
}

async function byWords(read: Read, by: Authority, query: SearchQuery): Promise<Found> {
  const sought = soughtIn(query.query);
  const window = windowOf(query);
  const texts = [...new Set(sought.flatMap(({ beginnings }) => beginnings))];
  const { beginnings, search } = await scoped(read, by, query, texts);
  const { scope } = search;
  const found = { scope, find: wordFinder(sought) };
  if (sought.length === 0 || scope.projects?.length === 0) return { ...found, rows: [] };
  const pageWith = (needs: WordQuery['needs'], at: Window): Promise<Item[]> =>
    pageByWords(read, search, { sought, beginnings, needs, sort: query.sort, end: at.offset + at.limit }, at);
  const rows = await pageWith('all', window);
  if (rows.length > 0 || query.match === 'all' || sought.length === 1) return { ...found, rows };
  // Behind the last complete match there is nothing.
  const isBehind = window.offset > 0 && (await pageWith('all', { limit: 1, offset: 0 })).length > 0;
  return isBehind ? { ...found, rows } : { ...found, rows: await pageWith('any', window), isPartial: true };
}

async function pageByWords(read: Read, search: Search, words: WordQuery, window: Window): Promise<Item[]> {
  const few = await pageOf(read, fewMatches(search, words), window);
  if ((few.count ?? 0) <= FEW) return few.items;
  return (await pageOf(read, wordMatches(search, words), window)).items;
}

async function byLetters(read: Read, by: Authority, query: SearchQuery): Promise<Found> {
  const letters = lettersOf(query.query);
  const { search } = await scoped(read, by, query, []);
  const { scope } = search;
  const found = { scope, find: textFinder(query.query) };
  if (query.query.trim() === '' || letters === '' || scope.projects?.length === 0)
    return { ...found, rows: [] };
  const matches = letterMatches(search, letters);
  const { items, count } = await pageOf(read, matches, windowOf(query));
  if ((count ?? 0) > MOST_MATCHES) throw refuse.searchTooBroad();
  return { ...found, rows: items };
}

async function scoped(read: Read, by: Authority, query: SearchQuery, texts: readonly string[]) {
  const { project_id: projectId, result_type } = query;
  const { beginnings, projects, hasDue } = await termsFor(read, { by, projectId }, texts);
  const shelves = SHELVES.filter(shelf => result_type === undefined || shelf === result_type);
  const scope: Scope = { by, shelves, projectId, projects };
  const search: Search = { dialect: read.dialect, scope, hasDue };
  return { search, beginnings };
}

/** One match more than the page has, to know whether there are others. */
function windowOf(query: Window): Window {
  return { limit: fetched(query), offset: query.offset };
}
