/**
 * Searches by words: each begins a word of the text. Matches are ranked by how many of the words are in the title (all, some,
 * none), and within such a tier by score.
 */
import type { Beginning, Condition } from '../store/dialects/search.ts';
import { baseOf, endOf, type Shelf } from '../store/search-tables.ts';
import { grouped, joined, raw, sql, type Sql } from '../store/sql.ts';
import type { Sought } from '../text/words.ts';
import { dueMatches, joinTexts, newestMatches, NEWEST, UNION, type Search, type Wanted } from './matches.ts';
import type { Matches } from './page.ts';

/** The newest matches of a kind that are scored in each tier. The contract states this limit, and the next one. */
const SCORED = 300;

/** The newest matches of a kind that are returned in each tier. */
const MOST_RETURNED = 10_000;

/** The words of a query that decide the rank; a text must have the others too. */
const WORDS_RANKED = 8;

export interface WordQuery {
  readonly sought: readonly Sought[];
  readonly beginnings: readonly Beginning[];
  /** Whether a match has every word, or any of them. */
  readonly needs: 'all' | 'any';
  readonly sort: 'relevance' | 'recent';
  /** The number of matches up to the end of the requested page. */
  readonly end: number;
}

/** Up to this many matches are all scored, so they need no tiers. */
export const FEW = SCORED;

/** The matches of a query with few of them, and their number; if there are more, the matches are incomplete. */
export function fewMatches(search: Search, query: WordQuery): Matches {
  const words = wordsOf(search, query);
  const { shelves, projects } = search.scope;
  const docids = [Math.min(...shelves.map(baseOf)), Math.max(...shelves.map(endOf))] as const;
  const few = search.dialect.search.byWords(words.everywhere, { projects, docids });
  const wanted: Wanted = {
    indexed: ({ docids: [first, last] }) =>
      raw(
        `SELECT docid FROM few WHERE docid BETWEEN ${first} AND ${last} AND (SELECT count(*) FROM few) <= ${FEW}`,
      ),
    verified: words.isExact ? null : words.holds,
    ofDue: null,
  };
  const score = sql`${titleScore(sql`(${words.titled})`)} + ${bodyScore(words.ranked)}`;
  const inOrder =
    query.sort === 'recent' ? newestFirst(search, wanted, FEW) : bestFirst(search, wanted, score);
  return {
    tables: [
      ...dueMatches(search, words.holds),
      sql`few AS MATERIALIZED (SELECT docid FROM (${few}) AS found LIMIT ${raw(`${FEW + 1}`)})`,
    ],
    groups: groupsOf(search).map(inOrder),
    count: raw(`(SELECT count(*) FROM few)${search.hasDue ? ' + (SELECT count(*) FROM due)' : ''}`),
  };
}

export function wordMatches(search: Search, query: WordQuery): Matches {
  return query.sort === 'recent' ? byTime(search, query) : byRank(search, query);
}

/** Matches by the time of their last change. */
function byTime(search: Search, query: WordQuery): Matches {
  const { everywhere, holds, isExact } = wordsOf(search, query);
  const wanted: Wanted = {
    indexed: within => search.dialect.search.byWords(everywhere, within),
    verified: isExact ? null : holds,
    ofDue: null,
  };
  return {
    tables: dueMatches(search, holds),
    groups: groupsOf(search).map(newestFirst(search, wanted, MOST_RETURNED)),
  };
}

function byRank(search: Search, query: WordQuery): Matches {
  const words = wordsOf(search, query);
  const tiers = tiersOf(search, words);
  const groups = groupsOf(search).flatMap(shelves =>
    tiers.flatMap(({ wanted, score, isOfTitles }) => {
      const kinds = isOfTitles ? shelves.filter(shelf => shelf !== 'comment') : shelves;
      if (kinds.length === 0) return [];
      const best = bestFirst(search, wanted, score)(kinds);
      // A tier with more matches fills every page that ends before.
      return query.end > SCORED ? [best, newestFirst(search, wanted, MOST_RETURNED, SCORED)(kinds)] : [best];
    }),
  );
  return { tables: dueMatches(search, words.holds, sql`, ${words.titled} AS titled`), groups };
}

/** Files come after all other matches. */
function groupsOf({ scope: { shelves } }: Search): (readonly Shelf[])[] {
  const items = shelves.filter(shelf => shelf !== 'attachment');
  const files = shelves.filter(shelf => shelf === 'attachment');
  return [items, files].filter(group => group.length > 0);
}

/** Some kinds of texts, in their order. */
type Ordered = (shelves: readonly Shelf[]) => Sql;

/** Matches, the newest first, without the first `skipped` of each kind. */
function newestFirst(search: Search, wanted: Wanted, most: number, skipped = 0): Ordered {
  return shelves => sql`SELECT docid FROM (${each(search, shelves, wanted, { most, skipped })}) AS matches
    ORDER BY ${NEWEST} LIMIT ${raw(`${most * shelves.length}`)}`;
}

/** The newest matches of each kind, the best first. */
function bestFirst(search: Search, wanted: Wanted, score: Sql): Ordered {
  return shelves => sql`SELECT docid FROM (
      SELECT matches.docid, matches.updated_at, ${score} AS score
      FROM (${each(search, shelves, wanted, { most: SCORED })}) AS matches
      ${joinTexts(search.dialect, 'matches.docid')}
    ) AS scored ORDER BY score DESC, ${NEWEST} LIMIT ${raw(`${MOST_RETURNED * shelves.length}`)}`;
}

function each(
  search: Search,
  shelves: readonly Shelf[],
  wanted: Wanted,
  bounds: { readonly most: number; readonly skipped?: number },
): Sql {
  return joined(
    shelves.map(shelf => newestMatches(search, shelf, wanted, bounds)),
    UNION,
  );
}

interface Words {
  readonly ranked: readonly Sought[];
  /** For the index: the words of the title, the others, and all of them. */
  readonly titles: readonly Condition[];
  readonly others: readonly Condition[];
  readonly everywhere: Condition;
  /** The whole condition on `texts`. */
  readonly holds: Sql;
  /** The number of ranked words in the title of `texts`. */
  readonly titled: Sql;
  /** The index stores a run of a dense script as pairs, so it finds too much. */
  readonly isExact: boolean;
}

function wordsOf({ dialect }: Search, { sought, beginnings, needs }: WordQuery): Words {
  const { contains } = dialect.search;
  const known = new Map(beginnings.map(beginning => [beginning.text, beginning]));
  const condition = (one: Sought, inTitle: boolean): Condition => ({
    all: one.beginnings.map(text => ({ begins: known.get(text) ?? { text, words: null }, inTitle })),
  });
  const ranked = sought.slice(0, WORDS_RANKED);
  const inTitle = ({ pattern }: Sought): Sql => contains('texts.title_words', pattern);
  const has = (one: Sought): Sql => sql`(${inTitle(one)} OR ${contains('texts.body_words', one.pattern)})`;
  const anywhere = sought.map(one => condition(one, false));
  return {
    ranked,
    titles: ranked.map(one => condition(one, true)),
    others: needs === 'all' ? anywhere.slice(WORDS_RANKED) : [],
    everywhere: needs === 'all' ? { all: anywhere } : { any: anywhere },
    holds: grouped(sought.map(has), needs === 'all' ? ' AND ' : ' OR '),
    titled: joined(
      ranked.map(one => sql`CASE WHEN ${inTitle(one)} THEN 1 ELSE 0 END`),
      ' + ',
    ),
    isExact: sought.every(one => one.beginnings.length === 1),
  };
}

interface Tier {
  readonly wanted: Wanted;
  readonly score: Sql;
  /** Comments have no title. */
  readonly isOfTitles: boolean;
}

/** All of the ranked words are in the title, some, or none. The words in the body decide within a tier. */
function tiersOf(search: Search, words: Words): readonly Tier[] {
  const { ranked, titles, others, everywhere, isExact, titled, holds } = words;
  const count = ranked.length;
  const tier = (condition: Condition, isIn: (hits: Sql) => Sql, hits: Sql | null): Tier => ({
    wanted: {
      indexed: within => search.dialect.search.byWords(condition, within),
      verified: isExact ? null : sql`${holds} AND ${isIn(sql`(${titled})`)}`,
      ofDue: isIn(raw('titled')),
    },
    score: hits ? sql`${titleScore(hits)} + ${bodyScore(ranked)}` : bodyScore(ranked),
    isOfTitles: hits !== null,
  });
  // An index that finds too much cannot exclude either.
  const butNot = (holding: Condition, without: Condition): Condition =>
    isExact ? { holds: holding, without } : holding;
  const every = tier(
    { all: [...titles, ...others] },
    hits => sql`${hits} = ${raw(`${count}`)}`,
    raw(`${count}`),
  );
  const some = tier(
    butNot({ all: [everywhere, { any: titles }] }, { all: titles }),
    hits => sql`${hits} BETWEEN 1 AND ${raw(`${count - 1}`)}`,
    sql`(${titled})`,
  );
  const none = tier(butNot(everywhere, { any: titles }), hits => sql`${hits} = 0`, null);
  return count === 1 ? [every, none] : [every, some, none];
}

/** A title word counts more than any body, and a short title more than a long one. */
function titleScore(hits: Sql): Sql {
  return sql`${hits} * (100000 + 8000 / (8 + texts.title_count))`;
}

/**
 * As in BM25, a word in the body counts by its occurrences relative to the length (k1 = 1.2, b = 0.75, 100 words on average). In
 * whole numbers, which both engines divide alike.
 */
function bodyScore(words: readonly Sought[]): Sql {
  const scores = words.map(({ counted }) => {
    const without = sql`octet_length(replace(texts.body_words, ${counted}, ''))`;
    const times = sql`((octet_length(texts.body_words) - ${without}) / ${raw(`${Buffer.byteLength(counted)}`)})`;
    return sql`2200 - 2200 * (300 + 9 * texts.body_count) / (1000 * ${times} + 300 + 9 * texts.body_count)`;
  });
  return joined(scores, ' + ');
}
