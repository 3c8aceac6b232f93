/** A file as a kind of row. It is in no project by itself: what links it decides who hears of it, and in which feed. */
import type { UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import type { AttachmentRow } from './rows.ts';
import { classOf } from './types.ts';

export const attachmentKind: UntracedKind<AttachmentRow, 'filename_folded' | 'mime_class'> = {
  entity: null,
  table: 'attachments',
  stamps: { created_at: true },
  derived: {
    filename_folded: ({ filename }) => fold(filename),
    mime_class: ({ mime }) => classOf(mime),
  },
  texts: ['alt_text'],
};
