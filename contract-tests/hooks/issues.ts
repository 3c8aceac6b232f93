/** Hooks for the outcomes of the family `issues` that are about issues themselves. */
import type { Schemas } from '../../src/generated/types.ts';
import { type AskingOf } from '../asking.ts';
import { ABSENT, changeIssue, fullIssue, fullIssueIn, issueIn, moduleIn, planIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import { relate, relateInEveryWay } from '../relations.ts';
import type { Project, Stage } from '../stage.ts';
import { tooManyAttachments, tooManyMentions } from '../texts.ts';

type NewIssue = Schemas['IssueCreate'];

/** The outcomes that creating and changing an issue share. */
type Fields = Pick<NewIssue, 'module_id' | 'labels' | 'description'> & {
  readonly assignees?: string[];
};

const TITLE = 'Boats overlap on the mooring map';

async function relatedIssue(project: Project): Promise<Schemas['Issue']> {
  const issue = await fullIssueIn(project);
  await relateInEveryWay(project, issue.identifier);
  return issue;
}

/** A plain issue in the path, asked for by the maintainer of its project. */
async function onIssue(stage: Stage) {
  const project = await stage.project();
  return { as: project.maintainer, path: { id: (await issueIn(project)).id } };
}

async function byViewer(stage: Stage) {
  const project = await stage.project();
  return { as: project.viewer, path: { id: (await issueIn(project)).id } };
}

type Change = Schemas['IssueUpdate'];
type Saying = (stage: Stage) => Promise<Fields> | Fields;

const unknownModule: Saying = () => ({ module_id: ABSENT });
const moduleElsewhere: Saying = async stage => ({ module_id: (await moduleIn(await stage.project())).id });
const unknownLabel: Saying = () => ({ labels: ['none of the project'] });
const mixedAssignees: Saying = () => ({ assignees: ['human', 'me'] });
const unknownPerson: Saying = () => ({ assignees: ['@nobody-at-all'] });
const assignedBot: Saying = async stage => ({
  assignees: [(await stage.toolOf(await stage.person())).username],
});
const me = { assignees: ['me'] };
const crowded: Saying = async stage => ({ description: await tooManyMentions(stage) });
const overloaded: Saying = () => ({ description: tooManyAttachments() });

/** An administrator makes an issue that says so. */
const making = (saying: Saying) => async (stage: Stage) => {
  const { id: project_id } = await stage.project();
  return { body: { project_id, title: TITLE, ...(await saying(stage)) } };
};

/** An administrator changes an issue to say so. */
const changing = (saying: (stage: Stage) => Promise<Change> | Change) => async (stage: Stage) => {
  const { path } = await onIssue(stage);
  return { path, body: await saying(stage) };
};

/** Of two issues that every filter lets through, the second. */
async function filtered(stage: Stage): Promise<AskingOf<'listIssues'>> {
  const project = await stage.project();
  const { source: _, ...fields } = await fullIssue(project);
  const blocker = await issueIn(project);
  for (let issues = 0; issues < 3; issues += 1) {
    const { identifier } = await issueIn(project, fields);
    await relate(project, { source: blocker.identifier, target: identifier, relation_type: 'blocks' });
  }
  return {
    as: project.viewer,
    query: {
      project_id: project.id,
      statuses: 'todo,active',
      assignee: project.viewer.username,
      priority: 'high',
      module_id: fields.module_id ?? 0,
      label: 'BUG',
      workable: false,
      blocked: true,
      created_since: '2026-01-01',
      created_until: '9999-12-31T23:59:59Z',
      updated_since: '2026-01-01 00:00:00',
      updated_until: '9999-12-31T23:59:59+01:00',
      order_by: 'priority',
      order: 'desc',
      limit: 2,
      offset: 1,
    },
  };
}

/** Everything that can be changed; the move to done archives the plan on the issue, and checks the step that mirrors it. */
async function wholeChange(stage: Stage): Promise<AskingOf<'updateIssue'>> {
  const project = await stage.project();
  const { id, seq } = await fullIssueIn(project);
  await planIn(project, { issue_id: id });
  await planIn(project, { steps: [{ title: 'Draw them apart', issue_id: id }] });
  return {
    as: project.maintainer,
    path: { id },
    body: {
      title: 'Boats of equal length overlap',
      description: `@${project.lead.username} drew it.\n- [x] Draw them apart`,
      status: 'done',
      priority: 'urgent',
      module_id: null,
      sort_order: 1.5,
      start_date: '2026-11-21',
      target_date: null,
      labels: ['Map'],
      assignees: ['me', project.lead.username],
      evidence: 'Drew the map again: no boat overlaps.',
      expected_seq: seq,
    },
  };
}

async function stale(stage: Stage): Promise<AskingOf<'updateIssue'>> {
  const project = await stage.project();
  const issue = await fullIssueIn(project);
  await changeIssue(project, issue, { status: 'active' });
  return { as: project.lead, path: { id: issue.id }, body: { priority: 'low', expected_seq: issue.seq } };
}

export const hooks: Hooks = {
  listIssues: {
    200: filtered,
    not_found: async stage => ({
      as: await stage.person(),
      query: { project_id: (await stage.project()).id },
    }),
    person_unknown: async stage => ({ as: await stage.person(), query: { assignee: 'nobody-at-all' } }),
    me_unknown: async stage => ({ as: await stage.operatorKey(), query: { assignee: 'me' } }),
  },
  createIssue: {
    200: async stage => {
      const project = await stage.project();
      return { as: project.maintainer, body: await fullIssue(project) };
    },
    unknown_reference: making(unknownModule),
    other_project: making(moduleElsewhere),
    label_unknown: making(unknownLabel),
    assignees_mixed: making(mixedAssignees),
    person_unknown: making(unknownPerson),
    assignee_is_bot: making(assignedBot),
    me_unknown: async stage => ({
      as: await stage.operatorKey(),
      body: { project_id: (await stage.project()).id, title: TITLE, ...me },
    }),
    too_many_mentions: making(crowded),
    too_many_attachments: making(overloaded),
    source_taken: async stage => {
      const project = await stage.project();
      const { source } = await fullIssueIn(project);
      return {
        as: project.maintainer,
        body: { project_id: project.id, title: TITLE, source: source ?? null },
      };
    },
    role_required: async stage => {
      const { id: project_id, viewer } = await stage.project();
      return { as: viewer, body: { project_id, title: TITLE } };
    },
  },
  getIssue: {
    200: async stage => {
      const project = await stage.project();
      return { as: project.viewer, path: { id: (await relatedIssue(project)).id } };
    },
  },
  resolveIssue: {
    200: async stage => {
      const project = await stage.project();
      const { identifier } = await relatedIssue(project);
      return { as: project.viewer, path: { identifier: identifier.toLowerCase().replace('-', '-00') } };
    },
    not_found: async stage => ({
      as: await stage.person(),
      path: { identifier: (await issueIn(await stage.project())).identifier },
    }),
  },
  updateIssue: {
    200: wholeChange,
    unknown_reference: changing(unknownModule),
    other_project: changing(moduleElsewhere),
    label_unknown: changing(unknownLabel),
    assignees_mixed: changing(mixedAssignees),
    person_unknown: changing(unknownPerson),
    assignee_is_bot: changing(assignedBot),
    me_unknown: async stage => {
      const { path } = await onIssue(stage);
      return { as: await stage.operatorKey(), path, body: me };
    },
    evidence_not_closing: changing(() => ({ evidence: 'Drew it again.' })),
    comment_too_large: changing(() => ({ status: 'done', evidence: 'x'.repeat(262_145) })),
    authentication_required: async stage => ({
      ...(await onIssue(stage)),
      as: await stage.operatorKey(),
      body: { status: 'done', evidence: 'Drew it again.' },
    }),
    too_many_mentions: changing(crowded),
    too_many_attachments: changing(overloaded),
    stale_seq: stale,
    role_required: async stage => ({ ...(await byViewer(stage)), body: { status: 'active' } }),
  },
  deleteIssue: { 200: onIssue, role_required: byViewer },
};
