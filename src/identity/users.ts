/** Accounts: lookups, creation, and changes by administrators. */
import { refuse } from '../generated/refusals.ts';
import { fold } from '../text/fold.ts';
import { usernameFault, usernameSpelling } from '../text/username.ts';
import type { Read } from '../store/read.ts';
import type { Work } from '../store/work.ts';
import { accountTarget, audited, changedFields } from './audit.ts';
import { endCredentials } from './lockdown.ts';
import { userKind } from './kinds.ts';
import type { UserRow } from './rows.ts';

/** An account as administrators see it. */
export function userRecord(row: UserRow) {
  const { id, username, email, display_name, created_at } = row;
  return {
    id,
    username,
    email,
    display_name,
    is_admin: row.is_admin === 1,
    is_active: row.is_active === 1,
    created_at,
  };
}

/** An account as its owner sees it. */
export function profile({ id, username, email, display_name, is_admin }: UserRow) {
  return { id, username, email, display_name, is_admin: is_admin === 1 };
}

export async function listPeople({ db }: Read): Promise<UserRow[]> {
  return db<UserRow>('users').whereNull('owner_id').orderBy('username_folded');
}

/** With the tools of people. */
export async function listAll({ db }: Read): Promise<UserRow[]> {
  return db<UserRow>('users').whereNull('deleted_at').orderBy('username_folded');
}

export async function findUser({ db }: Read, id: number): Promise<UserRow | undefined> {
  return db<UserRow>('users').where({ id }).whereNull('deleted_at').first();
}

/** Folded from the typed form, and from both normal forms. */
export function spellings(name: string): string[] {
  return [...new Set([name, name.normalize('NFC'), name.normalize('NFD')].map(fold))];
}

/** The account with this username or e-mail address, in any case. */
export async function findByIdentity({ db }: Read, identity: string): Promise<UserRow | undefined> {
  const column = identity.includes('@') ? 'email_folded' : 'username_folded';
  // Older names may be stored in another normal form.
  const found = await db<UserRow>('users').whereIn(column, spellings(identity));
  return found.find(row => row[column] === fold(identity)) ?? found[0];
}

export interface NewUser {
  readonly username: string;
  readonly email?: string | undefined;
  readonly display_name?: string | undefined;
  readonly is_admin?: boolean | undefined;
  readonly password_hash: string;
}

/** Returns the new account, or the field whose value is taken. Who signs up acts as the new account. */
export async function createUser(
  work: Work,
  user: NewUser,
  action: 'user.create' | 'user.signup' = 'user.create',
): Promise<UserRow | 'username' | 'email'> {
  const fault = usernameFault(user.username);
  if (fault) throw refuse.usernameRefused({ fault });
  const username = usernameSpelling(user.username);
  const email = user.email ?? `${username}@local`;
  if (isReserved(email, username)) return 'email';
  const taken = await takenField(work, { username, email });
  if (taken) return taken;
  const made = await work.insert(userKind, {
    username,
    email,
    display_name: user.display_name ?? username,
    password_hash: user.password_hash,
    is_admin: user.is_admin === true ? 1 : 0,
    is_active: 1,
    owner_id: null,
    tool: null,
    deleted_at: null,
  });
  const { display_name, is_admin } = userRecord(made);
  await audited(work, {
    action,
    target: accountTarget(made),
    after: { username, email, display_name, is_admin },
    ...(action === 'user.signup' ? { actor: made } : {}),
  });
  return made;
}

/** `<username>@local` is what an account without an address gets: no other account may take it first. */
function isReserved(email: string, username: string): boolean {
  return fold(email).endsWith('@local') && fold(email) !== fold(`${username}@local`);
}

/** The first of the two names that is taken; case is ignored. */
async function takenField(
  { db }: Read,
  names: { readonly username?: string | undefined; readonly email?: string | undefined },
  exceptId = 0,
): Promise<'username' | 'email' | null> {
  for (const field of ['username', 'email'] as const) {
    const name = names[field];
    if (name === undefined) continue;
    const other = await db<UserRow>('users')
      .whereIn(`${field}_folded`, spellings(name))
      .whereNot('id', exceptId)
      .first();
    if (other) return field;
  }
  return null;
}

/** Updates the fields that are sent, all or none. */
export async function changeProfile(
  work: Work,
  id: number,
  changes: { readonly display_name?: string | undefined; readonly email?: string | undefined },
): Promise<UserRow> {
  const user = await findUser(work, id);
  if (!user) throw refuse.notFound();
  const reserved = changes.email !== undefined && isReserved(changes.email, user.username);
  const taken = await takenField(work, { email: changes.email }, id);
  if (reserved || taken) throw refuse.userTaken({ field: 'email' });
  const after = await work.update(userKind, user, changes);
  const changed = changedFields(user, after, ['display_name', 'email']);
  if (changed) await audited(work, { action: 'user.update', target: accountTarget(user), ...changed });
  return after;
}

/** Ends everything that the former password gave. */
export async function replacePassword(work: Work, user: UserRow, password_hash: string): Promise<void> {
  await work.update(userKind, user, { password_hash });
  await endCredentials(work, user.id);
  await audited(work, { action: 'user.password', target: accountTarget(user) });
}

/** A person's account, for an administrator to change; tools are refused. */
async function personalAccount(work: Work, id: number): Promise<UserRow> {
  const user = await findUser(work, id);
  if (!user) throw refuse.notFound();
  if (user.owner_id !== null) throw refuse.botAccount();
  return user;
}

export async function promote(work: Work, id: number): Promise<UserRow> {
  const user = await personalAccount(work, id);
  return user.is_admin === 1 ? user : changeSight(work, user, 'user.promote');
}

export async function demote(work: Work, id: number): Promise<UserRow> {
  const user = await personalAccount(work, id);
  if (user.is_admin === 0) return user;
  await keepOneAdministrator(work, user);
  return changeSight(work, user, 'user.demote');
}

/** Administrators see every project, so a client whose user becomes or ceases to be one fetches everything again. */
async function changeSight(
  work: Work,
  user: UserRow,
  action: 'user.promote' | 'user.demote',
): Promise<UserRow> {
  work.announce({ type: 'resync.required', user_id: user.id });
  return changeFlag(work, user, action);
}

export async function deactivate(work: Work, id: number): Promise<UserRow> {
  const user = await personalAccount(work, id);
  if (user.is_active === 0) return user;
  await keepOneAdministrator(work, user);
  await endCredentials(work, user.id);
  return changeFlag(work, user, 'user.deactivate');
}

export async function reactivate(work: Work, id: number): Promise<UserRow> {
  const user = await personalAccount(work, id);
  return user.is_active === 1 ? user : changeFlag(work, user, 'user.reactivate');
}

const FLAGS = {
  'user.promote': ['is_admin', true],
  'user.demote': ['is_admin', false],
  'user.deactivate': ['is_active', false],
  'user.reactivate': ['is_active', true],
} as const;

async function changeFlag(work: Work, user: UserRow, action: keyof typeof FLAGS): Promise<UserRow> {
  const [flag, value] = FLAGS[action];
  const after = await work.update(userKind, user, { [flag]: Number(value) });
  const target = accountTarget(user);
  await audited(work, { action, target, before: { [flag]: !value }, after: { [flag]: value } });
  return after;
}

/** An administrator who can sign in: a person, active, with a password. */
export function signableAdministrators({ db }: Read) {
  return db<UserRow>('users')
    .where({ is_admin: 1, is_active: 1 })
    .whereNull('owner_id')
    .whereNotNull('password_hash')
    .orderBy('id');
}

async function keepOneAdministrator(work: Work, leaving: UserRow): Promise<void> {
  const remaining = await signableAdministrators(work).whereNot('id', leaving.id).first();
  const signable = leaving.is_admin === 1 && leaving.is_active === 1 && leaving.password_hash !== null;
  if (signable && !remaining) throw refuse.lastAdministrator();
}
