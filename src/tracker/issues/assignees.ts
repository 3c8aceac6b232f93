/** The assignees of an issue: none (any agent may take it), any person, or named people. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import { spellings } from '../../identity/users.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueKind, shownIssueKind } from '../../records/issue.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { fold } from '../../text/fold.ts';
import { restampReached } from '../structure/reach.ts';

export interface Assignment {
  readonly needs_human: 0 | 1;
  /** Ordered by username; empty if any person may do it. */
  readonly people: readonly Person[];
}

export interface Person {
  readonly id: number;
  readonly username: string;
}

export const UNASSIGNED: Assignment = { needs_human: 0, people: [] };
const ANY_PERSON: Assignment = { needs_human: 1, people: [] };

/** The notation of an entry: `human` is any person, `@human` the account of that name. */
type Entry = 'human' | 'me' | { readonly name: string };

function entryOf(text: string): Entry {
  const trimmed = text.trim();
  if (fold(trimmed) === 'human') return 'human';
  const name = trimmed.replace(/^@/, '').trim();
  return fold(name) === 'me' ? 'me' : { name };
}

interface Account extends Person {
  readonly username_folded: string;
  readonly owner_id: number | null;
  /** Whether it is active and can read the project; 1 or null. */
  readonly has_access: number | null;
}

/**
 * The assignment that a request describes. Only people who are added are checked: who is already assigned may have lost
 * access since.
 */
export async function assignmentFor(
  read: Read,
  by: Authority,
  texts: readonly string[],
  { project_id, id }: { readonly project_id: number; readonly id?: number },
): Promise<Assignment> {
  const entries = texts.map(entryOf).filter(entry => entry !== 'human');
  if (entries.length < texts.length) {
    if (entries.length > 0) throw refuse.assigneesMixed();
    return ANY_PERSON;
  }
  if (entries.length === 0) return UNASSIGNED;
  const found = await accountsNamed(read, by, project_id, entries);
  const present = new Set(id === undefined ? [] : (await assigned(read, { id })).map(one => one.id));
  for (const [name, account] of found) {
    if (account && present.has(account.id)) continue;
    withAccess(name, account);
  }
  const people = new Map([...found.values()].flatMap(account => (account ? [[account.id, account]] : [])));
  return {
    needs_human: 1,
    people: [...people.values()].sort((one, other) => (one.username_folded < other.username_folded ? -1 : 1)),
  };
}

/** The person that an entry names: active, and able to read the project. */
export async function personNamed(
  read: Read,
  by: Authority,
  text: string,
  projectId: number,
): Promise<Person> {
  const [person] = (await peopleNamed(read, by, [text], projectId)).values();
  if (!person) throw refuse.personUnknown({ name: text });
  return person;
}

/** The person that each entry names, by entry. */
export async function peopleNamed(
  read: Read,
  by: Authority,
  texts: readonly string[],
  projectId: number,
): Promise<ReadonlyMap<string, Person>> {
  if (texts.length === 0) return new Map();
  const entries = texts.map(text => {
    const entry = entryOf(text);
    if (entry === 'human') throw refuse.personUnknown({ name: text.trim() });
    return [text, entry] as const;
  });
  const accounts = await accountsNamed(
    read,
    by,
    projectId,
    entries.map(([, entry]) => entry),
  );
  return new Map(
    entries.map(([text, entry]) => {
      const name = entry === 'me' ? 'me' : entry.name;
      return [text, withAccess(name, accounts.get(name))];
    }),
  );
}

function withAccess(name: string, account: Account | undefined): Account {
  if (account && account.owner_id !== null) throw refuse.assigneeIsBot({ name });
  if (!account?.has_access) throw refuse.personUnknown({ name });
  return account;
}

/** The account that each entry names, in order; undefined if there is none. */
async function accountsNamed(
  { db }: Read,
  by: Authority,
  projectId: number,
  entries: readonly Exclude<Entry, 'human'>[],
): Promise<Map<string, Account | undefined>> {
  const names = entries.flatMap(entry => (entry === 'me' ? [] : [entry.name]));
  const me = entries.includes('me') ? ownPerson(by) : 0;
  const access = by.enforced
    ? `users.is_admin = 1 OR EXISTS (SELECT 1 FROM project_members AS theirs
        WHERE theirs.project_id = ? AND theirs.user_id = users.id)`
    : '? > 0';
  const rows = await db('users')
    .whereIn('username_folded', names.flatMap(spellings))
    .orWhere({ id: me })
    .select<Account[]>(
      'id',
      'username',
      'username_folded',
      'owner_id',
      db.raw(`CASE WHEN users.is_active = 1 AND (${access}) THEN 1 END AS has_access`, [projectId]),
    );
  return new Map(
    entries.map(entry =>
      entry === 'me'
        ? ['me', rows.find(({ id }) => id === me)]
        : [entry.name, accountCalled(rows, entry.name)],
    ),
  );
}

/** Older names may be stored in another normal form. */
function accountCalled<Of extends { readonly username_folded: string }>(
  rows: readonly Of[],
  name: string,
): Of | undefined {
  const exact = rows.find(row => row.username_folded === fold(name));
  return exact ?? rows.find(row => spellings(name).includes(row.username_folded));
}

/** The person who calls: the owner of a tool. */
function ownPerson({ memberId }: Authority): number {
  if (memberId === null) throw refuse.meUnknown();
  return memberId;
}

const assigned = fixedQuery<'id', Person>(({ db }, mark) =>
  db('issue_assignees')
    .join('users', 'users.id', 'issue_assignees.user_id')
    .where('issue_assignees.issue_id', mark('id'))
    .orderBy('users.username_folded')
    .select<Person[]>('users.id', 'users.username'),
);

/**
 * Assigns an issue, whose row has the new `needs_human` already. `changed` is the row after its own change: if that changed
 * nothing, the row is stamped because of its assignees.
 */
export async function reassign(
  work: Work,
  [before, changed]: readonly [Named<IssueRow>, Named<IssueRow>],
  assignment: Assignment | undefined,
): Promise<Named<IssueRow>> {
  if (!assignment) return changed;
  const present = { needs_human: before.needs_human, people: await assigned(work, before) };
  if (!(await assign(work, changed, [present, assignment]))) return changed;
  return changed === before ? work.touch(shownIssueKind, changed) : changed;
}

/** Writes the names and the activity of an assignment, and returns whether it differs from the one before. */
export async function assign(
  work: Work,
  issue: Named<IssueRow>,
  [before, after]: readonly [Assignment, Assignment],
): Promise<boolean> {
  const { id: issue_id } = issue;
  const leaving = without(before.people, after.people);
  const coming = without(after.people, before.people);
  if (leaving.length > 0)
    await work
      .db('issue_assignees')
      .where({ issue_id })
      .whereIn(
        'user_id',
        leaving.map(({ id }) => id),
      )
      .delete();
  if (coming.length > 0)
    await work.ask(
      work.dialect.placed(
        `INSERT INTO issue_assignees (issue_id, user_id) VALUES ${coming.map(() => '(?, ?)').join(', ')}`,
      ),
      coming.flatMap(({ id }) => [issue_id, id]),
    );
  return traceAssignment(work, issue, [before, after]);
}

/** Writes the activity of an assignment, and returns whether it differs from the one before. */
export function traceAssignment(
  work: Work,
  issue: Named<IssueRow>,
  [before, after]: readonly [Assignment, Assignment],
): boolean {
  const [was, is] = [namesOf(before), namesOf(after)];
  const subject = { ...subjectOf(issueKind, issue), field: 'assignee' };
  const [removed, added] = [was.filter(name => !is.includes(name)), is.filter(name => !was.includes(name))];
  for (const old_value of removed) work.trace({ ...subject, action: 'unassign', old_value });
  for (const new_value of added) work.trace({ ...subject, action: 'assign', new_value });
  return removed.length + added.length > 0;
}

/** As activity names an assignment. */
function namesOf({ needs_human, people }: Assignment): string[] {
  if (people.length > 0) return people.map(({ username }) => `@${username}`);
  return needs_human === 1 ? ['human'] : [];
}

function without(people: readonly Person[], others: readonly Person[]): Person[] {
  const ids = new Set(others.map(({ id }) => id));
  return people.filter(({ id }) => !ids.has(id));
}

/** A filter: unassigned, for people, or assigned to the account with this id. */
export type SoughtAssignee = 'none' | 'human' | number;

/** A filter also accepts people without access, and bots, which are never assigned. */
export async function soughtAssignee(read: Read, by: Authority, text: string): Promise<SoughtAssignee> {
  if (fold(text.trim()) === 'none') return 'none';
  const entry = entryOf(text);
  if (entry === 'human') return entry;
  if (entry === 'me') return ownPerson(by);
  const { name } = entry;
  const rows = await read
    .db('users')
    .whereIn('username_folded', spellings(name))
    .select<Pick<Account, 'id' | 'username_folded'>[]>('id', 'username_folded');
  const account = accountCalled(rows, name);
  if (!account) throw refuse.personUnknown({ name });
  return account.id;
}

/** Issues show the names of their assignees and of those they wait for: they get a new `seq` when a person has a new name. */
export async function renamedPerson(work: Work, userId: number): Promise<void> {
  const { db } = work;
  const issues = db('issue_assignees')
    .where({ user_id: userId })
    .select('issue_id')
    .union(db('issue_waits').where({ user_id: userId }).select('issue_id'));
  const projects = await db('issues')
    .whereIn('id', issues)
    .whereNull('deleted_at')
    .distinct()
    .orderBy('project_id')
    .pluck<number[]>('project_id');
  for (const project_id of projects)
    await restampReached(work, project_id, {
      issue: rows => rows.where({ project_id, deleted_at: null }).whereIn('id', issues),
    });
}
