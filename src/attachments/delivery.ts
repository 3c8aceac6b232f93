/** How the bytes of a file leave: named, and so that no browser runs or guesses anything. */
import { create } from 'content-disposition';
import type { AttachmentRow } from './rows.ts';
import { SHOWN_CLASSES, SVG } from './types.ts';

/** The headers of bytes that came from strangers. They never change, but only those who may read them may keep them. */
export const GUARDS = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** An SVG is a program that looks like a picture: it is saved, and never shown. */
export function deliveryOf({ mime, mime_class, filename }: AttachmentRow) {
  const isShown = mime !== SVG && SHOWN_CLASSES.includes(mime_class);
  return {
    ...GUARDS,
    'Accept-Ranges': 'bytes',
    'Content-Type': mime === SVG ? 'application/octet-stream' : mime,
    'Content-Disposition': create(filename, { type: isShown ? 'inline' : 'attachment' }),
  } as const;
}
