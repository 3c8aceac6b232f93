/** The contents of a project's trash, for maintainers. */
import type { Schemas } from '../../generated/types.ts';
import { cut, fetched, type Slice, type Window } from '../../paging/slice.ts';
import type { Read } from '../../store/read.ts';
import { PRINTED } from '../../records/identifiers.ts';

type TrashItem = Schemas['TrashItem'];

export async function trashOf(read: Read, projectId: number, window: Window): Promise<Slice<TrashItem>> {
  return cut(await trashQuery(read, projectId, window), window);
}

/** Latest first. Each branch reads an index in this order, so the branches are merged instead of sorted. */
export function trashQuery(read: Read, projectId: number, window: Window) {
  return trashedIssues(read, projectId)
    .unionAll([trashedPages(read, projectId), trashedComments(read, projectId)])
    .orderBy([
      { column: 'deleted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
      { column: 'kind', order: 'asc' },
    ])
    .limit(fetched(window))
    .offset(window.offset);
}

function trashedIssues({ db }: Read, projectId: number) {
  return db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .where('issues.project_id', projectId)
    .whereNotNull('issues.deleted_at')
    .select<TrashItem[]>(
      db.raw(`'issue' AS kind, ${PRINTED.issue} AS identifier`),
      'issues.id as id',
      'issues.title',
      'issues.deleted_at',
    );
}

function trashedPages({ db }: Read, projectId: number) {
  return db('pages')
    .join('projects', 'projects.id', 'pages.project_id')
    .where('pages.project_id', projectId)
    .whereNotNull('pages.deleted_at')
    .select(
      db.raw(`'page' AS kind, ${PRINTED.page} AS identifier`),
      'pages.id',
      'pages.title',
      'pages.deleted_at',
    );
}

/** Comments that were deleted by hand, with the name of their issue or page. */
function trashedComments({ db }: Read, projectId: number) {
  return db('comments')
    .join('projects', 'projects.id', 'comments.project_id')
    .leftJoin('issues', 'issues.id', 'comments.issue_id')
    .leftJoin('pages', 'pages.id', 'comments.page_id')
    .where({ 'comments.project_id': projectId, 'comments.went_with_parent': 0 })
    .whereNotNull('comments.deleted_at')
    .select(
      db.raw(`'comment' AS kind, COALESCE(${PRINTED.issue}, ${PRINTED.page}) AS identifier`),
      'comments.id',
      db.raw('COALESCE(issues.title, pages.title) AS title'),
      'comments.deleted_at',
    );
}
