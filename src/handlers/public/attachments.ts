/** The files of a published project. */
import { deliveryToStrangers } from '../../attachments/bytes/delivery.ts';
import { answer, type Handler, type Input } from '../../contract/handler.ts';
import { Refusal, refuse } from '../../generated/refusals.ts';
import { fileToSeeInto, filesOf, publishedFile } from '../../tracker/published/attachments.ts';

export const listPublicAttachments: Handler<'listPublicAttachments'> = ({ params, query, store }) =>
  filesOf(store, { ...params, ...query });

export const downloadPublicAttachment: Handler<'downloadPublicAttachment'> = async ({
  params,
  store,
  instance,
}) => {
  const file = await store.read(read => publishedFile(read, params));
  const bytes = await instance.files.read(file);
  const headers = { ...deliveryToStrangers(file), 'Content-Length': file.size_bytes };
  return answer(200, bytes, headers);
};

export const getPublicThumbnail: Handler<'getPublicThumbnail'> = async ({ params, store, instance }) => {
  const file = await store.read(read => fileToSeeInto(read, params));
  const picture = await instance.files.thumbnail(file, null, making(instance)).catch(unsuitable);
  return answer(200, picture, { 'X-Content-Type-Options': 'nosniff' });
};

export const getPublicPreview: Handler<'getPublicPreview'> = async ({ params, store, instance }) => {
  const file = await store.read(read => fileToSeeInto(read, params));
  return instance.files.preview(file, making(instance));
};

/** An existing thumbnail needs no slot. */
function making({ slots }: Input<'getPublicThumbnail'>['instance']) {
  return () => slots.take('public_making');
}

/** A file without a thumbnail is refused like a missing one. */
function unsuitable(error: unknown): never {
  throw error instanceof Refusal && error.code === 'no_thumbnail' ? refuse.notFound() : error;
}
