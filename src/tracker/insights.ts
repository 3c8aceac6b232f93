/** Insights: what was opened and closed in the last weeks, how the issues spread, and who was busy. */
import { allow, type Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import type { Transport } from '../store/activity.ts';
import type { Read } from '../store/read.ts';
import { weekOf, weeksUntil } from '../time/weeks.ts';
import { countModules, countPriorities, countStatuses } from './issue-counts.ts';

type Insights = Schemas['Insights'];
type Actor = Schemas['ActivityActor'];

const MOST_ACTORS = 10;

export async function readInsights(
  read: Read,
  by: Authority,
  projectId: number,
  span: { readonly now: Date; readonly weeks: number },
): Promise<Insights> {
  await allow(read, by, projectId);
  const weeks = weeksUntil(span.now, span.weeks);
  const since = weeks[0] ?? weekOf(span.now);
  return {
    weeks: span.weeks,
    created_per_week: perWeek(weeks, await issuesPerDay(read, projectId, 'created_at', since)),
    closed_per_week: perWeek(weeks, await issuesPerDay(read, projectId, 'closed_at', since)),
    status_counts: await countStatuses(read, projectId),
    priority_counts: await countPriorities(read, projectId),
    module_counts: await countModules(read, projectId),
    top_actors: await topActors(read, projectId, since),
  };
}

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** By day, which both engines can say; `closed_at` stands on those alone that moved into a closed status and stayed. */
export function issuesPerDay(
  { db }: Read,
  projectId: number,
  column: 'created_at' | 'closed_at',
  since: string,
) {
  return db('issues')
    .where({ project_id: projectId })
    .whereNull('deleted_at')
    .where(column, '>=', since)
    .groupByRaw('substr(??, 1, 10)', [column])
    .count({ count: '*' })
    .select<DayCount[]>(db.raw('substr(??, 1, 10) AS day', [column]));
}

/** What a clock that was set back left in the future is in none of the weeks. */
function perWeek(weeks: readonly string[], days: readonly DayCount[]): Insights['created_per_week'] {
  const counts = new Map(weeks.map(week => [week, 0]));
  for (const { day, count } of days) {
    const week = weekOf(new Date(day));
    const before = counts.get(week);
    if (before !== undefined) counts.set(week, before + count);
  }
  return [...counts].map(([week_start, count]) => ({ week_start, count }));
}

interface Acted {
  readonly actor_user_id: number | null;
  readonly transport: Transport;
  readonly count: number;
  readonly last_ts: string;
}

export function actedSince({ db }: Read, projectId: number, since: string) {
  return db('activity')
    .where({ project_id: projectId })
    .where('ts', '>=', since)
    .groupBy('actor_user_id', 'transport')
    .count({ count: '*' })
    .max({ last_ts: 'ts' })
    .select<Acted[]>('actor_user_id', 'transport');
}

interface NamedUser {
  readonly id: number;
  readonly username: string;
  readonly display_name: string;
  readonly owner_id: number | null;
}

async function topActors(read: Read, projectId: number, since: string): Promise<Actor[]> {
  const ways = new Map<number | null, Acted[]>();
  for (const row of await actedSince(read, projectId, since)) {
    ways.set(row.actor_user_id, [...(ways.get(row.actor_user_id) ?? []), row]);
  }
  const top = [...ways]
    .map(([actor_user_id, rows]) => ({ actor_user_id, ...busyness(rows) }))
    .sort((a, b) => b.actions - a.actions || (a.actor_user_id ?? 0) - (b.actor_user_id ?? 0))
    .slice(0, MOST_ACTORS);
  const ids = top.flatMap(({ actor_user_id }) => actor_user_id ?? []);
  const names = await namesOf(read, ids);
  return top.map(actor => ({ ...(names.get(actor.actor_user_id) ?? NOBODY), ...actor }));
}

type ActorName = Pick<Actor, 'username' | 'display_name' | 'is_bot'>;

const NOBODY: ActorName = { username: null, display_name: null, is_bot: false };

function busyness(rows: readonly Acted[]) {
  const [most] = [...rows].sort((a, b) => b.count - a.count || (a.transport < b.transport ? -1 : 1));
  return {
    actions: rows.reduce((sum, { count }) => sum + count, 0),
    last_ts: rows.reduce((last, { last_ts }) => (last_ts > last ? last_ts : last), ''),
    top_transport: most?.transport ?? 'system',
  };
}

async function namesOf({ db }: Read, ids: readonly number[]): Promise<Map<number | null, ActorName>> {
  const users = await db('users')
    .whereIn('id', ids)
    .select<NamedUser[]>('id', 'username', 'display_name', 'owner_id');
  return new Map(
    users.map(({ id, username, display_name, owner_id }) => [
      id,
      { username, display_name, is_bot: owner_id !== null },
    ]),
  );
}
