/** Whole lists of a published project. */
import type { List } from '../../records/list.ts';
import { partsOfProject, type PartsOf } from '../../records/parts.ts';
import type { Viewed } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { joinPublished, publishedProject, type InPath } from './project.ts';
import { FOLDERS, publicFolder } from '../../records/folder.ts';
import { LABELS, publicLabel } from '../../records/label.ts';
import { MODULES, publicModule } from '../../records/module.ts';

export interface OfProject {
  readonly project: number;
}

/** The parts of a published project. Each piece omits what is no longer published. */
export function partsOf<Shown>(part: Omit<PartsOf<Shown>, 'joins'>): List<OfProject, Shown> {
  return partsOfProject({ ...part, joins: `${joinPublished(part.table)} AND ${part.only ?? 'TRUE'}` });
}

const modules = partsOf({ shape: publicModule, ...MODULES });
const labels = partsOf({ shape: publicLabel, ...LABELS });
const folders = partsOf({ shape: publicFolder, ...FOLDERS });

export const moduleList = (store: Door, path: InPath) => modules.whole(store, found(path), eachPiece(store));
export const labelList = (store: Door, path: InPath) => labels.whole(store, found(path), eachPiece(store));
export const folderList = (store: Door, path: InPath) => folders.whole(store, found(path), eachPiece(store));

export function found(path: InPath): (read: Read) => Promise<OfProject> {
  return async read => ({ project: await publishedProject(read, path) });
}

/**
 * Reads each piece separately as it is sent, not from one snapshot. Snapshots are few and needed by members, and a slow
 * reader would hold one. It also means that the next piece is empty once the project is private.
 */
export function eachPiece(store: Door): Viewed {
  return { snapshot: <T>(act: (read: Read) => Promise<T>) => store.read(act) };
}
