/** The rows of a project as stored in an archive, kind by kind and in portions. */
import type { Knex } from 'knex';
import { viewOf, type Authority, type View } from '../../access/authority.ts';
import { linksWithItems, LIVE } from '../../access/files.ts';
import { BYTES, shownValue } from '../../records/activity.ts';
import { AUTHOR_NAME, JOIN_AUTHOR } from '../../records/comment.ts';
import { LABELLINGS, type Labelled } from '../../records/label.ts';
import type { IssueRow } from '../../records/issue.ts';
import type { PageRow } from '../../records/page.ts';
import { type PlanStepRow, byParent } from '../../records/plan-step.ts';
import { JOIN_PERSON, type CarriedWait } from '../../records/wait.ts';
import type { ProjectRow } from '../../records/project.ts';
import { groupByKey } from '../../records/group-by-key.ts';
import type { Read } from '../../store/read.ts';
import { weighedPortions, type Weighed } from '../portions.ts';
import { KINDS, type Kind } from './format.ts';

/** The source of a kind's rows: lists their ids in order, then loads some of them whole. */
interface Source {
  weighed(read: Read, projectId: number): PromiseLike<Weighed[]>;
  whole(read: Read, ids: readonly number[], view: View): PromiseLike<(object & { readonly id: number })[]>;
}

/** Few and short enough to be read in one query. */
type Short = (read: Read, project: ProjectRow) => PromiseLike<object[]>;

/** A project and the exporting user, whose access decides which issues of other projects its history may name. */
export interface Exported {
  readonly project: ProjectRow;
  readonly by: Authority;
}

export async function* rowsOfKind(
  read: Read,
  { project, by }: Exported,
  kind: Kind,
): AsyncGenerator<object, void> {
  const short = SHORT[kind];
  if (short) {
    for (const row of await short(read, project)) yield picked(kind, row);
    return;
  }
  const source = SOURCES[kind];
  for (const ids of weighedPortions((await source?.weighed(read, project.id)) ?? [])) {
    const rows = new Map((await source?.whole(read, ids, viewOf(by)))?.map(row => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row) yield picked(kind, row);
    }
  }
}

/** Only the fields of the kind, in order: two exports of one project are identical to the byte. */
function picked(kind: Kind, row: object): object {
  const given = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(Object.keys(KINDS[kind]).map(name => [name, given.get(name) ?? null]));
}

function live({ db }: Pick<Read, 'db'>, table: string, project_id: number): Knex.QueryBuilder {
  return db(table).where({ project_id }).whereNull('deleted_at');
}

const ofProject =
  (table: string): Short =>
  ({ db }, { id }) =>
    db(table).where({ project_id: id }).orderBy('id');

function linked(read: Read, projectId: number): Knex.QueryBuilder {
  return linksWithItems(read)
    .join('attachments', 'attachments.id', 'attachment_links.attachment_id')
    .where('attachment_links.project_id', projectId)
    .whereRaw(LIVE);
}

const SHORT: Partial<Record<Kind, Short>> = {
  project: async ({ db }, project) => {
    const last = new Map(
      (
        await db('sequences')
          .where({ project_id: project.id })
          .select<{ kind: string; last: number }[]>('kind', 'last')
      ).map(row => [row.kind, row.last]),
    );
    const sequences = Object.fromEntries(
      (['issue', 'page', 'plan'] as const).map(kind => [kind, last.get(kind) ?? 0]),
    );
    return [{ ...project, sequences }];
  },
  modules: ofProject('modules'),
  labels: ofProject('labels'),
  folders: ofProject('folders'),
  relations: (read, { id }) =>
    read
      .db('relations')
      .whereIn('source_id', live(read, 'issues', id).select('id'))
      .whereIn('target_id', live(read, 'issues', id).select('id'))
      .orderBy(['source_id', 'target_id', 'type']),
  plans: async (read, { id }) => {
    const rows = await read
      .db('plans')
      .where({ project_id: id })
      .orderBy('id')
      .select<(object & { readonly issue_id: number | null })[]>();
    return keptIssues(read, id, rows);
  },
  attachments: (read, { id }) =>
    read.db('attachments').whereIn('id', linked(read, id).select('attachments.id')).orderBy('id'),
  attachment_links: async (read, { id }) =>
    (
      await linked(read, id)
        .orderBy('attachment_id')
        // The engines sort nulls at different ends.
        .orderByRaw(
          ['issue_id', 'page_id', 'comment_id'].map(id => `COALESCE(attachment_links.${id}, 0)`).join(),
        )
        .select<{ by_upload: number; by_body: number }[]>('attachment_links.*')
    ).map(row => ({ ...row, by_upload: row.by_upload === 1, by_body: row.by_body === 1 })),
};

/** Excludes issues of other projects and those in the trash. */
async function keptIssues<R extends { readonly issue_id: number | null }>(
  read: Read,
  projectId: number,
  rows: readonly R[],
): Promise<R[]> {
  const kept = new Set(await live(read, 'issues', projectId).pluck<number[]>('id'));
  return rows.map(row =>
    row.issue_id !== null && !kept.has(row.issue_id) ? { ...row, issue_id: null } : row,
  );
}

const SOURCES: Partial<Record<Kind, Source>> = {
  issues: {
    weighed: (read, id) => weighedBy(read, live(read, 'issues', id), 'description'),
    whole: async (read, ids) => {
      const rows = await read
        .db('issues')
        .whereIn('id', ids)
        .select<Pick<IssueRow, 'id' | 'needs_human'>[]>();
      const labels = await labelIds(read, 'issue', ids);
      const assignees = await assigneeNames(read, ids);
      const waits = await carriedWaits(read, ids);
      return rows.map(row => ({
        ...row,
        needs_human: row.needs_human === 1,
        assignees: assignees.get(row.id) ?? [],
        waits: waits.get(row.id) ?? [],
        labels: labels.get(row.id) ?? [],
      }));
    },
  },
  pages: {
    weighed: (read, id) => weighedBy(read, live(read, 'pages', id), 'content'),
    whole: async (read, ids) => {
      const rows = await read.db('pages').whereIn('id', ids).select<PageRow[]>();
      const labels = await labelIds(read, 'page', ids);
      return rows.map(row => ({ ...row, pinned: row.pinned === 1, labels: labels.get(row.id) ?? [] }));
    },
  },
  plan_steps: { weighed: stepsInOrder, whole: wholeSteps },
  comments: {
    weighed: (read, id) => weighedBy(read, live(read, 'comments', id), 'content'),
    whole: ({ db }, ids) =>
      db('comments')
        .joinRaw(JOIN_AUTHOR)
        .whereIn('comments.id', ids)
        .select<{ id: number }[]>('comments.*', db.raw(`${AUTHOR_NAME} AS author`)),
  },
  activity: {
    weighed: ({ db }, id) =>
      // Excludes repository bindings and repository names, which may be URLs with credentials.
      db('activity')
        .where({ project_id: id })
        .whereNot({ entity_type: 'binding' })
        .orderBy('id')
        .select<Weighed[]>('id', db.raw(`${BYTES} AS bytes`)),
    whole: async (read, ids, view) => {
      const { db, dialect } = read;
      const values = `${shownValue('old')(dialect)} AS old_value, ${shownValue('new')(dialect)} AS new_value`;
      const rows = await db('activity')
        .whereIn('id', ids)
        .select<HistoryRow[]>('activity.*', db.raw(values, { ...view }));
      const issues = await liveAmong(
        read,
        'issues',
        rows.flatMap(row => row.issue_id ?? []),
      );
      const pages = await liveAmong(
        read,
        'pages',
        rows.flatMap(row => row.page_id ?? []),
      );
      return rows.map(row => ({
        ...row,
        issue_id: issues.has(row.issue_id ?? 0) ? row.issue_id : null,
        page_id: pages.has(row.page_id ?? 0) ? row.page_id : null,
      }));
    },
  },
};

interface HistoryRow {
  readonly id: number;
  readonly issue_id: number | null;
  readonly page_id: number | null;
}

/** History about items that are in the trash or deleted appears only in the project's feed. */
async function liveAmong({ db }: Read, table: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set(await db(table).whereIn('id', ids).whereNull('deleted_at').pluck<number[]>('id'));
}

function weighedBy({ db }: Read, rows: Knex.QueryBuilder, body: string): PromiseLike<Weighed[]> {
  return rows.orderBy('id').select<Weighed[]>('id', db.raw(`octet_length(${body}) AS bytes`));
}

async function labelIds(read: Read, of: Labelled, ids: readonly number[]): Promise<Map<number, number[]>> {
  const { table, column } = LABELLINGS[of];
  const rows = await read
    .db(table)
    .whereIn(column, ids)
    .orderBy('label_id')
    .select<{ id: number; label_id: number }[]>({ id: column }, 'label_id');
  return groupByKey(rows.map(({ id, label_id }) => [id, label_id] as const));
}

async function assigneeNames({ db }: Read, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db('issue_assignees')
    .join('users', 'users.id', 'issue_assignees.user_id')
    .whereIn('issue_assignees.issue_id', ids)
    .orderBy('users.username_folded')
    .select<{ id: number; username: string }[]>({ id: 'issue_assignees.issue_id' }, 'users.username');
  return groupByKey(rows.map(({ id, username }) => [id, username] as const));
}

async function carriedWaits({ db }: Read, ids: readonly number[]): Promise<Map<number, CarriedWait[]>> {
  const rows = await db('issue_waits')
    .joinRaw(JOIN_PERSON)
    .whereIn('issue_waits.issue_id', ids)
    .orderBy('issue_waits.id')
    .select<(CarriedWait & { issue_id: number })[]>(
      'issue_waits.issue_id',
      db.raw('COALESCE(users.username, issue_waits.imported_name) AS person'),
      ...['earliest', 'latest', 'note', 'created_at'].map(name => `issue_waits.${name}`),
    );
  return groupByKey(rows.map(({ issue_id, ...wait }) => [issue_id, wait] as const));
}

type StepPlace = Pick<PlanStepRow, 'id' | 'plan_id' | 'parent_step_id' | 'position'> & Weighed;

/** Plan by plan, each step after its parent. */
async function stepsInOrder({ db }: Read, projectId: number): Promise<Weighed[]> {
  const steps = await db('plan_steps')
    .join('plans', 'plans.id', 'plan_steps.plan_id')
    .where('plans.project_id', projectId)
    .orderBy('plan_steps.plan_id')
    .select<StepPlace[]>(
      ...['id', 'plan_id', 'parent_step_id', 'position'].map(column => `plan_steps.${column}`),
      db.raw('octet_length(plan_steps.description) AS bytes'),
    );
  const families = byParent(steps);
  const below = (step: StepPlace): StepPlace[] => [step, ...(families.get(step.id) ?? []).flatMap(below)];
  return (families.get(null) ?? []).toSorted((a, b) => a.plan_id - b.plan_id).flatMap(below);
}

async function wholeSteps(read: Read, ids: readonly number[]) {
  const steps = await read.db('plan_steps').whereIn('id', ids).select<PlanStepRow[]>();
  const mirrored = steps.flatMap(({ issue_id }) => issue_id ?? []);
  const kept = new Set(
    await read
      .db('issues')
      .join('plans', 'plans.project_id', 'issues.project_id')
      .join('plan_steps', 'plan_steps.plan_id', 'plans.id')
      .whereIn('plan_steps.id', ids)
      .whereIn('issues.id', mirrored)
      .whereNull('issues.deleted_at')
      .pluck<number[]>('issues.id'),
  );
  return steps.map(step => ({
    ...step,
    done: step.done === 1,
    issue_id: step.issue_id !== null && kept.has(step.issue_id) ? step.issue_id : null,
  }));
}
