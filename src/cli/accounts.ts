/** What the commands do to accounts and keys; each answers the sentence that is printed. */
import { checkBody } from '../contract/check.ts';
import type { Instance } from '../contract/instance.ts';
import { operations } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { createKey } from '../identity/keys.ts';
import { endCredentials } from '../identity/lockdown.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import { userKind } from '../identity/kinds.ts';
import type { UserRow } from '../identity/rows.ts';
import { createUser, findByIdentity, promote } from '../identity/users.ts';
import type { Read } from '../store/read.ts';
import type { Origin } from '../store/work.ts';

/** A mistake of whoever typed the command: told in one sentence, without a trace. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

export async function createPerson(instance: Instance, person: Schemas['UserCreate']): Promise<string> {
  checkBody(operations.createUser, person);
  checkPasswordLength('password', person.password);
  const password_hash = await instance.passwords.hash(person.password);
  return instance.store.write(origin(instance), async work => {
    const made = await createUser(work, { ...person, password_hash });
    if (typeof made === 'string') throw refuse.userTaken({ field: made });
    return `${made.username} can sign in${made.is_admin === 1 ? ', as an administrator' : ''}.`;
  });
}

export function promotePerson(instance: Instance, username: string): Promise<string> {
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await promote(work, person.id);
    return `${person.username} is an administrator.`;
  });
}

export async function setPassword(instance: Instance, username: string, password: string): Promise<string> {
  checkPasswordLength('password', password);
  const password_hash = await instance.passwords.hash(password);
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await work.update(userKind, person, { password_hash });
    await endCredentials(work, person.id);
    return `${person.username} has a new password; everything that was signed in as ${person.username} has ended.`;
  });
}

export function createOperatorKey(instance: Instance, name: string): Promise<string> {
  checkBody(operations.createKey, { name });
  return instance.store.write(origin(instance), async work => createKey(work, null, name));
}

async function personNamed(read: Read, username: string): Promise<UserRow> {
  const person = await findByIdentity(read, username);
  if (!person || person.owner_id !== null) throw new CommandRefused(`there is no account named ${username}`);
  return person;
}

function origin({ clock }: Instance): Origin {
  return { now: clock(), transport: 'cli', actorId: null };
}
