/** The project APP with short ways to make pages, modules and folders in it, and to see how rows are stamped. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Schemas } from '../../src/generated/types.ts';
import type { ServerOptions, TestServer } from './server.ts';
import { tracked, type Tracked } from './tracked.ts';

export interface Structured extends Tracked {
  /** Makes a page as max does, in APP unless said otherwise. */
  readonly page: (fields?: Partial<Schemas['PageCreate']>) => Promise<Schemas['Page']>;
  /** Makes a page of the workspace, as only an administrator can. */
  readonly workspacePage: (fields?: Partial<Schemas['PageCreate']>) => Promise<Schemas['Page']>;
  readonly module: (fields?: Partial<Schemas['ModuleCreate']>) => Promise<Schemas['ProjectModule']>;
  readonly folder: (name: string, parent_id?: number) => Promise<Schemas['Folder']>;
}

export async function structured(t: TestContext, options: ServerOptions = {}): Promise<Structured> {
  const site = await tracked(t, options);
  const { max, ada, app: project_id } = site;
  return {
    ...site,
    page: async fields =>
      done(await max.api.POST('/api/pages', { body: { project_id, title: 'How we moor', ...fields } })),
    workspacePage: async fields =>
      done(await ada.api.POST('/api/pages', { body: { title: 'For all of us', ...fields } })),
    module: async fields =>
      done(await max.api.POST('/api/modules', { body: { project_id, name: 'Moorings', ...fields } })),
    folder: async (name, parent_id) =>
      done(
        await max.api.POST('/api/folders', {
          body: { project_id, name, ...(parent_id === undefined ? {} : { parent_id }) },
        }),
      ),
  };
}

/** The body of an answer that went well. */
export function done<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
}

/** The parameters of a request whose path holds an id. */
export function at(id: number): { params: { path: { id: number } } } {
  return { params: { path: { id } } };
}

export interface Stamps {
  readonly seq: number;
  readonly updated_at: string;
}

/** How the rows are stamped, in the order of their ids. */
export async function stampsOf(
  { app: { instance } }: TestServer,
  table: 'issues' | 'pages' | 'comments',
  ids: readonly number[],
): Promise<Stamps[]> {
  return instance.store.read(({ db }) =>
    db(table).whereIn('id', ids).orderBy('id').select<Stamps[]>('seq', 'updated_at'),
  );
}

/** The highest number given out so far. */
export async function lastSeq({ app: { instance } }: TestServer): Promise<number> {
  const rows = await instance.store.read(({ db }) =>
    Promise.all(
      ['issues', 'pages', 'comments'].map(table => db(table).max<{ last: number | null }[]>({ last: 'seq' })),
    ),
  );
  return Math.max(0, ...rows.map(([row]) => row?.last ?? 0));
}
