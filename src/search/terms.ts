/** What the index is asked for: how the words of a query may continue, and in which projects. */
import { memberOf, readsEverything } from '../access/authority.ts';
import { VOCABULARY_LETTERS, type Beginning } from '../store/dialects/search.ts';
import type { Read } from '../store/read.ts';
import { joined, raw, sql, type Sql } from '../store/sql.ts';
import { UNION, type Scope } from './matches.ts';

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
}

interface Row {
  /** The place of the beginning that continues as `word`. */
  readonly place: number;
  /** The number of a project, at its own place. */
  readonly word: string;
}

/** The place of projects, which no beginning has. */
const PROJECTS = -1;

/** One statement looks up all of it. */
export async function termsFor(
  read: Read,
  scope: Pick<Scope, 'by' | 'projectId'>,
  texts: readonly string[],
): Promise<Terms> {
  const known = texts.filter(text => [...text].length >= VOCABULARY_LETTERS).slice(0, BEGINNINGS_LOOKED_UP);
  const projects = lookedUpProjects(scope);
  const lookups = [...known.map(continued), ...(projects ? [projects] : [])];
  const rows = lookups.length === 0 ? [] : await looked(read, lookups);
  return {
    beginnings: texts.map(text => {
      const place = known.indexOf(text);
      const words = wordsAt(rows, place);
      return { text, words: place === -1 || words.length > WORDS_NAMED ? null : words };
    }),
    projects: projects ? within(rows) : scope.projectId === undefined ? null : [scope.projectId],
  };
}

async function looked(read: Read, lookups: readonly Sql[]): Promise<Row[]> {
  const all = sql`SELECT place, word FROM (${joined(lookups, UNION)}) AS terms`;
  return (await read.rows(all.in(read.dialect))) as Row[];
}

/** The words of the vocabulary that begin so. */
function continued(text: string, place: number): Sql {
  const words = sql`SELECT word FROM search_vocabulary WHERE word >= ${text} AND word < ${`${text}\u{10ffff}`}
    ORDER BY word LIMIT ${raw(`${WORDS_NAMED + 1}`)}`;
  return sql`SELECT ${raw(`${place}`)} AS place, word FROM (${words}) AS words`;
}

/** The projects of a caller who does not read everything; null if the scope says enough. */
function lookedUpProjects({ by, projectId }: Pick<Scope, 'by' | 'projectId'>): Sql | null {
  if (projectId !== undefined || readsEverything(by)) return null;
  return sql`SELECT ${raw(`${PROJECTS}`)} AS place, CAST(project_id AS TEXT) AS word FROM (
      SELECT project_id FROM project_members WHERE user_id = ${memberOf(by)} LIMIT ${raw(`${MOST_PROJECTS + 1}`)}
    ) AS places`;
}

function within(rows: readonly Row[]): readonly number[] | null {
  const projects = wordsAt(rows, PROJECTS).map(Number);
  return projects.length > MOST_PROJECTS ? null : projects;
}

function wordsAt(rows: readonly Row[], at: number): string[] {
  return rows.filter(({ place }) => place === at).map(({ word }) => word);
}
