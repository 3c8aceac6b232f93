/** Searches for one stretch of text as it stands, in any case. */
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { lettersOf } from '../store/search-text.ts';
import { matches, type Holds, type Matching, type Scope } from './matches.ts';
import { placesOf } from './places.ts';

/** More matches than this are refused. */
const MOST_MATCHES = 10_000;

/** The matches of the stretch; null where there can be none. */
export async function literalMatches(read: Read, scope: Scope, query: string): Promise<Matching | null> {
  const stretch = lettersOf(query);
  const projects = await placesOf(read, scope);
  if (projects?.length === 0 || stretch === '') return null;
  const holds = holding(stretch);
  const found = matches(read, scope, {
    indexed: read.dialect.search.withLetters(stretch, projects),
    verified: holds,
    holds,
    most: MOST_MATCHES + 1,
  });
  const [first] = await read.db
    .from(
      read.db
        .from(found.clone().as('all_found'))
        .select('docid')
        .limit(MOST_MATCHES + 1)
        .as('counted'),
    )
    .count<{ count: number }[]>({ count: '*' });
  if ((first?.count ?? 0) > MOST_MATCHES) throw refuse.searchTooBroad();
  return { query: read.db.from(found.as('matches')).select('docid', 'updated_at') };
}

function holding(stretch: string): Holds {
  const pattern = `%${stretch.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;
  return query => query.whereRaw("texts.letters LIKE ? ESCAPE '\\'", [pattern]);
}
