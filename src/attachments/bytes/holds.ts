/**
 * While a backup or a restore holds the files, none is added and none deleted. While it keeps their bytes, both may happen,
 * and what nobody names any more is removed later. Both stand in the database, so that commands beside the server can take
 * them, and end by themselves where whoever took them is gone.
 */
import { refuse } from '../../generated/refusals.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { secondsAfter, stamp } from '../../time/clock.ts';

/** How long a refused caller should wait. */
const WAIT_SECONDS = 2;

interface HoldRow {
  readonly holder: string;
  readonly until: string;
}

/** Holds the files for this long, or extends a hold; several may hold them at once. */
export async function holdFiles(work: Work, holder: string, seconds: number): Promise<void> {
  work.untraced();
  const until = stamp(secondsAfter(work.call.now, seconds));
  await work.db<HoldRow>('file_holds').insert({ holder, until }).onConflict('holder').merge();
}

export async function letGoOfFiles(work: Work, holder: string): Promise<void> {
  work.untraced();
  await work.db<HoldRow>('file_holds').where({ holder }).delete();
}

/** What begins the name of a holder who keeps bytes alone. */
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

/** Whether bytes must stay, also those that no file has. */
export async function areHeld({ db }: Read, now: Date): Promise<boolean> {
  return (await db<HoldRow>('file_holds').where('until', '>', stamp(now)).first('holder')) !== undefined;
}

export async function refuseWhileHeld(read: Read, now: Date): Promise<void> {
  const holds = read.db<HoldRow>('file_holds').where('until', '>', stamp(now));
  const busy = await holds.where('holder', 'not like', `${OF_BYTES}%`).first('holder');
  if (busy !== undefined) throw refuse.storeBusy({ wait: WAIT_SECONDS });
}
