/**
 * A folder that several servers share belongs to one instance: a server with another folder would serve rows without bytes,
 * and remove the bytes of another instance. The instance has a mark in the database, and the same in a file.
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

/** Refuses the folder of another instance. The mark is in the database before it is in the folder. */
export async function claimFolder(store: Store, contents: Contents, now: Date): Promise<void> {
  if (!store.servers.shareFiles) return;
  const found = await contents.mark();
  const known = await store.read(markOf);
  if (known === null && found === null) {
    const mark = await giveMark(store, randomUUID(), now);
    await contents.putMark(mark);
    return;
  }
  if (known !== null && known === found) return;
  if (known !== null && found === null && (await holdsNewest(store, contents))) {
    await contents.putMark(known);
    return;
  }
  throw folderOfAnother(contents.called, store.called, known);
}

/** The mark for a database that will replace the one that this folder belongs to. */
export async function markForNew(contents: Contents): Promise<string> {
  return (await contents.mark()) ?? randomUUID();
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

/** A folder without a mark is the instance's if it has the newest content, or if there is none. */
async function holdsNewest(store: Store, contents: Contents): Promise<boolean> {
  const newest = await store.read(({ db }) =>
    db<AttachmentRow>('attachments').orderBy('id', 'desc').first('sha256'),
  );
  return newest === undefined || contents.has(newest.sha256);
}
