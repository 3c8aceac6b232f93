/** The commands on accounts and keys; each returns the sentence to print. */
import { checkBody } from '../contract/steps/check.ts';
import type { Instance } from '../contract/instance.ts';
import { operations } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { createKey, liveKeys, revokeLiveKey } from '../identity/keys.ts';
import { endCredentials } from '../identity/lockdown.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import { userKind } from '../identity/kinds.ts';
import type { UserRow } from '../identity/rows.ts';
import { createUser, findByIdentity, listPeople, promote } from '../identity/users.ts';
import type { Read } from '../store/read.ts';
import type { Origin } from '../store/work.ts';
import { CommandRefused } from './refused.ts';
import { printable, table } from './table.ts';

export const accounts = {
  createPerson,
  promotePerson,
  setPassword,
  createOperatorKey,
  listAccounts,
  listLiveKeys,
  revokeKeyNamed,
};

async function createPerson(instance: Instance, person: Schemas['UserCreate']): Promise<string> {
  checkBody(operations.createUser, person);
  checkPasswordLength('password', person.password);
  const password_hash = await instance.passwords.hash(person.password);
  return instance.store.write(origin(instance), async work => {
    const made = await createUser(work, { ...person, password_hash });
    if (typeof made === 'string') throw refuse.userTaken({ field: made });
    return `${made.username} can sign in${made.is_admin === 1 ? ', as an administrator' : ''}.`;
  });
}

function promotePerson(instance: Instance, username: string): Promise<string> {
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await promote(work, person.id);
    return `${person.username} is now an administrator.`;
  });
}

async function setPassword(instance: Instance, username: string, password: string): Promise<string> {
  checkPasswordLength('password', password);
  const password_hash = await instance.passwords.hash(password);
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await work.update(userKind, person, { password_hash });
    await endCredentials(work, person.id);
    return `Password of ${person.username} changed; all of its sessions, keys and tokens were revoked.`;
  });
}

function createOperatorKey(instance: Instance, name: string): Promise<string> {
  checkBody(operations.createKey, { name });
  return instance.store.write(origin(instance), async work => createKey(work, null, name));
}

async function listAccounts({ store }: Instance): Promise<string> {
  const people = await store.read(listPeople);
  return table(
    ['id', 'username', 'e-mail', 'created', ''],
    people.map(({ id, username, email, created_at, is_admin, is_active }) => {
      const notes = [is_admin === 1 ? 'administrator' : '', is_active === 1 ? '' : 'deactivated'];
      return [String(id), username, email, created_at, notes.filter(Boolean).join(', ')];
    }),
  );
}

async function listLiveKeys({ store }: Instance): Promise<string> {
  const keys = await store.read(liveKeys);
  return table(
    ['name', 'owner', 'created', 'expires'],
    keys.map(({ name, username, created_at, expires_at }) => [
      name,
      username ?? 'operator key',
      created_at,
      expires_at ?? 'never',
    ]),
  );
}

function revokeKeyNamed(instance: Instance, name: string): Promise<string> {
  return instance.store.write(origin(instance), async work => {
    const key = await revokeLiveKey(work, name);
    if (!key) throw new CommandRefused(`there is no active key named ${printable(name)}`);
    return `Key ${printable(key.name)} revoked.`;
  });
}

async function personNamed(read: Read, username: string): Promise<UserRow> {
  const person = await findByIdentity(read, username);
  if (!person || person.owner_id !== null) throw new CommandRefused(`there is no account named ${username}`);
  return person;
}

function origin({ clock }: Instance): Origin {
  return { now: clock(), transport: 'cli', actorId: null };
}
