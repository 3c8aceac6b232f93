/** The issues and pages of a published project in summary, and what changed of them. Nothing here counts what others write. */
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery } from '../../store/fixed-query.ts';
import { inPieces, jsonObject, type Json, type JsonPieces } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import type { Door } from '../../store/store.ts';
import { orGone } from '../../records/changed.ts';
import { publicIssueRow } from '../../records/issue.ts';
import { publicPageRow } from '../../records/page.ts';
import { listInPieces } from '../../records/whole.ts';
import { changesOf, MOST_ROWS, type ChangesPage } from '../changes.ts';
import { eachPiece, partsOf } from './lists.ts';
import { joinPublished, publishedProject, type InPath } from './project.ts';

type Index = Schemas['PublicIndex'];
type Changed = Schemas['PublicChange'];

const issues = partsOf({
  shape: publicIssueRow,
  table: 'issues',
  order: 'issues.seq',
  only: 'issues.deleted_at IS NULL',
  most: MOST_ROWS,
});

const pages = partsOf({
  shape: publicPageRow,
  table: 'pages',
  order: 'pages.seq',
  only: 'pages.deleted_at IS NULL',
  most: MOST_ROWS,
});

interface Asked {
  readonly variant: Record<never, never>;
  readonly values: { readonly project: number };
}

export async function index(store: Door, path: InPath): Promise<Json<Index> | JsonPieces<Index>> {
  const { asked, held } = await store.read(async read => {
    const project = await publishedProject(read, path);
    const asking: Asked = { variant: {}, values: { project } };
    // Read before the rows: what is written meanwhile is then in the next changes, whether or not it is in the rows too.
    const cursor = await latestSeq(read, project);
    const all = { issues: await issues.atOnce(read, asking), pages: await pages.atOnce(read, asking) };
    const whole =
      all.issues && all.pages ? jsonObject<Index>({ cursor, issues: all.issues, pages: all.pages }) : null;
    return { asked: asking, held: whole };
  });
  return held ?? inPieces(eachPiece(store), read => indexInPieces(read, asked));
}

async function* indexInPieces(read: Read, asked: Asked): AsyncGenerator<Buffer, void> {
  yield Buffer.from(`{"cursor":${await latestSeq(read, asked.values.project)},"issues":`);
  yield* listInPieces(issues.inPieces(read, asked));
  yield Buffer.from(',"pages":');
  yield* listInPieces(pages.inPieces(read, asked));
  yield Buffer.from('}');
}

const changedRows = changesOf<Changed>([
  { kind: 'issue', record: orGone('issue', publicIssueRow), joins: joinPublished('issues') },
  { kind: 'page', record: orGone('page', publicPageRow), joins: joinPublished('pages') },
]);

export async function changes(
  store: Door,
  path: InPath,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ChangesPage<Changed>> {
  return store.read(async read => {
    const project = await publishedProject(read, path);
    const until = await latestSeq(read, project);
    return changedRows(read, eachPiece(store), { project, since, limit, until });
  });
}

/** The last number that an issue or a page of the project has; 0 where it has none. */
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
