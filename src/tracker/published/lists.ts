/** Whole lists of a published project: short ones at once, the others in pieces. */
import type { Variant } from '../../store/fixed-query.ts';
import type { Json, JsonPieces, Viewed } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { FOLDERS, publicFolder } from '../../records/folder.ts';
import { LABELS, publicLabel } from '../../records/label.ts';
import { MODULES, publicModule } from '../../records/module.ts';
import { partsOfProject, wholeAnswer, type PartsOf, type WholeList } from '../../records/whole.ts';
import { joinPublished, publishedProject, type InPath } from './project.ts';

export type PartList<Shown> = WholeList<Variant, 'project', Shown>;

/** The same of a published project: a piece leaves out what is no longer shown. */
export function partsOf<Shown>(part: Omit<PartsOf<Shown>, 'joins'>): PartList<Shown> {
  return partsOfProject({ ...part, joins: `${joinPublished(part.table)} AND ${part.only ?? 'TRUE'}` });
}

const modules = partsOf({ shape: publicModule, ...MODULES });
const labels = partsOf({ shape: publicLabel, ...LABELS });
const folders = partsOf({ shape: publicFolder, ...FOLDERS });

export const moduleList = (store: Door, path: InPath) => listOf(store, modules, path);
export const labelList = (store: Door, path: InPath) => listOf(store, labels, path);
export const folderList = (store: Door, path: InPath) => listOf(store, folders, path);

function listOf<Shown>(
  store: Door,
  list: PartList<Shown>,
  path: InPath,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  const find = async (read: Read) => ({
    variant: {},
    values: { project: await publishedProject(read, path) },
  });
  return wholeAnswer(store, list, find, eachPiece(store));
}

/**
 * Pieces for strangers are read one by one as they leave, and not from one view: there are few views, which members need,
 * and whoever reads slowly keeps one. It also means that the next piece of a project that is private by then is empty.
 */
export function eachPiece(store: Door): Viewed {
  return { snapshot: <T>(act: (read: Read) => Promise<T>) => store.read(act) };
}
