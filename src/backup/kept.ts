/** Retention of scheduled backups: the last one of each of the most recent days, weeks and months that have one. */

const NAME = /^docket-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)(-before-\d+\.\d+\.\d+)?\.tar$/;

/** Files with such a name may be removed; other files in the folder are left alone. */
export function scheduledName(moment: Date): string {
  return nameAt(moment, '');
}

/** Of a backup that the given version made before it changed the database. */
export function upgradeName(moment: Date, version: string): string {
  return nameAt(moment, `-before-${version}`);
}

function nameAt(moment: Date, why: string): string {
  return `docket-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z${why}.tar`;
}

/** The time at which it was made; null for another file. */
export function momentOf(name: string): Date | null {
  const [, text, why] = NAME.exec(name) ?? [];
  if (text === undefined || why !== undefined) return null;
  const moment = new Date(text.replace(/T(\d{2})-(\d{2})-/, 'T$1:$2:'));
  return !Number.isNaN(moment.getTime()) && scheduledName(moment) === name ? moment : null;
}

/** Backups before upgrades, the oldest first. */
export function upgradesAmong(names: readonly string[]): string[] {
  return names.filter(name => NAME.exec(name)?.[2] !== undefined).sort();
}

/** The prefix of an unfinished backup. Other files may have the prefix, but not its suffix. */
export function isUnfinished(name: string): boolean {
  const [, of] = /^(.+)\.[0-9a-f-]{36}\.part$/.exec(name) ?? [];
  return of !== undefined && NAME.test(of);
}

export interface KeptFor {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const DAY_MS = 86_400_000;
/** The first Monday of the epoch. */
const MONDAY_MS = 4 * DAY_MS;

const PERIODS: Readonly<Record<keyof KeptFor, (moment: Date) => string>> = {
  days: moment => moment.toISOString().slice(0, 10),
  weeks: moment => String(Math.floor((moment.getTime() - MONDAY_MS) / (7 * DAY_MS))),
  months: moment => moment.toISOString().slice(0, 7),
};

/**
 * The times of backups that may be removed. Periods without a backup do not count, so a server that was down for a year
 * keeps what it had. The newest backup always stays.
 */
export function superfluous(moments: readonly Date[], kept: KeptFor): Date[] {
  const newestFirst = [...moments].sort((one, other) => other.getTime() - one.getTime());
  const stays = new Set<Date>(newestFirst.slice(0, 1));
  for (const [unit, periodOf] of Object.entries(PERIODS) as [keyof KeptFor, (moment: Date) => string][]) {
    const seen = new Set<string>();
    for (const moment of newestFirst) {
      const period = periodOf(moment);
      if (seen.has(period)) continue;
      if (seen.size === kept[unit]) break;
      seen.add(period);
      stays.add(moment);
    }
  }
  return newestFirst.filter(moment => !stays.has(moment));
}

/** The last time at which a backup was due: a full hour of every day. */
export function lastDue(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}
