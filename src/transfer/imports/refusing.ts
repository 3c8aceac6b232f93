/** Maps the refusal of another tracker to one of ours. */
import { refuse, type Refusal } from '../../generated/refusals.ts';
import { DAY, MINUTE } from '../../time/clock.ts';
import type { Refusing } from './peer.ts';

interface Circumstances {
  readonly now: Date;
  readonly credential: { readonly refused: () => Refusal; readonly isSent: boolean };
}

/** By its status, headers and text. */
export function refusalOf(answer: Refusing, { now, credential }: Circumstances): Refusal {
  const { statusCode } = answer;
  if (isThrottled(answer)) return refuse.codehostThrottled({ wait: waitOf(answer, now) });
  if (statusCode === 401 || (statusCode === 403 && credential.isSent)) return credential.refused();
  return refuse.codehostFailed();
}

/** GitHub refuses with 403 or 429, and reports its secondary rate limit sometimes only in the text. */
function isThrottled({ statusCode, headers, text }: Refusing): boolean {
  if (statusCode === 429) return true;
  const isSaid = headers['retry-after'] !== undefined || /rate limit/i.test(text);
  return statusCode === 403 && (headers['x-ratelimit-remaining'] === '0' || isSaid);
}

/** Seconds; without a header one minute, as GitHub recommends. */
export function waitOf({ headers }: Pick<Refusing, 'headers'>, now: Date): number {
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
