/** Signing in with a name and a password. */
import { refuse } from '../generated/refusals.ts';
import type { Door } from '../store/store.ts';
import type { Origin, Work } from '../store/work.ts';
import { accountTarget, audited } from './audit.ts';
import type { Passwords } from './passwords.ts';
import { beginSession, type BegunSession } from './sessions.ts';
import type { UserRow } from './rows.ts';
import { findByIdentity, findUser } from './users.ts';

export interface SignedIn {
  readonly user: UserRow;
  readonly session: BegunSession;
}

export interface Typed {
  readonly identity: string;
  readonly password: string;
}

/** The call that signs a user in; the account is noted for the log. */
interface Attempt extends Origin {
  readonly noted: { account: number | null };
}

/** A wrong name, a wrong password and a deactivated account get the same refusal after the same time. */
export async function signIn(
  { store, passwords }: { readonly store: Door; readonly passwords: Passwords },
  call: Attempt,
  { identity, password }: Typed,
): Promise<SignedIn> {
  const known = await store.read(read => findByIdentity(read, identity));
  call.noted.account = known?.id ?? null;
  const matches = await passwords.matches(known?.password_hash ?? null, password);
  return store.write(call, async work => {
    const user = matches && known ? await findUser(work, known.id) : undefined;
    // The password may have been changed, or the account deactivated, while it was compared.
    const unchanged = user?.is_active === 1 && user.password_hash === known?.password_hash;
    if (!user || !unchanged) throw refuse.credentialsWrong();
    return signedIn(work, user);
  });
}

/** Begins a session of someone who has proved to be the user. */
export async function signedIn(work: Work, user: UserRow): Promise<SignedIn> {
  const session = await beginSession(work, user.id);
  await audited(work, { action: 'session.create', target: accountTarget(user), actor: user });
  return { user, session };
}
