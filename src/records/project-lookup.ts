/** Finding the project that a request calls by its identifier. */
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { upperAscii } from '../text/identifiers.ts';
import { found } from './found.ts';
import type { ProjectRow } from './rows.ts';

/** The project of an identifier, in any case. */
export async function projectByIdentifier(read: Read, identifier: string): Promise<ProjectRow> {
  return found(await projectCalled(read, { identifier: upperAscii(identifier) }));
}

const projectCalled = fixedQuery<'identifier', ProjectRow>(({ db }, mark) =>
  db('projects')
    .where({ identifier: mark('identifier') })
    .select<ProjectRow[]>('projects.*'),
);
