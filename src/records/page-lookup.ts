/** Finding one live page by what a request calls it, and asking for the role in its project or the workspace. */
import { fixedAllowed, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier } from './identifiers.ts';
import { livePageWithId, pagesNamed, type Named, type PageRow } from './rows.ts';

/** The page whose id stands in the path. */
export async function allowedPage(read: Read, by: Authority, id: number): Promise<Named<PageRow>> {
  return pageWithId(read, by, { id });
}

const pageWithId = fixedAllowed<'id', Named<PageRow>>('pages.project_id', livePageWithId);

/** The page whose identifier stands in the path, in any case. */
export async function resolvedPage(read: Read, by: Authority, text: string): Promise<Named<PageRow>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  return project === null
    ? pageOfWorkspace(read, by, { sequence })
    : pageOfProject(read, by, { project, sequence });
}

const pageOfWorkspace = fixedAllowed<'sequence', Named<PageRow>>('pages.project_id', (read, mark) =>
  pagesNamed(read)
    .where('pages.sequence', mark('sequence'))
    .whereNull('pages.project_id')
    .whereNull('pages.deleted_at'),
);

const pageOfProject = fixedAllowed<'project' | 'sequence', Named<PageRow>>('pages.project_id', (read, mark) =>
  pagesNamed(read)
    .where({ 'projects.identifier': mark('project'), 'pages.sequence': mark('sequence') })
    .whereNull('pages.deleted_at'),
);
