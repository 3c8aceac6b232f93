/** Finding the project that a request calls by its identifier, and asking for the role in it. */
import { fixedAllowed, type Authority, type Belonging } from '../access/authority.ts';
import type { Read } from '../store/read.ts';
import { upperAscii } from './identifiers.ts';
import type { ProjectRow } from './rows.ts';

/** The project of this identifier, in any case. */
export async function resolvedProject(read: Read, by: Authority, identifier: string): Promise<ProjectRow> {
  return projectCalled(read, by, { identifier: upperAscii(identifier) });
}

const projectCalled = fixedAllowed<'identifier', ProjectRow & Belonging>('projects.id', ({ db }, mark) =>
  db('projects')
    .where('projects.identifier', mark('identifier'))
    .select('projects.*', { project_id: 'projects.id' }),
);
