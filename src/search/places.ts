/** Where a caller's matches can be: the projects that the index is asked about, so that it need not look at all others. */
import { readsEverything } from '../access/authority.ts';
import { memberProjects } from '../access/readable.ts';
import type { Read } from '../store/read.ts';
import type { Scope } from './matches.ts';

/** Of more projects than this the index is not asked: what is not readable is only left out afterwards. */
const MOST_PROJECTS = 100;

/** Null for everywhere. Whether something is readable is decided by each row: this only narrows what is looked at. */
export async function placesOf(read: Read, { by, projectId }: Scope): Promise<readonly number[] | null> {
  if (projectId !== undefined) return [projectId];
  if (readsEverything(by)) return null;
  const projects = await memberProjects(read, by, MOST_PROJECTS + 1);
  return projects.length > MOST_PROJECTS ? null : projects;
}
