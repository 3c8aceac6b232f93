/** Pages: the row, its shapes, its kind and lookups. */
import type { Knex } from 'knex';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { fold } from '../text/fold.ts';
import { readIdentifier } from '../text/identifiers.ts';
import { previewOf } from '../text/preview.ts';
import { id, ids, maybe, oneOf, place, stamp, text, yesNo } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { type Named, PRINTED } from './identifiers.ts';
import { ALL_STAMPS, nameIn, projectUpdated, yesOrNo } from './kind-parts.ts';
import { labelsOf } from './label.ts';
import type { Source } from './list-statements.ts';
import { preview } from './preview.ts';
import { type Written, column, columns, flag, picked, real, recordOf, shape } from './shape.ts';
import { recordWithId, shownKind, theRecord } from './written.ts';

export type PageStatus = Schemas['Page']['status'];

export interface PageRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly sequence: number;
  readonly folder_id: number | null;
  readonly title: string;
  readonly title_folded: string;
  readonly content: string;
  /** The account that wrote the content, for its version; null without one, or if it is not known. */
  readonly content_by: number | null;
  /** Null until the backfill has set it. */
  readonly preview: string | null;
  readonly sort_order: number;
  readonly status: PageStatus;
  readonly pinned: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export const page = shape<Schemas['Page']>()({
  ...columns('pages', 'id', 'project_id', 'folder_id', 'sequence'),
  identifier: column(PRINTED.page),
  ...columns('pages', 'title', 'content'),
  sort_order: real('pages.sort_order'),
  ...columns('pages', 'status'),
  pinned: flag('pages.pinned'),
  labels: labelsOf('page'),
  ...columns('pages', 'seq', 'created_at', 'updated_at'),
});

const JOIN_PROJECT = 'LEFT JOIN projects ON projects.id = pages.project_id';

/** The source of page lists. */
export const PAGES: Source<Schemas['Page']> = {
  shape: page,
  table: 'pages',
  joins: JOIN_PROJECT,
  size: 'octet_length(pages.content)',
  hasBodies: true,
};

export const indexedPage = shape<Schemas['IndexedPage']>()({
  kind: column(`'page'`),
  ...columns('pages', 'seq'),
  deleted: flag('0'),
  ...columns('pages', 'id'),
  identifier: column(PRINTED.page),
  ...columns('pages', 'title', 'status', 'folder_id'),
  pinned: flag('pages.pinned'),
  ...columns('pages', 'created_at', 'updated_at'),
  preview: preview('pages', 'content'),
  labels: labelsOf('page'),
});

export const publicPage = shape<Schemas['PublicPage']>()({
  ...picked(page, 'id', 'project_id', 'folder_id', 'sequence', 'identifier', 'title', 'content'),
  ...picked(page, 'sort_order', 'status', 'pinned', 'labels', 'seq', 'created_at', 'updated_at'),
});

export const publicPageRow = shape<Schemas['IndexedPage']>()({
  ...picked(indexedPage, 'kind', 'seq', 'deleted', 'id', 'identifier', 'title', 'status', 'folder_id'),
  ...picked(indexedPage, 'pinned', 'created_at', 'updated_at', 'preview', 'labels'),
});

/** The fields in archives. */
export const carriedPage = {
  id,
  sequence: id,
  folder_id: maybe(id),
  title: text,
  content: text,
  sort_order: place,
  status: oneOf('draft', 'active', 'complete', 'archived'),
  pinned: yesNo,
  labels: ids,
  created_at: stamp,
  updated_at: stamp,
};

export const pageKind: TracedKind<Named<PageRow>, 'content_by' | 'preview' | 'title_folded', 'page'> = {
  entity: 'page',
  table: 'pages',
  unstored: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {
    content_by: ({ content }, { before, actorId }) =>
      before?.content === content ? before.content_by : actorId,
    preview: ({ content }) => previewOf(content),
    title_folded: ({ title }) => fold(title),
  },
  texts: ['title', 'content'],
  named: { folder_id: nameIn('folders', 'name'), pinned: yesOrNo },
  first: ['title', 'content'],
  silent: ['sort_order', 'deleted_at'],
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    page_id: id,
    title,
  }),
  text: ({ id, project_id, title, content }) => ({ shelf: 'page', id, project_id, title, body: content }),
  event: ({ project_id }, _action, seq) => projectUpdated(project_id, seq),
};

export const shownPageKind = shownKind(pageKind, page, JOIN_PROJECT);

export const pageRecord = recordWithId(page, 'pages', pagesFrom);

/** Pages and their projects, including pages of the workspace and in the trash. */
export function pagesFrom({ db }: Read): Knex.QueryBuilder {
  return db('pages').leftJoin('projects', 'projects.id', 'pages.project_id');
}

export function pagesNamed(read: Read) {
  return pagesFrom(read).select<Named<PageRow>[]>('pages.*', read.db.raw(`${PRINTED.page} AS identifier`));
}

export async function livePage(read: Read, id: number): Promise<Named<PageRow> | undefined> {
  const [row] = await livePageOf(read, { id });
  return row;
}

/** The page with this id. */
export async function pageById(read: Read, id: number): Promise<Named<PageRow>> {
  return orNotFound(await livePageOf(read, { id }));
}

const livePageOf = fixedQuery<'id', Named<PageRow>>((read, mark) =>
  pagesNamed(read).where('pages.id', mark('id')).whereNull('pages.deleted_at'),
);

/** The page with this identifier, in any case. */
export async function pageByIdentifier(read: Read, text: string): Promise<Named<PageRow>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  const rows =
    project === null ? pageOfWorkspace(read, { sequence }) : pageOfProject(read, { project, sequence });
  return orNotFound(await rows);
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

/** The active page with this id. */
export async function recordById(read: Read, id: number): Promise<Json<Schemas['Page']>> {
  return theRecord([orNotFound(await recordWithPageId(read, { id }))]);
}

/** The active page with this identifier, in any case. */
export async function recordByIdentifier(read: Read, text: string): Promise<Json<Schemas['Page']>> {
  const identifier = readIdentifier('page', text);
  if (!identifier) throw refuse.notFound();
  const { project, sequence } = identifier;
  const rows =
    project === null ? recordOfWorkspace(read, { sequence }) : recordOfProject(read, { project, sequence });
  return theRecord([orNotFound(await rows)]);
}

const recordWithPageId = fixedQuery<'id', Written>((read, mark) =>
  livePages(read).where('pages.id', mark('id')),
);

const recordOfWorkspace = fixedQuery<'sequence', Written>((read, mark) =>
  livePages(read).where('pages.sequence', mark('sequence')).whereNull('pages.project_id'),
);

const recordOfProject = fixedQuery<'project' | 'sequence', Written>((read, mark) =>
  livePages(read).where({
    'projects.identifier': mark('project'),
    'pages.sequence': mark('sequence'),
  }),
);

function livePages(read: Read) {
  return pagesFrom(read).whereNull('pages.deleted_at').select<Written[]>(recordOf(read, page));
}
