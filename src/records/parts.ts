/** The parts of a project (modules, labels, folders) as requests name them: in the path, or in a field of the body. */
import type { Authority } from '../access/authority.ts';
import { canRead } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { found } from './found.ts';
import type { FolderRow, LabelRow, ModuleRow } from './rows.ts';

interface Part {
  readonly project_id: number;
}

export async function findModule({ db }: Read, id: number): Promise<ModuleRow | undefined> {
  return db<ModuleRow>('modules').where({ id }).first();
}

export async function findLabel({ db }: Read, id: number): Promise<LabelRow | undefined> {
  return db<LabelRow>('labels').where({ id }).first();
}

export async function findFolder({ db }: Read, id: number): Promise<FolderRow | undefined> {
  return db<FolderRow>('folders').where({ id }).first();
}

/** These find the part that a path leads to. */
export async function moduleById(read: Read, id: number): Promise<ModuleRow> {
  return found(await moduleWithId(read, { id }));
}

export async function labelById(read: Read, id: number): Promise<LabelRow> {
  return found(await labelWithId(read, { id }));
}

export async function folderById(read: Read, id: number): Promise<FolderRow> {
  return found(await folderWithId(read, { id }));
}

const moduleWithId = fixedQuery<'id', ModuleRow>(({ db }, mark) =>
  db('modules').where('modules.id', mark('id')).select<ModuleRow[]>('modules.*'),
);

const labelWithId = fixedQuery<'id', LabelRow>(({ db }, mark) =>
  db('labels').where('labels.id', mark('id')).select<LabelRow[]>('labels.*'),
);

const folderWithId = fixedQuery<'id', FolderRow>(({ db }, mark) =>
  db('folders').where('folders.id', mark('id')).select<FolderRow[]>('folders.*'),
);

/** The part of a project that a field of the body names; one that the caller may not know of is refused like an absent one. */
export async function referencedPart<Found extends Part>(
  read: Read,
  by: Authority,
  part: Found | undefined,
  named: { readonly field: string; readonly projectId: number },
): Promise<Found> {
  const { field, projectId } = named;
  if (part?.project_id === projectId) return part;
  const isKnown = part !== undefined && (await canRead(read, by, part.project_id));
  throw isKnown ? refuse.otherProject({ field }) : refuse.unknownReference({ field });
}
