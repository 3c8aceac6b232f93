/** Insights: issues opened and closed in the last weeks, their distribution, and the most active users. */
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import { weekOf, weeksUntil } from '../../time/weeks.ts';
import { actorsIn } from '../activity/actors.ts';
import { countModules, countPriorities, countStatuses } from './counts.ts';

type Insights = Schemas['Insights'];

const MOST_ACTORS = 10;

export async function readInsights(
  read: Read,
  projectId: number,
  span: { readonly now: Date; readonly weeks: number },
): Promise<Insights> {
  const weeks = weeksUntil(span.now, span.weeks);
  const since = weeks[0] ?? weekOf(span.now);
  return {
    weeks: span.weeks,
    created_per_week: perWeek(weeks, await issuesPerWeek(read, projectId, 'created', since)),
    closed_per_week: perWeek(weeks, await issuesPerWeek(read, projectId, 'closed', since)),
    status_counts: (await countStatuses(read, projectId)).parsed(),
    priority_counts: await countPriorities(read, projectId),
    module_counts: await countModules(read, projectId),
    top_actors: await actorsIn(read, projectId, { since, most: MOST_ACTORS }),
  };
}

interface WeekCount {
  readonly week_start: string;
  readonly issues: number;
}

/** Maintained as rows change. Only issues that moved to a closed status and stayed there count as closed. */
export function issuesPerWeek({ db }: Read, projectId: number, facet: 'created' | 'closed', since: string) {
  return db('issue_counts')
    .where({ project_id: projectId, facet })
    .where('value', '>=', since)
    .select<WeekCount[]>({ week_start: 'value', issues: 'issues' });
}

/** Ignores a week in the future, which exists if the clock was set back. */
function perWeek(weeks: readonly string[], counts: readonly WeekCount[]): Insights['created_per_week'] {
  const known = new Map(counts.map(({ week_start, issues }) => [week_start, issues]));
  return weeks.map(week_start => ({ week_start, count: known.get(week_start) ?? 0 }));
}
