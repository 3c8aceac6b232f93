/** The parts of a project as the contract shows them: its labels, its modules, its folders. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Variant } from '../store/fixed-query.ts';
import type { Json, JsonPieces } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { found } from './found.ts';
import { columns, real, recordOf, shape, type Written } from './shape.ts';
import { wholeAnswer, type WholeList } from './whole.ts';
import { recordWithId, theRecord } from './written.ts';

export const label = shape<Schemas['Label']>()(columns('labels', 'id', 'project_id', 'name', 'color'));

export const projectModule = shape<Schemas['ProjectModule']>()({
  ...columns('modules', 'id', 'project_id', 'name', 'description', 'status', 'emoji'),
  ...columns('modules', 'created_at', 'updated_at'),
});

export const folder = shape<Schemas['Folder']>()({
  ...columns('folders', 'id', 'project_id', 'parent_id', 'name'),
  sort_order: real('folders.sort_order'),
});

/** Where each kind of part stands, and in which order a project lists it. */
export const LABELS = { table: 'labels', order: 'labels.name_folded' } as const;
export const MODULES = {
  table: 'modules',
  size: 'octet_length(modules.description)',
  order: 'modules.name_folded, modules.id',
} as const;
export const FOLDERS = {
  table: 'folders',
  order: 'folders.sort_order, folders.name_folded, folders.id',
} as const;

/** All parts of a kind that the project has. */
export function listedParts<Shown>(
  store: Door,
  list: WholeList<Variant, 'project', Shown>,
  project: number,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  return wholeAnswer(store, list, () => Promise.resolve({ variant: {}, values: { project } }));
}

export const labelRecord = recordWithId(label, 'labels');
export const moduleRecord = recordWithId(projectModule, 'modules');
export const folderRecord = recordWithId(folder, 'folders');

/** The module of an id. */
export async function moduleById(read: Read, id: number): Promise<Json<Schemas['ProjectModule']>> {
  return theRecord([found(await moduleWithId(read, { id }))]);
}

const moduleWithId = fixedQuery<'id', Written>((read, mark) =>
  read.db('modules').where('modules.id', mark('id')).select<Written[]>(recordOf(read, projectModule)),
);
