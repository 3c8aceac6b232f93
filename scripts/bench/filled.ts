/** Fills an SQLite database with a tracker of a given size, by SQL statements. */
import type { Knex } from 'knex';
import { beginSession } from '../../src/identity/sessions.ts';
import { createUser } from '../../src/identity/users.ts';
import type { Store } from '../../src/store/store.ts';
import type { Work } from '../../src/store/work.ts';
import { previewOf } from '../../src/text/preview.ts';

/** Issues are distributed over this many projects; a size is a multiple of a thousand, so that all get the same number. */
export const PROJECTS = 10;
/** One more project has as many issues as a board shows, and another as many rows as a page of changes. */
export const BOARD = { project: PROJECTS + 1, issues: 500 } as const;
export const INDEX = { project: PROJECTS + 2, issues: 4_000, pages: 1_000 } as const;

const LABELS_EACH = 20;
/** One in this many issues has comments, as many as this number. */
export const COMMENTED = 100;
/** The first of these. */
export const TALKED_ABOUT = 1;
const ROWS_A_CHANGE = 20_000;

const START = Date.UTC(2026, 0, 1) / 1_000;
export const TEXT = `Since the storm, the lights at the pier go out for seconds.\n${'What was tried stands below. '.repeat(8)}`;

const call = { now: new Date(), transport: 'system', actorId: null } as const;

/** Creates the projects and a maintainer of all of them, then their issues; returns the maintainer's token. */
export async function fill(store: Store, size: number): Promise<string> {
  const { token } = await store.write(call, async work => {
    const max = await createUser(work, { username: 'max', password_hash: '' });
    if (typeof max === 'string') throw new Error('this database is not empty');
    await insertProjects(work, max.id);
    await insertLabels(work);
    return beginSession(work, max.id);
  });
  if (store.engine === 'postgres') await silently(store, db => db.raw(DATETIME));
  const among = { project: `i % ${PROJECTS} + 1`, sequence: `i / ${PROJECTS} + 1` };
  for (let from = 0; from < size; from += ROWS_A_CHANGE) {
    const to = Math.min(from + ROWS_A_CHANGE, size);
    await silently(store, async db => {
      await insertIssues(db, { from, to, ...among });
      await insertComments(db, { from, to });
    });
  }
  await silently(store, db => insertOfKnownSize(db, size));
  return token;
}

export function silently(store: Store, act: (db: Knex) => Promise<unknown>): Promise<void> {
  return store.write(call, async work => {
    await act(work.db);
    work.untraced();
  });
}

async function insertProjects({ db, now }: Work, maintainer: number): Promise<void> {
  for (let id = 1; id <= INDEX.project; id += 1) {
    const named = { id, name: `Project ${id}`, identifier: `P${id}`, description: '', sort_order: id };
    await db('projects').insert({ ...named, created_at: now, updated_at: now });
    const member = { project_id: id, user_id: maintainer, role: 'maintainer', created_at: now };
    await db('project_members').insert(member);
  }
}

async function insertLabels({ db }: Work): Promise<void> {
  await db.raw(`
    ${numbers(0, INDEX.project * LABELS_EACH)}
    INSERT INTO labels (id, project_id, name, name_folded, color)
    SELECT i + 1, i / ${LABELS_EACH} + 1, 'label ' || i, 'label ' || i, '#6B7280' FROM numbers`);
}

/** The projects whose sizes do not depend on the size of the tracker. */
async function insertOfKnownSize(db: Knex, size: number): Promise<void> {
  const indexed = size + BOARD.issues;
  const end = indexed + INDEX.issues;
  await insertIssues(db, {
    from: size,
    to: indexed,
    project: `${BOARD.project}`,
    sequence: `i - ${size} + 1`,
  });
  await insertIssues(db, {
    from: indexed,
    to: end,
    project: `${INDEX.project}`,
    sequence: `i - ${indexed} + 1`,
  });
  await insertPages(db, end);
  await db('counters')
    .where({ name: 'seq' })
    .update({ value: 2 * (end + INDEX.pages) });
}

/** A table of the numbers from one up to, but not including, another. */
export function numbers(from: number, to: number): string {
  return `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${to})`;
}

/** SQLite's function, as far as it is needed here. */
const DATETIME = `CREATE FUNCTION datetime(seconds bigint, form text) RETURNS text IMMUTABLE LANGUAGE sql
  AS $$ SELECT to_char(to_timestamp(seconds) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') $$`;

/** The time of a number, as rows store it. */
export const TIME = `datetime(${START} + i * 20, 'unixepoch')`;

interface Issues {
  /** The numbers they are created from. */
  readonly from: number;
  readonly to: number;
  /** Expressions in the number `i`. */
  readonly project: string;
  readonly sequence: string;
}

/** Issues with two labels each and the activity of their creation; their `seq` are the odd numbers. */
async function insertIssues(db: Knex, { from, to, project, sequence }: Issues): Promise<void> {
  await db.raw(
    `${numbers(from, to)}
    INSERT INTO issues (id, project_id, sequence, title, description, preview, status, priority, priority_rank, sort_order, seq,
      created_at, updated_at)
    SELECT i + 1, ${project}, ${sequence}, 'Issue number ' || i, CAST(:text AS TEXT) || i, :preview,
      CASE i * 7 % 5 WHEN 0 THEN 'backlog' WHEN 1 THEN 'todo' WHEN 2 THEN 'active' WHEN 3 THEN 'done' ELSE 'cancelled' END,
      CASE i * 3 % 5 WHEN 0 THEN 'urgent' WHEN 1 THEN 'high' WHEN 2 THEN 'medium' WHEN 3 THEN 'low' ELSE 'none' END,
      i * 3 % 5, ${sequence}, 2 * i + 1, ${TIME}, ${TIME}
    FROM numbers`,
    { text: TEXT, preview: previewOf(TEXT) },
  );
  for (const place of [0, 7]) {
    await db.raw(`
      ${numbers(from, to)}
      INSERT INTO issue_labels (issue_id, label_id)
      SELECT i + 1, (${project} - 1) * ${LABELS_EACH} + (i / ${PROJECTS} + ${place}) % ${LABELS_EACH} + 1 FROM numbers`);
  }
  await db.raw(`
    INSERT INTO activity (ts, transport, entity_type, entity_id, project_id, issue_id, action, new_value)
    SELECT created_at, 'web', 'issue', id, project_id, id, 'create', title
    FROM issues WHERE id > ${from} AND id <= ${to}`);
}

/**
 * As many comments as issues, all on the first of each hundred, distributed over the projects; `seq` are the even numbers.
 */
async function insertComments(db: Knex, { from, to }: { from: number; to: number }): Promise<void> {
  const commented = `i - i % ${COMMENTED} + i / ${COMMENTED} % ${PROJECTS} + 1`;
  await db.raw(
    `${numbers(from, to)}
    INSERT INTO comments (project_id, issue_id, user_id, content, seq, created_at, updated_at)
    SELECT (${commented} - 1) % ${PROJECTS} + 1, ${commented}, 1, :text, 2 * i + 2, ${TIME}, ${TIME} FROM numbers`,
    { text: TEXT },
  );
}

async function insertPages(db: Knex, from: number): Promise<void> {
  await db.raw(
    `${numbers(from, from + INDEX.pages)}
    INSERT INTO pages (project_id, sequence, title, title_folded, content, preview, sort_order, status, seq, created_at, updated_at)
    SELECT ${INDEX.project}, i - ${from} + 1, 'Page number ' || i, 'page number ' || i, :text, :preview, i, 'draft', 2 * i + 1,
      ${TIME}, ${TIME}
    FROM numbers`,
    { text: TEXT, preview: previewOf(TEXT) },
  );
}
