/**
 * The kind of file rows. A file itself belongs to no project: its links decide who receives events, and which feeds have
 * entries.
 */
import type { UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import type { AttachmentRow } from './rows.ts';
import { WHERE_LINKED } from '../store/dialects/search.ts';
import { classOf } from './kinds/types.ts';

/** A file with its searchable text, which is not a column. */
type Worded = AttachmentRow & { readonly words?: string };

export const attachmentKind: UntracedKind<Worded, 'filename_folded' | 'mime_class'> = {
  entity: null,
  table: 'attachments',
  unstored: ['words'],
  stamps: { created_at: true },
  derived: {
    filename_folded: ({ filename }) => fold(filename),
    mime_class: ({ mime }) => classOf(mime),
  },
  texts: ['alt_text'],
  // Neither its name nor its bytes ever change.
  text: ({ id, filename, words }) =>
    words === undefined
      ? null
      : { shelf: 'attachment', id, project_id: WHERE_LINKED, title: filename, body: words },
};
