/** The frame of all screens: who is signed in, where one can go, and the screen at this address. */
import { lazy, Suspense } from 'preact/compat';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useProject, useProjects, useRights } from './copies/current.ts';
import { useThing } from './copies/things.ts';
import { Help, Palette } from './keyboard/palette.tsx';
import { listenToKeys, opened, projectHere } from './keyboard/shortcuts.ts';
import { Menu } from './parts/menu.tsx';
import { Failed, Loading, Nothing } from './parts/states.tsx';
import { Notices } from './parts/notices.tsx';
import { ConfirmDialog } from './session/confirm.tsx';
import { go, place, VIEWS, type Place } from './routes.ts';
import { client, connection, instance, me, sessions, signOut } from './session/session.ts';

/** A screen is loaded when it is first shown. Its file is gone if the server has been upgraded since: the page is loaded again. */
function screen<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const shown: unknown = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      return { default: () => <Failed error={error} retry={() => location.reload()} /> };
    }
  });
  return shown as ComponentType<Props>;
}

const SignIn = screen(async () => (await import('./screens/sign-in/sign-in.tsx')).SignIn);
const Home = screen(async () => (await import('./screens/home/home.tsx')).Home);
const Board = screen(async () => (await import('./screens/board/board.tsx')).Board);
const List = screen(async () => (await import('./screens/list/list.tsx')).List);
const Issue = screen(async () => (await import('./screens/issue/issue.tsx')).Issue);
const Pages = screen(async () => (await import('./screens/pages/pages.tsx')).Pages);
const WorkspacePages = screen(async () => (await import('./screens/pages/pages.tsx')).WorkspacePages);
const Page = screen(async () => (await import('./screens/pages/page.tsx')).Page);
const Plans = screen(async () => (await import('./screens/plans/plans.tsx')).Plans);
const Plan = screen(async () => (await import('./screens/plans/plan.tsx')).Plan);
const Files = screen(async () => (await import('./screens/files/files.tsx')).Files);
const Activity = screen(async () => (await import('./screens/activity/activity.tsx')).Activity);
const Insights = screen(async () => (await import('./screens/insights/insights.tsx')).Insights);
const Trash = screen(async () => (await import('./screens/trash/trash.tsx')).Trash);
const Search = screen(async () => (await import('./screens/search/search.tsx')).Search);
const ProjectSettings = screen(
  async () => (await import('./screens/project-settings/settings.tsx')).ProjectSettings,
);
const Settings = screen(async () => (await import('./screens/settings/settings.tsx')).Settings);
const Admin = screen(async () => (await import('./screens/admin/admin.tsx')).Admin);
const Published = screen(async () => (await import('./screens/published/published.tsx')).Published);
const NewIssue = screen(async () => (await import('./screens/issue/new-issue.tsx')).NewIssue);
const NewProject = screen(async () => (await import('./screens/home/new-project.tsx')).NewProject);

export function Shell() {
  const here = place.value;
  const user = me.value;
  if (here.at === 'published')
    return (
      <Suspense fallback={<Loading />}>
        <Published project={here.project} item={here.item} />
        <Notices />
      </Suspense>
    );
  if (user === undefined) return <Loading />;
  if (user === null || here.at === 'sign-in' || here.at === 'sign-up')
    return (
      <Suspense fallback={<Loading />}>
        <SignIn isSigningUp={here.at === 'sign-up'} />
        <Notices />
      </Suspense>
    );
  return <Frame key={sessions.value} here={here} />;
}

function Frame({ here }: { readonly here: Place }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => listenToKeys(), []);
  useEffect(() => setIsOpen(false), [here]);
  /** Another one may have been opened while this one closed. */
  const closing = (what: typeof opened.value) => (): void => {
    if (opened.value === what) opened.value = null;
  };
  return (
    <div class={isOpen ? 'frame open' : 'frame'}>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <Top onDrawer={() => setIsOpen(!isOpen)} isOpen={isOpen} />
      <Navigation />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Screen here={here} />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        {opened.value === 'palette' && <Palette onClose={closing('palette')} />}
        {opened.value === 'help' && <Help onClose={closing('help')} />}
        {opened.value === 'new-issue' && (
          <NewIssue project={projectHere() ?? ''} onClose={closing('new-issue')} />
        )}
        {opened.value === 'new-project' && <NewProject onClose={closing('new-project')} />}
      </Suspense>
      <ConfirmDialog />
      <Notices />
    </div>
  );
}

function Screen({ here }: { readonly here: Place }) {
  switch (here.at) {
    case 'home':
      return <Home />;
    case 'pages':
      return <WorkspacePages />;
    case 'search':
      return <Search />;
    case 'issue':
      return <Issue key={here.identifier} identifier={here.identifier} project={here.project ?? ''} />;
    case 'page':
      return <Page key={here.identifier} identifier={here.identifier} />;
    case 'plan':
      return <Plan key={here.identifier} identifier={here.identifier} />;
    case 'settings':
      return <Settings section={here.section} />;
    case 'admin':
      return <Admin section={here.section} />;
    case 'project':
      return <ProjectScreen key={here.project} identifier={here.project} view={here.view} />;
    case 'project-settings':
      return <ProjectSettings key={here.project} identifier={here.project} section={here.section} />;
    default:
      return <Nothing />;
  }
}

function ProjectScreen({ identifier, view }: { readonly identifier: string; readonly view: string | null }) {
  const project = useProject(identifier);
  const isDefault = view === null;
  useEffect(() => {
    // The default view of the user, or the board.
    if (isDefault && project)
      client.listViews({ path: { id: project.id } }).then(
        views => {
          const own = views.find(({ is_default }) => is_default);
          go(`/p/${identifier}/${own ? `board?view=${own.id}` : 'board'}`, { replace: true });
        },
        () => go(`/p/${identifier}/board`, { replace: true }),
      );
  }, [isDefault, project?.id]);
  if (project === undefined || isDefault) return project === null ? <Nothing /> : <Loading />;
  if (project === null) return <Nothing />;
  switch (view) {
    case 'list':
      return <List project={project} />;
    case 'pages':
      return <Pages project={project} />;
    case 'plans':
      return <Plans project={project} />;
    case 'files':
      return <Files project={project} />;
    case 'activity':
      return <Activity project={project} />;
    case 'insights':
      return <Insights project={project} />;
    case 'trash':
      return <Trash project={project} />;
    default:
      return <Board project={project} />;
  }
}

function Top({ onDrawer, isOpen }: { readonly onDrawer: () => void; readonly isOpen: boolean }) {
  const here = projectHere();
  return (
    <header class="top">
      <button type="button" class="plain drawer" aria-expanded={isOpen} aria-label="Menu" onClick={onDrawer}>
        ☰
      </button>
      <a class="home" href="/">
        {instance.value?.instance_name || 'Docket'}
      </a>
      <span class="gap" />
      <small role="status">{connection.value}</small>
      {here !== null && (
        <button type="button" class="first" onClick={() => (opened.value = 'new-issue')}>
          New issue
        </button>
      )}
      <a class="button wide" href={here === null ? '/search' : `/search?project=${here}`}>
        Search
      </a>
      <Menu
        label={`Account ${me.value?.display_name ?? ''}`}
        items={[
          { name: 'Profile', act: () => go('/settings/profile') },
          { name: 'Connected tools', act: () => go('/settings/tools') },
          ...(me.value?.is_admin === true
            ? [{ name: 'Administration', act: () => go('/admin/instance') }]
            : []),
          { name: 'Keyboard shortcuts', act: () => (opened.value = 'help') },
          { name: 'Sign out', act: () => void signOut() },
        ]}
      >
        {me.value?.display_name}
      </Menu>
    </header>
  );
}

function Navigation() {
  const projects = useProjects().value.value ?? [];
  const groups = useThing('projects groups', () => client.listProjectGroups()).value.value ?? [];
  const grouped = new Set(groups.flatMap(({ project_ids }) => project_ids));
  const loose = projects.filter(({ id }) => !grouped.has(id));
  const named = groups.map(({ name, project_ids }) => ({
    name,
    projects: projects.filter(({ id }) => project_ids.includes(id)),
  }));
  return (
    <div class="nav">
      <ProjectLinks />
      <nav aria-label="Main">
        <ul>
          <Link href="/">Projects</Link>
          <Link href="/pages">Workspace pages</Link>
          <Link href="/search">Search</Link>
        </ul>
        {[...named, { name: '', projects: loose }].map(group => (
          <section key={group.name}>
            {group.name !== '' && <h2>{group.name}</h2>}
            <ul>
              {group.projects.map(({ id, name, identifier }) => (
                <Link key={id} href={`/p/${identifier}`} isCurrent={projectHere() === identifier}>
                  {name}
                </Link>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <button type="button" class="plain" onClick={() => (opened.value = 'new-project')}>
        New project
      </button>
    </div>
  );
}

const TITLES: Readonly<Record<(typeof VIEWS)[number], string>> = {
  board: 'Board',
  list: 'List',
  pages: 'Pages',
  plans: 'Plans',
  files: 'Files',
  activity: 'Activity',
  insights: 'Insights',
  trash: 'Trash',
};

function ProjectLinks() {
  const identifier = projectHere();
  const project = useProject(identifier);
  const { mayWrite } = useRights(project?.id ?? 0);
  if (identifier === null || !project) return null;
  const here = place.value;
  const current =
    here.at === 'project' ? (here.view ?? 'board') : here.at === 'project-settings' ? 'settings' : '';
  return (
    <nav aria-label="Project">
      <h2>{project.name}</h2>
      <ul>
        {VIEWS.filter(view => view !== 'trash' || mayWrite).map(view => (
          <Link key={view} href={`/p/${identifier}/${view}`} isCurrent={view === current}>
            {TITLES[view]}
          </Link>
        ))}
        <Link href={`/p/${identifier}/settings/general`} isCurrent={current === 'settings'}>
          Settings
        </Link>
      </ul>
    </nav>
  );
}

interface LinkOf {
  readonly href: string;
  readonly isCurrent?: boolean;
  readonly children: string;
}

function Link({
  href,
  isCurrent = place.value.at !== 'project' && location.pathname === href,
  children,
}: LinkOf) {
  return (
    <li>
      <a href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
        {children}
      </a>
    </li>
  );
}
