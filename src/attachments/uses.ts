/** The items that use files, shown by identifier and title. */
import { linksWithItems, LIVE } from '../access/files.ts';
import { PRINTED } from '../records/identifiers.ts';
import { beginningOf } from '../records/preview.ts';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { previewOf } from '../text/preview.ts';
import type { Item, ItemKind } from './items.ts';

interface UseRow {
  readonly attachment_id: number;
  readonly project_id: number | null;
  readonly entity_type: ItemKind;
  readonly entity_id: number;
  readonly comment_id: number | null;
  /** The issue or page that the item is, or that a comment is on. */
  readonly issue_id: number | null;
  readonly page_id: number | null;
  readonly identifier: string;
  readonly title: string;
  /** The beginning of a comment. */
  readonly content: string | null;
}

const ENTITY_TYPE = `CASE
  WHEN attachment_links.comment_id IS NOT NULL THEN 'comment'
  WHEN attachment_links.issue_id IS NOT NULL THEN 'issue' ELSE 'page' END`;
const ENTITY_ID =
  'COALESCE(attachment_links.comment_id, attachment_links.issue_id, attachment_links.page_id)';

/** For any links, ordered by kind and id; callers add the condition. */
export function usesOf(read: Read) {
  const { db } = read;
  return linksWithItems(read)
    .leftJoin('projects', 'projects.id', 'attachment_links.project_id')
    .orderByRaw(`${ENTITY_TYPE}, ${ENTITY_ID}`)
    .select<UseRow[]>(
      'attachment_links.attachment_id',
      'attachment_links.project_id',
      'attachment_links.comment_id',
      db.raw(`${ENTITY_TYPE} AS entity_type, ${ENTITY_ID} AS entity_id`),
      { issue_id: 'issues.id', page_id: 'pages.id' },
      db.raw(`COALESCE(${PRINTED.issue}, ${PRINTED.page}) AS identifier`),
      db.raw('COALESCE(issues.title, pages.title) AS title'),
      beginningOf(read, 'comments.content'),
    );
}

/** Excludes items that are in the trash. */
export function liveUsesOf(read: Read) {
  return usesOf(read).whereRaw(LIVE);
}

/** A comment has no identifier; its title is its first line. */
export function useRecord(use: UseRow): Schemas['AttachmentUse'] {
  const { entity_type, entity_id, identifier, title, content } = use;
  const isComment = entity_type === 'comment';
  return {
    entity_type,
    entity_id,
    identifier: isComment ? null : identifier,
    title: isComment ? previewOf(content ?? '') : title,
  };
}

/** With the page that a comment is on. */
export function useInProject(use: UseRow): Schemas['ProjectAttachment']['entities'][number] {
  return { ...useRecord(use), page_id: use.entity_type === 'comment' ? use.page_id : null };
}

/** By the identifier that activity uses. */
export function itemOf({ entity_type, entity_id, identifier, project_id, issue_id, page_id }: UseRow): Item {
  return { entity_type, entity_id, entity_label: identifier, project_id, issue_id, page_id };
}
