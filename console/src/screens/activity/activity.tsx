/** The activity of a project, and its actors. */
import type { Project } from '../../copies/project.ts';
import { useThing } from '../../copies/things.ts';
import { Heading, Shown } from '../../parts/states.tsx';
import { client } from '../../session/session.ts';
import { ago, count } from '../../words/en.ts';
import { ActivityList } from './entries.tsx';

export function Activity({ project }: { readonly project: Project }) {
  const path = { id: project.id };
  const actors = useThing(`project ${project.id} actors`, () => client.listActivityActors({ path }));
  return (
    <>
      <div class="head">
        <Heading title={`Activity of ${project.name}`}>Activity</Heading>
      </div>
      <div class="two">
        <ActivityList
          name={`project ${project.id} activity`}
          read={query => client.listProjectActivity({ path, query })}
        />
        <aside aria-label="People and agents">
          <h2>Who</h2>
          <Shown of={actors}>
            {all => (
              <ul class="list">
                {all.map(({ actor_user_id, username, display_name, is_bot, actions, last_ts }) => (
                  <li key={actor_user_id ?? 0}>
                    {display_name ?? username ?? 'The server'} {is_bot && <span class="tag">agent</span>}{' '}
                    <small>
                      {count(actions, 'change')}, {ago(last_ts)}
                    </small>
                  </li>
                ))}
              </ul>
            )}
          </Shown>
        </aside>
      </div>
    </>
  );
}
