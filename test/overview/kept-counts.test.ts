/** The maintained counts match the rows, whatever happens and in any order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deleteProject } from '../../src/tracker/projects/deletion.ts';
import { purge } from '../../src/tracker/trash/purge.ts';
import { knownMigrations } from '../../src/store/schema/migrate.ts';
import type { Read } from '../../src/store/read.ts';
import type { Work } from '../../src/store/work.ts';
import { stamp } from '../../src/time/clock.ts';
import { weekOf } from '../../src/time/weeks.ts';
import { Chance } from '../setting/chance.ts';
import { raw } from '../setting/raw.ts';
import { world, type World } from '../setting/world.ts';

const STATUSES = ['backlog', 'todo', 'active', 'done', 'cancelled'] as const;
const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'] as const;
const LABELS = ['bug', 'area', 'idea'] as const;
const OPERATIONS = 120;
const SYSTEM = { transport: 'system', actorId: null } as const;

interface Row {
  readonly project_id: number;
  readonly status: string;
  readonly priority_rank: number;
  readonly module_id: number | null;
  readonly created_at: string;
  readonly closed_at: string | null;
}

type Tally = Map<string, number>;

function add(tally: Tally, ...key: readonly (string | number)[]): void {
  const name = key.join(' ');
  tally.set(name, (tally.get(name) ?? 0) + 1);
}

const week = (time: string): string => weekOf(new Date(`${time.slice(0, 10)}T00:00:00Z`));

/** The counts computed from the rows of all projects. */
async function counted({ db }: Read): Promise<Tally> {
  const tally: Tally = new Map();
  for (const row of await db('issues').whereNull('deleted_at').select<Row[]>('*')) {
    add(tally, row.project_id, 'status', row.status);
    add(tally, row.project_id, 'priority', row.priority_rank);
    add(tally, row.project_id, 'module', row.module_id ?? '');
    add(tally, row.project_id, 'created', week(row.created_at));
    if (row.closed_at !== null) add(tally, row.project_id, 'closed', week(row.closed_at));
  }
  const labelled = db('issue_labels').join('labels', 'labels.id', 'issue_labels.label_id');
  for (const { project_id, id } of await labelled.select<{ project_id: number; id: number }[]>('labels.*')) {
    add(tally, project_id, 'label', id);
  }
  for (const { target_id, project_id, deleted_at } of await openBlocks(db)) {
    const isFirst = !tally.has(`open blockers ${target_id}`);
    add(tally, 'open blockers', target_id);
    if (isFirst && deleted_at === null) add(tally, project_id, 'blocked', '');
  }
  return tally;
}

/** Every relation by which an open issue outside the trash blocks, with the blocked issue. */
function openBlocks(db: Read['db']) {
  return db('relations')
    .join('issues AS blockers', 'blockers.id', 'relations.source_id')
    .join('issues AS targets', 'targets.id', 'relations.target_id')
    .where({ type: 'blocks' })
    .whereNull('blockers.deleted_at')
    .whereNotIn('blockers.status', ['done', 'cancelled'])
    .select<{ target_id: number; project_id: number; deleted_at: string | null }[]>(
      'target_id',
      'targets.project_id',
      'targets.deleted_at',
    );
}

async function kept({ db }: Read): Promise<Tally> {
  const rows = await db('issue_counts')
    .whereNot('issues', 0)
    .select<{ project_id: number; facet: string; value: string; issues: number }[]>('*');
  const blocked = await db('issues')
    .whereNot('open_blockers', 0)
    .select<{ id: number; open_blockers: number }[]>('id', 'open_blockers');
  return new Map([
    ...rows.map(
      ({ project_id, facet, value, issues }) => [[project_id, facet, value].join(' '), issues] as const,
    ),
    ...blocked.map(({ id, open_blockers }) => [`open blockers ${id}`, open_blockers] as const),
  ]);
}

interface Entry {
  readonly project_id: number;
  readonly ts: string;
  readonly actor_user_id: number | null;
  readonly transport: string;
}

async function acted({ db }: Read): Promise<Map<string, { actions: number; last_ts: string }>> {
  const found = new Map<string, { actions: number; last_ts: string }>();
  for (const row of await db('activity').whereNotNull('project_id').orderBy('ts').select<Entry[]>('*')) {
    const key = [row.project_id, week(row.ts), row.actor_user_id ?? 0, row.transport].join(' ');
    found.set(key, { actions: (found.get(key)?.actions ?? 0) + 1, last_ts: row.ts });
  }
  return found;
}

interface ActivityCount {
  readonly project_id: number;
  readonly week: string;
  readonly actor: number;
  readonly transport: string;
  readonly actions: number;
  readonly last_ts: string;
}

async function keptActed({ db }: Read): Promise<Map<string, { actions: number; last_ts: string }>> {
  const rows = await db('activity_counts').select<ActivityCount[]>('*');
  return new Map(
    rows.map(({ project_id, week, actor, transport, actions, last_ts }) => [
      [project_id, week, actor, transport].join(' '),
      { actions, last_ts },
    ]),
  );
}

async function agree({ server }: World, after: string): Promise<void> {
  await server.app.instance.store.snapshot(async read => {
    assert.deepEqual(sorted(await kept(read)), sorted(await counted(read)), after);
    assert.deepEqual(sorted(await keptActed(read)), sorted(await acted(read)), after);
  });
}

function sorted<Value>(tally: ReadonlyMap<string, Value>): [string, Value][] {
  return [...tally].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Possible operations on a project; refused ones change nothing, which is also fine. */
function operations(
  site: World,
  modules: readonly number[],
  chance: Chance,
): readonly (() => Promise<unknown>)[] {
  const { server, bot, app } = site;
  // A tool's key, because days pass and sessions expire.
  const asked = async (method: string, path: string, body?: object): Promise<void> => {
    const { response } = await raw(server, path, { method, token: bot.token, ...(body ? { body } : {}) });
    assert.notEqual(response.status, 401);
  };
  const issue = (): number => 1 + chance.upTo(12);
  const settings = () => ({
    status: chance.oneOf(STATUSES),
    priority: chance.oneOf(PRIORITIES),
    module_id: chance.oneOf([...modules, null]),
    labels: LABELS.filter(() => chance.next() < 0.5),
  });
  const pair = () => ({ source: `APP-${issue()}`, target: `APP-${issue()}` });
  return [
    () => asked('POST', '/api/issues', { project_id: app, title: 'Made', ...settings() }),
    () => asked('POST', '/api/issues', { project_id: app, title: 'Plain' }),
    () => asked('PUT', `/api/issues/${issue()}`, settings()),
    () => asked('PUT', `/api/issues/${issue()}`, { status: chance.oneOf(STATUSES) }),
    () => asked('PUT', `/api/issues/${issue()}`, { title: `Named ${chance.upTo(9)}` }),
    () => asked('DELETE', `/api/issues/${issue()}`),
    () => asked('POST', `/api/issues/${issue()}/restore`),
    () => asked('POST', '/api/issues/link', { ...pair(), relation_type: 'blocks' }),
    () => asked('POST', '/api/issues/unlink', pair()),
    () => asked('DELETE', `/api/modules/${chance.oneOf(modules) ?? 0}`),
    () => asked('DELETE', `/api/labels/${1 + chance.upTo(LABELS.length * 4)}`),
    () => {
      server.clock.advance(86_400_000);
      const now = server.clock.now();
      const until = stamp(new Date(now.getTime() - 3 * 86_400_000));
      return server.app.instance.store.write({ now, ...SYSTEM }, work => purge(work, until));
    },
    ...BY_HAND.map(statement => () => write(site, ({ db }) => db.raw(statement))),
  ];
}

/** What Docket never does, but an operator may. */
const BY_HAND = [
  "UPDATE issues SET created_at = '2025-11-30 23:59:59', priority_rank = 4, priority = 'none' WHERE sequence % 5 = 2",
  `UPDATE issue_labels SET label_id = (SELECT MAX(label_id) FROM issue_labels)
    WHERE label_id = (SELECT MIN(label_id) FROM issue_labels) AND issue_id NOT IN (
      SELECT issue_id FROM issue_labels WHERE label_id = (SELECT MAX(label_id) FROM issue_labels))`,
  `UPDATE relations SET type = 'duplicate' WHERE type = 'blocks'
    AND source_id NOT IN (SELECT source_id FROM relations WHERE type = 'duplicate')`,
  `UPDATE relations SET type = 'blocks' WHERE type = 'duplicate'
    AND source_id NOT IN (SELECT source_id FROM relations WHERE type = 'blocks')`,
  "UPDATE issues SET status = 'done' WHERE sequence % 3 = 1 AND status <> 'cancelled'",
  "UPDATE issues SET status = 'todo' WHERE sequence % 3 = 1",
  'UPDATE issues SET deleted_at = NULL',
  'UPDATE activity SET actor_user_id = 1 WHERE id % 7 = 3',
  "UPDATE activity SET ts = '2025-12-01 00:00:00' WHERE id % 11 = 5",
] as const;

function write({ server }: World, act: (work: Work) => PromiseLike<unknown>): Promise<void> {
  return server.app.instance.store.write({ now: server.clock.now(), ...SYSTEM }, async work => {
    work.untraced();
    await act(work);
  });
}

/** Counts with the statements of the migration. */
async function countAnew(site: World): Promise<void> {
  await write(site, async ({ db, dialect }) => {
    const { sql = '' } = knownMigrations(dialect).find(({ name }) => name === 'kept-counts') ?? {};
    const fills = sql.match(/^INSERT INTO (issue|activity)_counts [^;]+;/gm) ?? [];
    assert.ok(fills.length >= 2);
    await db('issue_counts').delete();
    await db('activity_counts').delete();
    const blockers = /^UPDATE issues SET open_blockers [^;]+;/m.exec(sql)?.[0] ?? '';
    await db('issues').update({ open_blockers: 0 });
    await db.raw(blockers);
    await db('issue_counts').delete();
    for (const fill of fills) await db.raw(fill);
  });
}

for (const seed of [1, 2, 3]) {
  test(`after every one of random changes the counts are those of the rows (${seed})`, async t => {
    const site = await world(t);
    await site.label(...LABELS);
    const modules = [(await site.module({ name: 'One' })).id, (await site.module({ name: 'Two' })).id];
    const chance = new Chance(seed);
    const all = operations(site, modules, chance);
    for (let turn = 0; turn < OPERATIONS; turn += 1) {
      const place = chance.upTo(all.length);
      await all[place]?.();
      await agree(site, `in turn ${turn}, operation ${place}`);
    }
    await countAnew(site);
    await agree(site, 'as a migration counts what there is');
    await site.server.app.instance.store.write({ now: site.server.clock.now(), ...SYSTEM }, work =>
      deleteProject(work, site.app),
    );
    await agree(site, 'once the project is deleted');
    const { length } = await site.server.app.instance.store.read(({ db }) => db('issue_counts'));
    assert.equal(length, 0);
  });
}
