/** Finding one project by its identifier, and asking for the role in it. */
import { fixedAllowed } from '../access/authority.ts';
import type { ProjectRow } from './rows.ts';

/** The project whose identifier, in capitals, stands in the path. */
export const projectCalled = fixedAllowed<'identifier', ProjectRow & { readonly project_id: number }>(
  'projects.id',
  ({ db }, mark) =>
    db('projects')
      .where({ 'projects.identifier': mark('identifier') })
      .select('projects.*', { project_id: 'projects.id' }),
);
