/** The files of a published project: those that are linked to an active item in it. */
import { linksWithItems, LIVE } from '../../access/files.ts';
import { LINK_COLUMNS, type ItemKind } from '../../attachments/items.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { list } from '../../records/list.ts';
import { findHost, type ItemInPath } from './items.ts';
import { eachPiece } from './lists.ts';
import { fixedFound, joinPublished, type InPath } from './project.ts';
import { publicAttachment, type AttachmentRow } from '../../attachments/rows.ts';

/** The entity in the query: a known kind, or any other value. */
export interface EntityInQuery extends InPath {
  readonly entity_type: string;
  readonly entity_id: number;
}

interface FileFilter {
  readonly kind: ItemKind;
  readonly item: number;
}

const files = list({
  of: { shape: publicAttachment, table: 'attachments' },
  values: ({ item }: FileFilter) => ({ item }),
  order: 'attachments.id',
  variant: ({ kind }) => ({ kind }),
  ids: ({ db }, { item }, { kind }) =>
    db('attachment_links')
      .joinRaw(joinPublished('attachment_links'))
      .where(`attachment_links.${LINK_COLUMNS[kind]}`, item)
      .orderBy('attachment_links.attachment_id')
      .select({ id: 'attachment_links.attachment_id' }),
});

/** The files of an active issue, page or comment, by id. */
export function filesOf(store: Door, { project, entity_type, entity_id }: EntityInQuery) {
  const kind = kindCalled(entity_type);
  const find = async (read: Read) => {
    await findItem(read, kind, { project, id: entity_id });
    return { kind, item: entity_id };
  };
  return files.whole(store, find, eachPiece(store));
}

function kindCalled(name: string): ItemKind {
  if (name === 'issue' || name === 'page' || name === 'comment') return name;
  throw refuse.notFound();
}

async function findItem(read: Read, kind: ItemKind, item: ItemInPath): Promise<void> {
  if (kind === 'comment') await commentThere(read, { project: item.project, id: item.id });
  else await findHost(read, { ...item, kind });
}

/** Files of a trashed issue or page went to the trash with it. */
const commentThere = fixedFound<'id', { readonly id: number }>(({ db }, mark) =>
  db('comments')
    .joinRaw(joinPublished('comments'))
    .where({ 'projects.identifier': mark('project'), 'comments.id': mark('id') })
    .whereNull('comments.deleted_at')
    .select<{ id: number }[]>('comments.id'),
);

export type PublishedFile = Pick<
  AttachmentRow,
  'sha256' | 'mime' | 'mime_class' | 'filename' | 'size_bytes' | 'has_thumbnail'
>;

/** The file, while an active item of the project is linked to it, regardless of other uses. */
export async function publishedFile(read: Read, { project, id }: ItemInPath): Promise<PublishedFile> {
  return fileWithId(read, { project, id });
}

const fileWithId = fixedFound<'id', PublishedFile>((read, mark) =>
  linksWithItems(read)
    .join('attachments', 'attachments.id', 'attachment_links.attachment_id')
    .joinRaw(joinPublished('attachment_links'))
    .where({ 'projects.identifier': mark('project'), 'attachment_links.attachment_id': mark('id') })
    .whereRaw(LIVE)
    // With a bound limit, SQLite would prepare the statement again each time.
    .limit(1, { skipBinding: true })
    .select<PublishedFile[]>(
      ...['sha256', 'mime', 'mime_class', 'filename', 'size_bytes', 'has_thumbnail'].map(
        name => `attachments.${name}`,
      ),
    ),
);

/** Larger files have no thumbnail or preview for anonymous visitors. */
const LARGEST_SEEN_INTO = 32 * 1024 ** 2;

/** The file, if it is small enough for thumbnails and previews. */
export async function fileToSeeInto(read: Read, path: ItemInPath): Promise<PublishedFile> {
  const file = await publishedFile(read, path);
  if (file.size_bytes > LARGEST_SEEN_INTO) throw refuse.notFound();
  return file;
}
