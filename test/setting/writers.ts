/** Random writes to a project, as requests: each picks its subject among the existing items. */
import type { OperationId } from '../../src/generated/operations.ts';
import type { Schemas } from '../../src/generated/types.ts';
import type { Client } from './client.ts';

/** The items created in a project so far, even if they were deleted since. */
export class Made {
  readonly issues: number[] = [];
  readonly pages: number[] = [];
  readonly comments: number[] = [];
  readonly labels: number[] = [];
  readonly modules: number[] = [];
  readonly folders: number[] = [];
  readonly steps: { readonly id: number; readonly plan_id: number }[] = [];
  readonly project: number;
  /** The identifiers that it alternates between. */
  readonly names: readonly string[];

  constructor(project: number, names: readonly string[]) {
    this.project = project;
    this.names = names;
  }
}

export interface Choice {
  /** Selects one of the most recent items. */
  readonly one: number;
  /** A random number for the act. */
  readonly given: number;
}

/** Returns the status, or null if there was nothing to act on. */
type Act = (made: Made, choice: Choice, api: Client) => Promise<number | null>;

const BODIES = [
  '',
  'One line',
  ' \n\t\n  After blank lines \nmore',
  `${'\n'.repeat(700)}Late`,
  '🌊'.repeat(201),
];
/** Two of them differ only in case. */
const LABELS = ['pier', 'lamp', 'buoy', 'tide', 'Pier'];
/** So few of a kind are used that acts often hit the same item. */
const LAST = 3;
const STATUSES = ['backlog', 'todo', 'active', 'done', 'cancelled'] as const;
const PRIORITIES = ['urgent', 'none'] as const;
const PAGE_STATUSES = ['draft', 'complete'] as const;
const DATES = ['2026-11-23', null] as const;

function among<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new RangeError('Nothing was made to pick from.');
  return one;
}

/** One of the last. */
function latest<T>(made: readonly T[], number: number): T {
  return among(made.slice(-LAST), number);
}

function latestOrNone(ids: readonly number[], number: number): number | null {
  return number % 4 === 0 || ids.length === 0 ? null : latest(ids, number);
}

/** One or two of those that usually exist. */
function someLabels(number: number): string[] {
  return [...new Set([among(LABELS, number % 3), among(LABELS, Math.floor(number / 3) % 3)])];
}

/** With deleted labels, nothing is created. */
function labelsOrNone(number: number): string[] {
  return number < 50 ? someLabels(number) : [];
}

/** Labels, modules and folders occur twice or more: changing them must affect the items that use them. */
const ISSUE_CHANGES: readonly ((made: Made, given: number) => Schemas['IssueUpdate'])[] = [
  (_, given) => ({ title: `Renamed to ${given}` }),
  (_, given) => ({ description: among(BODIES, given) }),
  (_, given) => ({ status: among(STATUSES, given) }),
  (_, given) => ({ priority: among(PRIORITIES, given) }),
  (_, given) => ({ labels: someLabels(given) }),
  (_, given) => ({ labels: someLabels(given) }),
  (_, given) => ({ labels: someLabels(given) }),
  ({ modules }, given) => ({ module_id: latestOrNone(modules, given) }),
  ({ modules }, given) => ({ module_id: latestOrNone(modules, given) }),
  (_, given) => ({ sort_order: given / 8 }),
  (_, given) => ({ start_date: among(DATES, given), target_date: among(DATES, given + 1) }),
];

const PAGE_CHANGES: readonly ((made: Made, given: number) => Schemas['PageUpdate'])[] = [
  (_, given) => ({ title: `Renamed to ${given}` }),
  (_, given) => ({ content: among(BODIES, given) }),
  (_, given) => ({ status: among(PAGE_STATUSES, given) }),
  (_, given) => ({ pinned: given % 2 === 0 }),
  (_, given) => ({ labels: someLabels(given) }),
  (_, given) => ({ labels: someLabels(given) }),
  ({ folders }, given) => ({ folder_id: latestOrNone(folders, given) }),
  ({ folders }, given) => ({ folder_id: latestOrNone(folders, given) }),
];

interface Answered<T> {
  readonly data?: T;
  readonly response: Response;
}

type Kept = 'issues' | 'pages' | 'comments' | 'labels' | 'modules' | 'folders';

/** Creates an item, which can then be picked. */
const making =
  (
    kind: Kept,
    request: (made: Made, choice: Choice, api: Client) => Promise<Answered<{ readonly id: number }>>,
  ): Act =>
  async (made, choice, api) => {
    const { data, response } = await request(made, choice, api);
    if (data) made[kind].push(data.id);
    return response.status;
  };

type OnOne = (id: number, made: Made, choice: Choice, api: Client) => Promise<Answered<unknown>>;

/** Changes an existing item. */
const on =
  (kind: Kept, request: OnOne): Act =>
  async (made, choice, api) => {
    if (made[kind].length === 0) return null;
    const { response } = await request(latest(made[kind], choice.one), made, choice, api);
    return response.status;
  };

const at = (id: number) => ({ path: { id } });

const ACTS = {
  createIssue: making('issues', ({ project, modules }, { given }, api) =>
    api.POST('/api/issues', {
      body: {
        project_id: project,
        title: `Issue ${given}`,
        description: among(BODIES, given),
        module_id: latestOrNone(modules, given),
        labels: labelsOrNone(given),
      },
    }),
  ),
  updateIssue: on('issues', (id, made, { one, given }, api) =>
    api.PUT('/api/issues/{id}', { params: at(id), body: among(ISSUE_CHANGES, one + given)(made, given) }),
  ),
  deleteIssue: on('issues', (id, _, __, api) => api.DELETE('/api/issues/{id}', { params: at(id) })),
  restoreIssue: on('issues', (id, _, __, api) => api.POST('/api/issues/{id}/restore', { params: at(id) })),
  createPage: making('pages', ({ project, folders }, { given }, api) =>
    api.POST('/api/pages', {
      body: {
        project_id: project,
        title: `Page ${given}`,
        content: among(BODIES, given),
        folder_id: latestOrNone(folders, given),
        labels: labelsOrNone(given),
      },
    }),
  ),
  updatePage: on('pages', (id, made, { one, given }, api) =>
    api.PUT('/api/pages/{id}', { params: at(id), body: among(PAGE_CHANGES, one + given)(made, given) }),
  ),
  deletePage: on('pages', (id, _, __, api) => api.DELETE('/api/pages/{id}', { params: at(id) })),
  restorePage: on('pages', (id, _, __, api) => api.POST('/api/pages/{id}/restore', { params: at(id) })),
  createIssueComment: async (made, choice, api) =>
    made.issues.length === 0
      ? null
      : making('comments', ({ issues }, { one, given }) =>
          api.POST('/api/issues/{issue_id}/comments', {
            params: { path: { issue_id: latest(issues, one) } },
            body: { content: `Comment ${given}` },
          }),
        )(made, choice, api),
  createPageComment: async (made, choice, api) =>
    made.pages.length === 0
      ? null
      : making('comments', ({ pages }, { one, given }) =>
          api.POST('/api/pages/{page_id}/comments', {
            params: { path: { page_id: latest(pages, one) } },
            body: { content: `Comment ${given}` },
          }),
        )(made, choice, api),
  updateComment: on('comments', (id, _, { given }, api) =>
    api.PUT('/api/comments/{id}', { params: at(id), body: { content: `Mended ${given}` } }),
  ),
  deleteComment: on('comments', (id, _, __, api) => api.DELETE('/api/comments/{id}', { params: at(id) })),
  createLabel: making('labels', ({ project }, { given }, api) =>
    api.POST('/api/labels', { body: { project_id: project, name: among(LABELS, given) } }),
  ),
  updateLabel: on('labels', (id, _, { given }, api) =>
    api.PUT('/api/labels/{id}', { params: at(id), body: { name: among(LABELS, given) } }),
  ),
  mergeLabels: on('labels', (id, { labels }, { given }, api) =>
    api.POST('/api/labels/{id}/merge', { params: at(id), body: { into: latest(labels, given) } }),
  ),
  deleteLabel: on('labels', (id, _, __, api) => api.DELETE('/api/labels/{id}', { params: at(id) })),
  createModule: making('modules', ({ project }, { given }, api) =>
    api.POST('/api/modules', { body: { project_id: project, name: `Module ${given}` } }),
  ),
  deleteModule: on('modules', (id, _, __, api) => api.DELETE('/api/modules/{id}', { params: at(id) })),
  createFolder: making('folders', ({ project, folders }, { given }, api) =>
    api.POST('/api/folders', {
      body: { project_id: project, name: `Folder ${given}`, parent_id: latestOrNone(folders, given) },
    }),
  ),
  deleteFolder: on('folders', (id, _, __, api) => api.DELETE('/api/folders/{id}', { params: at(id) })),
  updateProject: async ({ project, names }, { given }, api) => {
    const body = { identifier: among(names, given) };
    return (await api.PUT('/api/projects/{id}', { params: at(project), body })).response.status;
  },
  createPlan: async ({ project, issues, steps }, { given }, api) => {
    const mirror = { title: 'Mirror it', issue_id: latestOrNone(issues, given) };
    const body = { project_id: project, title: `Plan ${given}`, steps: [mirror] };
    const { data, response } = await api.POST('/api/plans', { body });
    if (data) steps.push(...data.steps);
    return response.status;
  },
  updatePlanStep: async ({ steps }, { one, given }, api) => {
    if (steps.length === 0) return null;
    const { id: step_id, plan_id } = latest(steps, one);
    const params = { path: { plan_id, step_id } };
    const body = { done: given % 2 === 0 };
    return (await api.PUT('/api/plans/{plan_id}/steps/{step_id}', { params, body })).response.status;
  },
  runGitHook: async ({ names }, { one, given }, api) => {
    const body = { messages: [`Fixes ${among(names, given)}-${(one % 8) + 1}`] };
    return (await api.POST('/api/git-hook', { body })).response.status;
  },
} satisfies Partial<Record<OperationId, Act>>;

export type ActName = keyof typeof ACTS;

const isActName = (name: string): name is ActName => name in ACTS;

export const ACT_NAMES = Object.keys(ACTS).filter(isActName);

/** The first acts of a project, so that later ones have a subject. */
export const FIRST: readonly ActName[] = [
  'createLabel',
  'createLabel',
  'createLabel',
  'createModule',
  'createFolder',
  'createIssue',
  'createIssue',
  'createPage',
  'createIssueComment',
  'createPageComment',
];

/** Runs it, and returns the status, or null if there was no subject. */
export function act(name: ActName, made: Made, choice: Choice, api: Client): Promise<number | null> {
  return ACTS[name](made, choice, api);
}
