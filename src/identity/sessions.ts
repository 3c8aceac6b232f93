/** Sessions: they start with a sign-in, and end with a sign-out, their lifetime, or a lockdown. */
import type { Config } from '../config/schema.ts';
import { CREDENTIALS_ENDED } from '../store/events.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { DAY, isoSeconds, secondsAfter, stamp } from '../time/clock.ts';
import { audited } from './audit.ts';
import { makeToken, tokenHash } from './tokens.ts';
import { readSettings } from './settings.ts';
import { sessionKind } from './kinds.ts';

export interface BegunSession {
  readonly token: string;
  readonly expires_at: string;
  readonly seconds: number;
}

export async function beginSession(work: Work, userId: number): Promise<BegunSession> {
  const { session_lifetime_days } = await readSettings(work);
  const token = makeToken('session');
  const seconds = session_lifetime_days * DAY;
  const end = secondsAfter(work.call.now, seconds);
  await work.insert(sessionKind, {
    user_id: userId,
    token_hash: tokenHash(token),
    expires_at: stamp(end),
    last_used_at: work.now,
    client: work.call.address ?? null,
  });
  return { token, expires_at: isoSeconds(end), seconds };
}

/** Whether it had not ended already. */
export async function endSession(work: Work, id: number): Promise<boolean> {
  work.untraced();
  return (await work.db('sessions').where({ id }).delete()) > 0;
}

/** A session with the name of its account. */
export interface LiveSession {
  readonly id: number;
  readonly user_id: number;
  readonly username: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  /** The address of the client that used it last. */
  readonly client: string | null;
  readonly expires_at: string;
}

/** Those of one account, or of all; the newest first. */
export async function liveSessions({ db }: Read, now: Date, userId: number | null): Promise<LiveSession[]> {
  const sessions = db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('expires_at', '>', stamp(now))
    .orderBy('sessions.id', 'desc');
  if (userId !== null) void sessions.where({ user_id: userId });
  return sessions.select<LiveSession[]>(
    ...['id', 'user_id', 'created_at', 'last_used_at', 'client', 'expires_at'].map(
      column => `sessions.${column}`,
    ),
    'users.username',
  );
}

/** Sockets of their accounts are closed; those of other sessions connect again. */
export async function endTheseSessions(work: Work, sessions: readonly LiveSession[]): Promise<void> {
  work.untraced();
  for (const { id } of sessions) await work.db('sessions').where({ id }).delete();
  for (const [user_id, name] of new Map(sessions.map(one => [one.user_id, one.username]))) {
    work.announce({ type: CREDENTIALS_ENDED, user_id });
    await audited(work, { action: 'session.end', target: { kind: 'user', id: user_id, name } });
  }
}

export const COOKIE = 'svc_token';

/** The Set-Cookie header of a new session, or one that clears it. */
export function sessionCookie(session: BegunSession | null, secure: boolean): string {
  return [
    `${COOKIE}=${session?.token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${session?.seconds ?? 0}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Browsers send a Secure cookie over https only; a server on plain http cannot use it. */
export function isSecure({ public_url }: Pick<Config, 'public_url'>): boolean {
  return public_url?.startsWith('https:') ?? false;
}
