/** Modules: the row, its shapes, its kind and lookups. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { id, maybe, stamp, text } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { TIMES, foldedName, projectUpdated } from './kind-parts.ts';
import { type Written, columns, recordOf, shape } from './shape.ts';
import { recordWithId, theRecord } from './written.ts';

export interface ModuleRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly description: string;
  readonly status: Schemas['ProjectModule']['status'];
  readonly emoji: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const projectModule = shape<Schemas['ProjectModule']>()({
  ...columns('modules', 'id', 'project_id', 'name', 'description', 'status', 'emoji'),
  ...columns('modules', 'created_at', 'updated_at'),
});

export const publicModule = shape<Schemas['ProjectModule']>()({
  ...columns('modules', 'id', 'project_id', 'name', 'description', 'status', 'emoji'),
  ...columns('modules', 'created_at', 'updated_at'),
});

/** The fields in archives. */
export const carriedModule = {
  id,
  name: text,
  description: text,
  status: text,
  emoji: maybe(text),
  created_at: stamp,
  updated_at: stamp,
};

export const moduleKind: TracedKind<ModuleRow, 'name_folded'> = {
  entity: 'module',
  table: 'modules',
  stamps: TIMES,
  derived: { name_folded: foldedName },
  texts: ['description'],
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const MODULES = {
  table: 'modules',
  size: 'octet_length(modules.description)',
  order: 'modules.name_folded, modules.id',
} as const;

export const moduleRecord = recordWithId(projectModule, 'modules');

export async function findModule({ db }: Read, id: number): Promise<ModuleRow | undefined> {
  return db<ModuleRow>('modules').where({ id }).first();
}

/** The part that a path names. */
export async function moduleById(read: Read, id: number): Promise<ModuleRow> {
  return orNotFound(await moduleWithId(read, { id }));
}

const moduleWithId = fixedQuery<'id', ModuleRow>(({ db }, mark) =>
  db('modules').where('modules.id', mark('id')).select<ModuleRow[]>('modules.*'),
);

/** The module with this id. */
export async function recordById(read: Read, id: number): Promise<Json<Schemas['ProjectModule']>> {
  return theRecord([orNotFound(await recordOfModule(read, { id }))]);
}

const recordOfModule = fixedQuery<'id', Written>((read, mark) =>
  read.db('modules').where('modules.id', mark('id')).select<Written[]>(recordOf(read, projectModule)),
);
