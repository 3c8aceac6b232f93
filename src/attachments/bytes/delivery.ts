/** How the bytes of a file leave: named, and so that no browser runs or guesses anything. */
import { create } from 'content-disposition';
import type { AttachmentRow } from '../rows.ts';
import { SHOWN_CLASSES, SVG } from '../kinds/types.ts';

/** The headers of bytes that came from strangers. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The bytes never change, but only those who may read them may keep them. */
export const GUARDS = { 'Cache-Control': 'private, max-age=31536000, immutable', ...HARMLESS } as const;

export function deliveryOf(file: Delivered) {
  return { ...GUARDS, 'Accept-Ranges': 'bytes', ...namedBytes(file) } as const;
}

/** The same where nothing is kept, and only the whole is to be had. */
export function deliveryToStrangers(file: Delivered) {
  return { ...HARMLESS, ...namedBytes(file) } as const;
}

type Delivered = Pick<AttachmentRow, 'mime' | 'mime_class' | 'filename'>;

/** An SVG is a program that looks like a picture: it is saved, and never shown. */
function namedBytes({ mime, mime_class, filename }: Delivered) {
  const isShown = mime !== SVG && SHOWN_CLASSES.includes(mime_class);
  return {
    'Content-Type': mime === SVG ? 'application/octet-stream' : mime,
    'Content-Disposition': create(filename, { type: isShown ? 'inline' : 'attachment' }),
  } as const;
}
