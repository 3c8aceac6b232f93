/** Files: what is linked to what, their bytes, and what can be seen of them. */
import { open } from 'node:fs/promises';
import { answer, type Handler } from '../contract/handler.ts';
import { updateAttachment as change } from '../attachments/changes.ts';
import { deliveryOf } from '../attachments/delivery.ts';
import { linksOf } from '../attachments/duplicates.ts';
import * as lists from '../attachments/list.ts';
import { allowedAttachment } from '../attachments/lookup.ts';
import { orphansOf } from '../attachments/orphans.ts';
import { stretchOf } from '../attachments/ranges.ts';
import { deleteAttachment as remove } from '../attachments/removal.ts';
import { attachmentRecord } from '../attachments/rows.ts';
import { linkHeader } from '../paging/page.ts';

export const listAttachments: Handler<'listAttachments'> = ({ query, by, store }) =>
  store.read(read => lists.attachmentsOf(read, by, query));
