/** The number of queries per call does not grow with the data. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { raw } from '../setting/raw.ts';
import { Statements } from '../setting/statements.ts';
import { on, uploaded } from '../setting/uploads.ts';
import { world, type World } from '../setting/world.ts';

const FEW = 2;
/** Less than a statement inserts at a time, so that no call needs another one. */
const MANY = 12;

type Ids = readonly number[];

/** This many of everything, each with all possible links. */
interface Filled extends World {
  readonly people: Ids;
  readonly projects: Ids;
  readonly groups: Ids;
  readonly issues: Ids;
  /** One in each of the other projects. */
  readonly elsewhere: Ids;
  readonly pages: Ids;
  readonly plans: Ids;
  readonly labels: Ids;
  readonly modules: Ids;
  readonly folders: Ids;
  readonly files: Ids;
}

type Request = readonly [method: string, path: string, body?: object];

async function filled(t: TestContext, size: number): Promise<Filled> {
  const site = await world(t);
  const { app: project_id, ada, max, lena } = site;
  const each = (make: (index: number) => Promise<number>) => inTurn(size, make);
  const made = (path: string, body: object) => asked(site, max.token, ['POST', path, body]);
  const people = await each(index =>
    asked(site, ada.token, ['POST', '/api/users', { username: `u${index}`, password: 'long enough' }]),
  );
  for (const user_id of people) {
    await asked(site, lena.token, ['POST', `/api/projects/${project_id}/members`, { user_id }]);
  }
  const projects = await each(index => made('/api/projects', { name: 'Another', identifier: `P${index}` }));
  const groups = await each(index => made('/api/project-groups', { name: `G${index}` }));
  for (const [index, group_id] of groups.entries()) {
    const body = { project_id: projects[index], group_id };
    await asked(site, max.token, ['PUT', '/api/project-groups/assign', body]);
  }
  const names = people.map((_, index) => `L${index}`);
  const labels = await each(index => made('/api/labels', { project_id, name: names[index] }));
  const modules = await each(index => made('/api/modules', { project_id, name: `M${index}` }));
  const folders = await each(index => made('/api/folders', { project_id, name: `F${index}` }));
  const module_id = modules[0];
  const description = `${'\n'.repeat(700)}Late`;
  const issues = await each(() =>
    made('/api/issues', { project_id, title: 'Boats', description, labels: names, module_id }),
  );
  const elsewhere = await each(index => made('/api/issues', { project_id: projects[index], title: 'Boats' }));
  const folder_id = folders[0];
  const pages = await each(() =>
    made('/api/pages', { project_id, title: 'Boats', content: description, labels: names, folder_id }),
  );
  for (const [index] of issues.entries()) {
    await made(`/api/issues/${issues[0]}/comments`, { content: 'Seen' });
    await made(`/api/pages/${pages[0]}/comments`, { content: 'Seen' });
    await made(`/api/projects/${project_id}/views`, { name: `V${index}`, config: '{}' });
    if (index === 0) continue;
    const pair = { source: 'APP-1', target: `APP-${index + 1}` };
    await asked(site, max.token, ['POST', '/api/issues/link', { ...pair, relation_type: 'blocks' }]);
  }
  const steps = issues.map(() => ({ title: 'Step', issue_id: issues[0] }));
  const plans = await each(() =>
    made('/api/plans', { project_id, title: 'Boats', issue_id: issues[0], steps }),
  );
  // Each is on a separate issue, and on the first page.
  const files = await each(async index => {
    const item = on('issue', { id: issues[index] ?? 0 });
    return (await uploaded(site.server, max, { bytes: `File ${index}`, ...item })).id;
  });
  const content = namesOf(files);
  await asked(site, max.token, ['PUT', `/api/pages/${pages[0]}`, { content }]);
  const things = {
    people,
    projects,
    groups,
    issues,
    elsewhere,
    pages,
    plans,
    labels,
    modules,
    folders,
    files,
  };
  return { ...site, ...things };
}

function namesOf(files: Ids): string {
  return files.map(id => `/api/attachments/${id}`).join(' ');
}

async function inTurn(size: number, make: (index: number) => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < size; index += 1) ids.push(await make(index));
  return ids;
}

/** The id of the item that the request created, if any. */
async function asked({ server }: World, token: string, [method, path, body]: Request): Promise<number> {
  const { response, error } = await raw(server, path, { method, token, ...(body ? { body } : {}) });
  assert.equal(response.status, 200, `${method} ${path}: ${JSON.stringify(error)}`);
  return typeof error === 'object' && error !== null && 'id' in error ? Number(error.id) : 0;
}

/** Reads first, then writes, until nothing is left. */
function requests({
  app,
  issues,
  pages,
  plans,
  labels,
  modules,
  folders,
  files,
  ...site
}: Filled): Request[] {
  const project = `/api/projects/${app}`;
  const [issue, page, plan, label] = [issues[0], pages[0], plans[0], labels[0]];
  const names = labels.map((_, index) => `l${index}`);
  const mentions = site.people.map((_, index) => `@u${index}`).join(' ');
  const get = (path: string): Request => ['GET', path];
  return [
    ...['/api/projects', '/api/project-groups', `${project}/members`, `${project}/mention-candidates`].map(
      get,
    ),
    ...['status', 'priority', 'module'].map(column => get(`${project}/board?group_by=${column}`)),
    ...['views', 'issue-counts', 'insights', 'relations', 'index', 'changes', 'activity', 'activity/actors']
      .map(part => `${project}/${part}`)
      .map(get),
    ...[`?project_id=${app}`, '?blocked=true', `?label=l0&order_by=priority`, `/${issue}`].map(rest =>
      get(`/api/issues${rest}`),
    ),
    ...[`issues/${issue}/comments`, `issues/${issue}/activity`, `pages/${page}/comments`].map(rest =>
      get(`/api/${rest}`),
    ),
    ...['pages', 'plans', 'labels', 'modules', 'folders'].map(list => get(`/api/${list}?project_id=${app}`)),
    get(`/api/plans/${plan}`),
    get(`/api/attachments?entity_type=page&entity_id=${page}`),
    get(`/api/attachments/${files[0]}/links`),
    ...['attachments', 'attachments?uploader=max&mime_class=text', 'attachments/orphans'].map(list =>
      get(`${project}/${list}`),
    ),
    ['PATCH', `/api/attachments/${files[0]}`, { alt_text: 'A pier' }],
    ['PUT', `/api/issues/${issue}`, { description: namesOf(files) }],
    ['PUT', `/api/issues/${issue}`, { description: 'None' }],
    ['DELETE', `/api/attachments/${files[0]}`],
    ['PUT', '/api/projects/reorder', { ids: [...site.projects].reverse() }],
    ['PUT', '/api/project-groups/reorder', { ids: [...site.groups].reverse() }],
    ['DELETE', `/api/project-groups/${site.groups[0]}`],
    ['POST', '/api/issues', { project_id: app, title: 'Boats', description: mentions, labels: names }],
    ['PUT', `/api/issues/${issue}`, { labels: [], description: mentions }],
    ['PUT', `/api/issues/${issue}`, { labels: names, status: 'done' }],
    ['PUT', `/api/issues/${issue}`, { status: 'todo' }],
    ['DELETE', `/api/issues/${issue}`],
    ['DELETE', `/api/pages/${page}`],
    get(`${project}/trash`),
    ['POST', `/api/issues/${issue}/restore`],
    ['POST', `/api/pages/${page}/restore`],
    ['PUT', `/api/labels/${label}`, { name: 'Other' }],
    ['POST', `/api/labels/${label}/merge`, { into: labels[1] }],
    ['DELETE', `/api/labels/${labels[1]}`],
    ['DELETE', `/api/modules/${modules[0]}`],
    ['DELETE', `/api/folders/${folders[0]}`],
    [
      'POST',
      '/api/plans',
      {
        project_id: app,
        title: 'Nested',
        steps: [
          {
            title: 'On top',
            steps: [...issues, ...site.elsewhere].map(id => ({ title: 'Below', issue_id: id })),
          },
        ],
      },
    ],
    ['DELETE', `/api/plans/${plan}`],
  ];
}

/** The number of statements per request. */
async function counted(t: TestContext, size: number): Promise<[request: string, statements: number][]> {
  const site = await filled(t, size);
  const statements = Statements.of(site.server);
  const counts: [string, number][] = [];
  const count = async (token: string, request: Request): Promise<void> => {
    // A cached caller saves one statement, which is not the subject here.
    site.server.app.instance.cachedLookups.drain();
    const heard = await statements.during(() => asked(site, token, request));
    counts.push([`${request[0]} ${request[1].replaceAll(/\/\d+/g, '/{id}')}`, heard.length]);
  };
  for (const request of requests(site)) await count(site.max.token, request);
  const project = `/api/projects/${site.app}`;
  await count(site.lena.token, ['PUT', project, { identifier: 'HRB' }]);
  await count(site.lena.token, ['DELETE', `${project}/members/${site.people[0]}`]);
  await count(site.lena.token, ['DELETE', project]);
  return counts;
}

test('no call asks once for each row', async t => {
  // A text that is built the first time uses knex, which cannot carry checks.
  await counted(t, FEW);
  const few = await counted(t, FEW);
  assert.ok(few.every(([, statements]) => statements > 0));
  assert.deepEqual(await counted(t, MANY), few);
});
