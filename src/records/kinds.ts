/** The one table of kinds: what a change of each leaves in activity, in the order of `seq`, and as an event. */
import type { Action } from '../store/activity.ts';
import type { StoreEvent } from '../store/events.ts';
import type { Namer, RecordedKind, UnrecordedKind } from '../store/kinds.ts';
import type {
  CommentRow,
  FolderRow,
  IssueRow,
  LabelRow,
  MemberRow,
  ModuleRow,
  Named,
  PageRow,
  PlanRow,
  PlanStepRow,
  ProjectRow,
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

/** What is said of a project that a change of something in it concerns. */
function projectUpdated(project_id: number | null, seq: number | null): StoreEvent | null {
  return project_id === null
    ? null
    : { type: 'project.updated', project_id, ...(seq === null ? {} : { seq }) };
}

const ISSUE_EVENTS: Partial<Record<Action, StoreEvent['type']>> = {
  create: 'issue.created',
  import: 'issue.created',
  restore: 'issue.created',
  delete: 'issue.deleted',
};

export const issueKind: RecordedKind<Named<IssueRow>, 'issue'> = {
  entity: 'issue',
  table: 'issues',
  seq: true,
  fields: {
    title: 'as it stands',
    description: 'as it stands',
    status: 'as it stands',
    priority: 'as it stands',
    module_id: nameIn('modules', 'name'),
    start_date: 'as it stands',
    target_date: 'as it stands',
  },
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id: id,
    title,
  }),
  event: ({ id, project_id }, action, seq) => ({
    type: ISSUE_EVENTS[action] ?? 'issue.updated',
    project_id,
    issue_id: id,
    ...(seq === null ? {} : { seq }),
  }),
};

export const pageKind: RecordedKind<Named<PageRow>, 'page'> = {
  entity: 'page',
  table: 'pages',
  seq: true,
  fields: {
    title: 'as it stands',
    content: 'as it stands',
    folder_id: nameIn('folders', 'name'),
    status: 'as it stands',
    pinned: yesOrNo,
  },
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    page_id: id,
    title,
  }),
  event: ({ project_id }, _action, seq) => projectUpdated(project_id, seq),
};

/** `identifier` is that of the issue or page that the comment stands on. */
export const commentKind: RecordedKind<Named<CommentRow>, 'comment'> = {
  entity: 'comment',
  table: 'comments',
  seq: true,
  fields: { content: 'as it stands' },
  of: ({ id, project_id, issue_id, page_id, identifier, content }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id,
    page_id,
    title: content,
  }),
  event: ({ project_id }, _action, seq) => projectUpdated(project_id, seq),
};

export const projectKind: RecordedKind<ProjectRow> = {
  entity: 'project',
  table: 'projects',
  seq: false,
  fields: {
    name: 'as it stands',
    identifier: 'as it stands',
    description: 'as it stands',
    emoji: 'as it stands',
    lead_user_id: nameIn('users', 'username'),
    is_public: yesOrNo,
  },
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

export const moduleKind: RecordedKind<ModuleRow> = {
  entity: 'module',
  table: 'modules',
  seq: false,
  fields: {
    name: 'as it stands',
    description: 'as it stands',
    status: 'as it stands',
    emoji: 'as it stands',
  },
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const labelKind: RecordedKind<LabelRow> = {
  entity: 'label',
  table: 'labels',
  seq: false,
  fields: { name: 'as it stands', color: 'as it stands' },
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const folderKind: RecordedKind<FolderRow> = {
  entity: 'folder',
  table: 'folders',
  seq: false,
  fields: { name: 'as it stands' },
  of: ({ id, project_id, name }) => ({ entity_id: id, entity_label: name, project_id, title: name }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** A member is known by the username, and its life by the role. */
export const memberKind: RecordedKind<MemberRow & { readonly username: string }> = {
  entity: 'member',
  table: 'project_members',
  seq: false,
  fields: { role: 'as it stands' },
  of: ({ user_id, username, project_id, role }) => ({
    entity_id: user_id,
    entity_label: username,
    project_id,
    title: role,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

export const planKind: RecordedKind<Named<PlanRow>> = {
  entity: 'plan',
  table: 'plans',
  seq: false,
  fields: { title: 'as it stands', status: 'as it stands', issue_id: issueIdentifier },
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id: id,
    title,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** `identifier` and `project_id` are the plan's. */
export const planStepKind: RecordedKind<Named<PlanStepRow> & { readonly project_id: number }> = {
  entity: 'plan_step',
  table: 'plan_steps',
  seq: false,
  fields: { title: 'as it stands', description: 'as it stands', done: yesOrNo, issue_id: issueIdentifier },
  of: ({ id, project_id, plan_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    plan_id,
    title,
  }),
  event: ({ project_id }) => projectUpdated(project_id, null),
};

/** What callers arrange for themselves: no activity, and an event for their own sockets alone. */
export const groupKind: UnrecordedKind<{ readonly user_id: number }> = {
  entity: null,
  table: 'project_groups',
  seq: false,
  event: ({ user_id }) => ({ type: 'project_groups.changed', user_id }),
};

export const orderKind: UnrecordedKind<{ readonly user_id: number }> = {
  entity: null,
  table: 'project_orders',
  seq: false,
  event: ({ user_id }) => ({ type: 'projects.reordered', user_id }),
};

export const viewKind: UnrecordedKind<{ readonly id: number }> = {
  entity: null,
  table: 'saved_views',
  seq: false,
};
