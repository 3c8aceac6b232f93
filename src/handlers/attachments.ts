/** Files: upload, download, links and previews. */
import { updateAttachment as change } from '../attachments/changes.ts';
import type { Received } from '../attachments/bytes/contents.ts';
import { deliveryOf, GUARDS } from '../attachments/bytes/delivery.ts';
import { linksOf } from '../attachments/duplicates.ts';
import * as lists from '../attachments/list.ts';
import { attachmentById } from '../attachments/lookup.ts';
import { refuseWhileHeld } from '../attachments/bytes/holds.ts';
import { orphansOf } from '../attachments/orphans.ts';
import { byteRange } from '../attachments/bytes/ranges.ts';
import { deleteAttachment as remove } from '../attachments/removal.ts';
import type { ItemKind, ItemName } from '../attachments/items.ts';
import { attachmentRecord, uploadedRecord } from '../attachments/rows.ts';
import { upload } from '../attachments/uploads.ts';
import { answer, type Handler, type HandledCall } from '../contract/handler.ts';
import { refuse } from '../generated/refusals.ts';
import { accountOf } from '../identity/caller.ts';
import { linkHeader } from '../paging/slice.ts';

export const listAttachments: Handler<'listAttachments'> = ({ query, store }) =>
  store.read(read => lists.attachmentsOf(read, query));

export const uploadAttachment: Handler<'uploadAttachment'> = async input => {
  const { body, caller, by, call, store, instance } = input;
  const { id: uploaderId } = accountOf(caller);
  const { files, config } = instance;
  await store.read(read => refuseWhileHeld(read, call.now));
  const arrived: Received[] = [];
  try {
    const { file, entity_type, entity_id } = await body.receive({
      file: async ({ filename, type, bytes }) => {
        const received = await files.contents.receive(bytes);
        arrived.push(received);
        return { filename, declared: type, received };
      },
    });
    const uploading = { store, files, call, by, limit: config.storage_limit };
    const item = itemNamed(entity_type, entity_id);
    return uploadedRecord(await upload(uploading, { ...file, uploaderId, item }));
  } finally {
    // Stored files have been moved to their place.
    for (const received of arrived) await files.contents.discard(received);
  }
};

/** Null for none yet. */
function itemNamed(entity_type: ItemKind | undefined, entity_id: number | undefined): ItemName | null {
  if (entity_type === undefined && entity_id === undefined) return null;
  if (entity_type === undefined || entity_id === undefined) throw refuse.entityIncomplete();
  return { entity_type, entity_id };
}

export const getAttachment: Handler<'getAttachment'> = async ({ params, call, store, instance }) => {
  const file = await store.read(read => attachmentById(read, params.id));
  const size = file.size_bytes;
  const stretch = byteRange(rangeOf(call), size);
  const headers = deliveryOf(file);
  const bytes = await instance.files.read(file, stretch ?? undefined);
  if (stretch === null) return answer(200, bytes, { ...headers, 'Content-Length': size });
  const { start, end } = stretch;
  return answer(206, bytes, {
    ...headers,
    'Content-Length': end - start + 1,
    'Content-Range': `bytes ${start}-${end}/${size}`,
  });
};

/** Without a body there is no range; and a conditional range never matches, because files have no validator. */
function rangeOf({ method, headers }: HandledCall): string | undefined {
  const { range, 'if-range': condition } = headers;
  return method === 'GET' && condition === undefined && typeof range === 'string' ? range : undefined;
}

export const getAttachmentThumbnail: Handler<'getAttachmentThumbnail'> = async ({
  params,
  by,
  store,
  instance,
}) => {
  const file = await store.read(read => attachmentById(read, params.id));
  return answer(200, await instance.files.thumbnail(file, by.memberId), GUARDS);
};

export const previewAttachment: Handler<'previewAttachment'> = async ({ params, store, instance }) => {
  const file = await store.read(read => attachmentById(read, params.id));
  return instance.files.preview(file);
};

export const listAttachmentLinks: Handler<'listAttachmentLinks'> = ({ params, by, store }) =>
  store.read(read => linksOf(read, by, params.id));

export const updateAttachment: Handler<'updateAttachment'> = ({ params, body, call, store }) =>
  store.write(call, async work => attachmentRecord(await change(work, params.id, body)));

export const deleteAttachment: Handler<'deleteAttachment'> = async ({ params, call, store, instance }) => {
  const freed = await store.write(call, work => remove(work, params.id));
  await instance.files.release(freed);
  return { deleted: true };
};

export const listProjectAttachments: Handler<'listProjectAttachments'> = async ({
  params,
  query,
  call,
  store,
}) => {
  const page = await store.read(read => lists.projectAttachments(read, params.id, query));
  return answer(200, page, { Link: linkHeader(call, query, page.has_more) });
};

export const listOrphanedAttachments: Handler<'listOrphanedAttachments'> = ({ params, call, store }) =>
  store.read(read => orphansOf(read, params.id, call.now));
