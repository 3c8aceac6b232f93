/**
 * While a backup or a restore holds the files, none is added and none deleted. A hold stands in the database, so that
 * commands beside the server can take one, and ends by itself where its holder is gone.
 */
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { secondsAfter, stamp } from '../time/clock.ts';

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

export async function areHeld({ db }: Read, now: Date): Promise<boolean> {
  return (await db<HoldRow>('file_holds').where('until', '>', stamp(now)).first('holder')) !== undefined;
}

export async function refuseWhileHeld(read: Read, now: Date): Promise<void> {
  if (await areHeld(read, now)) throw refuse.storeBusy({ wait: WAIT_SECONDS });
}
