/**
 * Measures the cost of searches in a large tracker: how much longer the first page takes than in a small one with as many
 * matches, and how much longer it takes a member of few projects than an administrator. On SQLite in processor time, on
 * PostgreSQL, which is another process, in wall time. On the engine in DOCKET_TEST_ENGINE; the sizes are numbers of issues.
 */
import { tmpdir } from 'node:os';
import type { Authority } from '../../src/access/authority.ts';
import { Files } from '../../src/attachments/bytes/files.ts';
import { Shares } from '../../src/limits/shares.ts';
import { found, type SearchQuery } from '../../src/search/search.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { engine, freshDatabase } from '../../test/setting/engines.ts';
import { startPostgres } from '../postgres.ts';
import { median } from './quantile.ts';
import { fillForSearch, LARGE_PROJECT } from './search-contents.ts';

const SIZES = engine === 'sqlite' ? [1_500, 20_500, 1_000_000] : [10_000, 100_000];
const ROUNDS = 15;
/** Searches of a round, without a pause. */
const SEARCHES = 5;
const searches = new Shares(1);

const ADMINISTRATOR: Authority = {
  userId: 1,
  memberId: 1,
  isAdministrator: true,
  isRecent: true,
  enforced: true,
  role: 'viewer',
};
const MEMBER: Authority = { ...ADMINISTRATOR, isAdministrator: false };

type Question = Partial<SearchQuery> & Pick<SearchQuery, 'query'>;

const QUESTIONS: readonly (readonly [name: string, asked: Question])[] = [
  ['two rare words', { query: 'anchor buoy' }],
  ['a rare and a common word', { query: 'anchor harbour' }],
  ['the beginnings of two words', { query: 'anch buo' }],
  ['two rare words, the newest first', { query: 'anchor buoy', sort: 'recent' }],
  ['a word of every tenth issue', { query: 'tenth' }],
  ['a word of every issue', { query: 'harbour' }],
  ['two words of every issue', { query: 'harbour mooring' }],
  ['a word of no issue', { query: 'zebra' }],
  ['two words of every issue, the newest first', { query: 'harbour mooring', sort: 'recent' }],
  ['a stretch of every tenth issue, literally', { query: 'ing tent', mode: 'literal' }],
  ['one letter', { query: 'h' }],
  ['a rare stretch, literally', { query: 'chor buo', mode: 'literal' }],
  ['two rare words in the project of a tenth', { query: 'anchor buoy', project_id: LARGE_PROJECT }],
  ['a word of every issue of that project', { query: 'harbour', project_id: LARGE_PROJECT }],
  [
    'a rare stretch in that project, literally',
    { query: 'chor buo', mode: 'literal', project_id: LARGE_PROJECT },
  ],
];

async function taken(store: Store, by: Authority, asked: Question): Promise<number> {
  const files = new Files({ data_folder: tmpdir() }, store, () => new Date());
  const whole = { mode: 'fts', match: 'all', sort: 'relevance', limit: 20, offset: 0, ...asked } as const;
  const start = spentMs();
  for (let search = 0; search < SEARCHES; search += 1)
    await store.read(read => found({ read, files, searches }, { ...by }, whole));
  return (spentMs() - start) / SEARCHES;
}

function spentMs(): number {
  if (engine === 'postgres') return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** A literal search with too many matches is refused. */
async function isAnswered(stores: readonly Store[], asked: Question): Promise<boolean> {
  try {
    for (const store of stores) await taken(store, ADMINISTRATOR, asked);
    return true;
  } catch {
    return false;
  }
}

/** Alternating, so that disturbances affect all alike. */
async function compare(stores: readonly Store[]): Promise<void> {
  const heads = ['large / small', 'member / admin', ...stores.map((_, place) => `ms in ${place + 1}`)];
  console.log(`${engine}`.padEnd(42) + heads.map(head => head.padStart(16)).join(''));
  for (const [name, asked] of QUESTIONS) {
    if (!(await isAnswered(stores, asked))) {
      console.log(`${name.padEnd(42)} refused: too many matches`);
      continue;
    }
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
      (large.admin / small.admin).toFixed(2),
      (large.member / large.admin).toFixed(2),
      ...medians.map(({ admin }) => admin.toFixed(2)),
    ];
    console.log(name.padEnd(42) + columns.map(column => column.padStart(16)).join(''));
  }
}

async function bench(sizes: readonly number[]): Promise<void> {
  const databases = await Promise.all(sizes.map(() => freshDatabase()));
  const stores: Store[] = [];
  try {
    for (const [place, size] of sizes.entries()) {
      const store = await openStore({ url: databases[place]?.url ?? '' });
      stores.push(store);
      const start = performance.now();
      await fillForSearch(store, size);
      const seconds = ((performance.now() - start) / 1_000).toFixed(0);
      console.log(`${size.toLocaleString('en')} issues, put in within ${seconds} s`);
    }
    await compare(stores);
  } finally {
    for (const store of stores) await store.close();
    for (const database of databases) await database.remove();
  }
}

const [, , ...args] = process.argv;
const sizes = args.length === 0 ? SIZES : args.map(Number);
if (engine === 'sqlite') await bench(sizes);
else {
  const server = await startPostgres(tmpdir());
  process.env['DOCKET_TEST_POSTGRES'] = server.url;
  try {
    await bench(sizes);
  } finally {
    await server.stop();
  }
}
