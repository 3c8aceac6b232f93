/** An instance with the things that the examples of the documents name, under the same ids. */
import type { TestContext } from 'node:test';
import { cast } from './cast.ts';
import { at, done } from './client.ts';
import { picture, TEXT } from './files.ts';
import { PASSWORD } from './password.ts';
import { startServer, type TestServer } from './server.ts';
import { stored } from './stored.ts';
import { sendFile } from './uploads.ts';

/** The id that the next row of a table gets. APP-12 is issue 41, APP-DOC-3 page 9 and APP-PLAN-2 plan 5. */
const FIRST = {
  projects: 2,
  archived_projects: 2,
  project_groups: 2,
  saved_views: 8,
  modules: 4,
  labels: 6,
  folders: 8,
  issues: 30,
  pages: 7,
  comments: 77,
  plans: 4,
  plan_steps: 51,
  attachments: 21,
  api_keys: 7,
  repo_bindings: 14,
  issue_waits: 5,
};

export interface ExampleScene {
  readonly server: TestServer;
  /** A session of the administrator. */
  readonly token: string;
}

/** On SQLite: ids are chosen by its own means, and nothing here depends on the engine. */
export async function exampleScene(t: TestContext): Promise<ExampleScene> {
  const server = await startServer(t, { engine: 'sqlite' });
  const { token } = (await cast(server)).ada;
  await startIds(server, FIRST);
  await makePeople(server, token);
  await makeProjects(server, token);
  await makeItems(server, token);
  return { server, token };
}

async function startIds(server: TestServer, first: Readonly<Record<string, number>>): Promise<void> {
  await stored(server, async ({ db }) => {
    for (const [name, id] of Object.entries(first)) {
      await db('sqlite_sequence').where({ name }).del();
      await db('sqlite_sequence').insert({ name, seq: id - 1 });
    }
  });
}

async function makePeople(server: TestServer, token: string): Promise<void> {
  const { POST } = server.as(token);
  const grace = { username: 'grace', username_folded: 'grace' };
  await stored(server, ({ db }) => db('users').where({ id: 2 }).update(grace));
  done(await POST('/api/auth/keys', { body: { name: 'deploy' } }));
  await startIds(server, { users: 12 });
  done(await POST('/api/auth/bots', { body: { tool: 'claude-code' } }));
}

async function makeProjects(server: TestServer, token: string): Promise<void> {
  const { POST, PUT } = server.as(token);
  const old = done(await POST('/api/projects', { body: { name: 'Old quay', identifier: 'OLD' } }));
  done(await POST('/api/projects/{id}/archive', at(old.id)));
  const app = done(await POST('/api/projects', { body: { name: 'Harbour app', identifier: 'APP' } }));
  const project_id = app.id;
  done(await PUT('/api/projects/{id}', { ...at(project_id), body: { is_public: true } }));
  done(await POST('/api/project-groups', { body: { name: 'Clients' } }));
  const member = { user_id: 2, role: 'maintainer' } as const;
  done(await POST('/api/projects/{id}/members', { ...at(project_id), body: member }));
  const view = { name: 'Mine', config: '{"version":1}' };
  done(await POST('/api/projects/{id}/views', { ...at(project_id), body: view }));
  done(await POST('/api/modules', { body: { project_id, name: 'Harbour' } }));
  for (const name of ['defect', 'bug']) done(await POST('/api/labels', { body: { project_id, name } }));
  done(await POST('/api/folders', { body: { project_id, name: 'Handbook' } }));
  for (const value of ['git.harbour.example/ada/web', 'git.harbour.example/ada/map'])
    done(await POST('/api/repos/bind', { body: { project: 'APP', aliases: [{ kind: 'remote', value }] } }));
}

async function makeItems(server: TestServer, token: string): Promise<void> {
  const { POST } = server.as(token);
  const project_id = 3;
  const issues = Array.from({ length: 14 }, (_, at) => ({ project_id, title: `Berth ${String(at + 1)}` }));
  done(await POST('/api/issues/bulk', { body: { issues } }));
  for (const title of ['Tides', 'Lights', 'How we moor'])
    done(await POST('/api/pages', { body: { project_id, title, content: 'Bow to the wind.' } }));
  const steps = [{ title: 'Measure the berths' }, { title: 'Draw boats to scale' }];
  done(await POST('/api/plans', { body: { project_id, title: 'Paint the buoys' } }));
  done(await POST('/api/plans', { body: { project_id, title: 'Redraw the map', steps } }));
  const params = { path: { issue_id: 41 } };
  const body = { content: 'It is the length.' };
  done(await POST('/api/issues/{issue_id}/comments', { params, body }));
  done(
    await POST('/api/issues/{id}/waits', { ...at(41), body: { from: '2030-01-01', until: '2030-01-02' } }),
  );
  const fields = { entity_type: 'issue', entity_id: 41 };
  const bytes = await picture('png', 800, 600);
  await sendFile(server, { token }, { bytes, filename: 'moorings.png', type: 'image/png', fields });
}

/** The files that samples upload, by name. */
export async function exampleFiles(): Promise<Record<string, Buffer>> {
  return {
    'moorings.png': await picture('png', 800, 600),
    'issues.csv': Buffer.from('No,Subject,Status,Assignee\n1,Boats overlap,In Review,Grace Hopper\n'),
    'board.json': Buffer.from('{"name":"Harbour","lists":[],"cards":[],"labels":[]}'),
    'project.docket.gz': TEXT,
    'password.txt': Buffer.from(`${PASSWORD}\n`),
  };
}
