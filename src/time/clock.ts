/** The formats in which times are stored and returned, all in UTC. */

export type Clock = () => Date;

/** The last formatted stamp: most are in the same second. */
let last = { second: Number.NaN, text: '' };

/** `YYYY-MM-DD HH:MM:SS`, as in records. */
export function stamp(date: Date): string {
  const second = Math.floor(date.getTime() / 1000);
  if (second !== last.second) last = { second, text: date.toISOString().slice(0, 19).replace('T', ' ') };
  return last.text;
}

/** The time of a stamp, in milliseconds. */
export function timeOfStamp(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** `YYYY-MM-DDTHH:MM:SSZ`, as for the end of a session. */
export function isoSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

export function secondsAfter(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}

export const MINUTE = 60;
export const DAY = 86_400;

/** A monotonic clock in milliseconds: unlike the time of day it never jumps. */
export type Uptime = () => number;
