/** Hooks for the outcomes of the family `projects`. */
import type { Schemas } from '../../src/generated/types.ts';
import {
  ABSENT,
  changeIssue,
  commentOnIssue,
  deleteIssue,
  fullIssueIn,
  fullPageIn,
  issueIn,
  planIn,
  type Role,
} from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';
import { freshIdentifier } from '../world.ts';

const FULL = {
  name: 'Harbour app',
  description: 'Berths, moorings and harbour dues.',
  emoji: '⚓',
} as const;

/** A project that says everything of itself that one can. */
async function fullProject(stage: Stage): Promise<Project> {
  const project = await stage.project();
  const body = { ...FULL, is_public: true };
  await project.lead.api.updateProject({ path: { id: project.id }, body });
  return project;
}

/** A project with an item of every kind, and changes by a user and a tool. */
async function busyProject(stage: Stage): Promise<Project> {
  const project = await stage.project();
  const tool = await stage.toolOf(project.maintainer);
  const issue = await fullIssueIn(project);
  await commentOnIssue(project, issue);
  await fullPageIn(project);
  await planIn(project, { issue_id: issue.id, steps: [{ title: 'Measure the berths' }] });
  await changeIssue({ ...project, maintainer: tool }, await issueIn(project), { status: 'done' });
  await issueIn(project, { status: 'cancelled', priority: 'low' });
  await deleteIssue(project, await issueIn(project));
  return project;
}

/** The project in the path of a user with a role in it. */
function inPath(project: Project, role: Role) {
  return { as: project[role], path: { id: project.id } };
}

async function creating(stage: Stage, fields: Partial<Schemas['ProjectCreate']>) {
  return { as: await stage.person(), body: { ...FULL, identifier: freshIdentifier(), ...fields } };
}

async function changing(stage: Stage, body: Schemas['ProjectUpdate']) {
  return { ...inPath(await stage.project(), 'lead'), body };
}

async function takenIdentifier(stage: Stage): Promise<string> {
  const { id, viewer } = await stage.project();
  return (await viewer.api.getProject({ path: { id } })).identifier;
}

export const hooks: Hooks = {
  listProjects: {
    200: async stage => {
      const { viewer } = await fullProject(stage);
      const { id, lead } = await stage.project();
      await lead.api.addMember({ path: { id }, body: { user_id: viewer.id } });
      return { as: viewer };
    },
  },
  createProject: {
    200: async stage => creating(stage, { lead_user_id: (await stage.person()).id }),
    project_identifier_reserved: stage => creating(stage, { identifier: 'DOC' }),
    unknown_reference: async stage => {
      const { id: lead_user_id } = await stage.toolOf(await stage.person());
      return creating(stage, { lead_user_id });
    },
    recent_authentication_required: async stage => {
      const { as, body } = await creating(stage, { lead_user_id: (await stage.person()).id });
      return { as: await stage.toolOf(as), body };
    },
    project_identifier_taken: async stage => creating(stage, { identifier: await takenIdentifier(stage) }),
  },
  reorderProjects: {
    200: async stage => {
      const { id, lead } = await fullProject(stage);
      const body = { ...FULL, identifier: freshIdentifier() };
      const { id: second } = await lead.api.createProject({ body });
      return { as: lead, body: { ids: [second, id] } };
    },
    unknown_reference: async stage => {
      const { id } = await stage.project();
      return { as: await stage.person(), body: { ids: [id] } };
    },
  },
  getProject: { 200: async stage => inPath(await fullProject(stage), 'viewer') },
  updateProject: {
    200: async stage => {
      const project = await busyProject(stage);
      const next = { identifier: freshIdentifier(), lead_user_id: project.maintainer.id, is_public: true };
      const { seq: expected_seq } = await project.lead.api.getProject({ path: { id: project.id } });
      return { ...inPath(project, 'lead'), body: { ...FULL, ...next, expected_seq } };
    },
    stale_seq: stage => changing(stage, { expected_seq: 0 }),
    project_identifier_reserved: stage => changing(stage, { identifier: 'DOC' }),
    unknown_reference: stage => changing(stage, { lead_user_id: ABSENT }),
    recent_authentication_required: async stage => {
      const { as, path } = inPath(await stage.project(), 'lead');
      return { as: await stage.toolOf(as), path, body: { lead_user_id: as.id } };
    },
    project_identifier_taken: async stage => changing(stage, { identifier: await takenIdentifier(stage) }),
  },
  deleteProject: { 200: async stage => inPath(await busyProject(stage), 'lead') },
  getBoard: {
    200: async stage => ({ ...inPath(await busyProject(stage), 'viewer'), query: { group_by: 'status' } }),
  },
  getIssueCounts: {
    200: async stage => inPath(await busyProject(stage), 'viewer'),
  },
  getInsights: {
    200: async stage => ({ ...inPath(await busyProject(stage), 'viewer'), query: { weeks: 4 } }),
  },
  listMentionCandidates: { 200: async stage => inPath(await stage.project(), 'viewer') },
  getMyRole: { 200: async stage => inPath(await stage.project(), 'maintainer') },
};
