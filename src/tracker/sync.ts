/** Delta sync: the rows of a project, whole or since a place in the instance-wide order of changes. */
import type { Knex } from 'knex';
import { allow, type Authority } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { storedSeq } from '../store/seq-counter.ts';
import { beginningOf } from '../records/beginnings.ts';
import { AUTHOR, JOIN_AUTHOR } from '../records/comment-record.ts';
import { gathered } from '../records/gathered.ts';
import { findProject, ISSUE_SETTINGS, type IssueRow, type PageRow } from '../records/rows.ts';
import type { Synced, SyncedComment, SyncedIssue, SyncedPage } from '../records/summary-record.ts';

/** A stretch of the order of changes: after `since`, up to and with `until`. */
interface Stretch {
  readonly project: { readonly id: number; readonly identifier: string };
  readonly since: number;
  readonly until: number;
  /** The changes have tombstones, the index has none. */
  readonly tombstones: boolean;
}

export async function projectIndex(read: Read, by: Authority, projectId: number) {
  await allow(read, by, projectId);
  // Read before the rows: what is written meanwhile is then in the next changes, whether or not it is in the rows too.
  const cursor = await storedSeq(read.db);
  const stretch = await stretchOf(read, projectId, {
    since: 0,
    until: Number.MAX_SAFE_INTEGER,
    tombstones: false,
  });
  const { project } = stretch;
  return { project, cursor, issues: await issueRows(read, stretch), pages: await pageRows(read, stretch) };
}

export async function projectChanges(
  read: Read,
  by: Authority,
  projectId: number,
  { since, limit }: { readonly since: number; readonly limit: number },
) {
  await allow(read, by, projectId);
  const latest = await storedSeq(read.db);
  const next = await firstAfterSlice(read, projectId, since, limit);
  // Every number belongs to one row, so the slice ends right before the first row that is left for the next one. A row that
  // is stamped anew while this runs leaves the stretch, and comes again after it.
  const until = next === null ? latest : next - 1;
  const stretch = await stretchOf(read, projectId, { since, until, tombstones: true });
  const tables: readonly Synced[][] = [
    await issueRows(read, stretch),
    await pageRows(read, stretch),
    await commentRows(read, stretch),
  ];
  const rows = tables.flat().sort((a, b) => a.seq - b.seq);
  const { project } = stretch;
  const cursor = rows.at(-1)?.seq ?? since;
  return { project, rows, cursor, hasMore: next !== null, isReset: since > latest };
}

/** The last `seq` that rows of each project carry; 0 where it has none. */
export async function latestSeqs(read: Read): Promise<Map<number, number>> {
  const rows = await latestByKind(read);
  return new Map(
    rows.map(({ id, issues, pages, comments }) => [id, Math.max(issues ?? 0, pages ?? 0, comments ?? 0)]),
  );
}

interface LatestByKind {
  readonly id: number;
  readonly issues: number | null;
  readonly pages: number | null;
  readonly comments: number | null;
}

/** Three steps into an index for each project, however many rows it has. */
export function latestByKind({ db }: Read) {
  const latest = (table: string): Knex.QueryBuilder =>
    db(table).where(`${table}.project_id`, db.ref('projects.id')).max('seq').as(table);
  return db('projects').select<LatestByKind[]>('id', latest('issues'), latest('pages'), latest('comments'));
}

/** The number of the first row that a slice of `limit` rows leaves out; null when it leaves none. */
async function firstAfterSlice(
  { db }: Read,
  projectId: number,
  since: number,
  limit: number,
): Promise<number | null> {
  const branch = (table: string): Knex.QueryBuilder =>
    db.from(
      db(table)
        .where({ project_id: projectId })
        .where('seq', '>', since)
        .orderBy('seq')
        .limit(limit + 1)
        .select('seq')
        .as(`later_${table}`),
    );
  const row = await db
    .from(
      branch('issues')
        .unionAll([branch('pages'), branch('comments')])
        .as('rows'),
    )
    .orderBy('seq')
    .offset(limit)
    .first<{ seq: number } | undefined>('seq');
  return row?.seq ?? null;
}

/** The identifier is read after the cursor: a client whose rows show an older one finds the newer in the changes. */
async function stretchOf(read: Read, id: number, bounds: Omit<Stretch, 'project'>): Promise<Stretch> {
  const project = await findProject(read, id);
  if (!project) throw refuse.notFound();
  return { project, ...bounds };
}

function within(query: Knex.QueryBuilder, table: string, { project, since, until, tombstones }: Stretch) {
  void query
    .where(`${table}.project_id`, project.id)
    .where(`${table}.seq`, '>', since)
    .where(`${table}.seq`, '<=', until);
  if (!tombstones) void query.whereNull(`${table}.deleted_at`);
  return query.orderBy(`${table}.seq`);
}

async function issueRows(read: Read, stretch: Stretch): Promise<SyncedIssue[]> {
  const rows = await within(read.db('issues'), 'issues', stretch).select<IssueRow[]>(
    ...['id', 'seq', 'deleted_at', 'sequence', 'title', ...ISSUE_SETTINGS, 'sort_order'],
    ...['created_at', 'updated_at'],
    beginningOf(read, 'issues.description'),
  );
  const labels = await labelsIn(read, 'issue', stretch);
  return rows.map(row => ({ ...row, kind: 'issue', labels: labels.get(row.id) ?? [] }));
}

async function pageRows(read: Read, stretch: Stretch): Promise<SyncedPage[]> {
  const rows = await within(read.db('pages'), 'pages', stretch).select<PageRow[]>(
    ...['id', 'seq', 'deleted_at', 'sequence', 'title', 'status', 'folder_id', 'pinned'],
    ...['created_at', 'updated_at'],
    beginningOf(read, 'pages.content'),
  );
  const labels = await labelsIn(read, 'page', stretch);
  return rows.map(row => ({ ...row, kind: 'page', labels: labels.get(row.id) ?? [] }));
}

async function commentRows(read: Read, stretch: Stretch): Promise<SyncedComment[]> {
  const { db, dialect } = read;
  const rows = await within(db('comments').joinRaw(JOIN_AUTHOR), 'comments', stretch).select<SyncedComment[]>(
    ...['id', 'seq', 'deleted_at', 'issue_id', 'page_id', 'user_id'].map(ofComment),
    ...['created_at', 'updated_at'].map(ofComment),
    db.raw(`${AUTHOR.username(dialect)} AS author`),
  );
  return rows.map(row => ({ ...row, kind: 'comment' }));
}

function ofComment(column: string): string {
  return `comments.${column}`;
}

async function labelsIn(
  { db }: Read,
  of: 'issue' | 'page',
  stretch: Stretch,
): Promise<Map<number, string[]>> {
  const query = db(`${of}s`)
    .join(`${of}_labels`, `${of}_labels.${of}_id`, `${of}s.id`)
    .join('labels', 'labels.id', `${of}_labels.label_id`)
    .whereNull(`${of}s.deleted_at`);
  const rows = await within(query, `${of}s`, stretch)
    .orderBy('labels.name_folded')
    .select<{ id: number; name: string }[]>(`${of}s.id`, 'labels.name');
  return gathered(rows.map(({ id, name }) => [id, name]));
}
