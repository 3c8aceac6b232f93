/** File lists: those of one item, and those of a project with their uses. */
import { linksWithItems, LIVE } from '../access/files.ts';
import type { Schemas } from '../generated/types.ts';
import { cut, fetched, type Window } from '../paging/slice.ts';
import { groupByKey } from '../records/group-by-key.ts';
import type { Read } from '../store/read.ts';
import { fold } from '../text/fold.ts';
import { LINK_COLUMNS, type ItemKind, type ItemName } from './items.ts';
import { attachmentRecord, type AttachmentRow } from './rows.ts';
import type { MimeClass } from './kinds/types.ts';
import { liveUsesOf, useInProject } from './uses.ts';

/** The files of an active item, by id. */
export async function attachmentsOf(read: Read, item: ItemName): Promise<Schemas['Attachment'][]> {
  const rows = await read
    .db('attachment_links')
    .join('attachments', 'attachments.id', 'attachment_links.attachment_id')
    .where(`attachment_links.${LINK_COLUMNS[item.entity_type]}`, item.entity_id)
    .orderBy('attachments.id')
    .select<AttachmentRow[]>('attachments.*');
  return rows.map(attachmentRecord);
}

export interface ProjectRequest extends Window {
  readonly mime_class?: MimeClass | undefined;
  readonly uploader?: string | undefined;
  readonly entity_type?: ItemKind | undefined;
  readonly sort: 'created_at' | 'size' | 'filename';
  readonly order?: 'asc' | 'desc' | undefined;
}

const COLUMNS = {
  created_at: 'attachments.created_at',
  size: 'attachments.size_bytes',
  filename: 'attachments.filename_folded',
} as const satisfies Record<ProjectRequest['sort'], string>;

/** A row with the names of its uploader. */
interface ListedRow extends AttachmentRow {
  readonly uploader: string | null;
  readonly uploader_display_name: string | null;
}

/** One page of the files that active items of the project use, with totals over all pages. */
export async function projectAttachments(
  read: Read,
  projectId: number,
  request: ProjectRequest,
): Promise<Schemas['ProjectAttachments']> {
  const [totals] = await matching(read, projectId, request).select<{ count: number; bytes: number | null }[]>(
    read.db.raw('COUNT(*) AS count, CAST(SUM(attachments.size_bytes) AS BIGINT) AS bytes'),
  );
  const { rows, hasMore } = cut(await pageOf(read, projectId, request), request);
  const entities = await entitiesOf(read, projectId, rows);
  return {
    items: rows.map(row => listed(row, entities.get(row.id) ?? [])),
    has_more: hasMore,
    total_count: totals?.count ?? 0,
    total_bytes: totals?.bytes ?? 0,
  };
}

function matching(read: Read, projectId: number, { mime_class, uploader, entity_type }: ProjectRequest) {
  const used = linksWithItems(read)
    .where('attachment_links.project_id', projectId)
    .whereRaw(LIVE)
    .select('attachment_links.attachment_id');
  if (entity_type) void used.whereNotNull(`attachment_links.${LINK_COLUMNS[entity_type]}`);
  const files = read
    .db('attachments')
    .leftJoin('users', 'users.id', 'attachments.uploader_id')
    .whereIn('attachments.id', used);
  if (mime_class) void files.where('attachments.mime_class', mime_class);
  if (uploader !== undefined) void files.where('users.username_folded', fold(uploader));
  return files;
}

function pageOf(read: Read, projectId: number, request: ProjectRequest) {
  const { sort, order = sort === 'filename' ? 'asc' : 'desc', offset } = request;
  return matching(read, projectId, request)
    .orderBy([
      { column: COLUMNS[sort], order },
      { column: 'attachments.id', order },
    ])
    .limit(fetched(request))
    .offset(offset)
    .select<ListedRow[]>('attachments.*', {
      uploader: 'users.username',
      uploader_display_name: 'users.display_name',
    });
}

type Entities = Schemas['ProjectAttachment']['entities'];

/** The items of this project that use the files of a page, in one query. */
async function entitiesOf(
  read: Read,
  projectId: number,
  files: readonly AttachmentRow[],
): Promise<Map<number, Entities>> {
  const ids = files.map(({ id }) => id);
  const uses = await liveUsesOf(read)
    .where('attachment_links.project_id', projectId)
    .whereIn('attachment_links.attachment_id', ids);
  return groupByKey(uses.map(use => [use.attachment_id, useInProject(use)]));
}

function listed(row: ListedRow, entities: Entities): Schemas['ProjectAttachment'] {
  return {
    id: row.id,
    filename: row.filename,
    mime: row.mime,
    mime_class: row.mime_class,
    size_bytes: row.size_bytes,
    uploader_id: row.uploader_id,
    uploader: row.uploader,
    uploader_display_name: row.uploader_display_name,
    created_at: row.created_at,
    entities,
  };
}
