/** Search: what a caller can read and asks for, as one page. */
import { haveAsked, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Shares } from '../limits/shares.ts';
import type { Operations, Schemas } from '../generated/types.ts';
import { cut, fetched, type Slice, type Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';
import { baseOf } from '../store/search-tables.ts';
import { soughtIn } from '../text/words.ts';
import type { Sources } from './things.ts';
import { stretchFinder, wordFinder, type Finder } from './highlight.ts';
import { literalMatches } from './literal.ts';
import { NEWEST, SHELVES, type Match, type Scope } from './matches.ts';
import { results } from './results.ts';
import { wordMatches } from './words.ts';

type Query = Operations['search']['parameters']['query'];

export type Asked = Required<Pick<Query, 'query' | 'mode' | 'sort'>> & Query & Window;

/** Bytes that a query may have. */
const LONGEST = { fts: 4_096, literal: 256 } as const;

const BEST = [{ column: 'score', order: 'desc' }, ...NEWEST] as const;

/** Whom the searches of keys without a user count for; no account has this id. */
const KEYS_WITHOUT_USER = 0;

/** What is looked through, and how many of a caller's searches do so at the same time. */
export type Searched = Pick<Sources, 'read' | 'files'> & { readonly searches: Shares };

export async function found(
  searched: Searched,
  by: Authority,
  asked: Asked,
): Promise<Slice<Schemas['SearchResult']>> {
  // To keep what the caller can read is to ask for the role in every project at once.
  haveAsked(by);
  const ceiling = LONGEST[asked.mode];
  if (Buffer.byteLength(asked.query) > ceiling) throw refuse.queryTooLong({ ceiling });
  const { project_id, result_type } = asked;
  const shelves = SHELVES.filter(shelf => result_type === undefined || shelf === result_type);
  const scope: Scope = { by, shelves, projectId: project_id };
  const matches = await searched.searches.within(by.memberId ?? KEYS_WITHOUT_USER, () =>
    matchesAsked(searched.read, scope, asked),
  );
  const { rows, hasMore } = cut(matches, asked);
  return { rows: await results({ ...searched, scope }, rows, finderOf(asked)), hasMore };
}

async function matchesAsked(read: Read, scope: Scope, asked: Asked): Promise<Match[]> {
  const { query, mode, sort } = asked;
  if (query.trim() === '') return [];
  if (mode === 'literal') return literalMatches(read, scope, asked);
  const matching = await wordMatches(read, scope, soughtIn(query));
  if (!matching) return [];
  return (
    read.db
      .from(matching.query.as('found'))
      // The highest numbers are those of files.
      .orderByRaw(`CASE WHEN docid >= ${baseOf('attachment')} THEN 1 ELSE 0 END`)
      .orderBy([...(sort === 'recent' ? NEWEST : BEST)])
      .limit(fetched(asked))
      .offset(asked.offset)
      .select<Match[]>('docid', 'updated_at')
  );
}

function finderOf({ query, mode }: Asked): Finder {
  return mode === 'literal' ? stretchFinder(query) : wordFinder(soughtIn(query));
}
