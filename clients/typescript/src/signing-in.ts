/** Signing in and out: the token is stored in the token store. */
import { logIn, logOut } from './generated/operations.ts';
import type { Instance } from './instance.ts';
import type { Answer, CallOptions, Sent } from './operation.ts';

export type Identity = Sent<'logIn'>['body'];

/** The new session: its user, its token and when it expires. */
export type SignedIn = Answer<'logIn'>;

export async function signIn(
  instance: Instance,
  body: Identity,
  options: CallOptions = {},
): Promise<SignedIn> {
  const session = await logIn(instance, { body }, options);
  await instance.tokens.keep(session.token);
  return session;
}

export async function signOut(instance: Instance): Promise<void> {
  await logOut(instance);
  await instance.tokens.keep(null);
}
