/** Weeks in UTC, each named after the Monday on which it begins. */
import { DAY } from './clock.ts';

const DAY_MILLISECONDS = DAY * 1000;

/** The first day of 1970 was a Thursday. */
const DAYS_SINCE_MONDAY = 3;

/** The Monday of the week of a moment, as `YYYY-MM-DD`. */
export function weekOf(moment: Date): string {
  const days = Math.floor(moment.getTime() / DAY_MILLISECONDS);
  const sinceMonday = (((days + DAYS_SINCE_MONDAY) % 7) + 7) % 7;
  return dateOf(days - sinceMonday);
}

/** This many weeks, the oldest first and the current one last. */
export function weeksUntil(moment: Date, count: number): string[] {
  const last = Date.parse(weekOf(moment)) / DAY_MILLISECONDS;
  return Array.from({ length: count }, (_, index) => dateOf(last - 7 * (count - 1 - index)));
}

function dateOf(days: number): string {
  return new Date(days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
