/**
 * Measures what searches cost in a large tracker: how much longer the first page takes than in a small one where as many texts match,
 * and how much longer it takes a member of few projects than an administrator. On SQLite; sizes are given as numbers of issues.
 */
import type { Knex } from 'knex';
import { tmpdir } from 'node:os';
import type { Authority } from '../../src/access/authority.ts';
import { Files } from '../../src/attachments/files.ts';
import { indexDue } from '../../src/search/indexing.ts';
import { found, type Asked } from '../../src/search/search.ts';
import { baseOf } from '../../src/store/shelves.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { freshDatabase } from '../../test/setting/engines.ts';
import { median } from './quantile.ts';

const SIZES = [10_000, 1_000_000];
const PROJECTS = 1_000;
/** The member is in these: the first, the second and the third. */
const MEMBERSHIPS = 3;
/** How many issues have each of the two rare words, whatever the size. */
const RARE = 50;
const ROWS_A_CHANGE = 20_000;
const ROUNDS = 15;

const call = { now: new Date(), transport: 'system', actorId: null } as const;
const TIME = `'2026-01-01 00:00:00'`;

const ADMINISTRATOR: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};
const MEMBER: Authority = { ...ADMINISTRATOR, isAdministrator: false };

const QUERIES: readonly (readonly [name: string, asked: Partial<Asked> & Pick<Asked, 'query'>])[] = [
  ['two rare words', { query: 'anchor buoy' }],
  ['a rare and a common word', { query: 'anchor harbour' }],
  ['the beginnings of two words', { query: 'anch buo' }],
  ['a word of every tenth issue', { query: 'tenth' }],
  ['a word of every issue', { query: 'harbour' }],
  ['two words of every issue', { query: 'harbour mooring' }],
  ['one letter', { query: 'h' }],
  ['a rare stretch, literally', { query: 'chor buo', mode: 'literal' }],
];

async function fill(store: Store, size: number): Promise<void> {
  await store.write(call, async work => {
    work.untraced();
    await insertPlaces(work.db);
  });
  for (let from = 0; from < size; from += ROWS_A_CHANGE) {
    await store.write(call, async work => {
      work.untraced();
      await insertIssues(work.db, { from, to: Math.min(size, from + ROWS_A_CHANGE), size });
    });
    while (await store.write(call, indexDue));
  }
}

async function insertPlaces(db: Knex): Promise<void> {
  await db.raw(`INSERT INTO users (username, username_folded, display_name, created_at)
    VALUES ('max', 'max', 'Max', ${TIME})`);
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

/** Words of every issue, of every tenth, of fifty, and forty of a vocabulary of 20,000. */
async function insertIssues(db: Knex, { from, to, size }: Issues): Promise<void> {
  const project = `i * 7 % ${PROJECTS} + 1`;
  await db.raw(
    `${numbers(from, to)},
    places (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM places WHERE k < 40),
    texts (i, text) AS (
      SELECT i, 'harbour mooring'
        || CASE WHEN i % 10 = 0 THEN ' tenth' ELSE '' END
        || CASE WHEN i % ${size / RARE} = 0 THEN ' anchor buoy' ELSE '' END
        || (SELECT group_concat(' w' || ((i * k * 7919 + k * k) % 20011), '') FROM places)
      FROM numbers
    )
    INSERT INTO issues (id, project_id, sequence, title, description, status, priority, priority_rank, sort_order, seq,
      created_at, updated_at)
    SELECT i + 1, ${project}, i + 1, 'Issue number ' || i, text, 'todo', 'none', 4, i, i + 1, ${TIME}, ${TIME} FROM texts`,
  );
  await db.raw(`INSERT INTO search_texts (docid, project_id, title_words, title_count, body_words, body_count, letters)
    SELECT ${baseOf('issue')} + id, project_id, ' ' || lower(title), 3, ' ' || description, 45, lower(title) || ' ' || description
    FROM issues WHERE id > ${from} AND id <= ${to}`);
}

async function taken(
  store: Store,
  by: Authority,
  asked: Partial<Asked> & Pick<Asked, 'query'>,
): Promise<number> {
  const start = performance.now();
  await store.read(read =>
    found(
      { read, files: new Files(tmpdir(), store, () => new Date()) },
      { ...by },
      { mode: 'fts', sort: 'relevance', limit: 20, offset: 0, ...asked },
    ),
  );
  return performance.now() - start;
}

async function compare(stores: readonly Store[]): Promise<void> {
  console.log(
    `${''.padEnd(30)}${'large / small'.padStart(16)}${'member / admin'.padStart(16)}${'large, ms'.padStart(12)}`,
  );
  for (const [name, asked] of QUERIES) {
    const times = stores.map(() => ({ admin: [] as number[], member: [] as number[] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, store] of stores.entries()) {
        times[place]?.admin.push(await taken(store, ADMINISTRATOR, asked));
        times[place]?.member.push(await taken(store, MEMBER, asked));
      }
    }
    const medians = times.map(({ admin, member }) => ({ admin: median(admin), member: median(member) }));
    const [small, large] = [medians[0], medians.at(-1)];
    if (!small || !large) throw new Error('nothing was measured');
    const columns = [
      (large.admin / small.admin).toFixed(2).padStart(16),
      (large.member / large.admin).toFixed(2).padStart(16),
      large.admin.toFixed(1).padStart(12),
    ];
    console.log(name.padEnd(30) + columns.join(''));
  }
}

async function bench(sizes: readonly number[]): Promise<void> {
  const databases = await Promise.all(sizes.map(freshDatabase));
  const stores: Store[] = [];
  try {
    for (const [place, size] of sizes.entries()) {
      const store = await openStore({ url: databases[place]?.url ?? '' });
      stores.push(store);
      await fill(store, size);
    }
    await compare(stores);
  } finally {
    for (const store of stores) await store.close();
    for (const database of databases) await database.remove();
  }
}

const [, , ...args] = process.argv;
await bench(args.length === 0 ? SIZES : args.map(Number));
