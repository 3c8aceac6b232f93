/** Shared parts of kinds: names that activity records, project events, folded names, stamps. */
import type { StoreEvent } from '../store/events.ts';
import type { Namer } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';

/** References are recorded by name, so that an entry is still readable after the item is deleted. */
export function nameIn<Row>(table: string, column: string): Namer<Row, number | null> {
  return async ({ db }, id) => {
    const row = await db(table).where({ id }).first<Record<string, string> | undefined>(column);
    return row?.[column] ?? null;
  };
}

export const issueIdentifier: Namer<unknown, number | null> = async ({ db }, id) => {
  const row = await db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .where('issues.id', id)
    .first<{ identifier: string; sequence: number } | undefined>('projects.identifier', 'issues.sequence');
  return row ? `${row.identifier}-${row.sequence}` : null;
};

export const yesOrNo: Namer<unknown, number> = (_read, value) => (value === 1 ? 'true' : 'false');

/** The event for a project in which something changed. */
export function projectUpdated(project_id: number | null, seq: number | null): StoreEvent | null {
  return project_id === null
    ? null
    : { type: 'project.updated', project_id, ...(seq === null ? {} : { seq }) };
}

/** Names are stored with their folded form, so that both engines compare them the same way. */
export function foldedName({ name }: { readonly name: string }): string {
  return fold(name);
}

export const ALL_STAMPS = { seq: true, created_at: true, updated_at: true } as const;

export const TIMES = { created_at: true, updated_at: true } as const;
