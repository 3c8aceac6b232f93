/**
 * What strangers see of a published project. Each shape names every field that it shows, so that what REST learns to show
 * stays hidden here until somebody adds it here, too.
 */
import type { Schemas } from '../generated/types.ts';
import { comment } from './comment-record.ts';
import { listedIssue } from './issue-record.ts';
import { relatedWithin } from './issue-relations.ts';
import { page } from './page-record.ts';
import { column, columns, flag, picked, real, shape } from './shape.ts';
import { indexedIssue, indexedPage } from './summary-record.ts';

export const publicProject = shape<Schemas['PublicProject']>()({
  ...columns('projects', 'id', 'name', 'identifier', 'description', 'emoji'),
  lead_user_id: column('NULL'),
  ...columns('projects', 'sort_order', 'created_at', 'updated_at'),
  is_public: flag('projects.is_public'),
});

export const publicIssue = shape<Schemas['PublicIssue']>()({
  ...picked(listedIssue, 'id', 'project_id', 'sequence', 'identifier', 'title', 'description'),
  ...picked(listedIssue, 'status', 'priority', 'module_id', 'sort_order', 'start_date', 'target_date'),
  ...picked(listedIssue, 'seq', 'created_at', 'updated_at', 'labels'),
  blocks: relatedWithin('blocks', 'from'),
  blocked_by: relatedWithin('blocks', 'to'),
  relates_to: relatedWithin('relates_to', 'either'),
  duplicates: relatedWithin('duplicate', 'from'),
  duplicated_by: relatedWithin('duplicate', 'to'),
});

export const publicPage = shape<Schemas['PublicPage']>()({
  ...picked(page, 'id', 'project_id', 'folder_id', 'sequence', 'identifier', 'title', 'content'),
  ...picked(page, 'sort_order', 'status', 'pinned', 'labels', 'created_at', 'updated_at'),
});

export const publicComment = shape<Schemas['PublicComment']>()(
  picked(comment, 'id', 'issue_id', 'page_id', 'author_display_name', 'content', 'created_at', 'updated_at'),
);

export const publicIssueRow = shape<Schemas['IndexedIssue']>()({
  ...picked(indexedIssue, 'kind', 'seq', 'deleted', 'id', 'identifier', 'title', 'status', 'priority'),
  ...picked(indexedIssue, 'module_id', 'sort_order', 'start_date', 'target_date'),
  ...picked(indexedIssue, 'created_at', 'updated_at', 'preview', 'labels'),
});

export const publicPageRow = shape<Schemas['IndexedPage']>()({
  ...picked(indexedPage, 'kind', 'seq', 'deleted', 'id', 'identifier', 'title', 'status', 'folder_id'),
  ...picked(indexedPage, 'pinned', 'created_at', 'updated_at', 'preview', 'labels'),
});

export const publicModule = shape<Schemas['ProjectModule']>()({
  ...columns('modules', 'id', 'project_id', 'name', 'description', 'status', 'emoji'),
  ...columns('modules', 'created_at', 'updated_at'),
});

export const publicLabel = shape<Schemas['Label']>()(columns('labels', 'id', 'project_id', 'name', 'color'));

export const publicFolder = shape<Schemas['Folder']>()({
  ...columns('folders', 'id', 'project_id', 'parent_id', 'name'),
  sort_order: real('folders.sort_order'),
});

export const publicAttachment = shape<Schemas['PublicAttachment']>()({
  ...columns('attachments', 'id', 'filename', 'mime', 'size_bytes', 'created_at'),
  ...columns('attachments', 'width', 'height', 'alt_text'),
  has_thumbnail: flag('attachments.has_thumbnail'),
});
