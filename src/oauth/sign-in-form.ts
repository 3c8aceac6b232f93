/**
 * The sign-in form. There is no session to bind it to, and an attacker who could submit it in another user's browser would
 * sign them in to the wrong account. So the page sets a cookie that the form must be sent with.
 */
import { randomBytes } from 'node:crypto';
import { cookieNamed, type Presenting } from '../identity/presented.ts';
import { formOf, formToken, type BoundForm } from './form-tokens.ts';
import type { PageRequest } from './page-request.ts';

const COOKIE = 'svc_sign_in';

export interface SignInForm {
  readonly csrf_token: string;
  /** The Set-Cookie header of the page. */
  readonly cookie: string;
}

export function newSignInForm(
  headers: Presenting,
  to: PageRequest,
  isSecure: boolean,
  now: Date,
): SignInForm {
  const key = keyIn(headers) ?? randomBytes(24).toString('base64url');
  const cookie = `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { csrf_token: formToken(bound(key, to), now), cookie };
}

/** Whether the form was given to this browser, for this request. */
export function isSignInForm(headers: Presenting, to: PageRequest, csrf_token: string, now: Date): boolean {
  const key = keyIn(headers);
  return key !== null && formOf(bound(key, to), csrf_token, now) !== null;
}

function bound(key: string, { page, query }: PageRequest): BoundForm {
  return { key, purpose: 'sign-in', about: [page, query] };
}

/** Other tabs of the browser may have a form open, so an existing cookie is kept. */
function keyIn(headers: Presenting): string | null {
  const key = cookieNamed(COOKIE, headers);
  return key !== null && /^[\w-]{32}$/.test(key) ? key : null;
}
