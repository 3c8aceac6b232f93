/** Waits: what an issue waits for, a person or days. The row, its shape, and the waits of an issue. */
import type { Schemas } from '../generated/types.ts';
import { isDay } from '../time/days.ts';
import { shortText, stamp, text, type Guard } from './carried.ts';
import { NO_ACCOUNT, importedName } from './imported.ts';
import { type Field, column, columns, recordSql, records, shape } from './shape.ts';

export interface WaitRow {
  readonly id: number;
  readonly issue_id: number;
  /** Null for days, and for a person without an account here. */
  readonly user_id: number | null;
  /** The name of a person without an account here. */
  readonly imported_name: string | null;
  /** Both null for a person. */
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly note: string;
  readonly created_at: string;
  readonly created_by: number | null;
}

const IS_FOR_PERSON = 'issue_waits.earliest IS NULL';

function ofPerson(value: string): Field {
  return column(`CASE WHEN ${IS_FOR_PERSON} THEN ${value} END`);
}

const IMPORTED_NAME = `issue_waits.imported_name || '${importedName('')}'`;

/** A condition on `issue_waits`: it blocks its issue. A wait for days only does before they begin. */
export function isHolding(today: string): string {
  return `(${IS_FOR_PERSON} OR issue_waits.earliest > ${today})`;
}

/** A condition on `issues`: an open issue or a wait blocks it. */
export function isBlocked(today: string): string {
  return `(issues.open_blockers > 0 OR (issues.wait_count > 0 AND EXISTS (SELECT 1 FROM issue_waits
    WHERE issue_waits.issue_id = issues.id AND ${isHolding(today)})))`;
}

export const wait = shape<Schemas['Wait']>()({
  ...columns('issue_waits', 'id', 'issue_id'),
  kind: column(`CASE WHEN ${IS_FOR_PERSON} THEN 'user' ELSE 'date' END`),
  user_id: ofPerson(`COALESCE(issue_waits.user_id, ${NO_ACCOUNT})`),
  username: ofPerson(`COALESCE(users.username, ${IMPORTED_NAME})`),
  display_name: ofPerson(`COALESCE(users.display_name, ${IMPORTED_NAME})`),
  ...columns('issue_waits', 'earliest', 'latest', 'note'),
  state: ({ today }) =>
    `CASE WHEN ${isHolding(today)} THEN 'holding' WHEN issue_waits.latest >= ${today} THEN 'due' ELSE 'overdue' END`,
  ...columns('issue_waits', 'created_at', 'created_by'),
});

export const JOIN_PERSON = 'LEFT JOIN users ON users.id = issue_waits.user_id';

/** People first, by id, then days. */
export const WAIT_ORDER = `CASE WHEN ${IS_FOR_PERSON} THEN 0 ELSE 1 END, issue_waits.earliest, issue_waits.id`;

/** For an issue without waits, only their number is read. */
const OF_ISSUE: Field = dialect =>
  records(`SELECT ${recordSql(wait, dialect)} AS item FROM issue_waits ${JOIN_PERSON}
    WHERE issue_waits.issue_id = issues.id AND issues.wait_count > 0 ORDER BY ${WAIT_ORDER}`)(dialect);

export const WAITS = { waits: OF_ISSUE };

/** Anonymous visitors do not learn what an issue waits for. */
export const NO_WAITS: typeof WAITS = { waits: ({ json }) => json.noItems };

export type NamedWait = Pick<Schemas['Wait'], 'username' | 'earliest' | 'latest' | 'note'>;

/** As activity and exports write a wait: `@ada`, `2026-09-28` or `2026-09-28..2026-09-29`, and `: ` with the note. */
export function waitText({ note, ...wait }: NamedWait): string {
  return `${awaitedText(wait)}${note === '' ? '' : `: ${note}`}`;
}

/** The same without the note. */
export function awaitedText({ username, earliest, latest }: Omit<NamedWait, 'note'>): string {
  if (earliest === null) return `@${username ?? ''}`;
  return earliest === latest || latest === null ? earliest : `${earliest}..${latest}`;
}

/** A wait in archives: `person` is a username; null for days. */
export interface CarriedWait {
  readonly person: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly note: string;
  readonly created_at: string;
}

const day: Guard<string> = (value): value is string => text(value) && isDay(value);

const isWait: Guard<CarriedWait> = (value): value is CarriedWait => {
  if (typeof value !== 'object' || value === null) return false;
  const { person, earliest, latest, note, created_at, ...others } = value as Partial<CarriedWait>;
  const isForPerson = shortText(person) && earliest === null && latest === null;
  const isForDays = person === null && day(earliest) && day(latest) && earliest <= latest;
  const isWhole = isNote(note) && stamp(created_at) && Object.keys(others).length === 0;
  return isWhole && (isForPerson || isForDays);
};

/** The longest note, in characters. */
export const LONGEST_NOTE = 500;

function isNote(value: unknown): boolean {
  return text(value) && [...value].length <= LONGEST_NOTE;
}

/** The most waits of an issue. */
export const MOST_WAITS = 50;

export const carriedWaits: Guard<readonly CarriedWait[]> = (value): value is readonly CarriedWait[] =>
  Array.isArray(value) && value.length <= MOST_WAITS && value.every(isWait);
