/** Searches for one stretch of text as it stands, in any case. */
import { refuse } from '../generated/refusals.ts';
import { fetched, type Window } from '../paging/slice.ts';
import type { Read } from '../store/read.ts';
import { lettersOf } from '../store/writing/search-text.ts';
import { matches, NEWEST, type Holds, type Match, type Scope } from './matches.ts';
import { placesOf } from './places.ts';

/** More matches than this are refused. */
const MOST_MATCHES = 10_000;

/** A match beside the number of all matches; null where the page has none. */
interface Counted {
  readonly count: number;
  readonly docid: number | null;
  readonly updated_at: string;
}

/** A page of the texts with the stretch, the newest first. One statement counts and cuts them: to find them may take long. */
export async function literalMatches(
  read: Read,
  scope: Scope,
  { query, ...window }: Window & { readonly query: string },
): Promise<Match[]> {
  const { db, dialect } = read;
  const stretch = lettersOf(query);
  const projects = await placesOf(read, scope);
  if (projects?.length === 0 || stretch === '') return [];
  const holds: Holds = texts => texts.whereRaw(dialect.search.contains('texts.letters'), [stretch]);
  const all = matches(read, scope, {
    indexed: dialect.search.withLetters(stretch, projects),
    verified: holds,
    holds,
    most: MOST_MATCHES + 1,
  });
  const page = db('matches')
    .orderBy([...NEWEST])
    .limit(fetched(window))
    .offset(window.offset);
  const found = await db
    .withMaterialized('matches', all)
    .from(db('matches').count({ count: '*' }).as('counted'))
    .leftJoin(page.select('docid', 'updated_at').as('page'), db.raw('TRUE'))
    .orderBy([...NEWEST])
    .select<Counted[]>('count', 'docid', 'updated_at');
  if ((found[0]?.count ?? 0) > MOST_MATCHES) throw refuse.searchTooBroad();
  return found.flatMap(({ docid, updated_at }) => (docid === null ? [] : [{ docid, updated_at }]));
}
