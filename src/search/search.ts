/** Search: what a caller can read and asks for, as one page. */
import { haveAsked, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Operations, Schemas } from '../generated/types.ts';
import { cut, fetched, type Slice, type Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';
import { soughtIn } from '../text/words.ts';
import { stretchFinder, wordFinder, type Finder } from './highlight.ts';
import { literalMatches } from './literal.ts';
import { TABLES, type Found, type Match, type Scope } from './matches.ts';
import { results } from './results.ts';
import { wordMatches } from './words.ts';

type Query = Operations['search']['parameters']['query'];

export type Asked = Required<Pick<Query, 'query' | 'mode' | 'sort'>> & Query & Window;

/** Bytes that a query may have. */
const LONGEST = { fts: 4_096, literal: 256 } as const;

const NEWEST = [
  { column: 'updated_at', order: 'desc' },
  { column: 'docid', order: 'desc' },
] as const;
const BEST = [{ column: 'score', order: 'desc' }, ...NEWEST] as const;

export async function found(
  read: Read,
  by: Authority,
  asked: Asked,
): Promise<Slice<Schemas['SearchResult']>> {
  // To keep what the caller can read is to ask for the role in every project at once.
  haveAsked(by);
  const ceiling = LONGEST[asked.mode];
  if (Buffer.byteLength(asked.query) > ceiling) throw refuse.queryTooLong({ ceiling });
  const { rows, hasMore } = cut(await matchesAsked(read, by, asked), asked);
  return { rows: await results(read, rows, finderOf(asked)), hasMore };
}

async function matchesAsked(read: Read, by: Authority, asked: Asked): Promise<Match[]> {
  const { query, mode, sort, project_id, result_type } = asked;
  const shelves = (Object.keys(TABLES) as Found[]).filter(
    shelf => result_type === undefined || shelf === result_type,
  );
  if (query.trim() === '' || shelves.length === 0) return [];
  const scope: Scope = { by, shelves, projectId: project_id };
  const matching =
    mode === 'literal'
      ? await literalMatches(read, scope, query)
      : await wordMatches(read, scope, soughtIn(query));
  if (!matching) return [];
  const order = mode === 'literal' || sort === 'recent' ? NEWEST : BEST;
  const page = read.db
    .from(matching.query.as('found'))
    .select<Match[]>('docid', 'updated_at')
    .orderBy([...order]);
  return page.limit(fetched(asked)).offset(asked.offset);
}

function finderOf({ query, mode }: Asked): Finder {
  return mode === 'literal' ? stretchFinder(query) : wordFinder(soughtIn(query));
}
