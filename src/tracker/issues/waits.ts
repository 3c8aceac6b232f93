/** Adds and clears what an issue waits for: a person, or days. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { printedIssue, type Named } from '../../records/identifiers.ts';
import { CLOSED, type IssueRow, issueById, issueKind } from '../../records/issue.ts';
import { importedName } from '../../records/imported.ts';
import { list } from '../../records/list.ts';
import {
  JOIN_PERSON,
  LONGEST_NOTE,
  MOST_WAITS,
  WAIT_ORDER,
  isHolding,
  wait,
  waitText,
  type NamedWait,
  type WaitRow,
} from '../../records/wait.ts';
import { recordWithId } from '../../records/written.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { personNamed, type Person } from './assignees.ts';

export const waitRecord = recordWithId(wait, 'issue_waits', ({ db }) =>
  db('issue_waits').joinRaw(JOIN_PERSON),
);

/** The waits of an issue. */
export const waits = list({
  of: { shape: wait, table: 'issue_waits', joins: JOIN_PERSON },
  values: ({ issue }: { readonly issue: number }) => ({ issue }),
  order: WAIT_ORDER,
  ids: ({ db }, { issue }) =>
    db('issue_waits').where({ issue_id: issue }).orderByRaw(WAIT_ORDER).select('issue_waits.id'),
});

/** A wait before it is stored. */
type Awaited = { readonly person: Person } | { readonly earliest: string; readonly latest: string };

export async function addWait(
  work: Work,
  by: Authority,
  issueId: number,
  { note, ...given }: Schemas['WaitCreate'],
): Promise<Pick<WaitRow, 'id'>> {
  const issue = await issueById(work, issueId);
  const awaited = await awaitedIn(work, by, issue, given);
  const present = await waitsOf(work, issueId);
  const columns = columnsOf(awaited);
  const { user_id, earliest, latest } = columns;
  if (present.some(one => one.user_id === user_id && one.earliest === earliest && one.latest === latest))
    throw refuse.waitExists();
  if (present.length >= MOST_WAITS) throw refuse.tooManyWaits();
  const row = { ...columns, issue_id: issueId, note: noteOf(note), created_at: work.now };
  const [made] = await work
    .db('issue_waits')
    .insert({ ...row, created_by: work.call.actorId })
    .returning<Pick<WaitRow, 'id'>[]>('id');
  if (!made) throw new Error('A wait was not returned.');
  await changed(work, issue, 'wait', {
    ...row,
    username: 'person' in awaited ? awaited.person.username : null,
  });
  return made;
}

/** A wait of another issue is not found. */
export async function clearWait(work: Work, issueId: number, id: number): Promise<void> {
  const issue = await issueById(work, issueId);
  const found = (await waitsOf(work, issueId)).find(one => one.id === id);
  if (!found) throw refuse.notFound();
  await work.db('issue_waits').where({ id }).delete();
  await changed(work, issue, 'unwait', found);
}

/** Counts the waits of an issue again. */
export async function recountWaits({ db }: Work, issueId: number): Promise<void> {
  const count = db('issue_waits').where({ issue_id: issueId }).count();
  await db('issues').where({ id: issueId }).update({ wait_count: count });
}

async function changed(
  work: Work,
  issue: Named<IssueRow>,
  action: 'wait' | 'unwait',
  one: NamedWait,
): Promise<void> {
  await recountWaits(work, issue.id);
  const value = waitText(one);
  work.trace({
    ...subjectOf(issueKind, issue),
    action,
    field: one.earliest === null ? 'user' : 'date',
    ...(action === 'wait' ? { new_value: value } : { old_value: value }),
  });
  await work.touch(issueKind, issue);
}

async function awaitedIn(
  read: Read,
  by: Authority,
  { project_id }: Named<IssueRow>,
  { user, from, until }: Omit<Schemas['WaitCreate'], 'note'>,
): Promise<Awaited> {
  const [earliest, latest] = [from ?? null, until ?? from ?? null];
  const hasUser = user !== undefined && user !== null;
  if (hasUser === (earliest !== null)) throw refuse.waitInvalid({ problem: 'send either user or from' });
  if (hasUser && latest !== null) throw refuse.waitInvalid({ problem: 'until needs from' });
  if (hasUser) return { person: await personNamed(read, by, user, project_id) };
  if (earliest === null || latest === null) throw refuse.waitInvalid({ problem: 'until needs from' });
  if (latest < earliest) throw refuse.waitInvalid({ problem: 'until is before from' });
  return { earliest, latest };
}

function columnsOf(awaited: Awaited): Pick<WaitRow, 'user_id' | 'earliest' | 'latest'> {
  return 'person' in awaited
    ? { user_id: awaited.person.id, earliest: null, latest: null }
    : { user_id: null, ...awaited };
}

/** The limit applies to the trimmed note. */
function noteOf(note: string | null | undefined): string {
  const trimmed = note?.trim() ?? '';
  if ([...trimmed].length > LONGEST_NOTE)
    throw refuse.waitInvalid({ problem: `note may have at most ${LONGEST_NOTE} characters` });
  return trimmed;
}

type StoredWait = WaitRow & Pick<NamedWait, 'username'>;

/** Waits for days that have begun, of open issues of a project: the longest ago first. */
export function begunWaits(read: Read, project: number, limit: number): Promise<BegunWait[]> {
  const { db, dialect } = read;
  return (
    db('issues')
      .join('issue_waits', 'issue_waits.issue_id', 'issues.id')
      .join('projects', 'projects.id', 'issues.project_id')
      .leftJoin('users', 'users.id', 'issue_waits.user_id')
      .where('issues.project_id', project)
      .whereNull('issues.deleted_at')
      // As the partial index is written.
      .whereRaw('(issues.open_blockers > 0 OR issues.wait_count > 0)')
      .whereRaw(`issues.status NOT IN (${CLOSED.map(() => '?').join(', ')})`, [...CLOSED])
      .whereRaw(`NOT ${isHolding(dialect.today)}`)
      .orderBy(['issue_waits.latest', 'issue_waits.id'])
      .limit(limit)
      .select<BegunWait[]>(
        db.raw(`${printedIssue()} AS identifier`),
        'issues.title',
        db.raw(`${wait.fields.state(dialect)} AS state`),
        'users.username',
        'issue_waits.earliest',
        'issue_waits.latest',
        'issue_waits.note',
      )
  );
}

interface BegunWait extends NamedWait {
  readonly identifier: string;
  readonly title: string;
  readonly state: 'due' | 'overdue';
}

async function waitsOf({ db }: Read, issueId: number): Promise<StoredWait[]> {
  const rows = await db('issue_waits')
    .joinRaw(JOIN_PERSON)
    .where({ issue_id: issueId })
    .orderByRaw(WAIT_ORDER)
    .select<StoredWait[]>('issue_waits.*', 'users.username');
  return rows.map(row => ({
    ...row,
    username: row.username ?? (row.imported_name === null ? null : importedName(row.imported_name)),
  }));
}
