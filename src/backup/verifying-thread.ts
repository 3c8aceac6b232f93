/** A thread that verifies a backup, right behind those who write it. */
import { Following } from './following.ts';
import { Reached } from './reached.ts';
import { readFrom } from './reading.ts';
import { BackupRefused } from './refused.ts';
import { answering } from './thread.ts';

export interface Written {
  readonly path: string;
  readonly reached: SharedArrayBuffer;
}

/** Why the backup could not be restored, or null. */
export type Reread = string | null;

answering(({ path, reached }: Written) => async (): Promise<Reread> => {
  try {
    await readFrom(new Following(path, new Reached(reached)), path);
    return null;
  } catch (error) {
    if (error instanceof BackupRefused) return error.message;
    throw error;
  }
});
