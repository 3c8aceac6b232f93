/** File rows, and their records in the contract. */
import type { Schemas } from '../generated/types.ts';
import { id, maybe, sha256, stamp, text, yesNo } from '../records/carried.ts';
import { columns, flag, shape } from '../records/shape.ts';
import type { MimeClass } from './kinds/types.ts';

export interface AttachmentRow {
  readonly id: number;
  /** The SHA-256 of the bytes; equal contents are stored once. */
  readonly sha256: string;
  readonly filename: string;
  readonly filename_folded: string;
  readonly mime: string;
  readonly mime_class: MimeClass;
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly has_thumbnail: number;
  readonly alt_text: string | null;
  /** Null after an import. */
  readonly uploader_id: number | null;
  readonly created_at: string;
}

export function attachmentRecord(row: AttachmentRow): Schemas['Attachment'] {
  return {
    id: row.id,
    filename: row.filename,
    mime: row.mime,
    size_bytes: row.size_bytes,
    uploader_id: row.uploader_id,
    created_at: row.created_at,
    width: row.width,
    height: row.height,
    alt_text: row.alt_text,
    has_thumbnail: row.has_thumbnail === 1,
  };
}

export function uploadedRecord(row: AttachmentRow): Schemas['AttachmentUploaded'] {
  return {
    id: row.id,
    url: `/api/attachments/${row.id}`,
    filename: row.filename,
    mime: row.mime,
    size: row.size_bytes,
    width: row.width,
    height: row.height,
    alt_text: row.alt_text,
    has_thumbnail: row.has_thumbnail === 1,
  };
}

/** Rows as anonymous visitors see them. Fields are listed explicitly, so that new ones stay hidden until they are added here. */
export const publicAttachment = shape<Schemas['PublicAttachment']>()({
  ...columns('attachments', 'id', 'filename', 'mime', 'size_bytes', 'created_at'),
  ...columns('attachments', 'width', 'height', 'alt_text'),
  has_thumbnail: flag('attachments.has_thumbnail'),
});

/** The fields of files and their links in archives. */
export const carriedFile = { id, sha256, filename: text, alt_text: maybe(text), created_at: stamp };

export const carriedLink = {
  attachment_id: id,
  issue_id: maybe(id),
  page_id: maybe(id),
  comment_id: maybe(id),
  by_upload: yesNo,
  by_body: yesNo,
};
