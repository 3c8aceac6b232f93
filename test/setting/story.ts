/** A story with every write of the API once: one line each, with its events. */
import assert from 'node:assert/strict';
import { operations, type Operation, type OperationId } from '../../src/generated/operations.ts';
import { PASSWORD } from './password.ts';
import { TEXT } from './files.ts';
import { raw } from './raw.ts';
import { sendFile } from './uploads.ts';
import type { World } from './world.ts';

/** Created items, by the names in the lines. */
export type Made = Readonly<Record<string, number>>;

export interface Line {
  readonly asks: OperationId;
  readonly as: 'ada' | 'lena' | 'max' | 'bot';
  readonly path?: (made: Made) => Readonly<Record<string, number>>;
  readonly body?: Readonly<Record<string, unknown>> | ((made: Made) => Readonly<Record<string, unknown>>);
  /** The fields of a form with a file. */
  readonly form?: (made: Made) => Readonly<Record<string, string | number>>;
  /** The name of the created item. */
  readonly makes?: string;
  /** The events for readers of APP: the type, the subject, and a star for a `seq`. */
  readonly events?: readonly string[];
  /** The events for other people, by name, if they differ from the readers' and exist. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
}

const id = (name: string) => (made: Made) => ({ id: made[name] ?? 0 });
const inApp = (fields: object) => (made: Made) => ({ project_id: made['APP'], ...fields });
const APP = 'project.updated APP';
const STAMPED = 'project.updated APP *';
const AT_ONCE = 'resync.required';

const STRUCTURE: readonly Line[] = [
  { asks: 'createModule', as: 'max', body: inApp({ name: 'Moorings' }), makes: 'module', events: [APP] },
  { asks: 'updateModule', as: 'max', path: id('module'), body: { status: 'paused' }, events: [APP] },
  { asks: 'updateModule', as: 'max', path: id('module'), body: { status: 'paused' } },
  { asks: 'createFolder', as: 'max', body: inApp({ name: 'Plans' }), makes: 'folder', events: [APP] },
  { asks: 'updateFolder', as: 'max', path: id('folder'), body: { name: 'Charts' }, events: [APP] },
  { asks: 'createLabel', as: 'max', body: inApp({ name: 'pier' }), makes: 'pier', events: [APP] },
  { asks: 'createLabel', as: 'max', body: inApp({ name: 'quay' }), makes: 'quay', events: [APP] },
];

const BULK: readonly Line[] = [
  {
    asks: 'createIssues',
    as: 'max',
    body: (made: Made) => ({ issues: ['Ten', 'Eleven'].map(title => inApp({ title })(made)) }),
    events: ['issue.created *', 'issue.created *'],
  },
  {
    asks: 'updateIssues',
    as: 'max',
    body: (made: Made) => ({
      issues: [
        { id: made['two'], title: 'Second' },
        { id: made['one'], title: 'First' },
      ],
    }),
    events: ['issue.updated two *'],
  },
];

const ENDS = { source: 'APP-1', target: 'APP-2' };
const BOTH_LINKED = ['issue.linked one', 'issue.linked two'];

const ITEMS: readonly Line[] = [
  {
    asks: 'createIssue',
    as: 'max',
    makes: 'one',
    events: ['issue.created one *'],
    body: (made: Made) => inApp({ title: 'One', labels: ['pier'], module_id: made['module'] })(made),
  },
  {
    asks: 'createIssue',
    as: 'bot',
    body: inApp({ title: 'Two' }),
    makes: 'two',
    events: ['issue.created two *'],
  },
  {
    asks: 'updateIssue',
    as: 'max',
    path: id('one'),
    body: { title: 'First' },
    events: ['issue.updated one *'],
  },
  { asks: 'updateIssue', as: 'max', path: id('one'), body: { title: 'First' } },
  {
    asks: 'updateIssue',
    as: 'max',
    path: id('one'),
    body: { sort_order: 7 },
    events: ['issue.updated one *'],
  },
  {
    asks: 'updateIssue',
    as: 'max',
    path: id('two'),
    body: { labels: ['quay'] },
    events: ['issue.updated two *'],
  },
  {
    asks: 'addWait',
    as: 'max',
    path: id('two'),
    body: { user: 'vera' },
    makes: 'wait',
    events: ['issue.updated two *'],
  },
  {
    asks: 'clearWait',
    as: 'max',
    path: ({ two = 0, wait = 0 }) => ({ id: two, wait_id: wait }),
    events: ['issue.updated two *'],
  },
  { asks: 'linkIssues', as: 'max', body: { ...ENDS, relation_type: 'blocks' }, events: BOTH_LINKED },
  { asks: 'linkIssues', as: 'max', body: { ...ENDS, relation_type: 'blocks' } },
  { asks: 'reverseRelations', as: 'max', body: ENDS, events: BOTH_LINKED },
  { asks: 'unlinkIssues', as: 'max', body: ENDS, events: ['issue.unlinked one', 'issue.unlinked two'] },
  { asks: 'unlinkIssues', as: 'max', body: ENDS },
  {
    asks: 'createIssueComment',
    as: 'max',
    body: { content: 'Ahoy' },
    makes: 'comment',
    path: (made: Made) => ({ issue_id: made['one'] ?? 0 }),
    events: [STAMPED, 'issue.updated one *'],
  },
  {
    asks: 'updateComment',
    as: 'max',
    path: id('comment'),
    body: { content: 'Ahoy there' },
    events: [STAMPED, 'issue.updated one *'],
  },
  { asks: 'deleteComment', as: 'max', path: id('comment'), events: [STAMPED, 'issue.updated one *'] },
  {
    asks: 'createPage',
    as: 'max',
    makes: 'page',
    events: [STAMPED],
    body: (made: Made) => inApp({ title: 'Page', labels: ['pier'], folder_id: made['folder'] })(made),
  },
  { asks: 'updatePage', as: 'max', path: id('page'), body: { content: 'Words' }, events: [STAMPED] },
  {
    asks: 'createPageComment',
    as: 'max',
    body: { content: 'Ahoy' },
    makes: 'remark',
    path: (made: Made) => ({ page_id: made['page'] ?? 0 }),
    events: [STAMPED, STAMPED],
  },
  // A workspace page belongs to no project.
  { asks: 'createPage', as: 'ada', body: { title: 'For all' }, makes: 'workspace' },
  { asks: 'updatePage', as: 'ada', path: id('workspace'), body: { content: 'Words' } },
];

const onItem = (entity_type: string, name: string) => (made: Made) => ({
  entity_type,
  entity_id: made[name] ?? 0,
});
const naming = (field: string, file: string) => (made: Made) => ({
  [field]: `See /api/attachments/${made[file] ?? 0}`,
});

/** Links do not change their item: the event has no `seq`. */
const FILES: readonly Line[] = [
  { asks: 'uploadAttachment', as: 'max', form: () => ({}), makes: 'file' },
  { asks: 'updateAttachment', as: 'max', path: id('file'), body: { alt_text: 'A pier' } },
  { asks: 'uploadAttachment', as: 'max', form: onItem('issue', 'one'), makes: 'photo', events: [APP] },
  { asks: 'uploadAttachment', as: 'bot', form: onItem('comment', 'remark'), events: [APP] },
  { asks: 'uploadAttachment', as: 'ada', form: onItem('page', 'workspace') },
  {
    asks: 'updateIssue',
    as: 'max',
    path: id('one'),
    body: naming('description', 'file'),
    events: ['issue.updated one *', APP],
  },
  {
    asks: 'updatePage',
    as: 'max',
    path: id('page'),
    body: naming('content', 'file'),
    events: [STAMPED, APP],
  },
  { asks: 'updateAttachment', as: 'max', path: id('photo'), body: { alt_text: 'A pier' }, events: [APP] },
  { asks: 'updateAttachment', as: 'max', path: id('photo'), body: { alt_text: 'A pier' } },
  { asks: 'deleteAttachment', as: 'max', path: id('file'), events: [APP] },
  { asks: 'deleteAttachment', as: 'max', path: id('photo'), events: [APP] },
];

const step = (made: Made) => ({ plan_id: made['plan'] ?? 0, step_id: made['step'] ?? 0 });
const ISSUE_AND_PLAN = ['issue.updated two *', APP];

const PLANS: readonly Line[] = [
  { asks: 'createPlan', as: 'max', body: inApp({ title: 'Plan' }), makes: 'plan', events: [APP] },
  { asks: 'updatePlan', as: 'max', path: id('plan'), body: { title: 'The plan' }, events: [APP] },
  {
    asks: 'createPlanStep',
    as: 'max',
    path: id('plan'),
    body: (made: Made) => ({ title: 'Mirror', issue_id: made['two'] }),
    makes: 'step',
    events: [APP],
  },
  // A checked step closes the issue that it mirrors, and closing or reopening an issue checks or unchecks its step.
  {
    asks: 'updatePlanStep',
    as: 'max',
    path: step,
    body: { done: true },
    events: [APP, 'issue.updated two *'],
  },
  { asks: 'updateIssue', as: 'max', path: id('two'), body: { status: 'todo' }, events: ISSUE_AND_PLAN },
  { asks: 'updateIssue', as: 'max', path: id('two'), body: { status: 'done' }, events: ISSUE_AND_PLAN },
  { asks: 'deletePlanStep', as: 'max', path: step, events: [APP] },
  { asks: 'deletePlan', as: 'max', path: id('plan'), events: [APP] },
];

const CHANGES_THAT_REACH: readonly Line[] = [
  {
    asks: 'updateLabel',
    as: 'max',
    path: id('pier'),
    body: { name: 'jetty' },
    events: [APP, 'issue.updated one *', STAMPED],
  },
  { asks: 'updateLabel', as: 'max', path: id('pier'), body: { color: '#112233' }, events: [APP] },
  {
    asks: 'mergeLabels',
    as: 'max',
    path: id('pier'),
    body: (made: Made) => ({ into: made['quay'] }),
    events: [APP, 'issue.updated one *', STAMPED],
  },
  {
    asks: 'deleteLabel',
    as: 'max',
    path: id('quay'),
    events: [APP, 'issue.updated one *', 'issue.updated two *', STAMPED],
  },
  { asks: 'deleteModule', as: 'max', path: id('module'), events: [APP, 'issue.updated one *', STAMPED] },
  { asks: 'deleteFolder', as: 'max', path: id('folder'), events: [APP, STAMPED] },
  { asks: 'deleteIssue', as: 'max', path: id('one'), events: ['issue.deleted one *'] },
  { asks: 'restoreIssue', as: 'max', path: id('one'), events: ['issue.created one *'] },
  { asks: 'deletePage', as: 'max', path: id('page'), events: [STAMPED] },
  { asks: 'restorePage', as: 'max', path: id('page'), events: [STAMPED] },
  { asks: 'deletePage', as: 'ada', path: id('workspace') },
  { asks: 'updateProject', as: 'lena', path: id('APP'), body: { description: 'Ours' }, events: [APP] },
  { asks: 'updateProject', as: 'lena', path: id('APP'), body: { description: 'Ours' } },
  { asks: 'updateProject', as: 'lena', path: id('APP'), body: { identifier: 'QUAY' }, events: [STAMPED] },
];

/** `own` are items of max, who is a reader of APP too. */
const OWN: readonly Line[] = [
  {
    asks: 'reorderProjects',
    as: 'max',
    body: (made: Made) => ({ ids: [made['APP']] }),
    others: { max: ['projects.reordered'] },
  },
  ...(['group', 'other'] as const).map((makes): Line => ({
    asks: 'createProjectGroup',
    as: 'max',
    body: { name: makes },
    makes,
    others: { max: ['project_groups.changed'] },
  })),
  {
    asks: 'updateProjectGroup',
    as: 'max',
    path: id('group'),
    body: { name: 'Mine' },
    others: { max: ['project_groups.changed'] },
  },
  {
    asks: 'assignProjectGroup',
    as: 'max',
    body: (made: Made) => ({ project_id: made['APP'], group_id: made['group'] }),
    others: { max: ['project_groups.changed'] },
  },
  {
    asks: 'reorderProjectGroups',
    as: 'max',
    body: (made: Made) => ({ ids: [made['other']] }),
    others: { max: ['project_groups.changed'] },
  },
  { asks: 'deleteProjectGroup', as: 'max', path: id('group'), others: { max: ['project_groups.changed'] } },
  { asks: 'createView', as: 'max', path: id('APP'), body: { name: 'Open', config: '{}' }, makes: 'view' },
  ...(['updateView', 'deleteView'] as const).map((asks): Line => ({
    asks,
    as: 'max',
    ...(asks === 'updateView' ? { body: { name: 'Shut' } } : {}),
    path: made => ({ id: made['APP'] ?? 0, view_id: made['view'] ?? 0 }),
  })),
];

const member = (name: string) => (made: Made) => ({ id: made['APP'] ?? 0, user_id: made[name] ?? 0 });

const PEOPLE: readonly Line[] = [
  {
    asks: 'addMember',
    as: 'lena',
    path: id('APP'),
    body: (made: Made) => ({ user_id: made['sam'] }),
    events: [APP],
    others: { sam: [APP, AT_ONCE] },
  },
  {
    asks: 'updateMember',
    as: 'lena',
    path: member('sam'),
    body: { role: 'maintainer' },
    events: [APP],
    others: { sam: [APP] },
  },
  { asks: 'removeMember', as: 'lena', path: member('sam'), events: [APP], others: { sam: [AT_ONCE] } },
  { asks: 'promoteUser', as: 'ada', path: id('sam'), others: { sam: [AT_ONCE] } },
  { asks: 'demoteUser', as: 'ada', path: id('sam'), others: { sam: [AT_ONCE] } },
  {
    asks: 'updateInstanceSettings',
    as: 'ada',
    body: { instance_name: 'Harbour', allow_signup: true, web_auto_login: true },
  },
  {
    asks: 'updateInstanceSettings',
    as: 'ada',
    body: { authz_enforced: false },
    events: [AT_ONCE],
    others: { sam: [AT_ONCE] },
  },
  {
    asks: 'updateInstanceSettings',
    as: 'ada',
    body: { authz_enforced: true },
    events: [AT_ONCE],
    others: { sam: [AT_ONCE] },
  },
  {
    asks: 'createUser',
    as: 'ada',
    makes: 'tom',
    body: { username: 'tom', password: PASSWORD, email: 'tom@harbour.example' },
  },
  { asks: 'deactivateUser', as: 'ada', path: id('tom') },
  { asks: 'reactivateUser', as: 'ada', path: id('tom') },
];

/** Changes of the caller's account have no events; closing sockets is tested elsewhere. */
const ACCOUNT: readonly Line[] = [
  { asks: 'signUp', as: 'max', body: { username: 'uma', password: PASSWORD, email: 'uma@harbour.example' } },
  { asks: 'logIn', as: 'max', body: { identity: 'uma', password: PASSWORD } },
  { asks: 'autoLogIn', as: 'max' },
  { asks: 'updateMe', as: 'max', body: { display_name: 'Maximilian' } },
  { asks: 'createKey', as: 'max', body: { name: 'report' } },
  { asks: 'revokeKey', as: 'max', path: id('key') },
  { asks: 'connectBot', as: 'max', body: { tool: 'zed' }, makes: 'tool' },
  { asks: 'disconnectBot', as: 'max', path: id('tool') },
  { asks: 'deleteBot', as: 'max', path: id('tool') },
];

const PROJECTS: readonly Line[] = [
  {
    asks: 'createProject',
    as: 'lena',
    body: { name: 'Yard', identifier: 'YARD' },
    makes: 'YARD',
    others: {
      lena: ['project.created YARD', 'project.updated YARD'],
      ada: ['project.created YARD', 'project.updated YARD'],
    },
  },
  {
    asks: 'archiveProject',
    as: 'lena',
    path: id('YARD'),
    makes: 'archive',
    others: { lena: ['project.deleted YARD'], ada: ['project.deleted YARD'] },
  },
  {
    asks: 'unarchiveProject',
    as: 'ada',
    path: id('archive'),
    others: { lena: ['project.created YARD'], ada: ['project.created YARD'] },
  },
  {
    asks: 'deleteProject',
    as: 'lena',
    path: id('YARD'),
    others: { lena: ['project.deleted YARD'], ada: ['project.deleted YARD'] },
  },
  {
    asks: 'createProject',
    as: 'lena',
    body: { name: 'Shed', identifier: 'SHED' },
    makes: 'SHED',
    others: {
      lena: ['project.created SHED', 'project.updated SHED'],
      ada: ['project.created SHED', 'project.updated SHED'],
    },
  },
  {
    asks: 'archiveProject',
    as: 'lena',
    path: id('SHED'),
    makes: 'shed',
    others: { lena: ['project.deleted SHED'], ada: ['project.deleted SHED'] },
  },
  { asks: 'deleteArchivedProject', as: 'ada', path: id('shed') },
  { asks: 'deleteProject', as: 'lena', path: id('APP'), events: ['project.deleted APP'] },
];

export const STORY: readonly Line[] = [
  ...STRUCTURE,
  ...ITEMS,
  ...BULK,
  ...FILES,
  ...PLANS,
  ...CHANGES_THAT_REACH,
  ...OWN,
  ...PEOPLE,
  ...ACCOUNT,
  ...PROJECTS,
];

/** Makes the write of a line, and records what it created. */
export async function acted(site: World, made: Record<string, number>, line: Line): Promise<void> {
  const operation: Operation = operations[line.asks];
  const { path, method } = operation;
  const values = line.path?.(made) ?? {};
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const body = typeof line.body === 'function' ? line.body(made) : line.body;
  const { token } = site[line.as];
  const { response, error } = line.form
    ? await sendFile(site.server, { token }, { bytes: TEXT, fields: line.form(made) })
    : await raw(site.server, target, { method, token, ...(body === undefined ? {} : { body }) });
  assert.ok(response.ok, `${line.asks}: ${JSON.stringify(error)}`);
  if (line.makes !== undefined) made[line.makes] = idOf(error, line.asks);
}

/** The id of the created item, which may be inside the response: a step in its plan, a tool in its key. */
function idOf(answer: unknown, asked: OperationId): number {
  const ids = [...JSON.stringify(answer).matchAll(/"id":(\d+)/g)].map(([, found]) => Number(found));
  return (asked === 'createPlanStep' ? ids.at(-1) : ids[0]) ?? 0;
}
