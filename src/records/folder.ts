/** Folders: the row, its shapes, its kind and lookups. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { id, maybe, place, text } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { foldedName, projectUpdated } from './kind-parts.ts';
import { columns, real, shape } from './shape.ts';
import { recordWithId } from './written.ts';

export interface FolderRow {
  readonly id: number;
  readonly project_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_folded: string;
  readonly sort_order: number;
}

export const folder = shape<Schemas['Folder']>()({
  ...columns('folders', 'id', 'project_id', 'parent_id', 'name'),
  sort_order: real('folders.sort_order'),
});

export const publicFolder = shape<Schemas['Folder']>()({
  ...columns('folders', 'id', 'project_id', 'parent_id', 'name'),
  sort_order: real('folders.sort_order'),
});

/** The fields in archives. */
export const carriedFolder = { id, parent_id: maybe(id), name: text, sort_order: place };

export const folderKind: TracedKind<FolderRow, 'name_folded'> = {
  entity: 'folder',
  table: 'folders',
  stamps: {},
  derived: { name_folded: foldedName },
  named: {},
  silent: ['parent_id', 'sort_order'],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const FOLDERS = {
  table: 'folders',
  order: 'folders.sort_order, folders.name_folded, folders.id',
} as const;

export const folderRecord = recordWithId(folder, 'folders');

export async function findFolder({ db }: Read, id: number): Promise<FolderRow | undefined> {
  return db<FolderRow>('folders').where({ id }).first();
}

export async function folderById(read: Read, id: number): Promise<FolderRow> {
  return orNotFound(await folderWithId(read, { id }));
}

const folderWithId = fixedQuery<'id', FolderRow>(({ db }, mark) =>
  db('folders').where('folders.id', mark('id')).select<FolderRow[]>('folders.*'),
);
