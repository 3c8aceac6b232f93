/** Finding one live page by what a request calls it. */
import { refuse } from '../generated/refusals.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier } from '../text/identifiers.ts';
import { found } from './found.ts';
import { livePageWithId, pagesNamed, type Named, type PageRow } from './rows.ts';

/** The page of an id. */
export async function pageById(read: Read, id: number): Promise<Named<PageRow>> {
  return found(await pageWithId(read, { id }));
}

const pageWithId = fixedQuery<'id', Named<PageRow>>(livePageWithId);

/** The page of an identifier, in any case. */
export async function pageByIdentifier(read: Read, text: string): Promise<Named<PageRow>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  const rows =
    project === null ? pageOfWorkspace(read, { sequence }) : pageOfProject(read, { project, sequence });
  return found(await rows);
}

const pageOfWorkspace = fixedQuery<'sequence', Named<PageRow>>((read, mark) =>
  pagesNamed(read)
    .where('pages.sequence', mark('sequence'))
    .whereNull('pages.project_id')
    .whereNull('pages.deleted_at'),
);

const pageOfProject = fixedQuery<'project' | 'sequence', Named<PageRow>>((read, mark) =>
  pagesNamed(read)
    .where({ 'projects.identifier': mark('project'), 'pages.sequence': mark('sequence') })
    .whereNull('pages.deleted_at'),
);
