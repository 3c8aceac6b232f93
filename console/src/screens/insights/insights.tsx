/** The numbers of a project: each chart has its summary in words, and a table. */
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { Chart } from '../../parts/chart.tsx';
import { Heading, Shown } from '../../parts/states.tsx';
import { client } from '../../session/session.ts';
import { count, keysOf, PRIORITIES, STATUSES } from '../../words/en.ts';

function sum(weeks: readonly { readonly count: number }[]): number {
  return weeks.reduce((total, week) => total + week.count, 0);
}

export function Insights({ project }: { readonly project: Project }) {
  const insights = useThing(`project ${project.id} insights`, () =>
    client.getInsights({ path: { id: project.id } }),
  );
  return (
    <>
      <div class="head">
        <Heading title={`Insights of ${project.name}`}>Insights</Heading>
      </div>
      <Shown of={insights}>
        {({
          weeks,
          created_per_week,
          closed_per_week,
          status_counts,
          priority_counts,
          module_counts,
          top_actors,
        }) => (
          <>
            <Chart
              title="Created"
              summary={`${count(sum(created_per_week), 'issue')} created in ${weeks} weeks.`}
              bars={created_per_week.map(week => [week.week_start.slice(5), week.count] as const)}
            />
            <Chart
              title="Closed"
              summary={`${count(sum(closed_per_week), 'issue')} closed in ${weeks} weeks.`}
              bars={closed_per_week.map(week => [week.week_start.slice(5), week.count] as const)}
            />
            <Chart
              title="By status"
              summary={`${count(status_counts.total, 'issue')} in all, ${status_counts.done} done.`}
              bars={keysOf(STATUSES).map(key => [STATUSES[key], status_counts[key]] as const)}
            />
            <Chart
              title="By priority"
              summary={`${priority_counts.urgent} urgent, ${priority_counts.high} high.`}
              bars={keysOf(PRIORITIES).map(key => [PRIORITIES[key], priority_counts[key]] as const)}
            />
            {module_counts.length > 0 && (
              <Chart
                title="By module"
                summary={`Issues in ${count(module_counts.length, 'module')}.`}
                bars={module_counts.map(one => [one.name, one.count] as const)}
              />
            )}
            <Chart
              title="Top actors"
              summary={`${count(top_actors.length, 'person or agent', 'people and agents')} made changes.`}
              bars={top_actors.map(
                one => [one.display_name ?? one.username ?? 'The server', one.actions] as const,
              )}
            />
          </>
        )}
      </Shown>
    </>
  );
}
