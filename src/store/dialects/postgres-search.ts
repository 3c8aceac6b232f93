/** Search on PostgreSQL: words as tsvectors without positions, trigrams by pg_trgm. */
import {
  isShort,
  LINKS_OF_TEXT,
  markedBy,
  markOf,
  WHERE_LINKED,
  type Beginning,
  type Fragment,
  type SearchDialect,
} from './search.ts';

/** Prefixes the short beginnings of words; no word contains it. */
const BEGINS = '\uf000';

/** Bytes of words in one part: a tsvector holds less than a mebibyte. */
const PART = 400_000;

/** Words consist of letters, digits, marks and this private-use character, so a quoted lexeme needs no escapes. */
function lexeme(text: string): string {
  return `'${text}'`;
}

function anyOf(lexemes: readonly string[]): string {
  return `(${lexemes.join(' | ')})`;
}

function begun({ text, words }: Beginning): string {
  if (isShort(text)) return lexeme(BEGINS + text);
  return words === null || words.length === 0 ? `${lexeme(text)}:*` : anyOf(words.map(lexeme));
}

/** A text in several parts is searched part by part; each condition must match in some part. */
function inParts(conditions: readonly string[]): Fragment {
  const each = conditions.map(() => 'bool_or(words @@ CAST(? AS tsquery))').join(' AND ');
  return {
    sql: `SELECT docid FROM search_words WHERE parts > 1 AND words @@ CAST(? AS tsquery) GROUP BY docid HAVING ${each}`,
    bindings: [anyOf(conditions), ...conditions],
  };
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

export const postgresSearch: SearchDialect = {
  joinOne: (alias, table, key, value) =>
    `JOIN LATERAL (SELECT * FROM ${table} WHERE ${table}.${key} = ${value} LIMIT 1) AS ${alias} ON TRUE`,
  // Compares bytes, all at once; texts would be searched character by character.
  contains: column => `position(convert_to(?, 'UTF8') IN convert_to(${column}, 'UTF8')) > 0`,
  withWords: (beginnings, projects) => {
    const places = projects ? [anyOf(projects.map(project => lexeme(markOf(project))))] : [];
    const conditions = [...places, ...beginnings.map(begun)];
    const parted = inParts(conditions);
    return {
      sql: `SELECT docid FROM search_words WHERE parts = 1 AND words @@ CAST(? AS tsquery) UNION ALL ${parted.sql}`,
      bindings: [conditions.join(' & '), ...parted.bindings],
    };
  },
  withLetters: (stretch, projects) => {
    const pieces = piecesOf(stretch);
    return {
      sql: `SELECT docid FROM search_texts
        WHERE is_indexed AND ${pieces.map(() => "letters LIKE ? ESCAPE '\\'").join(' AND ')}
        ${projects ? `AND project_id IN (${[...projects, WHERE_LINKED].join(', ')})` : ''}`,
      bindings: pieces.map(piece => `%${piece.replace(/[\\%_]/g, sign => `\\${sign}`)}%`),
    };
  },
  reindex: {
    words: [
      'DELETE FROM search_words WHERE docid IN ({{docids}})',
      `WITH known AS (
        SELECT DISTINCT docid, word
        FROM search_texts, unnest(string_to_array(ltrim(title_words || body_words), ' ')) AS word
        WHERE docid IN ({{docids}})
      ), lexemes AS (
        SELECT docid, word AS lexeme FROM known WHERE word <> ''
        UNION SELECT docid, '${BEGINS}' || left(word, length) FROM known, generate_series(1, 3) AS length WHERE word <> ''
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
        WHERE docid IN ({{docids}}) AND length(word) > 3
        ON CONFLICT DO NOTHING`,
    ],
    letters: ['UPDATE search_texts SET is_indexed = TRUE WHERE docid IN ({{docids}}) AND NOT is_indexed'],
  },
};
