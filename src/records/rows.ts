/** The rows of the tracker as the store keeps them, each with the identifier that people know it by. */
import type { Knex } from 'knex';
import type { Role } from '../generated/operations.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Read } from '../store/read.ts';
import { PRINTED } from './identifiers.ts';

export type IssueStatus = Schemas['Issue']['status'];
export type Priority = Schemas['Issue']['priority'];
export type PageStatus = Schemas['Page']['status'];

export interface ProjectRow {
  readonly id: number;
  readonly name: string;
  readonly identifier: string;
  readonly description: string;
  readonly emoji: string | null;
  readonly lead_user_id: number | null;
  readonly sort_order: number;
  readonly is_public: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface IssueRow {
  readonly id: number;
  readonly project_id: number;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** Null until it is filled. */
  readonly preview: string | null;
  readonly status: IssueStatus;
  readonly priority: Priority;
  readonly priority_rank: number;
  readonly module_id: number | null;
  readonly sort_order: number;
  readonly start_date: string | null;
  readonly target_date: string | null;
  readonly source: string | null;
  readonly closed_at: string | null;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export interface PageRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly sequence: number;
  readonly folder_id: number | null;
  readonly title: string;
  readonly title_folded: string;
  readonly content: string;
  /** Null until it is filled. */
  readonly preview: string | null;
  readonly sort_order: number;
  readonly status: PageStatus;
  readonly pinned: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

export interface CommentRow {
  readonly id: number;
  readonly project_id: number | null;
  readonly issue_id: number | null;
  readonly page_id: number | null;
  readonly user_id: number | null;
  /** The name as it came, without the mark that readers see behind it. */
  readonly imported_author: string | null;
  readonly content: string;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
  readonly went_with_parent: number;
}

export interface PlanRow {
  readonly id: number;
  readonly project_id: number;
  readonly sequence: number;
  readonly issue_id: number | null;
  readonly title: string;
  readonly status: Schemas['Plan']['status'];
  readonly created_at: string;
  readonly updated_at: string;
}

export interface PlanStepRow {
  readonly id: number;
  readonly plan_id: number;
  readonly parent_step_id: number | null;
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly issue_id: number | null;
  readonly done: number;
  readonly reopened_via_issue_at: string | null;
  readonly created_at: string;
  readonly edited_at: string | null;
}

export interface ModuleRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly description: string;
  readonly status: Schemas['ProjectModule']['status'];
  readonly emoji: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface LabelRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly color: string;
}

export interface FolderRow {
  readonly id: number;
  readonly project_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly name_folded: string;
  readonly sort_order: number;
}

export interface MemberRow {
  readonly project_id: number;
  readonly user_id: number;
  readonly role: Role;
  readonly created_at: string;
}

export type RelationType = Schemas['RelationCreate']['relation_type'];

export interface RelationRow {
  readonly source_id: number;
  readonly target_id: number;
  readonly type: RelationType;
}

/** One of a caller's own groups of projects. */
export interface GroupRow {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly sort_order: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** How a caller likes to look at the issues of a project. */
export interface ViewRow {
  readonly id: number;
  readonly project_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly name_folded: string;
  readonly config: string;
  readonly is_default: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What binds the names of a repository to a project. */
export interface BindingRow {
  readonly id: number;
  readonly project_id: number;
  readonly created_by: number | null;
  readonly created_at: string;
}

/** A row with what activity calls it. */
export type Named<Row> = Row & { readonly identifier: string };

/** Issues and their projects, those in the trash included: callers add `deleted_at` as they need it. */
export function issuesFrom({ db }: Read): Knex.QueryBuilder {
  return db('issues').join('projects', 'projects.id', 'issues.project_id');
}

/** Pages likewise, those of the workspace included. */
export function pagesFrom({ db }: Read): Knex.QueryBuilder {
  return db('pages').leftJoin('projects', 'projects.id', 'pages.project_id');
}

export function plansFrom({ db }: Read): Knex.QueryBuilder {
  return db('plans').join('projects', 'projects.id', 'plans.project_id');
}

/** The rows themselves, each with its printed identifier. */
export function issuesNamed(read: Read) {
  return issuesFrom(read).select<Named<IssueRow>[]>(
    'issues.*',
    read.db.raw(`${PRINTED.issue} AS identifier`),
  );
}

export function pagesNamed(read: Read) {
  return pagesFrom(read).select<Named<PageRow>[]>('pages.*', read.db.raw(`${PRINTED.page} AS identifier`));
}

export function plansNamed(read: Read) {
  return plansFrom(read).select<Named<PlanRow>[]>('plans.*', read.db.raw(`${PRINTED.plan} AS identifier`));
}

/** A live issue; undefined for one that is absent or in the trash. */
export async function liveIssue(read: Read, id: number): Promise<Named<IssueRow> | undefined> {
  const [row] = await liveIssueOf(read, { id });
  return row;
}

const liveIssueOf = fixedQuery<'id', Named<IssueRow>>(liveIssueWithId);

export function liveIssueWithId(read: Read, mark: Mark<'id'>) {
  return issuesNamed(read).where('issues.id', mark('id')).whereNull('issues.deleted_at');
}

export async function livePage(read: Read, id: number): Promise<Named<PageRow> | undefined> {
  const [row] = await livePageOf(read, { id });
  return row;
}

const livePageOf = fixedQuery<'id', Named<PageRow>>(livePageWithId);

export function livePageWithId(read: Read, mark: Mark<'id'>) {
  return pagesNamed(read).where('pages.id', mark('id')).whereNull('pages.deleted_at');
}

export async function findProject({ db }: Read, id: number): Promise<ProjectRow | undefined> {
  return db<ProjectRow>('projects').where({ id }).first();
}
