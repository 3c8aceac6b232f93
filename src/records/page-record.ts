/** A page as the contract shows it. */
import { fixedAllowed, type Authority, type Belonging } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { PRINTED, readIdentifier } from './identifiers.ts';
import { pageKind } from './kinds.ts';
import { labelsOf } from './labels.ts';
import { pagesFrom } from './rows.ts';
import { column, columns, flag, real, recordOf, shape, type Written } from './shape.ts';
import { recordWithId, shownKind, theRecord } from './written.ts';

export const page = shape<Schemas['Page']>()({
  ...columns('pages', 'id', 'project_id', 'folder_id', 'sequence'),
  identifier: column(PRINTED.page),
  ...columns('pages', 'title', 'content'),
  sort_order: real('pages.sort_order'),
  ...columns('pages', 'status'),
  pinned: flag('pages.pinned'),
  labels: labelsOf('page'),
  ...columns('pages', 'created_at', 'updated_at'),
});

export const pageRecord = recordWithId(page, 'pages', pagesFrom);

export const shownPageKind = shownKind(
  pageKind,
  page,
  'LEFT JOIN projects ON projects.id = pages.project_id',
);

/** The page whose id stands in the path. */
export async function allowedRecord(read: Read, by: Authority, id: number): Promise<Json<Schemas['Page']>> {
  return theRecord([await livePageWithId(read, by, { id })]);
}

/** The page whose identifier stands in the path, in any case. */
export async function resolvedRecord(
  read: Read,
  by: Authority,
  text: string,
): Promise<Json<Schemas['Page']>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  const found =
    project === null
      ? await pageOfWorkspace(read, by, { sequence })
      : await pageOfProject(read, by, { project, sequence });
  return theRecord([found]);
}

type Seen = Written & Belonging;

const livePageWithId = fixedAllowed<'id', Seen>('pages.project_id', (read, mark) =>
  livePages(read).where('pages.id', mark('id')),
);

const pageOfWorkspace = fixedAllowed<'sequence', Seen>('pages.project_id', (read, mark) =>
  livePages(read).where('pages.sequence', mark('sequence')).whereNull('pages.project_id'),
);

const pageOfProject = fixedAllowed<'project' | 'sequence', Seen>('pages.project_id', (read, mark) =>
  livePages(read).where({
    'projects.identifier': mark('project'),
    'pages.sequence': mark('sequence'),
  }),
);

function livePages(read: Read) {
  return pagesFrom(read)
    .whereNull('pages.deleted_at')
    .select<Seen[]>('pages.project_id', recordOf(read, page));
}
