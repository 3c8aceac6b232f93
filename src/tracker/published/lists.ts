/** Whole lists of a published project: short ones at once, the others in pieces. */
import type { Variant } from '../../store/fixed-query.ts';
import { inPieces, type Json, type JsonPieces, type Viewed } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Store } from '../../store/store.ts';
import { publicFolder, publicLabel, publicModule } from '../../records/public-records.ts';
import type { Shape } from '../../records/shape.ts';
import { listInPieces, wholeList, type WholeList } from '../../records/whole.ts';
import type { Values } from '../../records/written.ts';
import { joinPublished, publishedProject, type InPath } from './project.ts';

/** Rows of one table that belong to a project. */
interface Part<Shown> {
  readonly shape: Shape<Shown>;
  readonly table: string;
  /** The bytes of a row that may be long. */
  readonly size?: string;
  readonly order: string;
  /** Which of the rows; a piece leaves out what is no longer one of them. */
  readonly only?: string;
  readonly most?: number;
}

export type PartList<Shown> = WholeList<Variant, 'project', Shown>;

export function partsOf<Shown>({
  shape,
  table,
  size = '0',
  order,
  only = 'TRUE',
  most,
}: Part<Shown>): PartList<Shown> {
  return wholeList(
    ({ db }, value) => ({
      shape,
      table,
      joins: `${joinPublished(table)} AND ${only}`,
      size,
      ids: db(table)
        .where(`${table}.project_id`, value('project'))
        .whereRaw(only)
        .orderByRaw(order)
        .select(`${table}.id`),
      order,
    }),
    most,
  );
}

const modules = partsOf({
  shape: publicModule,
  table: 'modules',
  size: 'octet_length(modules.description)',
  order: 'modules.name_folded, modules.id',
});

const labels = partsOf({ shape: publicLabel, table: 'labels', order: 'labels.name_folded' });

const folders = partsOf({
  shape: publicFolder,
  table: 'folders',
  order: 'folders.sort_order, folders.name_folded, folders.id',
});

export const moduleList = (store: Store, path: InPath) => listOf(store, modules, path);
export const labelList = (store: Store, path: InPath) => listOf(store, labels, path);
export const folderList = (store: Store, path: InPath) => listOf(store, folders, path);

function listOf<Shown>(
  store: Store,
  list: PartList<Shown>,
  path: InPath,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  return wholeAnswer(store, list, async read => ({
    variant: {},
    values: { project: await publishedProject(read, path) },
  }));
}

/** All of a list, once what the path names is found. */
export async function wholeAnswer<Of extends Variant, Name extends string, Shown>(
  store: Store,
  list: WholeList<Of, Name, Shown>,
  find: (read: Read) => Promise<{ readonly variant: Of; readonly values: Values<Name> }>,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  const { asked, held } = await store.read(async read => {
    const found = await find(read);
    return { asked: found, held: await list.atOnce(read, found) };
  });
  return held ?? inPieces(eachPiece(store), read => listInPieces(list.inPieces(read, asked)));
}

/**
 * Pieces for strangers are read one by one as they leave, and not from one view: there are few views, which members need,
 * and whoever reads slowly keeps one. It also means that the next piece of a project that is private by then is empty.
 */
export function eachPiece(store: Store): Viewed {
  return { snapshot: <T>(act: (read: Read) => Promise<T>) => store.read(act) };
}
