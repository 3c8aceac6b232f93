/** Searches for a piece of text, in any case. */
import { joined, raw, sql } from '../store/sql.ts';
import { dueMatches, NEWEST, newestMatches, UNION, type Search, type Wanted } from './matches.ts';
import type { Matches } from './page.ts';

/** More matches than this are refused. */
export const MOST_MATCHES = 10_000;

/** The matches, the latest change first, and their number, which is exact up to the limit. */
export function letterMatches(search: Search, letters: string): Matches {
  const { dialect, scope } = search;
  const holds = dialect.search.contains('texts.letters', letters);
  const wanted: Wanted = {
    indexed: within => dialect.search.byLetters(letters, within),
    verified: holds,
    ofDue: null,
  };
  const kinds = scope.shelves.map(shelf => newestMatches(search, shelf, wanted, { most: MOST_MATCHES + 1 }));
  return {
    tables: [...dueMatches(search, holds), sql`matches AS MATERIALIZED (${joined(kinds, UNION)})`],
    groups: [sql`SELECT docid FROM matches ORDER BY ${NEWEST} LIMIT ${raw(`${MOST_MATCHES + 1}`)}`],
    count: raw('(SELECT count(*) FROM matches)'),
  };
}
