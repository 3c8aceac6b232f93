/** What the commands do to accounts and keys; each answers the sentence that is printed. */
import type { Instance } from '../contract/instance.ts';
import { createKey } from '../identity/keys.ts';
import { endCredentials } from '../identity/lockdown.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import { createUser, findByIdentity, promote, updateUser, type UserRow } from '../identity/users.ts';
import type { Read } from '../store/read.ts';
import type { Origin } from '../store/work.ts';

/** A mistake of whoever typed the command: told in one sentence, without a trace. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

export interface NewPerson {
  readonly username: string;
  readonly password: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly admin?: boolean;
}

export async function createPerson(instance: Instance, person: NewPerson): Promise<string> {
  const { username, email, displayName, admin = false } = person;
  checkName('the username', username, 64);
  if (username.includes('@')) throw new CommandRefused('the username must not contain @');
  if (displayName !== undefined) checkName('the display name', displayName, 100);
  if (email !== undefined && (email.length > 254 || !/^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(email)))
    throw new CommandRefused('that is no e-mail address');
  checkPasswordLength('the password', person.password);
  const password_hash = await instance.passwords.hash(person.password);
  return instance.store.write(origin(instance), async work => {
    const made = await createUser(work, {
      username,
      email,
      display_name: displayName,
      is_admin: admin,
      password_hash,
    });
    if (typeof made === 'string') throw new CommandRefused(`the ${made} is taken`);
    return `${made.username} can sign in${admin ? ', as an administrator' : ''}.`;
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
  checkPasswordLength('the password', password);
  const password_hash = await instance.passwords.hash(password);
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await updateUser(work, person, { password_hash });
    await endCredentials(work, person.id);
    return `${person.username} has a new password; everything that was signed in as ${person.username} has ended.`;
  });
}

export function createOperatorKey(instance: Instance, name: string): Promise<string> {
  checkName('the name', name, 100);
  return instance.store.write(origin(instance), async work => createKey(work, null, name));
}

function checkName(what: string, name: string, longest: number): void {
  const fits = /\S/.test(name) && [...name].length <= longest && !/[\p{Cc}]/u.test(name);
  if (!fits) throw new CommandRefused(`${what} must have 1 to ${longest} characters`);
  if (what === 'the username' && /\s/.test(name))
    throw new CommandRefused('the username must not contain white space');
}

async function personNamed(read: Read, username: string): Promise<UserRow> {
  const person = await findByIdentity(read, username);
  if (!person || person.owner_id !== null) throw new CommandRefused(`there is no account named ${username}`);
  return person;
}

function origin({ clock }: Instance): Origin {
  return { now: clock(), transport: 'cli', actorId: null };
}
