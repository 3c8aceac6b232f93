/** The credential of a request: from its Authorization header, or the session cookie. */
import { COOKIE } from './sessions.ts';

export interface Presenting {
  readonly authorization?: string | string[] | undefined;
  readonly cookie?: string | string[] | undefined;
}

/** The scheme is case-insensitive. */
export function bearerToken({ authorization }: Presenting): string | null {
  if (typeof authorization !== 'string') return null;
  return /^bearer +([^\s]+)$/i.exec(authorization.trim())?.[1] ?? null;
}

export function cookieNamed(wanted: string, { cookie }: Presenting): string | null {
  const text = Array.isArray(cookie) ? cookie.join('; ') : (cookie ?? '');
  for (const part of text.split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value) return value;
  }
  return null;
}

/** The header takes precedence, because browsers send the cookie automatically. */
export function tokenIn(headers: Presenting): string | null {
  return headers.authorization === undefined ? cookieNamed(COOKIE, headers) : bearerToken(headers);
}
