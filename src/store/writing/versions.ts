/**
 * The version of a project: increased by every change with activity or an event in it. It never repeats, even after an older
 * copy of the database was restored, unless the clock went back with it.
 */
import { fixedStatement } from '../fixed-query.ts';
import type { ActivityEntry } from './activity.ts';
import type { StoreEvent } from '../events.ts';

/** The projects that a change affects. */
export function projectsOf(entries: readonly ActivityEntry[], events: readonly StoreEvent[]): number[] {
  const projects = new Set<number>();
  for (const { project_id = null } of entries) if (project_id !== null) projects.add(project_id);
  for (const { project_id } of events) if (project_id !== undefined) projects.add(project_id);
  return [...projects];
}

/** The statement that increases their versions, ending in a semicolon; empty if there are none. */
export function raising(projects: ReadonlySet<number>, now: number): string {
  if (projects.size === 0) return '';
  const ids = [...projects].join(', ');
  return `UPDATE projects SET version = CASE WHEN version >= ${now} THEN version + 1 ELSE ${now} END WHERE id IN (${ids});`;
}

/** The query for the version of a project. */
export const versionQuery = fixedStatement<'project', unknown>(({ db }, mark) =>
  db('projects')
    .where({ id: mark('project') })
    .select('version'),
);
