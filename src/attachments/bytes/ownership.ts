/**
 * A folder that several servers share, or a bucket, belongs to one instance: a server with another one would serve rows without
 * bytes, and remove the bytes of another instance. The instance has a mark in the database, and the same next to the contents.
 */
import { randomUUID } from 'node:crypto';
import { folderOfAnother } from '../../store/folder.ts';
import type { Read } from '../../store/read.ts';
import type { Store } from '../../store/store.ts';
import type { AttachmentRow } from '../rows.ts';
import type { Contents } from './contents.ts';

interface MarkRow {
  readonly mark: string;
}

/** Refuses contents of another instance. The mark is in the database before it is next to the contents. */
export async function claimFolder(store: Store, contents: Contents, now: Date): Promise<void> {
  const { kept } = contents;
  if (!store.servers.shareFiles && kept.isOwnFolder) return;
  const found = await kept.mark();
  const known =
    (await store.read(markOf)) ?? (found === null ? await giveMark(store, randomUUID(), now) : null);
  if (known !== null && known === found) return;
  if (known === null || found !== null || !(await holdsNewest(store, contents)))
    throw folderOfAnother(kept.called, store.called, known);
  await kept.putMark(known);
}

/** The mark for a database that will replace the one that these contents belong to. */
export async function markForNew(contents: Contents): Promise<string> {
  return (await contents.kept.mark()) ?? randomUUID();
}

async function markOf({ db }: Read): Promise<string | null> {
  const row = await db<MarkRow>('folder_marks').first('mark');
  return row?.mark ?? null;
}

/** Another server may have been faster; its mark stays. */
function giveMark(store: Store, mark: string, now: Date): Promise<string> {
  return store.write({ now, transport: 'system', actorId: null }, async work => {
    work.untraced();
    const known = await markOf(work);
    if (known !== null) return known;
    await work.db('folder_marks').insert({ mark });
    return mark;
  });
}

/** Contents without a mark are the instance's if the newest one is among them, or if there is none. */
async function holdsNewest(store: Store, contents: Contents): Promise<boolean> {
  const newest = await store.read(({ db }) =>
    db<AttachmentRow>('attachments').orderBy('id', 'desc').first('sha256'),
  );
  return newest === undefined || contents.kept.has(newest.sha256);
}
