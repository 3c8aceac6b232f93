/** Signing in and out: the token is stored in the token store. */
import { logIn, logOut } from './generated/operations.ts';
import type { Instance } from './instance.ts';
import type { CallOptions, Sent } from './operation.ts';

export type Identity = Sent<'logIn'>['body'];

export async function signIn(instance: Instance, body: Identity, options: CallOptions = {}): Promise<void> {
  const { token } = await logIn(instance, { body }, options);
  await instance.tokens.keep(token);
}

export async function signOut(instance: Instance): Promise<void> {
  await logOut(instance);
  await instance.tokens.keep(null);
}
