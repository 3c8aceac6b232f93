/** The headers of file downloads: a file name, and protection against browsers that run or guess content. */
import { create } from 'content-disposition';
import type { AttachmentRow } from '../rows.ts';
import { SHOWN_CLASSES, SVG } from '../kinds/types.ts';

/** The headers for bytes from untrusted sources. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The bytes never change, but only clients that may read them may cache them. */
export const GUARDS = { 'Cache-Control': 'private, max-age=31536000, immutable', ...HARMLESS } as const;

export function deliveryOf(file: Delivered) {
  return { ...GUARDS, 'Accept-Ranges': 'bytes', ...namedBytes(file) } as const;
}

/** The same for anonymous visitors: no caching and no ranges. */
export function deliveryToStrangers(file: Delivered) {
  return { ...HARMLESS, ...namedBytes(file) } as const;
}

type Delivered = Pick<AttachmentRow, 'mime' | 'mime_class' | 'filename'>;

/** An SVG can contain scripts, so it is downloaded and never displayed. */
function namedBytes({ mime, mime_class, filename }: Delivered) {
  const isShown = mime !== SVG && SHOWN_CLASSES.includes(mime_class);
  return {
    'Content-Type': mime === SVG ? 'application/octet-stream' : mime,
    'Content-Disposition': create(filename, { type: isShown ? 'inline' : 'attachment' }),
  } as const;
}
