/**
 * The world of most tests: a server, its cast, the project APP, and short ways to make what a project holds.
 * APP is led by lena, kept by max and his tool, seen by vera, and unknown to sam; ada administers it all.
 * Every way goes over the wire as max would; what has no way in, or would be slow, is put into the store (`stored.ts`).
 */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { cast, type Cast } from './cast.ts';
import { done } from './client.ts';
import { madeIssue, madePlan, readIssue } from './made.ts';
import { startServer, type ServerOptions, type TestServer } from './server.ts';
import { crew, storeLabels, storeProject, storeRows } from './stored.ts';

export interface World extends Cast {
  readonly server: TestServer;
  /** The id of APP. */
  readonly app: number;
  readonly issue: (fields?: Partial<Schemas['IssueCreate']>) => Promise<Schemas['Issue']>;
  /** Reads an issue as the administrator, who sees every relation. */
  readonly read: (id: number) => Promise<Schemas['IssueWithRelations']>;
  readonly page: (fields?: Partial<Schemas['PageCreate']>) => Promise<Schemas['Page']>;
  /** Makes a page of the workspace, as only an administrator can. */
  readonly workspacePage: (fields?: Partial<Schemas['PageCreate']>) => Promise<Schemas['Page']>;
  readonly plan: (fields?: Partial<Schemas['PlanCreate']>) => Promise<Schemas['Plan']>;
  readonly module: (fields?: Partial<Schemas['ModuleCreate']>) => Promise<Schemas['ProjectModule']>;
  readonly folder: (name: string, parent_id?: number) => Promise<Schemas['Folder']>;
  /** Inserts labels, and returns their ids. */
  readonly label: (...names: string[]) => Promise<number[]>;
  /** Inserts rows into a table, and returns their ids. */
  readonly put: (table: string, ...rows: object[]) => Promise<number[]>;
}

export async function world(t: TestContext, options: ServerOptions = {}): Promise<World> {
  const server = await startServer(t, { holds: 'world', ...options });
  const people = await cast(server);
  const project_id = server.held?.app ?? (await storeProject(server, 'APP', crew(people)));
  return {
    ...people,
    server,
    app: project_id,
    ...waysToMake(people, project_id),
    label: (...names) => storeLabels(server, project_id, names),
    put: (table, ...rows) => storeRows(server, table, rows),
  };
}

type WaysToMake = Omit<World, 'server' | 'app' | 'label' | 'put' | keyof Cast>;

function waysToMake({ ada, max }: Cast, project_id: number): WaysToMake {
  const { api } = max;
  return {
    issue: fields => madeIssue(api, { project_id, title: 'A mooring', ...fields }),
    read: id => readIssue(ada.api, id),
    page: async fields =>
      done(await api.POST('/api/pages', { body: { project_id, title: 'How we moor', ...fields } })),
    workspacePage: async fields =>
      done(await ada.api.POST('/api/pages', { body: { title: 'For all of us', ...fields } })),
    plan: fields => madePlan(api, { project_id, title: 'Moorings', ...fields }),
    module: async fields =>
      done(await api.POST('/api/modules', { body: { project_id, name: 'Moorings', ...fields } })),
    folder: async (name, parent_id) => {
      const parent = parent_id === undefined ? {} : { parent_id };
      return done(await api.POST('/api/folders', { body: { project_id, name, ...parent } }));
    },
  };
}

/** Enables or disables the enforcement of roles. */
export async function enforceRoles({ ada }: Pick<Cast, 'ada'>, on: boolean): Promise<void> {
  const { response } = await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: on } });
  assert.equal(response.status, 200);
}
