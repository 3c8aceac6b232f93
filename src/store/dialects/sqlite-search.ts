/** Search on SQLite: contentless FTS5, one index for words and one for trigrams. */
import {
  isShort,
  LINKS_OF_TEXT,
  markedBy,
  markOf,
  WHERE_LINKED,
  type Beginning,
  type SearchDialect,
} from './search.ts';

/** A file has the marks of all projects that link it. */
const MARKS = `CASE WHEN project_id = ${WHERE_LINKED} THEN COALESCE((
    SELECT group_concat(${markedBy('char', 'links.project_id')}, ' ')
    FROM (SELECT DISTINCT COALESCE(project_id, 0) AS project_id FROM attachment_links WHERE ${LINKS_OF_TEXT}) AS links
  ), '') ELSE ${markedBy('char', 'project_id')} END`;

/** Quotes a text for FTS5. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function anyOf(texts: readonly string[]): string {
  return `(${texts.join(' OR ')})`;
}

function placed(projects: readonly number[] | null): string[] {
  return projects ? [anyOf(projects.map(project => quoted(markOf(project))))] : [];
}

function begun({ text, words }: Beginning): string {
  return words === null || words.length === 0 || isShort(text)
    ? `${quoted(text)} *`
    : anyOf(words.map(quoted));
}

function trigramsOf(stretch: string): string[] {
  const characters = [...stretch];
  const count = Math.max(0, characters.length - 2);
  return [
    ...new Set(Array.from({ length: count }, (_, place) => characters.slice(place, place + 3).join(''))),
  ];
}

export const sqliteSearch: SearchDialect = {
  // SQLite keeps the join order of CROSS JOIN: left before right.
  joinOne: (alias, table, key, value) => `CROSS JOIN ${table} AS ${alias} ON ${alias}.${key} = ${value}`,
  contains: column => `instr(${column}, ?) > 0`,
  withWords: (beginnings, projects) => ({
    sql: 'SELECT rowid AS docid FROM search_words_fts WHERE search_words_fts MATCH ?',
    bindings: [[...placed(projects), ...beginnings.map(begun)].join(' AND ')],
  }),
  withLetters: (stretch, projects) => {
    const wanted = [...placed(projects), ...trigramsOf(stretch).map(quoted)];
    // Fewer than three characters are in no index.
    if (wanted.length === 0) return { sql: 'SELECT docid FROM search_texts', bindings: [] };
    return {
      sql: 'SELECT rowid AS docid FROM search_letters_fts WHERE search_letters_fts MATCH ?',
      bindings: [wanted.join(' AND ')],
    };
  },
  reindex: {
    words: [
      'DELETE FROM search_words_fts WHERE rowid IN ({{docids}})',
      `INSERT INTO search_words_fts (rowid, words)
        SELECT docid, ${MARKS} || title_words || body_words FROM search_texts WHERE docid IN ({{docids}})`,
      `INSERT OR IGNORE INTO search_vocabulary (word)
        SELECT words.value
        FROM search_texts, json_each('["' || replace(ltrim(title_words || body_words), ' ', '","') || '"]') AS words
        WHERE docid IN ({{docids}}) AND length(words.value) > 3`,
    ],
    letters: [
      'DELETE FROM search_letters_fts WHERE rowid IN ({{docids}})',
      `INSERT INTO search_letters_fts (rowid, letters)
        SELECT docid, ${MARKS} || letters FROM search_texts WHERE docid IN ({{docids}})`,
    ],
  },
};
