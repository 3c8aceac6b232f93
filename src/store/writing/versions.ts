/**
 * The versions of what responses show. That of a project is increased here by every change with activity or an event in it;
 * triggers increase the others, and that of a project whose responses show an issue of another one (migration 0020). A version
 * never repeats, even after an older copy of the database was restored, unless the clock went back with it.
 */
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

/** SQL for the version of the project whose id is in a column. */
export function versionOfProject(project: string): string {
  return `(SELECT versioned.version FROM projects AS versioned WHERE versioned.id = ${project})`;
}

/** SQL for a version of the instance. */
export function versionOf(name: 'people' | 'links'): string {
  return `(SELECT versions.version FROM versions WHERE versions.name = '${name}')`;
}
