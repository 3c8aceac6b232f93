/** Converts time bounds in queries to the stored form of times, so that they compare as text. */
import { refuse } from '../generated/refusals.ts';
import { stamp } from './clock.ts';

const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;

const MINUTE_MS = 60_000;

/** The stored form of a time bound: `YYYY-MM-DD`, or an ISO time, in UTC unless it has an offset. */
export function timeBound(parameter: string, text: string): string {
  const moment = momentOf(text);
  if (moment === null) {
    throw refuse.invalidParameter({ problem: `query parameter ${parameter} must be a valid date and time` });
  }
  return stamp(moment);
}

/**
 * Rows store whole seconds. A bound within a second is rounded up: what was stored in that second is before the bound,
 * whether it opens or closes a range.
 */
function momentOf(text: string): Date | null {
  const [, day, minute = '00:00', second = ':00', fraction = '', zone = 'Z'] = SHAPE.exec(text) ?? [];
  if (day === undefined) return null;
  const local = `${day}T${minute}${second}.000Z`;
  const written = new Date(local);
  // A day or an hour that does not exist either does not parse, or becomes one that does.
  if (Number.isNaN(written.getTime()) || written.toISOString() !== local) return null;
  const offset = offsetMinutes(zone);
  if (offset === null) return null;
  const seconds = /[1-9]/.test(fraction) ? 1000 : 0;
  const moment = new Date(written.getTime() - offset * MINUTE_MS + seconds);
  // Only years of four digits sort as text.
  return /^\d{4}-/.test(moment.toISOString()) ? moment : null;
}

function offsetMinutes(zone: string): number | null {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
