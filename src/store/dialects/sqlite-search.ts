/** Search on SQLite: contentless FTS5, one index for words and one for trigrams. */
import { raw, sql, type Sql } from '../sql.ts';
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

/** A file has the marks of all projects that link it. */
const MARKS = `CASE WHEN project_id = ${WHERE_LINKED} THEN COALESCE((
    SELECT group_concat(${markedBy('char', 'links.project_id')}, ' ')
    FROM (SELECT DISTINCT COALESCE(project_id, 0) AS project_id FROM attachment_links WHERE ${LINKS_OF_TEXT}) AS links
  ), '') ELSE ${markedBy('char', 'project_id')} END`;

/** Quotes a text for FTS5. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function grouped(expressions: readonly string[], operator: 'AND' | 'OR' | 'NOT'): string {
  return `(${expressions.join(` ${operator} `)})`;
}

/** A condition in the query language of FTS5. */
function expression(condition: Condition): string {
  if ('all' in condition) return grouped(condition.all.map(expression), 'AND');
  if ('any' in condition) return grouped(condition.any.map(expression), 'OR');
  if ('without' in condition)
    return grouped([expression(condition.holds), expression(condition.without)], 'NOT');
  return begun(condition.begins, condition.inTitle ? TITLE : '');
}

function begun({ text, words }: Beginning, prefix: string): string {
  if (words === null) return `${quoted(prefix + text)} *`;
  return grouped(
    [...new Set([text, ...words])].map(word => quoted(prefix + word)),
    'OR',
  );
}

/** FTS5 walks its matches from the newest on, and stops where a limit does. */
function newest(table: string, expressions: readonly string[], { projects, docids }: Within): Sql {
  const places = projects
    ? [
        grouped(
          projects.map(project => quoted(markOf(project))),
          'OR',
        ),
      ]
    : [];
  // As text, because the driver binds large numbers as floating point, which FTS5 does not take as a bound.
  const [first, last] = docids;
  return sql`SELECT rowid AS docid FROM ${raw(table)} WHERE ${raw(table)} MATCH ${[...places, ...expressions].join(' AND ')}
    AND rowid BETWEEN ${raw(`${first} AND ${last}`)} ORDER BY rowid DESC`;
}

/** Every third trigram and the last one: together they contain each letter. */
function trigramsOf(letters: string): string[] {
  const characters = [...letters];
  const last = characters.length - TRIGRAM;
  const starts = Array.from(
    { length: Math.max(0, Math.ceil((last + 1) / TRIGRAM)) },
    (_, place) => place * TRIGRAM,
  );
  return [...new Set([...starts, ...(last >= 0 ? [last] : [])])].map(start =>
    characters.slice(start, start + TRIGRAM).join(''),
  );
}

const TRIGRAM = 3;

export const sqliteSearch: SearchDialect = {
  // SQLite keeps the join order of CROSS JOIN: left before right.
  joinOne: (alias, table, key, value) => raw(`CROSS JOIN ${table} AS ${alias} ON ${alias}.${key} = ${value}`),
  // A covering index of the table, which SQLite would not choose: it prefers the key.
  joinItem: (alias, table, id) =>
    raw(`CROSS JOIN ${table} AS ${alias} INDEXED BY ${table}_found ON ${alias}.id = ${id}`),
  contains: (column, text) => sql`instr(${raw(column)}, ${text}) > 0`,
  byWords: (condition, within) => newest('search_words_fts', [expression(condition)], within),
  byLetters: (letters, within) => {
    const trigrams = trigramsOf(letters);
    // Fewer letters than a trigram has are in no index.
    if (trigrams.length > 0 || within.projects)
      return newest('search_letters_fts', [...new Set(trigrams)].map(quoted), within);
    const [first, last] = within.docids;
    return raw(`SELECT docid FROM search_texts WHERE docid BETWEEN ${first} AND ${last} ORDER BY docid DESC`);
  },
  reindex: {
    words: [
      'DELETE FROM search_words_fts WHERE rowid IN ({{docids}})',
      `INSERT INTO search_words_fts (rowid, words)
        SELECT docid, ${MARKS} || title_words || body_words || replace(title_words, ' ', ' ${TITLE}')
        FROM search_texts WHERE docid IN ({{docids}})`,
      `INSERT OR IGNORE INTO search_vocabulary (word)
        SELECT words.value
        FROM search_texts, json_each('["' || replace(ltrim(title_words || body_words), ' ', '","') || '"]') AS words
        WHERE docid IN ({{docids}}) AND length(words.value) >= ${VOCABULARY_LETTERS}`,
    ],
    letters: [
      'DELETE FROM search_letters_fts WHERE rowid IN ({{docids}})',
      `INSERT INTO search_letters_fts (rowid, letters)
        SELECT docid, ${MARKS} || letters FROM search_texts WHERE docid IN ({{docids}})`,
    ],
  },
};
