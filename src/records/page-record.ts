/** A page as the contract shows it. */
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { found } from './found.ts';
import { PRINTED } from './identifiers.ts';
import { readIdentifier } from '../text/identifiers.ts';
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

/** The live page of an id. */
export async function recordById(read: Read, id: number): Promise<Json<Schemas['Page']>> {
  return theRecord([found(await livePageWithId(read, { id }))]);
}

/** The live page of an identifier, in any case. */
export async function recordByIdentifier(read: Read, text: string): Promise<Json<Schemas['Page']>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  const rows =
    project === null ? pageOfWorkspace(read, { sequence }) : pageOfProject(read, { project, sequence });
  return theRecord([found(await rows)]);
}

const livePageWithId = fixedQuery<'id', Written>((read, mark) =>
  livePages(read).where('pages.id', mark('id')),
);

const pageOfWorkspace = fixedQuery<'sequence', Written>((read, mark) =>
  livePages(read).where('pages.sequence', mark('sequence')).whereNull('pages.project_id'),
);

const pageOfProject = fixedQuery<'project' | 'sequence', Written>((read, mark) =>
  livePages(read).where({
    'projects.identifier': mark('project'),
    'pages.sequence': mark('sequence'),
  }),
);

function livePages(read: Read) {
  return pagesFrom(read).whereNull('pages.deleted_at').select<Written[]>(recordOf(read, page));
}
