/** Local days at a fixed offset, each as `YYYY-MM-DD`. */
import { DAY, MINUTE, secondsAfter } from './clock.ts';

/** Whether the text is an existing day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** The local day of a moment, in a zone that is so many minutes east of UTC. */
function localDay(moment: Date, minutesEast: number): string {
  return secondsAfter(moment, minutesEast * MINUTE)
    .toISOString()
    .slice(0, 10);
}

/** This many local days, the oldest first and the current one last. */
export function localDaysUntil(moment: Date, minutesEast: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    localDay(secondsAfter(moment, (index + 1 - count) * DAY), minutesEast),
  );
}

/** The moment at which a local day begins. */
export function startOfLocalDay(day: string, minutesEast: number): Date {
  return secondsAfter(new Date(`${day}T00:00:00.000Z`), -minutesEast * MINUTE);
}
