/**
 * Form tokens: each is valid for one browser, one form and ten minutes, and nothing is stored. The key is a secret that only
 * that browser has (the session token, or the cookie of the sign-in form), so a token of another user is never valid.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../time/clock.ts';

const LIFE_SECONDS = 10 * MINUTE;

export interface BoundForm {
  /** A secret that only the browser with the form has. */
  readonly key: string;
  readonly purpose: 'consent' | 'device entry' | 'device confirmation' | 'sign-in';
  /** The request that the form belongs to. */
  readonly about: readonly string[];
}

export function formToken(form: BoundForm, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + LIFE_SECONDS;
  const payload = `${end.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${sealOf(form, payload)}`;
}

/** Identifies the form; null if the token is not for this form, or has expired. */
export function formOf(form: BoundForm, token: string, now: Date): string | null {
  const [, payload = '', end = '', nonce = '', seal = ''] =
    /^(([0-9a-z]{1,9})\.([\w-]{16}))\.([\w-]{43})$/.exec(token) ?? [];
  if (seal === '' || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(form, payload)))) return null;
  const left = parseInt(end, 36) - now.getTime() / 1000;
  // A token that is valid for too long was created before the clock was set back.
  return left > 0 && left <= LIFE_SECONDS + 1 ? nonce : null;
}

function sealOf({ key, purpose, about }: BoundForm, payload: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, payload, ...about]))
    .digest('base64url');
}
