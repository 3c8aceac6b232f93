/**
 * Uploads: first the type of the bytes is detected, which may be slow; then the row and its link are committed in one
 * change.
 */
import type { Authority } from '../access/authority.ts';
import type { Door } from '../store/store.ts';
import type { Origin, Work } from '../store/work.ts';
import type { Received } from './bytes/contents.ts';
import type { Files } from './bytes/files.ts';
import { refuseWhileHeld } from './bytes/holds.ts';
import { itemToLink, type ItemName } from './items.ts';
import { attachmentKind } from './kind.ts';
import { linkUploaded } from './links.ts';
import { fileName } from './names.ts';
import type { Asker } from './kinds/pictures.ts';
import type { AttachmentRow } from './rows.ts';
import { takeRoom } from './bytes/storage.ts';
import { fold } from '../text/fold.ts';
import { classOf, RASTERS, typeOf } from './kinds/types.ts';
import { wordsInFile } from './kinds/words.ts';
import { lazily } from '../store/lazily.ts';

const loadPictures = lazily(async () => {
  const { dimensionsOf, thumbnailOf } = await import('./kinds/pictures.ts');
  return { dimensionsOf, thumbnailOf };
});

/** The bytes, and what was sent with them. */
export interface Sent {
  readonly received: Received;
  readonly filename: string;
  /** The declared type; null if there is none. */
  readonly declared: string | null;
  readonly uploaderId: number;
  /** The item to link the file to; null for none yet. */
  readonly item: ItemName | null;
}

/** The properties of a file that do not depend on its uploader or its links. */
type Judged = Pick<AttachmentRow, 'mime' | 'width' | 'height'> & {
  readonly thumbnail: Buffer | null;
  /** The searchable text of its content. */
  readonly words: string;
};

export interface Uploading<Call extends Origin> {
  readonly store: Door;
  readonly files: Files;
  readonly call: Call;
  readonly by: Authority;
  /** The storage limit of the instance, in bytes. */
  readonly limit: number;
}

/** Stores the received bytes as a new file. */
export async function upload<Call extends Origin>(
  { store, files, call, by, limit }: Uploading<Call>,
  sent: Sent,
): Promise<AttachmentRow> {
  const { received } = sent;
  const judged = await judge(sent, by.memberId);
  const file = await files.contents.keep(received, files.unwanted, () =>
    store.write(call, work => addAttachment(work, by, { judged, sent, limit })),
  );
  // On a full disk it is made again on request.
  if (judged.thumbnail) {
    await files.contents.keepThumbnail(received.sha256, judged.thumbnail).catch(() => undefined);
  }
  return file;
}

/** The properties of a file that follow from its bytes and name. */
export type Described = Omit<AttachmentRow, 'id' | 'alt_text' | 'uploader_id' | 'created_at'>;

/** An imported file, described by its bytes like an uploaded one. */
export async function describeFile(
  received: Received,
  filename: string,
  importer: Asker,
): Promise<Described> {
  const { thumbnail, words: _, ...judged } = await judge({ received, declared: null }, importer);
  return {
    ...judged,
    sha256: received.sha256,
    filename,
    filename_folded: fold(filename),
    mime_class: classOf(judged.mime),
    size_bytes: received.size,
    has_thumbnail: thumbnail ? 1 : 0,
  };
}

/** The thumbnail is made immediately, because only then is it known whether there is one. */
async function judge(
  { received: { path, size }, declared }: Pick<Sent, 'received' | 'declared'>,
  asker: Asker,
): Promise<Judged> {
  const mime = await typeOf(path, declared);
  const words = await wordsInFile(path, { mime, size_bytes: size });
  if (!RASTERS.includes(mime)) return { mime, words, width: null, height: null, thumbnail: null };
  // Loaded at the first picture: many runs have none.
  const { dimensionsOf, thumbnailOf } = await loadPictures();
  const dimensions = await dimensionsOf(path);
  const { width, height } = dimensions ?? { width: null, height: null };
  return { mime, words, width, height, thumbnail: dimensions && (await thumbnailOf(path, asker)) };
}

interface Adding {
  readonly judged: Judged;
  readonly sent: Sent;
  readonly limit: number;
}

async function addAttachment(
  work: Work,
  by: Authority,
  { judged: { thumbnail, ...judged }, sent, limit }: Adding,
): Promise<AttachmentRow> {
  const { sha256, size } = sent.received;
  await refuseWhileHeld(work, work.call.now);
  const item = sent.item && (await itemToLink(work, by, sent.item));
  await takeRoom(work, [{ sha256, size_bytes: size }], limit);
  const file = await work.insert(attachmentKind, {
    ...judged,
    sha256,
    filename: fileName(sent.filename),
    size_bytes: size,
    has_thumbnail: thumbnail ? 1 : 0,
    alt_text: null,
    uploader_id: sent.uploaderId,
  });
  if (item) await linkUploaded(work, item, file);
  return file;
}
