/** Search: one page of what a caller can read and asks for. */
import { haveAsked, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Operations, Schemas } from '../generated/types.ts';
import type { Shares } from '../limits/shares.ts';
import { cut, fetched, type Slice } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';
import { lettersOf } from '../store/writing/search-text.ts';
import { soughtIn, type Sought } from '../text/words.ts';
import { textFinder, wordFinder, type Finder } from './highlight.ts';
import { letterMatches, MOST_MATCHES } from './letter-matches.ts';
import { SHELVES, type Scope } from './matches.ts';
import { pageOf, type Item, type Window } from './page.ts';
import { results, type Sources } from './results.ts';
import { termsFor } from './terms.ts';
import { FEW, fewMatches, wordMatches } from './word-matches.ts';

type Query = Operations['search']['parameters']['query'];

export type SearchQuery = Required<Pick<Query, 'query' | 'mode' | 'sort'>> & Query & Window;

/** Bytes that a query may have. */
const LONGEST = { fts: 4_096, literal: 256 } as const;

/** The account that searches of keys without a user count for; no account has this id. */
const KEYS_WITHOUT_USER = 0;

/** What is searched, and how many searches a caller can run at the same time. */
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
  const { rows, find, scope } = await searched.searches.within(by.memberId ?? KEYS_WITHOUT_USER, () =>
    query.mode === 'literal' ? byLetters(searched.read, by, query) : byWords(searched.read, by, query),
  );
  const { rows: items, hasMore } = cut(rows, query);
  return { rows: await results(searched, scope, items, find), hasMore };
}

/** A page of matches, and how to mark them. */
interface Found {
  readonly rows: Item[];
  readonly scope: Scope;
  readonly find: Finder;
}

async function byWords(read: Read, by: Authority, query: SearchQuery): Promise<Found> {
  const sought: readonly Sought[] = soughtIn(query.query);
  const window = windowOf(query);
  const texts = [...new Set(sought.flatMap(({ beginnings }) => beginnings))];
  const { beginnings, scope } = await scoped(read, by, query, texts);
  const found = { scope, find: wordFinder(sought) };
  if (sought.length === 0 || scope.projects?.length === 0) return { ...found, rows: [] };
  const search = { dialect: read.dialect, scope };
  const words = { sought, beginnings, sort: query.sort, end: window.offset + window.limit };
  const few = await pageOf(read, fewMatches(search, words), window);
  if ((few.count ?? 0) <= FEW) return { ...found, rows: few.items };
  return { ...found, rows: (await pageOf(read, wordMatches(search, words), window)).items };
}

async function byLetters(read: Read, by: Authority, query: SearchQuery): Promise<Found> {
  const letters = lettersOf(query.query);
  const { scope } = await scoped(read, by, query, []);
  const found = { scope, find: textFinder(query.query) };
  if (query.query.trim() === '' || letters === '' || scope.projects?.length === 0)
    return { ...found, rows: [] };
  const matches = letterMatches({ dialect: read.dialect, scope }, letters);
  const { items, count } = await pageOf(read, matches, windowOf(query));
  if ((count ?? 0) > MOST_MATCHES) throw refuse.searchTooBroad();
  return { ...found, rows: items };
}

async function scoped(read: Read, by: Authority, query: SearchQuery, texts: readonly string[]) {
  const { project_id: projectId, result_type } = query;
  const { beginnings, projects } = await termsFor(read, { by, projectId }, texts);
  const shelves = SHELVES.filter(shelf => result_type === undefined || shelf === result_type);
  const scope: Scope = { by, shelves, projectId, projects };
  return { scope, beginnings };
}

/** One match more than the page has, to know whether there are others. */
function windowOf(query: Window): Window {
  return { limit: fetched(query), offset: query.offset };
}
