/** Files without links: listed in the project of their uploaders, and swept after a day. */
import type { Knex } from 'knex';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { DAY, secondsAfter, stamp, timeOfStamp } from '../time/clock.ts';
import { areHeld } from './bytes/holds.ts';
import { removeFiles } from './removal.ts';
import type { AttachmentRow } from './rows.ts';

/** Long enough to finish the text that will name it. */
const GRACE_SECONDS = DAY;

interface OrphanRow extends AttachmentRow {
  readonly uploader_id: number;
  readonly uploader: string;
}

/** Files uploaded by members of the project and their tools; the next one to be swept comes first. */
export async function orphansOf(
  read: Read,
  projectId: number,
  now: Date,
): Promise<Schemas['OrphanedAttachments']> {
  const rows = await unlinked(read.db('attachments'))
    .join('users', 'users.id', 'attachments.uploader_id')
    .whereIn('attachments.uploader_id', uploadersIn(read, projectId))
    .orderBy(['attachments.created_at', 'attachments.id'])
    .select<OrphanRow[]>('attachments.*', { uploader: 'users.username' });
  return {
    items: rows.map(row => orphan(row, now)),
    grace_seconds: GRACE_SECONDS,
    total_bytes: rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
  };
}

function uploadersIn({ db }: Read, projectId: number): Knex.QueryBuilder {
  const members = db('project_members').where({ project_id: projectId }).select('user_id');
  return members.clone().unionAll(db('users').whereIn('owner_id', members).select('id'));
}

function orphan(row: OrphanRow, now: Date): Schemas['OrphanedAttachments']['items'][number] {
  // A clock that was set back must not give a negative age.
  const age = Math.max(0, Math.floor((now.getTime() - timeOfStamp(row.created_at)) / 1000));
  return {
    id: row.id,
    filename: row.filename,
    mime: row.mime,
    size_bytes: row.size_bytes,
    uploader_id: row.uploader_id,
    uploader: row.uploader,
    uploaded_at: row.created_at,
    age_seconds: age,
    seconds_until_sweep: Math.max(0, GRACE_SECONDS - age),
  };
}

function unlinked(files: Knex.QueryBuilder): Knex.QueryBuilder {
  return files.whereNotExists(links => {
    void links
      .from('attachment_links')
      .whereRaw('attachment_links.attachment_id = attachments.id')
      .select('attachment_id');
  });
}

/** Few enough that other writers wait no longer than for a large change of a client. */
const FILES_A_CHANGE = 100;

export interface Swept {
  /** Contents that no file has any more. */
  readonly contents: readonly string[];
  readonly mayHaveMore: boolean;
}

/** Whether any file has been without links for too long. */
export async function hasOrphans(read: Read, now: Date): Promise<boolean> {
  return (await overdue(read, now).limit(1).select<{ id: number }[]>('id')).length > 0;
}

/** Deletes some of the files that have been without links for too long; none while a backup or a restore holds the files. */
export async function sweepOrphans(work: Work): Promise<Swept> {
  work.untraced();
  const { now } = work.call;
  if (await areHeld(work, now)) return { contents: [], mayHaveMore: false };
  const files = await overdue(work, now).limit(FILES_A_CHANGE).select<AttachmentRow[]>('attachments.*');
  return { contents: await removeFiles(work, files), mayHaveMore: files.length === FILES_A_CHANGE };
}

function overdue({ db }: Read, now: Date): Knex.QueryBuilder {
  const until = stamp(secondsAfter(now, -GRACE_SECONDS));
  return unlinked(db('attachments')).where('created_at', '<', until).orderBy(['created_at', 'id']);
}
