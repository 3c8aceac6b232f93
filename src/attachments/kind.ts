/** A file as a kind of row. It is in no project by itself: what links it decides who hears of it, and in which feed. */
import type { UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import type { AttachmentRow } from './rows.ts';
import { WHERE_LINKED } from '../store/dialects/search.ts';
import { classOf } from './kinds/types.ts';

/** A file with what is written in it, as far as search wants to know: that is not in its row. */
type Worded = AttachmentRow & { readonly words?: string };

export const attachmentKind: UntracedKind<Worded, 'filename_folded' | 'mime_class'> = {
  entity: null,
  table: 'attachments',
  beside: ['words'],
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
