/** The settings of a project. */
import { useRights, useProject } from '../../copies/current.ts';
import { Heading, Loading, Nothing } from '../../parts/states.tsx';
import { Archive } from './archive.tsx';
import { General } from './general.tsx';
import { Imports } from './imports.tsx';
import { Members } from './members.tsx';
import { Labels, Modules } from './structure.tsx';
import { Repositories } from './repositories.tsx';

const TABS = {
  general: 'General',
  members: 'Members',
  labels: 'Labels',
  modules: 'Modules',
  repositories: 'Repositories',
  archive: 'Archive and import',
} as const;

export function ProjectSettings({
  identifier,
  section,
}: {
  readonly identifier: string;
  readonly section: string;
}) {
  const project = useProject(identifier);
  const rights = useRights(project?.id ?? 0);
  if (project === undefined) return <Loading />;
  if (project === null) return <Nothing />;
  const given = { project, rights };
  return (
    <>
      <div class="head">
        <Heading title={`Settings of ${project.name}`}>Settings</Heading>
      </div>
      <nav class="tabs" aria-label="Settings">
        {Object.entries(TABS).map(([key, name]) => (
          <a
            key={key}
            href={`/p/${identifier}/settings/${key}`}
            {...(key === section ? { 'aria-current': 'page' } : {})}
          >
            {name}
          </a>
        ))}
      </nav>
      {section === 'general' && <General {...given} />}
      {section === 'members' && <Members {...given} />}
      {section === 'labels' && <Labels {...given} />}
      {section === 'modules' && <Modules {...given} />}
      {section === 'repositories' && <Repositories {...given} />}
      {section === 'archive' && (
        <>
          <Archive {...given} />
          <Imports {...given} />
        </>
      )}
    </>
  );
}
