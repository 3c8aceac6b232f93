/** Which of the scheduled backups are kept: the last of each of so many days, weeks and months that have one. */

const NAME = /^docket-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)\.tar$/;

/** What is called so is ours to remove; anything else in the folder is not. */
export function scheduledName(moment: Date): string {
  return `docket-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
}

/** When it was made; null for another file. */
export function momentOf(name: string): Date | null {
  const [, text] = NAME.exec(name) ?? [];
  if (text === undefined) return null;
  const moment = new Date(text.replace(/T(\d{2})-(\d{2})-/, 'T$1:$2:'));
  return !Number.isNaN(moment.getTime()) && scheduledName(moment) === name ? moment : null;
}

/** What begins the name of one that is not finished; another file may have it too, and has another end. */
export function isUnfinished(name: string): boolean {
  const [, of] = /^(.+)\.[0-9a-f-]{36}\.part$/.exec(name) ?? [];
  return of !== undefined && momentOf(of) !== null;
}

export interface KeptFor {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const DAY_MS = 86_400_000;
/** The first Monday of all. */
const MONDAY_MS = 4 * DAY_MS;

const PERIODS: Readonly<Record<keyof KeptFor, (moment: Date) => string>> = {
  days: moment => moment.toISOString().slice(0, 10),
  weeks: moment => String(Math.floor((moment.getTime() - MONDAY_MS) / (7 * DAY_MS))),
  months: moment => moment.toISOString().slice(0, 7),
};

/**
 * The moments of backups that may go. Periods without any do not count: a server that stood still for a year has what it
 * had. The newest always stays.
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

/** The last moment at which one was to be made, at a full hour of every day. */
export function lastDue(now: Date, hour: number): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  return new Date(today <= now.getTime() ? today : today - DAY_MS);
}
