/** How single values are shown in a terminal. */
import { styleText } from 'node:util';
import { isRow, nameOf, namesOf } from './row.ts';
import type { Surroundings } from './surroundings.ts';

type Colour = Parameters<typeof styleText>[0];

/** Each with a symbol, for those who see no colours. */
const STATUSES: Readonly<Record<string, readonly [symbol: string, colour: Colour]>> = {
  backlog: ['·', 'gray'],
  draft: ['·', 'gray'],
  planned: ['·', 'gray'],
  todo: ['○', 'blue'],
  active: ['◐', 'yellow'],
  paused: ['◌', 'gray'],
  done: ['●', 'green'],
  complete: ['●', 'green'],
  cancelled: ['✕', 'gray'],
  archived: ['✕', 'gray'],
};

const PRIORITIES: Readonly<Record<string, Colour>> = { urgent: 'red', high: 'yellow' };

const STAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Also those that change the direction of the text around them. */
const CONTROLS = /[\p{Cc}\p{Bidi_C}]+/gu;

/** Control characters could change the terminal; line breaks and tabs stay. */
export function safe(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_C}]/gu, '');
}

/** On one line, without control characters, which could change the terminal. */
export function cell(column: string, value: unknown, { now }: Surroundings): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  if (column === 'size_bytes' || column === 'size') return bytes(Number(value));
  const text = textOf(value);
  if (column === 'status') return `${STATUSES[text]?.[0] ?? ' '} ${text}`;
  if (column === 'priority' && text === 'none') return '';
  return STAMP.test(text) ? ago(text, now()) : text.replace(CONTROLS, ' ').trim();
}

export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (!isRow(value)) return asText(value);
  const { done, total } = value;
  const known = nameOf(value);
  if (known !== undefined) return known;
  if (typeof done === 'number' && 'total' in value && Object.keys(value).length === 2)
    return `${String(done)}/${String(total)}`;
  return namesOf(value)
    .map(field => `${field.replaceAll('_', ' ')} ${asText(value[field])}`)
    .join(', ');
}

export function painted(column: string, text: string, { colours }: Surroundings): string {
  if (!colours) return text;
  const value = text.trim();
  const colour =
    column === 'status'
      ? STATUSES[value.split(' ').at(-1) ?? '']?.[1]
      : column === 'priority'
        ? PRIORITIES[value]
        : undefined;
  return colour === undefined ? text : styleText(colour, text, { validateStream: false });
}

const UNITS: readonly (readonly [seconds: number, name: string])[] = [
  [365 * 86_400, 'y'],
  [30 * 86_400, 'mo'],
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];

/** A time stamp of the server, from now. */
export function ago(stamp: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(`${stamp.replace(' ', 'T')}Z`)) / 1000;
  const [size, name] = UNITS.find(([unit]) => Math.abs(seconds) >= unit) ?? [1, 's'];
  const count = Math.round(Math.abs(seconds) / size);
  return seconds < 0 ? `in ${String(count)} ${name}` : `${String(count)} ${name} ago`;
}

function bytes(count: number): string {
  if (count < 1024) return `${String(count)} B`;
  return count < 1024 * 1024 ? `${(count / 1024).toFixed(1)} KiB` : `${(count / 1024 / 1024).toFixed(1)} MiB`;
}
