/**
 * While a backup or a restore holds the files, none is added or deleted. While it keeps their bytes, both may happen, and
 * unused bytes are removed later. Both are rows in the database, so that CLI commands can take them next to the server, and
 * both expire if their holder is gone.
 */
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { secondsAfter, stamp } from '../../time/clock.ts';

/** The Retry-After of a refused request. */
const WAIT_SECONDS = 2;

interface HoldRow {
  readonly holder: string;
  readonly until: string;
}

/** Holds the files for this long, or extends a hold. Several holders are possible at the same time. */
export async function holdFiles(work: Work, holder: string, seconds: number): Promise<void> {
  work.untraced();
  const until = stamp(secondsAfter(work.call.now, seconds));
  await work.db<HoldRow>('file_holds').insert({ holder, until }).onConflict('holder').merge();
}

export async function letGoOfFiles(work: Work, holder: string): Promise<void> {
  work.untraced();
  await work.db<HoldRow>('file_holds').where({ holder }).delete();
}

/** The prefix of a holder that only keeps bytes. */
const OF_BYTES = 'bytes: ';

/** Keeps all bytes that exist now for at least this long; files may be added and deleted in that time. */
export function keepBytes(work: Work, holder: string, seconds: number): Promise<void> {
  return holdFiles(work, OF_BYTES + holder, seconds);
}

export function letGoOfBytes(work: Work, holder: string): Promise<void> {
  return letGoOfFiles(work, OF_BYTES + holder);
}

export async function isKeeping({ db }: Read, holder: string, now: Date): Promise<boolean> {
  const kept = db<HoldRow>('file_holds').where({ holder: OF_BYTES + holder });
  return (await kept.where('until', '>', stamp(now)).first('holder')) !== undefined;
}

/** Whether bytes must stay, even those that no file has. */
export async function areHeld({ db }: Read, now: Date): Promise<boolean> {
  return (await db<HoldRow>('file_holds').where('until', '>', stamp(now)).first('holder')) !== undefined;
}

export async function refuseWhileHeld(read: Read, now: Date): Promise<void> {
  const holds = read.db<HoldRow>('file_holds').where('until', '>', stamp(now));
  const busy = await holds.where('holder', 'not like', `${OF_BYTES}%`).first('holder');
  if (busy !== undefined) throw refuse.storeBusy({ wait: WAIT_SECONDS });
}
