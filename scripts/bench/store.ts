/** Measures the assumptions of the store's design, as ratios: joined commits, cached statements, several readers. */
import { availableParallelism, tmpdir } from 'node:os';
import knex, { type Knex } from 'knex';
import { openStore, type Store } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../../test/setting/engines.ts';
import { startPostgres } from '../postgres.ts';
import { searchWrites } from './search-writes.ts';

const ISSUES = 2_000;
const WRITES = 200;
const READS = 400;
const ROUNDS = 3;

const call = { now: new Date(), transport: 'system', actorId: null } as const;

/** Long enough to be costly to parse, like the lists of a tracker. */
function longSelect(db: Knex, round: number): Knex.QueryBuilder {
  return db('bench_issues')
    .leftJoin('bench_modules', 'bench_modules.id', 'bench_issues.module_id')
    .where('bench_issues.project_id', round % 10)
    .whereIn('bench_issues.status', ['backlog', 'todo', 'active'])
    .whereNotExists(db('bench_blockers').whereRaw('bench_blockers.issue_id = bench_issues.id'))
    .select(
      'bench_issues.id',
      'bench_issues.sequence',
      'bench_issues.title',
      'bench_issues.status',
      'bench_issues.priority',
    )
    .select('bench_issues.updated_at', 'bench_issues.sort_order', { module: 'bench_modules.name' })
    .select({
      blocked: db('bench_blockers').count('*').whereRaw('bench_blockers.issue_id = bench_issues.id'),
    })
    .orderBy(['bench_issues.sort_order', 'bench_issues.sequence'])
    .limit(10);
}

async function fill(store: Store): Promise<void> {
  await store.write(call, async work => {
    const { db } = work;
    const { integer, text, real } = work.dialect.migrationWords;
    await db.raw(`CREATE TABLE bench_modules (id ${integer} PRIMARY KEY, name ${text})`);
    await db.raw(`CREATE TABLE bench_blockers (issue_id ${integer}, blocker_id ${integer})`);
    await db.raw(
      `CREATE TABLE bench_issues (id ${integer} PRIMARY KEY, project_id ${integer}, sequence ${integer}, title ${text},
        status ${text}, priority ${text}, module_id ${integer}, sort_order ${real}, updated_at ${text})`,
    );
    await db.raw('CREATE INDEX bench_issues_of_project ON bench_issues (project_id, sort_order, sequence)');
    await db.raw('CREATE INDEX bench_blockers_of_issue ON bench_blockers (issue_id)');
    for (let first = 0; first < ISSUES; first += 100) {
      await db('bench_issues').insert(Array.from({ length: 100 }, (_, place) => issue(first + place)));
    }
    work.untraced();
  });
}

function issue(id: number): Record<string, string | number | null> {
  const title = `Issue ${String(id)}`;
  const row = { id, project_id: id % 10, sequence: id, title, status: 'todo', priority: 'none' };
  return { ...row, module_id: null, sort_order: id, updated_at: '2026-01-01 00:00:00' };
}

/** The best of a few rounds: disturbances only ever add time. */
async function seconds(act: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await act();
    best = Math.min(best, performance.now() - start);
  }
  return best / 1_000;
}

async function joinedCommits(store: Store): Promise<number> {
  const small = (): Promise<void> =>
    store.write(call, async work => {
      await work.db('bench_issues').where('id', 1).increment('sequence', 1);
      work.untraced();
    });
  const together = await seconds(() => Promise.all(Array.from({ length: WRITES }, small)));
  const apart = await seconds(async () => {
    for (let write = 0; write < WRITES; write += 1) await small();
  });
  return apart / together;
}

async function keptStatements(store: Store, url: string): Promise<number> {
  const stock =
    store.engine === 'sqlite'
      ? knex({
          client: 'sqlite3',
          connection: { filename: url.slice('sqlite:'.length) },
          useNullAsDefault: true,
        })
      : knex({ client: 'pg', connection: url, pool: { min: 1, max: 1 } });
  const reads = async (db: Knex): Promise<void> => {
    for (let read = 0; read < READS; read += 1) await longSelect(db, read);
  };
  try {
    const parsed = await seconds(() => reads(stock));
    const kept = await seconds(() => store.read(({ db }) => reads(db)));
    return parsed / kept;
  } finally {
    await stock.destroy();
  }
}

async function readAtOnce(url: string, readers: number): Promise<number> {
  const store = await openStore({ url, readers });
  const asker = async (): Promise<void> => {
    for (let read = 0; read < READS / 8; read += 1) await store.read(({ db }) => longSelect(db, read));
  };
  const taken = await seconds(() => Promise.all(Array.from({ length: 8 }, asker)));
  await store.close();
  return taken;
}

async function measure(): Promise<void> {
  const database = await freshDatabase();
  const store = await openStore({ url: database.url });
  await fill(store);
  say(store, `${String(WRITES)} writes at once, joined into few commits`, await joinedCommits(store));
  say(
    store,
    "a long select, statements kept, against knex's own client",
    await keptStatements(store, database.url),
  );
  const { words, wordIndex, trigramIndex } = await searchWrites(store);
  console.log(`${store.engine}: the words of a new issue: ${percent(words)} of what it takes without them`);
  console.log(`${store.engine}: after the commit, the index of its words: ${percent(wordIndex)} of it`);
  console.log(`${store.engine}: after the commit, the index of its trigrams: ${percent(trigramIndex)} of it`);
  const alone = await readAtOnce(database.url, 1);
  for (const readers of [2, 4, 8]) {
    const ratio = alone / (await readAtOnce(database.url, readers));
    say(
      store,
      `reads, ${String(readers)} readers against one (${String(availableParallelism())} cores)`,
      ratio,
    );
  }
  await store.close();
  await database.remove();
}

async function measureOnPostgres(): Promise<void> {
  const server = await startPostgres(tmpdir());
  process.env['DOCKET_TEST_POSTGRES'] = server.url;
  try {
    await measure();
  } finally {
    await server.stop();
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}

function say(store: Store, what: string, ratio: number): void {
  console.log(`${store.engine}: ${what}: ${ratio.toFixed(1)} times as fast`);
}

await (engine === 'postgres' ? measureOnPostgres() : measure());
