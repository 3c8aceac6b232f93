/** A server with its cast and the project APP, and short ways to fill it. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import { portions } from '../../src/store/portions.ts';
import { fold } from '../../src/text/fold.ts';
import { cast, type Cast } from './cast.ts';
import type { Client } from './client.ts';
import { startServer, type ServerOptions, type TestServer } from './server.ts';
import { world } from './world.ts';

export interface Tracked extends Cast {
  readonly server: TestServer;
  /** The id of APP. */
  readonly app: number;
  /** Makes an issue as max does, in APP unless said otherwise. */
  readonly issue: (fields?: Partial<Schemas['IssueCreate']>) => Promise<Schemas['Issue']>;
  /** Reads an issue as the administrator, who sees every relation. */
  readonly read: (id: number) => Promise<Schemas['IssueWithRelations']>;
  /** Puts rows into a table of a family that is not at test, and answers their ids. */
  readonly put: (table: string, ...rows: Readonly<Record<string, unknown>>[]) => Promise<number[]>;
  readonly label: (...names: string[]) => Promise<number[]>;
}

export async function tracked(t: TestContext, options: ServerOptions = {}): Promise<Tracked> {
  const server = await startServer(t, options);
  const people = await cast(server);
  const { project } = await world(server, people);
  const put: Tracked['put'] = (table, ...rows) => putRows(server, table, rows);
  return {
    ...people,
    server,
    app: project.id,
    put,
    issue: fields => madeIssue(people.max.api, { project_id: project.id, title: 'A mooring', ...fields }),
    read: id => readIssue(people.ada.api, id),
    label: (...names) =>
      put(
        'labels',
        ...names.map(name => ({
          project_id: project.id,
          name,
          name_folded: fold(name),
          color: '#6B7280',
        })),
      ),
  };
}

export async function madeIssue(api: Client, body: Schemas['IssueCreate']): Promise<Schemas['Issue']> {
  const { data, error } = await api.POST('/api/issues', { body });
  assert.ok(data, JSON.stringify(error));
  return data;
}

export async function readIssue(api: Client, id: number): Promise<Schemas['IssueWithRelations']> {
  const { data, error } = await api.GET('/api/issues/{id}', { params: { path: { id } } });
  assert.ok(data, JSON.stringify(error));
  return data;
}

/** Another project, with a membership for each of those who are named. */
export async function anotherProject(
  { server, put }: Pick<Tracked, 'server' | 'put'>,
  identifier: string,
  members: readonly { readonly id: number; readonly role: 'viewer' | 'maintainer' | 'lead' }[] = [],
): Promise<number> {
  const now = '2026-01-01 00:00:00';
  const times = { created_at: now, updated_at: now };
  const [id = 0] = await put('projects', {
    name: identifier,
    identifier,
    description: '',
    sort_order: 0,
    ...times,
  });
  for (const { id: user_id, role } of members) {
    await server.app.instance.store.write(origin(server), async work => {
      work.unrecorded();
      await work.db('project_members').insert({ project_id: id, user_id, role, created_at: now });
    });
  }
  return id;
}

/** Switches the enforcement of roles. */
export async function enforceRoles({ ada }: Pick<Tracked, 'ada'>, on: boolean): Promise<void> {
  const { response } = await ada.api.PATCH('/api/instance/settings', { body: { authz_enforced: on } });
  assert.equal(response.status, 200);
}

function putRows(
  server: TestServer,
  table: string,
  rows: Readonly<Record<string, unknown>>[],
): Promise<number[]> {
  return server.app.instance.store.write(origin(server), async work => {
    work.unrecorded();
    const ids: number[] = [];
    for (const part of portions(rows)) {
      const made: { id: number }[] = await work.db(table).insert(part, 'id');
      ids.push(...made.map(({ id }) => id));
    }
    return ids;
  });
}

function origin(server: TestServer) {
  return { now: server.clock.now(), transport: 'system', actorId: null } as const;
}
