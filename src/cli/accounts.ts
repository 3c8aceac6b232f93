/** The commands on accounts, keys and sessions. */
import { checkBody } from '../contract/steps/check.ts';
import type { Instance } from '../contract/instance.ts';
import { operations } from '../generated/operations.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { createKey, liveKeyNamed, liveKeys, revokeKey, rotateKey } from '../identity/keys.ts';
import { checkPasswordLength } from '../identity/passwords.ts';
import type { KeyRow, UserRow } from '../identity/rows.ts';
import { endTheseSessions, liveSessions } from '../identity/sessions.ts';
import {
  createUser,
  deactivate,
  demote,
  findByIdentity,
  listAll,
  listPeople,
  promote,
  reactivate,
  replacePassword,
  userRecord,
} from '../identity/users.ts';
import type { Read } from '../store/read.ts';
import type { Origin, Work } from '../store/work.ts';
import { CommandRefused } from './refused.ts';
import { said, type Said } from './said.ts';
import { printable, table } from './table.ts';

async function createPerson(instance: Instance, person: Schemas['UserCreate']): Promise<Said> {
  checkBody(operations.createUser, person);
  checkPasswordLength('password', person.password);
  const password_hash = await instance.passwords.hash(person.password);
  return instance.store.write(origin(instance), async work => {
    const made = await createUser(work, { ...person, password_hash });
    if (typeof made === 'string') throw refuse.userTaken({ field: made });
    const rights = made.is_admin === 1 ? ', as an administrator' : '';
    return said(`${made.username} can sign in${rights}.`, userRecord(made));
  });
}

type Change = (work: Work, id: number) => Promise<UserRow>;

/** Changes an account like the administrators' operation, and says what it is now. */
function changing(change: Change, outcome: string) {
  return (instance: Instance, username: string): Promise<Said> =>
    instance.store.write(origin(instance), async work => {
      const { id } = await personNamed(work, username);
      const person = await change(work, id);
      return said(`${person.username} ${outcome}.`, userRecord(person));
    });
}

async function setPassword(instance: Instance, username: string, password: string): Promise<Said> {
  checkPasswordLength('password', password);
  const password_hash = await instance.passwords.hash(password);
  return instance.store.write(origin(instance), async work => {
    const person = await personNamed(work, username);
    await replacePassword(work, person, password_hash);
    return said(
      `Password of ${person.username} changed; all of its sessions, keys and tokens were revoked.`,
      userRecord(person),
    );
  });
}

function createOperatorKey(instance: Instance, name: string): Promise<Said> {
  checkBody(operations.createKey, { name });
  return instance.store.write(origin(instance), async work => {
    const key = await createKey(work, null, name);
    return said(key, { name, key });
  });
}

/** With `all` also the tools of people, which are accounts too. */
async function listAccounts({ store }: Instance, all: boolean): Promise<Said> {
  const people = await store.read(all ? listAll : listPeople);
  const names = new Map(people.map(({ id, username }) => [id, username]));
  const ownerOf = ({ owner_id }: UserRow): string | null =>
    owner_id === null ? null : (names.get(owner_id) ?? null);
  const notes = (row: UserRow): string =>
    [
      row.is_admin === 1 ? 'administrator' : '',
      row.is_active === 1 ? '' : 'deactivated',
      row.owner_id === null ? '' : `tool of ${ownerOf(row) ?? ''}`,
    ]
      .filter(Boolean)
      .join(', ');
  return said(
    table(
      ['id', 'username', 'e-mail', 'created', ''],
      people.map(row => [String(row.id), row.username, row.email, row.created_at, notes(row)]),
    ),
    people.map(row => ({ ...userRecord(row), owner: ownerOf(row) })),
  );
}

async function listLiveKeys({ store }: Instance): Promise<Said> {
  const keys = await store.read(liveKeys);
  return said(
    table(
      ['name', 'prefix', 'owner', 'created', 'last used', 'expires'],
      keys.map(({ name, prefix, username, created_at, last_used_at, expires_at }) => [
        name,
        prefix ?? '',
        username ?? 'operator key',
        created_at,
        last_used_at ?? 'never',
        expires_at ?? 'never',
      ]),
    ),
    keys.map(({ id, name, prefix, username, created_at, last_used_at, expires_at }) => ({
      id,
      name,
      prefix,
      owner: username,
      created_at,
      last_used_at,
      expires_at,
    })),
  );
}

function revokeKeyNamed(instance: Instance, name: string): Promise<Said> {
  return instance.store.write(origin(instance), async work => {
    const key = await keyNamed(work, name);
    await revokeKey(work, key);
    return said(`Key ${printable(key.name)} revoked.`, { id: key.id, name: key.name });
  });
}

function rotateKeyNamed(instance: Instance, name: string): Promise<Said> {
  return instance.store.write(origin(instance), async work => {
    const old = await keyNamed(work, name);
    const key = await rotateKey(work, old);
    return said(key, { name: old.name, key });
  });
}

async function keyNamed(read: Read, name: string): Promise<KeyRow> {
  const key = await liveKeyNamed(read, name);
  if (!key) throw new CommandRefused(`there is no active key named ${printable(name)}`);
  return key;
}

async function listSessions({ store, clock }: Instance, username: string | undefined): Promise<Said> {
  const sessions = await store.read(async read => {
    const person = username === undefined ? null : await personNamed(read, username);
    return liveSessions(read, clock(), person?.id ?? null);
  });
  return said(
    table(
      ['id', 'username', 'created', 'last used', 'client', 'expires'],
      sessions.map(({ id, username: name, created_at, last_used_at, client, expires_at }) => [
        String(id),
        name,
        created_at,
        last_used_at ?? '',
        client ?? '',
        expires_at,
      ]),
    ),
    sessions,
  );
}

/** One session, or all of an account; its keys and tools stay. */
function endSessions(
  instance: Instance,
  which: { readonly id?: number; readonly username?: string },
): Promise<Said> {
  return instance.store.write(origin(instance), async work => {
    const person = which.username === undefined ? null : await personNamed(work, which.username);
    const all = await liveSessions(work, work.call.now, person?.id ?? null);
    const ended = which.id === undefined ? all : all.filter(({ id }) => id === which.id);
    if (which.id !== undefined && ended.length === 0)
      throw new CommandRefused(`there is no session ${String(which.id)}`);
    await endTheseSessions(work, ended);
    return said(
      `${ended.length.toLocaleString('en')} ${ended.length === 1 ? 'session' : 'sessions'} ended.`,
      ended,
    );
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

const demotePerson = changing(demote, 'is no longer an administrator');
const promotePerson = changing(promote, 'is now an administrator');
const deactivatePerson = changing(
  deactivate,
  'is deactivated; all of its sessions, keys and tokens were revoked',
);
const reactivatePerson = changing(reactivate, 'can sign in again');

export const accounts = {
  createPerson,
  promotePerson,
  demotePerson,
  deactivatePerson,
  reactivatePerson,
  setPassword,
  createOperatorKey,
  listAccounts,
  listLiveKeys,
  revokeKeyNamed,
  rotateKeyNamed,
  listSessions,
  endSessions,
};
