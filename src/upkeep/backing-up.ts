/** Background job: makes a backup every day if a folder for backups is configured. */
import { Schedule } from '../backup/schedule.ts';
import type { Instance } from '../contract/instance.ts';
import type { Logger } from '../log/log.ts';
import { stamp } from '../time/clock.ts';
import type { Upkeep } from './repeating.ts';

export interface BackingUp extends Upkeep {
  /** The line for `/ready`; null if no backups are made. */
  notice(): string | null;
  /** When the newest backup was made. */
  newest(): Promise<Date | null>;
  /** 1 if the last attempt since the start made a backup, 0 if it failed; null before the first. */
  isLastOk(): 0 | 1 | null;
  /** Checks now whether a backup is due. */
  look(): Promise<void>;
}

const LOOKING_MS = 60_000;

export function backingUp(instance: Instance, log: Logger): BackingUp {
  const { config, store, files, clock } = instance;
  const { backup_folder: folder, backup_hour: hour } = config;
  const kept = { days: config.backup_days, weeks: config.backup_weeks, months: config.backup_months };
  if (folder === undefined)
    return {
      notice: () => null,
      newest: () => Promise.resolve(null),
      isLastOk: () => null,
      look: () => Promise.resolve(),
      stop: () => undefined,
    };
  const schedule = new Schedule({ folder, hour, kept }, { store, contents: files.contents, clock });
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    const outcome = await schedule.look(stopping.signal);
    if (!outcome) return;
    if ('error' in outcome) {
      log.error({ err: outcome.error }, 'scheduled backup failed; retrying in an hour');
    } else {
      const { size, counts, lost } = outcome.made;
      log.info({ bytes: size, files: counts.files }, 'backup made');
      if (lost.length > 0) log.error({ files: lost }, 'file contents missing: not backed up');
    }
  };
  const timer = setInterval(() => void look(), LOOKING_MS);
  timer.unref();
  void look();
  return {
    look,
    newest: () => schedule.newest(),
    isLastOk: () => schedule.last && ('error' in schedule.last ? 0 : 1),
    notice: () => {
      const { last } = schedule;
      if (!last) return 'backup: none since start';
      return `backup: ${'error' in last ? 'failed' : 'made'} ${stamp(last.at)}`;
    },
    stop: () => {
      stopping.abort();
      clearInterval(timer);
    },
  };
}
