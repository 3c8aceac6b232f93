/** Summaries of the issues and pages of a published project, and their changes. Nothing here counts what members write. */
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { SIZES } from '../../records/list.ts';
import { objectOf, valueOf, wholeOf, type Response } from '../../records/whole.ts';
import { changesOf, type ChangesPage } from '../changes.ts';
import { eachPiece, found, partsOf, type OfProject } from './lists.ts';
import { joinPublished, publishedProject, type InPath } from './project.ts';
import { orGone } from '../../records/changed.ts';
import { publicIssueRow } from '../../records/issue.ts';
import { publicPageRow } from '../../records/page.ts';

type Index = Schemas['PublicIndex'];
type Changed = Schemas['PublicChange'];

const indexed = objectOf<OfProject, Index>({
  // Read before the rows: what is written in the meantime is in the next changes, and may be in these rows too.
  cursor: valueOf((read, { project }) => latestSeq(read, project)),
  issues: partsOf({
    shape: publicIssueRow,
    table: 'issues',
    order: 'issues.seq',
    only: 'issues.deleted_at IS NULL',
    rows: SIZES.shortRows,
  }),
  pages: partsOf({
    shape: publicPageRow,
    table: 'pages',
    order: 'pages.seq',
    only: 'pages.deleted_at IS NULL',
    rows: SIZES.shortRows,
  }),
});

export function index(store: Door, path: InPath): Promise<Response<Index>> {
  return wholeOf(store, indexed, found(path), eachPiece(store));
}

const changedRows = changesOf<Changed>([
  { kind: 'issue', record: orGone('issue', publicIssueRow), joins: joinPublished('issues') },
  { kind: 'page', record: orGone('page', publicPageRow), joins: joinPublished('pages') },
]);

export function changes(
  store: Door,
  path: InPath,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ChangesPage<Changed>> {
  const find = async (read: Read) => {
    const project = await publishedProject(read, path);
    return { project, since, limit, until: await latestSeq(read, project) };
  };
  return changedRows(store, find, eachPiece(store));
}

/** The last number of an issue or page in the project; 0 if there is none. */
async function latestSeq(read: Read, project: number): Promise<number> {
  const [row] = await latestOf(read, { project });
  return Math.max(row?.issues ?? 0, row?.pages ?? 0);
}

interface Latest {
  readonly issues: number | null;
  readonly pages: number | null;
}

const latestOf = fixedQuery<'project', Latest>(({ db }, mark) =>
  db.raw<Latest[]>(
    `SELECT (SELECT MAX(seq) FROM issues WHERE project_id = ?) AS issues,
      (SELECT MAX(seq) FROM pages WHERE project_id = ?) AS pages`,
    [mark('project'), mark('project')],
  ),
);
