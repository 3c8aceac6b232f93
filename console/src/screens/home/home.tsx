/** The first page: the projects, what needs the user, and what to do in the first hour. */
import type { Answer } from '@docket/client';
import { draftKeys } from '../../copies/drafts.ts';
import { useProjects } from '../../copies/current.ts';
import { useThing } from '../../copies/things.ts';
import { opened } from '../../keyboard/shortcuts.ts';
import { PriorityIcon, StatusIcon } from '../../parts/icons.tsx';
import { Chart } from '../../parts/chart.tsx';
import { Heading, Shown } from '../../parts/states.tsx';
import { useState } from 'preact/hooks';
import { Arrange } from './arrange.tsx';
import { client, me } from '../../session/session.ts';
import { ago, count } from '../../words/en.ts';

export function Home() {
  const projects = useProjects();
  const [isArranging, setIsArranging] = useState(false);
  const overview = useThing('projects overview', () =>
    client.getHomeOverview({ query: { tz: -new Date().getTimezoneOffset() } }),
  );
  const attention = useThing('projects attention', () => client.listAttention());
  return (
    <>
      <div class="head">
        <Heading>Projects</Heading>
        {(projects.value.value?.length ?? 0) > 1 && (
          <button type="button" onClick={() => setIsArranging(true)}>
            Arrange
          </button>
        )}
      </div>
      <Shown of={projects}>
        {all =>
          all.length === 0 ? (
            <FirstHour />
          ) : (
            <div class="grid">
              {all.map(project => (
                <Tile key={project.id} project={project} overview={overview.value.value} />
              ))}
            </div>
          )
        }
      </Shown>
      <Shown of={attention}>{groups => <Attention {...groups} />}</Shown>
      <Drafts />
      {isArranging && <Arrange onClose={() => setIsArranging(false)} />}
      <Shown of={overview}>
        {({ open_total, open_trend }) =>
          open_total === 0 ? null : (
            <Chart
              title="Open issues"
              summary={`${count(open_total, 'issue is', 'issues are')} open in all your projects.`}
              bars={open_trend.map(({ date, count: number }) => [date.slice(5), number] as const)}
            />
          )
        }
      </Shown>
    </>
  );
}

interface TileOf {
  readonly project: Answer<'listProjects'>[number];
  readonly overview: Answer<'getHomeOverview'> | undefined;
}

function Tile({ project, overview }: TileOf) {
  const known = overview?.projects.find(({ project_id }) => project_id === project.id);
  return (
    <a class="tile" href={`/p/${project.identifier}`}>
      <h2>
        {project.emoji !== null && <span aria-hidden="true">{project.emoji} </span>}
        {project.name}
      </h2>
      <small>
        {project.identifier}
        {known && ` · ${count(known.open, 'open issue')}`}
        {known?.last_activity != null && ` · ${ago(known.last_activity)}`}
      </small>
    </a>
  );
}

function Attention({ assigned, human, waiting }: Answer<'listAttention'>) {
  const groups = [
    ['Mine', assigned],
    ['Waiting for me', waiting],
    ['Needs a person', human],
  ] as const;
  const some = groups.filter(([, issues]) => issues.length > 0);
  if (some.length === 0) return null;
  return (
    <section class="part" aria-label="Attention">
      <h2>Needs your attention</h2>
      {some.map(([name, issues]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul class="list">
            {issues.map(issue => (
              <li key={issue.id} class="row">
                <StatusIcon status={issue.status} />
                <PriorityIcon priority={issue.priority} />
                <a href={`/${issue.identifier}`}>
                  <span class="ident">{issue.identifier}</span> {issue.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Drafts() {
  const keys = draftKeys().filter(key => !key.startsWith('new '));
  if (keys.length === 0) return null;
  return (
    <section class="part" aria-label="Drafts">
      <h2>Your drafts</h2>
      <ul class="list">
        {keys.map(key => {
          const [kind = '', identifier = ''] = key.split(' ');
          return (
            <li key={key}>
              <a
                href={`/${identifier}`}
              >{`${identifier}: ${kind === 'comment' ? 'a comment' : 'a text'} that is not sent`}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FirstHour() {
  const isAdmin = me.value?.is_admin === true;
  return (
    <div class="empty stack">
      <p>There is no project yet. These are the first steps; each is optional.</p>
      <ol class="stack">
        <li>
          <a href="/settings/profile">Change your password</a>, if it was printed when the server first
          started.
        </li>
        {isAdmin && (
          <li>
            <a href="/admin/instance">Name the instance</a>
          </li>
        )}
        <li>
          <button type="button" class="first" onClick={() => (opened.value = 'new-project')}>
            Create a project
          </button>
        </li>
        {isAdmin && (
          <li>
            <a href="/admin/users">Add people</a>
          </li>
        )}
        <li>
          <a href="/settings/tools">Connect a tool</a>, so that an agent can work with you.
        </li>
      </ol>
    </div>
  );
}
