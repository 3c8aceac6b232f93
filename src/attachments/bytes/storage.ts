/** Storage use in bytes, with equal contents counted once, and its limit. */
import { refuse } from '../../generated/refusals.ts';
import { portions } from '../../store/portions.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import type { AttachmentRow } from '../rows.ts';

/** Only names, so a statement holds more of them than rows to write. */
const CONTENTS_A_STATEMENT = 500;

type Content = Pick<AttachmentRow, 'sha256' | 'size_bytes'>;

/** Adds new files to the storage use. Contents that exist already use no space. */
export async function takeRoom(work: Work, files: readonly Content[], limit: number): Promise<void> {
  const { db } = work;
  const added = bytesOf(
    files,
    await unnamed(
      work,
      files.map(({ sha256 }) => sha256),
    ),
  );
  if (added === 0) return;
  const [storage] = await db<{ bytes: number }>('file_storage').select('bytes');
  const bytes = (storage?.bytes ?? 0) + added;
  if (bytes > limit) throw refuse.storageFull();
  await db('file_storage').update({ bytes });
}

/** Subtracts deleted files. Returns the contents that no file has any more, whose bytes may be removed after the commit. */
export async function giveRoom(work: Work, deleted: readonly Content[]): Promise<string[]> {
  const freed = await unnamed(
    work,
    deleted.map(({ sha256 }) => sha256),
  );
  const bytes = bytesOf(deleted, freed);
  if (bytes > 0) await work.db('file_storage').decrement('bytes', bytes);
  return freed;
}

/** The total size of these contents. */
function bytesOf(files: readonly Content[], contents: readonly string[]): number {
  const sizes = new Map(files.map(({ sha256, size_bytes }) => [sha256, size_bytes]));
  return contents.reduce((sum, sha256) => sum + (sizes.get(sha256) ?? 0), 0);
}

/** The contents that no file has, without duplicates. */
export async function unnamed({ db }: Read, several: readonly string[]): Promise<string[]> {
  const contents = [...new Set(several)];
  const named = new Set<string>();
  for (const part of portions(contents, CONTENTS_A_STATEMENT)) {
    const found = await db('attachments').whereIn('sha256', part).distinct().pluck<string[]>('sha256');
    for (const sha256 of found) named.add(sha256);
  }
  return contents.filter(sha256 => !named.has(sha256));
}
