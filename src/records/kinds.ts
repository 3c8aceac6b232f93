/** The one table of kinds: what is derived in a row of each, and what a change leaves in activity and as an event. */
import type { Action } from '../store/writing/activity.ts';
import type { StoreEvent } from '../store/events.ts';
import type { Namer, TracedKind, UntracedKind } from '../store/kinds.ts';
import { fold } from '../text/fold.ts';
import { previewOf } from '../text/preview.ts';
import { CLOSED, rankOf } from './issue-values.ts';
import type {
  BindingRow,
  CommentRow,
  FolderRow,
  GroupRow,
  IssueRow,
  LabelRow,
  MemberRow,
  ModuleRow,
  Named,
  PageRow,
  PlanRow,
  PlanStepRow,
  ProjectRow,
  ViewRow,
} from './rows.ts';

/** References are recorded by name, so that a row still reads well after the thing is gone. */
function nameIn<Row>(table: string, column: string): Namer<Row, number | null> {
  return async ({ db }, id) => {
    const row = await db(table).where({ id }).first<Record<string, string> | undefined>(column);
    return row?.[column] ?? null;
  };
}

const issueIdentifier: Namer<unknown, number | null> = async ({ db }, id) => {
  const row = await db('issues')
    .join('projects', 'projects.id', 'issues.project_id')
    .where('issues.id', id)
    .first<{ identifier: string; sequence: number } | undefined>('projects.identifier', 'issues.sequence');
  return row ? `${row.identifier}-${row.sequence}` : null;
};

const yesOrNo: Namer<unknown, number> = (_read, value) => (value === 1 ? 'true' : 'false');

/** The event for a project in which something changed. */
function projectUpdated(project_id: number | null, seq: number | null): StoreEvent | null {
  return project_id === null
    ? null
    : { type: 'project.updated', project_id, ...(seq === null ? {} : { seq }) };
}

/** Names are stored beside their folded form, by which both engines compare them alike. */
function foldedName({ name }: { readonly name: string }): string {
  return fold(name);
}

/** How many characters of a path or an address activity keeps as what a thing is called. */
const LONGEST_LABEL = 500;

const ALL_STAMPS = { seq: true, created_at: true, updated_at: true } as const;
const TIMES = { created_at: true, updated_at: true } as const;

const ISSUE_EVENTS: Partial<Record<Action, StoreEvent['type']>> = {
  create: 'issue.created',
  import: 'issue.created',
  restore: 'issue.created',
  delete: 'issue.deleted',
};

export const issueKind: TracedKind<Named<IssueRow>, 'preview' | 'priority_rank' | 'closed_at', 'issue'> = {
  entity: 'issue',
  table: 'issues',
  beside: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {
    preview: ({ description }) => previewOf(description),
    priority_rank: ({ priority }) => rankOf(priority),
    // The latest move into done or cancelled counts; an issue that was created closed never moved there.
    closed_at: ({ status }, { before, now }) => {
      if (before === null || before.status === status) return before?.closed_at ?? null;
      return CLOSED.includes(status) ? now : null;
    },
  },
  texts: ['title', 'description'],
  named: { module_id: nameIn('modules', 'name') },
  silent: ['sort_order', 'deleted_at'],
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id: id,
    title,
  }),
  text: ({ id, project_id, title, description }) => ({
    shelf: 'issue',
    id,
    project_id,
    title,
    body: description,
  }),
  event: ({ id, project_id }, action, seq) => ({
    type: ISSUE_EVENTS[action] ?? 'issue.updated',
    project_id,
    issue_id: id,
    ...(seq === null ? {} : { seq }),
  }),
};

export const pageKind: TracedKind<Named<PageRow>, 'preview' | 'title_folded', 'page'> = {
  entity: 'page',
  table: 'pages',
  beside: ['identifier'],
  stamps: ALL_STAMPS,
  derived: { preview: ({ content }) => previewOf(content), title_folded: ({ title }) => fold(title) },
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

/** `identifier` is that of the issue or page that the comment stands on. */
export const commentKind: TracedKind<Named<CommentRow>, never, 'comment'> = {
  entity: 'comment',
  table: 'comments',
  beside: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {},
  texts: ['content'],
  named: {},
  silent: ['deleted_at', 'went_with_parent'],
  of: ({ id, project_id, issue_id, page_id, identifier, content }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id,
    page_id,
    title: content,
  }),
  text: ({ id, project_id, content }) => ({ shelf: 'comment', id, project_id, title: '', body: content }),
  event: ({ project_id }, _action, seq) => projectUpdated(project_id, seq),
};

export const projectKind: TracedKind<ProjectRow> = {
  entity: 'project',
  table: 'projects',
  stamps: TIMES,
  derived: {},
  texts: ['description'],
  named: { lead_user_id: nameIn('users', 'username'), is_public: yesOrNo },
  silent: ['sort_order'],
  of: ({ id, identifier, name }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id: id,
    title: name,
  }),
  // Its end is announced by the deletion, which knows who could read it until then.
  event: ({ id }, action) =>
    action === 'delete'
      ? null
      : { type: action === 'create' ? 'project.created' : 'project.updated', project_id: id },
};

export const moduleKind: TracedKind<ModuleRow, 'name_folded'> = {
  entity: 'module',
  table: 'modules',
  stamps: TIMES,
  derived: { name_folded: foldedName },
  texts: ['description'],
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const labelKind: TracedKind<LabelRow, 'name_folded'> = {
  entity: 'label',
  table: 'labels',
  stamps: {},
  derived: { name_folded: foldedName },
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const folderKind: TracedKind<FolderRow, 'name_folded'> = {
  entity: 'folder',
  table: 'folders',
  stamps: {},
  derived: { name_folded: foldedName },
  named: {},
  silent: ['parent_id', 'sort_order'],
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** Activity labels a member with the username, and gives the role as its title. */
export const memberKind: TracedKind<MemberRow & { readonly username: string }> = {
  entity: 'member',
  table: 'project_members',
  key: ['project_id', 'user_id'],
  beside: ['username'],
  stamps: { created_at: true },
  derived: {},
  named: {},
  silent: [],
  of: ({ user_id, username, project_id, role }) => ({
    entity_id: user_id,
    entity_label: username,
    project_id,
    title: role,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const planKind: TracedKind<Named<PlanRow>> = {
  entity: 'plan',
  table: 'plans',
  beside: ['identifier'],
  stamps: TIMES,
  derived: {},
  texts: ['title'],
  named: { issue_id: issueIdentifier },
  first: ['title', 'status'],
  silent: [],
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id: id,
    title,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** `identifier` and `project_id` are the plan's. The plan changes with each of its steps, and announces it. */
export const planStepKind: TracedKind<Named<PlanStepRow> & { readonly project_id: number }, 'edited_at'> = {
  entity: 'plan_step',
  table: 'plan_steps',
  beside: ['identifier', 'project_id'],
  stamps: { created_at: true },
  derived: {
    edited_at: ({ title, description }, { before, now }) => {
      const isSame = before === null || (before.title === title && before.description === description);
      return isSame ? (before?.edited_at ?? null) : now;
    },
  },
  texts: ['title', 'description'],
  named: { done: yesOrNo, issue_id: issueIdentifier },
  first: ['title', 'description', 'done'],
  silent: ['parent_step_id', 'position', 'reopened_via_issue_at'],
  of: ({ id, project_id, plan_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id,
    title,
  }),
};

/** `name` is the oldest name of the repository; activity calls the binding by its beginning. */
export const bindingKind: TracedKind<BindingRow & { readonly name: string }> = {
  entity: 'binding',
  table: 'repo_bindings',
  beside: ['name'],
  stamps: { created_at: true },
  derived: {},
  named: {},
  silent: [],
  of: ({ id, project_id, name }) => ({
    entity_id: id,
    entity_label: [...name].slice(0, LONGEST_LABEL).join(''),
    project_id,
    title: name,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** What callers arrange for themselves: no activity, and an event for their own sockets alone. */
export const groupKind: UntracedKind<GroupRow, 'name_folded'> = {
  entity: null,
  table: 'project_groups',
  stamps: TIMES,
  derived: { name_folded: foldedName },
  event: ({ user_id }) => groupsChanged(user_id),
};

export function groupsChanged(user_id: number): StoreEvent {
  return { type: 'project_groups.changed', user_id };
}

export const viewKind: UntracedKind<ViewRow, 'name_folded'> = {
  entity: null,
  table: 'saved_views',
  stamps: TIMES,
  derived: { name_folded: foldedName },
};
