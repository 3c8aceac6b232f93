/** The approver: the user of a recent session. No one else may approve for them. */
import { refuse } from '../generated/refusals.ts';
import type { Caller } from '../identity/caller.ts';
import { findCallerAgain } from '../identity/credentials.ts';
import type { UserRow } from '../identity/rows.ts';
import { findUser } from '../identity/users.ts';
import type { Work } from '../store/work.ts';

/** Checked inside the change: a session that was recent when the form arrived may no longer be. */
export async function approver(work: Work, caller: Caller): Promise<UserRow> {
  const now = await findCallerAgain(work, caller, work.call.now);
  if (now?.kind !== 'session' || !now.recent) throw refuse.recentAuthenticationRequired();
  const person = now.account && (await findUser(work, now.account.id));
  if (!person) throw refuse.authenticationRequired();
  return person;
}
