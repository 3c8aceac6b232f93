/** Maps a code host's refusal to one of ours. */
import type { IncomingMessage } from 'node:http';
import { refuse, type Refusal } from '../../generated/refusals.ts';
import { DAY, MINUTE } from '../../time/clock.ts';

interface Circumstances {
  readonly now: Date;
  readonly withToken: boolean;
  /** The refusal for a missing list. */
  readonly absent: Refusal;
}

/** By its status, headers and text. */
export function refusalOf(
  response: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  text: string,
  { now, withToken, absent }: Circumstances,
): Refusal {
  const { statusCode } = response;
  if (isThrottled(response, text)) return refuse.codehostThrottled({ wait: waitOf(response, now) });
  if (statusCode === 401 || (statusCode === 403 && withToken)) return refuse.codehostTokenRefused();
  return statusCode === 404 ? absent : refuse.codehostFailed();
}

/** GitHub refuses with 403 or 429, and reports its secondary rate limit sometimes only in the text. */
function isThrottled({ statusCode, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>, text: string) {
  if (statusCode === 429) return true;
  const isSaid = headers['retry-after'] !== undefined || /rate limit/i.test(text);
  return statusCode === 403 && (headers['x-ratelimit-remaining'] === '0' || isSaid);
}

/** Seconds; without a header one minute, as GitHub recommends. */
function waitOf({ headers }: Pick<IncomingMessage, 'headers'>, now: Date): number {
  const after = secondsIn(headers['retry-after'], now);
  const reset = headers['x-ratelimit-remaining'] === '0' ? Number(headers['x-ratelimit-reset']) : NaN;
  const wait = after ?? reset - now.getTime() / 1000;
  return Number.isFinite(wait) ? Math.min(Math.max(1, Math.ceil(wait)), DAY) : MINUTE;
}

/** A number of seconds, or the time when they are over. */
function secondsIn(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const time = Date.parse(retryAfter);
  return Number.isNaN(time) ? null : (time - now.getTime()) / 1000;
}
