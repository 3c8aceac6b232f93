/** Insights: what was opened and closed in the last weeks, how the issues are spread, and who was busy. */
import { allow, type Authority } from '../../access/authority.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import { weekOf, weeksUntil } from '../../time/weeks.ts';
import { actorsIn } from '../activity/actors.ts';
import { countModules, countPriorities, countStatuses } from './counts.ts';

type Insights = Schemas['Insights'];

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
    top_actors: await actorsIn(read, projectId, { since, most: MOST_ACTORS }),
  };
}

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** By day, which both engines can say; only issues that moved into a closed status and stayed there have `closed_at`. */
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

/** A day in the future, left by a clock that was set back, is in none of the weeks. */
function perWeek(weeks: readonly string[], days: readonly DayCount[]): Insights['created_per_week'] {
  const counts = new Map(weeks.map(week => [week, 0]));
  for (const { day, count } of days) {
    const week = weekOf(new Date(day));
    const before = counts.get(week);
    if (before !== undefined) counts.set(week, before + count);
  }
  return [...counts].map(([week_start, count]) => ({ week_start, count }));
}
