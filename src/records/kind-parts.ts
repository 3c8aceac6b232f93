/** What the kinds have in common: names that activity records, events of projects, folded names, stamps. */
import type { StoreEvent } from '../store/events.ts';
import type { Namer } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';

/** References are recorded by name, so that a row still reads well after the thing is gone. */
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

/** Names are stored beside their folded form, by which both engines compare them alike. */
export function foldedName({ name }: { readonly name: string }): string {
  return fold(name);
}

export const ALL_STAMPS = { seq: true, created_at: true, updated_at: true } as const;

export const TIMES = { created_at: true, updated_at: true } as const;
