/** The words for values of the contract, and dates and counts as people read them. */
import type { IssueRow } from '@docket/client';

export type Status = IssueRow['status'];
export type Priority = IssueRow['priority'];

export const STATUSES = {
  backlog: 'Backlog',
  todo: 'Todo',
  active: 'Active',
  done: 'Done',
  cancelled: 'Cancelled',
} as const satisfies Record<Status, string>;

export const PRIORITIES = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'No priority',
} as const satisfies Record<Priority, string>;

export const ROLES = { viewer: 'Viewer', maintainer: 'Maintainer', lead: 'Lead' } as const;

export function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(words) as Key[];
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The server sends UTC as `2026-11-20 08:15:00`. */
export function timeOf(stamp: string): Date {
  return new Date(stamp.includes('T') ? stamp : `${stamp.replace(' ', 'T')}Z`);
}

const NEAR = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const FAR = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function ago(stamp: string): string {
  const minutes = Math.round((timeOf(stamp).getTime() - Date.now()) / 60_000);
  if (minutes > -1) return 'just now';
  if (minutes > -60) return NEAR.format(minutes, 'minute');
  if (minutes > -24 * 60) return NEAR.format(Math.round(minutes / 60), 'hour');
  if (minutes > -7 * 24 * 60) return NEAR.format(Math.round(minutes / 60 / 24), 'day');
  return FAR.format(timeOf(stamp));
}

export function exact(stamp: string): string {
  return EXACT.format(timeOf(stamp));
}

export function bytes(size: number): string {
  if (size < 1024) return `${size} B`;
  const units = ['KiB', 'MiB', 'GiB'];
  let value = size;
  let unit = 'B';
  for (const next of units) {
    if (value < 1024) break;
    value /= 1024;
    unit = next;
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}
