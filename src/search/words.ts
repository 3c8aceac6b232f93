/** Searches by words: every one of them begins a word of the text, and the best match comes first. */
import type { Knex } from 'knex';
import { isShort, type Beginning } from '../store/dialects/search.ts';
import type { Read } from '../store/read.ts';
import type { Sought } from '../text/words.ts';
import { matches, withTexts, type Holds, type Matching, type Scope, type Wanted } from './matches.ts';
import { placesOf } from './places.ts';

/** Of each shelf so many of the newest matches are ranked and answered, the rest is not: said in the contract. */
const MOST_RANKED = 10_000;

/** So many words of a query are ranked by; a text has to have the others, too. */
const WORDS_RANKED = 8;

/** A beginning of more words than this is left to the engine. */
const WORDS_NAMED = 200;

/** Of so many words of a query it is known how they go on. */
const WORDS_CONTINUED = 16;

/** The matches of the words, with a `score`; null where there can be none. */
export async function wordMatches(
  read: Read,
  scope: Scope,
  sought: readonly Sought[],
): Promise<Matching | null> {
  const projects = await placesOf(read, scope);
  if (projects?.length === 0 || sought.length === 0) return null;
  const beginnings = await continued(read, sought);
  const runs = sought.filter(({ beginnings: pairs }) => pairs.length > 1);
  const wanted: Wanted = {
    indexed: read.dialect.search.withWords(beginnings, projects),
    verified: runs.length > 0 ? holding(read, runs) : null,
    holds: holding(read, sought),
    most: MOST_RANKED,
  };
  const query = withTexts(
    read,
    read.db.from(matches(read, scope, wanted).as('matches')),
    'matches.docid',
  ).select('matches.docid', 'matches.updated_at', scoreOf(read, sought));
  return { query };
}

/** How the beginnings go on, where few known words begin so. */
async function continued({ db }: Read, sought: readonly Sought[]): Promise<Beginning[]> {
  const beginnings: Beginning[] = [];
  for (const text of new Set(sought.flatMap(({ beginnings: each }) => each))) {
    if (isShort(text) || beginnings.length >= WORDS_CONTINUED) beginnings.push({ text, words: null });
    else {
      const words = await db('search_vocabulary')
        .where('word', '>=', text)
        .where('word', '<', `${text}\u{10ffff}`)
        .orderBy('word')
        .limit(WORDS_NAMED + 1)
        .pluck<string[]>('word');
      beginnings.push({ text, words: words.length > WORDS_NAMED ? null : words });
    }
  }
  return beginnings;
}

const IN_TITLE = 'texts.title_words LIKE ?';

function holding({ dialect: { search } }: Read, sought: readonly Sought[]): Holds {
  const either = `(${search.contains('texts.title_words')} OR ${search.contains('texts.body_words')})`;
  const each = sought.map(() => either);
  const bindings = sought.flatMap(({ pattern }) => [pattern, pattern]);
  return query => query.whereRaw(all(each), bindings);
}

/** Halves within halves: engines have a ceiling for how deep a condition goes. */
function all(conditions: readonly string[]): string {
  if (conditions.length < 3) return conditions.join(' AND ');
  const middle = conditions.length >> 1;
  return `(${all(conditions.slice(0, middle))}) AND (${all(conditions.slice(middle))})`;
}

/**
 * For each word: a title that has it counts more than any body, a short title more than a long one; in a body counts, as in BM25,
 * how often it is there for the body's length (k1 = 1.2, b = 0.75, 100 words on average). In whole numbers, which both engines
 * divide alike.
 */
const WORD_SCORE = `
  CASE WHEN ${IN_TITLE} THEN 10000 + 8000 / (8 + texts.title_count) ELSE 0 END
  + 2200 - 2200 * (300 + 9 * texts.body_count)
    / (1000 * ((octet_length(texts.body_words) - octet_length(replace(texts.body_words, ?, ''))) / ?)
      + 300 + 9 * texts.body_count)`;

function scoreOf({ db }: Read, sought: readonly Sought[]): Knex.Raw {
  const ranked = sought.slice(0, WORDS_RANKED);
  const bindings = ranked.flatMap(({ pattern, counted }) => [
    `%${pattern}%`,
    counted,
    Buffer.byteLength(counted),
  ]);
  return db.raw(`${ranked.map(() => `(${WORD_SCORE})`).join(' + ')} AS score`, bindings);
}
