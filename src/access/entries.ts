/** The role for the entries of a list in the body: each names a project by `project_id`, or an issue by `id`. */
import { Refusal } from '../generated/refusals.ts';
import type { Role } from '../generated/operations.ts';
import type { Read } from '../store/read.ts';
import { demandHeld, haveAsked, type Authority } from './authority.ts';
import { demand, rolesIn } from './named.ts';

/** Runs `act` for an entry of the body; a refusal names the entry. */
export async function asEntry<T>(list: string, index: number, act: () => Promise<T> | T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Refusal ? error.ofEntry(list, index) : error;
  }
}

/** Looks up the roles for all entries at once, and returns the check of each. An issue is refused as in a path. */
export async function entryChecks(
  read: Read,
  by: Authority,
  entries: readonly unknown[],
): Promise<(entry: unknown) => void> {
  const issues = await projectsOfIssues(read, new Set(entries.flatMap(entry => idIn(entry, 'id') ?? [])));
  const named = entries.flatMap(entry => idIn(entry, 'project_id') ?? []);
  const projects = new Set([...named, ...issues.values()]);
  haveAsked(by, projects);
  const held = await rolesIn(read, by, projects);
  const roleFor = (project: number | undefined): Role | null => held.get(project ?? 0) ?? null;
  return entry => {
    const [issue, project] = [idIn(entry, 'id'), idIn(entry, 'project_id')];
    if (issue !== null) demandHeld(roleFor(issues.get(issue)), by.role);
    else if (project !== null) demand(roleFor(project), by.role, 'project_id');
  };
}

interface RefusedBody {
  readonly body: unknown;
  /** The field with the entries. */
  readonly list: string;
  /** The refused entry, if it is one: those after it do not matter. */
  readonly last: unknown;
}

/** A longer list is refused anyway. */
const MOST = 500;

/** Checks the role for the entries of a body that is refused, so that only callers with the role learn why. */
export async function checkEntries(
  read: Read,
  by: Authority,
  { body, list, last }: RefusedBody,
): Promise<void> {
  const field: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, list) : null;
  const end = typeof last === 'number' ? last + 1 : MOST;
  const entries: readonly unknown[] = Array.isArray(field) ? field.slice(0, Math.min(end, MOST)) : [];
  const check = await entryChecks(read, by, entries);
  for (const [index, entry] of entries.entries())
    await asEntry(list, index, () => {
      check(entry);
    });
}

/** Issues in the trash have none. */
async function projectsOfIssues(
  { db }: Read,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, number>> {
  if (ids.size === 0) return new Map();
  const rows = await db('issues')
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .select<{ id: number; project_id: number }[]>('id', 'project_id');
  return new Map(rows.map(({ id, project_id }) => [id, project_id]));
}

/** The id in a field of an entry that may be invalid; null if there is none. */
export function idIn(entry: unknown, field: string): number | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const id: unknown = Reflect.get(entry, field);
  return Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : null;
}
