/** A searchable tracker of any size: inserted by SQL, including the index. */
import type { Knex } from 'knex';
import { baseOf } from '../../src/store/search-tables.ts';
import type { Store } from '../../src/store/store.ts';

const PROJECTS = 1_000;
/** The member is in the first, the second and the third. */
const MEMBERSHIPS = 3;
/** Has every tenth issue. */
export const LARGE_PROJECT = 1_000;
/** This many issues of that project have the two rare words, and as many of all others, whatever the size. */
const RARE = 50;
/** On PostgreSQL, a statement times out after half a minute. */
const ROWS_A_CHANGE = { sqlite: 20_000, postgres: 5_000 } as const;

const call = { now: new Date(), transport: 'system', actorId: null } as const;
const TIME = `'2026-01-01 00:00:00'`;

export async function fillForSearch(store: Store, size: number): Promise<void> {
  await store.write(call, async work => {
    work.untraced();
    await insertPlaces(work.db);
  });
  const rows = ROWS_A_CHANGE[store.engine];
  const indexes = store.engine === 'postgres' ? await takenAway(store) : [];
  for (let from = 0; from < size; from += rows) {
    await store.write(call, async work => {
      work.untraced();
      await insertIssues(work.db, store.engine, { from, to: Math.min(size, from + rows), size });
      const { words, letters } = work.dialect.search.reindex;
      for (const statement of [...words, ...letters])
        await work.db.raw(statement.replaceAll('{{docids}}', 'SELECT docid FROM search_due'));
      await work.db('search_due').delete();
    });
  }
  for (const index of indexes) {
    await store.write(call, async work => {
      work.untraced();
      await work.db.raw('SET LOCAL statement_timeout = 0');
      await work.db.raw(index);
    });
  }
  if (store.engine === 'postgres') await store.read(({ db }) => db.raw('ANALYZE'));
}

/** Building an index from all rows takes a fraction of filling it row by row. */
async function takenAway(store: Store): Promise<readonly string[]> {
  const indexes = await store.read(({ db }) =>
    db('pg_indexes')
      .whereIn('tablename', ['search_words', 'search_texts'])
      .whereLike('indexdef', '% USING gin %')
      .select<{ indexname: string; indexdef: string }[]>('indexname', 'indexdef'),
  );
  await store.write(call, async work => {
    work.untraced();
    for (const { indexname } of indexes) await work.db.raw(`DROP INDEX ${indexname}`);
  });
  return indexes.map(({ indexdef }) => indexdef);
}

async function insertPlaces(db: Knex): Promise<void> {
  await db.raw(`INSERT INTO users (username, username_folded, email, display_name, created_at, updated_at)
    VALUES ('max', 'max', 'max@local', 'Max', ${TIME}, ${TIME})`);
  await db.raw(`${numbers(0, PROJECTS)}
    INSERT INTO projects (id, name, identifier, description, sort_order, created_at, updated_at)
    SELECT i + 1, 'Project ' || i, 'P' || i, '', i, ${TIME}, ${TIME} FROM numbers`);
  await db.raw(`INSERT INTO project_members (project_id, user_id, role, created_at)
    SELECT id, 1, 'viewer', ${TIME} FROM projects WHERE id <= ${MEMBERSHIPS}`);
}

function numbers(from: number, to: number): string {
  return `WITH RECURSIVE numbers (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ${to})`;
}

interface Issues {
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

const GATHERED = { sqlite: 'group_concat', postgres: 'string_agg' } as const;

/** Words of every issue, of every tenth, of very few, and twelve of a vocabulary of 20,000. */
async function insertIssues(db: Knex, engine: Store['engine'], { from, to, size }: Issues): Promise<void> {
  const project = `CASE WHEN i % 10 = 5 THEN ${LARGE_PROJECT} ELSE i * 7 % ${PROJECTS - 1} + 1 END`;
  const odd = "' w' || CAST((CAST(i AS BIGINT) * k * 7919 + k * k) % 20011 AS TEXT)";
  await db.raw(
    `${numbers(from, to)},
    places (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM places WHERE k < 12),
    texts (i, body) AS (
      SELECT i, 'harbour mooring'
        || CASE WHEN i % 10 = 0 THEN ' tenth' ELSE '' END
        || CASE WHEN i % ${size / RARE} IN (3, 5) THEN ' anchor buoy' ELSE '' END
        || (SELECT ${GATHERED[engine]}(${odd}, '') FROM places)
      FROM numbers
    )
    INSERT INTO issues (id, project_id, sequence, title, description, status, priority, priority_rank, sort_order, seq,
      created_at, updated_at)
    SELECT i + 1, ${project}, i + 1, 'Issue number ' || CAST(i AS TEXT), body, 'todo', 'none', 4, i, i + 1, ${TIME}, ${TIME}
    FROM texts`,
  );
  await db.raw(`INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
    SELECT ${baseOf('issue')} + id, project_id, ' ' || lower(title), 3, ' ' || description, 15, lower(title) || ' ' || description
    FROM issues WHERE id > ${from} AND id <= ${to}`);
}
