/** Search on PostgreSQL: words as tsvectors without positions, trigrams by pg_trgm. */
import { grouped, joined, raw, sql, type Sql } from '../sql.ts';
import {
  LINKS_OF_TEXT,
  markedBy,
  markOf,
  TITLE,
  VOCABULARY_LETTERS,
  WHERE_LINKED,
  type Beginning,
  type Condition,
  type SearchDialect,
  type Within,
} from './search.ts';

/** Prefixes the short beginnings of words; no word contains it. */
const BEGINS = '\uf000';
/** Beginnings up to this length are lexemes themselves. */
const SHORT = 3;

/** Bytes of words in one part: a tsvector holds less than a mebibyte. */
const PART = 400_000;

/** Words consist of letters, digits, marks and private-use characters, so a quoted lexeme needs no escapes. */
function lexeme(text: string): string {
  return `'${text}'`;
}

function anyOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' | ')})`;
}

function begun({ text, words }: Beginning, prefix: string): string {
  if ([...text].length <= SHORT) return lexeme(BEGINS + prefix + text);
  if (words === null) return `${lexeme(prefix + text)}:*`;
  return anyOf([...new Set([text, ...words])].map(word => lexeme(prefix + word)));
}

type Leaf = Extract<Condition, { readonly begins: Beginning }>;

function leaf({ begins, inTitle }: Leaf): string {
  return begun(begins, inTitle ? TITLE : '');
}

/** A condition as a tsquery. */
function tsquery(condition: Condition): string {
  if ('all' in condition) return `(${condition.all.map(tsquery).join(' & ')})`;
  if ('any' in condition) return anyOf(condition.any.map(tsquery));
  if ('without' in condition) return `(${tsquery(condition.holds)} & !${tsquery(condition.without)})`;
  return leaf(condition);
}

/** A condition on a text in several parts: each word may be in another one. */
function inParts(condition: Condition): Sql {
  if ('all' in condition) return grouped(condition.all.map(inParts), ' AND ');
  if ('any' in condition) return grouped(condition.any.map(inParts), ' OR ');
  if ('without' in condition) return sql`(${inParts(condition.holds)} AND NOT ${inParts(condition.without)})`;
  return someHas(leaf(condition));
}

function someHas(query: string): Sql {
  return sql`bool_or(words @@ CAST(${query} AS tsquery))`;
}

/** The words that a text with the condition may have in one of its parts. */
function leavesOf(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  if ('any' in condition) return condition.any.flatMap(leavesOf);
  return 'without' in condition ? leavesOf(condition.holds) : [leaf(condition)];
}

function between({ docids: [first, last] }: Within): Sql {
  return raw(`docid BETWEEN ${first} AND ${last}`);
}

/** Characters in a piece: the index looks up three, and LIKE compares all of them at each position. */
const PIECE = 4;
const MOST_PIECES = 4;

/** Pieces of a substring that lead to the texts with all of it: its beginning, its end, and some in between. */
function piecesOf(stretch: string): string[] {
  const characters = [...stretch];
  const last = Math.max(0, characters.length - PIECE);
  const count = Math.min(MOST_PIECES, Math.ceil(characters.length / PIECE));
  const starts = Array.from({ length: count }, (_, place) =>
    count === 1 ? 0 : Math.round((last * place) / (count - 1)),
  );
  return [...new Set(starts.map(start => characters.slice(start, start + PIECE).join('')))];
}

/** A file has the marks of all projects that link it. */
const MARKS = `CASE WHEN project_id = ${WHERE_LINKED} THEN ARRAY(
    SELECT DISTINCT ${markedBy('chr', 'COALESCE(attachment_links.project_id, 0)')} FROM attachment_links WHERE ${LINKS_OF_TEXT}
  ) ELSE ARRAY[${markedBy('chr', 'project_id')}] END`;

function joinOne(alias: string, table: string, key: string, value: string): Sql {
  return raw(
    `JOIN LATERAL (SELECT * FROM ${table} WHERE ${table}.${key} = ${value} LIMIT 1) AS ${alias} ON TRUE`,
  );
}

export const postgresSearch: SearchDialect = {
  joinOne,
  joinItem: (alias, table, id) => joinOne(alias, table, 'id', id),
  // Compares bytes, all at once; texts would be searched character by character.
  contains: (column, text) =>
    sql`position(convert_to(${text}, 'UTF8') IN convert_to(${raw(column)}, 'UTF8')) > 0`,
  byWords: (condition, within) => {
    const places = within.projects ? [anyOf(within.projects.map(project => lexeme(markOf(project))))] : [];
    const whole = [...places, tsquery(condition)].join(' & ');
    const parts = anyOf([...places, ...leavesOf(condition)]);
    return sql`SELECT docid FROM (
        SELECT docid FROM search_words WHERE parts = 1 AND words @@ CAST(${whole} AS tsquery) AND ${between(within)}
        UNION ALL SELECT docid FROM search_words
        WHERE parts > 1 AND words @@ CAST(${parts} AS tsquery) AND ${between(within)}
        GROUP BY docid HAVING ${grouped([...places.map(someHas), inParts(condition)], ' AND ')}
      ) AS matching ORDER BY docid DESC`;
  },
  byLetters: (letters, within) => {
    const pieces = piecesOf(letters).map(piece => `%${piece.replace(/[\\%_]/g, sign => `\\${sign}`)}%`);
    const places = within.projects
      ? [raw(`project_id IN (${[...within.projects, WHERE_LINKED].join(', ')})`)]
      : [];
    const conditions = [
      ...pieces.map(piece => sql`letters LIKE ${piece} ESCAPE '\\'`),
      ...places,
      between(within),
    ];
    return sql`SELECT docid FROM search_texts WHERE is_indexed AND ${joined(conditions, ' AND ')} ORDER BY docid DESC`;
  },
  reindex: {
    words: [
      'DELETE FROM search_words WHERE docid IN ({{docids}})',
      `WITH known AS (
        SELECT DISTINCT docid, word
        FROM search_texts, unnest(string_to_array(
          ltrim(title_words || body_words || replace(title_words, ' ', ' ${TITLE}')), ' ')) AS word
        WHERE docid IN ({{docids}})
      ), lexemes AS (
        SELECT docid, word AS lexeme FROM known WHERE word <> ''
        UNION SELECT docid, '${BEGINS}' || left(word, length + CASE WHEN starts_with(word, '${TITLE}') THEN 1 ELSE 0 END)
        FROM known, generate_series(1, ${SHORT}) AS length WHERE word <> ''
      ), parted AS (
        SELECT docid, lexeme,
          sum(octet_length(lexeme)) OVER (PARTITION BY docid ORDER BY lexeme) / ${PART} AS part
        FROM lexemes
      ), gathered AS (
        SELECT docid, part, array_agg(lexeme) AS lexemes, count(*) OVER (PARTITION BY docid) AS parts
        FROM parted GROUP BY docid, part
      )
      INSERT INTO search_words (docid, part, parts, words)
      SELECT docid, part, parts, array_to_tsvector(lexemes || ${MARKS})
      FROM gathered JOIN search_texts USING (docid)`,
      `INSERT INTO search_vocabulary (word)
        SELECT DISTINCT word FROM search_texts, unnest(string_to_array(ltrim(title_words || body_words), ' ')) AS word
        WHERE docid IN ({{docids}}) AND length(word) >= ${VOCABULARY_LETTERS}
        ON CONFLICT DO NOTHING`,
    ],
    letters: ['UPDATE search_texts SET is_indexed = TRUE WHERE docid IN ({{docids}}) AND NOT is_indexed'],
  },
};
