/** The terms that the index is queried for: continuations of the words of a query, in the projects of the caller. */
import { memberOf, readsEverything } from '../access/authority.ts';
import { VOCABULARY_LETTERS, type Beginning } from '../store/dialects/search.ts';
import type { Read } from '../store/read.ts';
import { raw, sql, Sql } from '../store/sql.ts';
import type { Scope } from './matches.ts';

/** A member of more projects searches the whole index: what is not readable is only excluded afterwards. */
const MOST_PROJECTS = 100;

/** A beginning of more words than this is left to the engine. */
const WORDS_NAMED = 200;

/** Only this many beginnings are looked up in the vocabulary. */
const BEGINNINGS_LOOKED_UP = 16;

export interface Terms {
  readonly beginnings: readonly Beginning[];
  /** Null for all projects. */
  readonly projects: readonly number[] | null;
  /** Whether the index does not know some texts as they are. A text that changes after this question may be missed. */
  readonly hasDue: boolean;
}

/** One statement looks up all of it. */
export async function termsFor(
  read: Read,
  scope: Pick<Scope, 'by' | 'projectId'>,
  texts: readonly string[],
): Promise<Terms> {
  const known = texts.filter(text => [...text].length >= VOCABULARY_LETTERS).slice(0, BEGINNINGS_LOOKED_UP);
  const projects = lookedUpProjects(scope);
  const [due, ...lists] = await listsOf(read, [
    DUE,
    ...known.map(continued),
    ...(projects ? [projects] : []),
  ]);
  const words = new Map(known.map((text, place) => [text, atMost(WORDS_NAMED, lists[place])]));
  return {
    beginnings: texts.map(text => ({ text, words: words.get(text) ?? null })),
    projects: projects ? (atMost(MOST_PROJECTS, lists.at(-1))?.map(Number) ?? null) : projectOf(scope),
    hasDue: due !== undefined && due.length > 0,
  };
}

/** The texts that each of the queries selects as `item`. */
async function listsOf(read: Read, queries: readonly Sql[]): Promise<(readonly string[])[]> {
  const { json } = read.dialect;
  const fields = queries.map(({ text }, place) => [`${place}`, json.texts(text)] as const);
  const values = queries.flatMap(query => query.values);
  const all = new Sql(`SELECT ${json.whole(json.object(fields))} AS written`, values);
  const [row] = (await read.rows(all.in(read.dialect))) as { readonly written: Buffer }[];
  return row ? Object.values(JSON.parse(row.written.toString()) as Record<string, string[]>) : [];
}

const DUE = raw('SELECT CAST(docid AS TEXT) AS item FROM search_due LIMIT 1');

/** Null for a longer list. */
function atMost(most: number, list: readonly string[] = []): readonly string[] | null {
  return list.length > most ? null : list;
}

/** The words of the vocabulary that begin so. */
function continued(text: string): Sql {
  return sql`SELECT word AS item FROM search_vocabulary WHERE word >= ${text} AND word < ${`${text}\u{10ffff}`}
    ORDER BY word LIMIT ${raw(`${WORDS_NAMED + 1}`)}`;
}

function projectOf({ projectId }: Pick<Scope, 'projectId'>): readonly number[] | null {
  return projectId === undefined ? null : [projectId];
}

/** The projects of a caller who does not read everything; null if the scope says enough. */
function lookedUpProjects({ by, projectId }: Pick<Scope, 'by' | 'projectId'>): Sql | null {
  if (projectId !== undefined || readsEverything(by)) return null;
  return sql`SELECT CAST(project_id AS TEXT) AS item FROM project_members WHERE user_id = ${memberOf(by)}
    LIMIT ${raw(`${MOST_PROJECTS + 1}`)}`;
}
