/** Hooks for the outcomes of the family `labels`. */
import { issueIn, pageIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';

/** Answers the id of the label. */
async function label({ id: project_id, maintainer }: Project, name: string): Promise<number> {
  const body = { project_id, name, color: '#B91C1C' };
  const { id } = await maintainer.api.createLabel({ body });
  return id;
}

/** Two labels: the first is on an issue, both are on a page. */
async function labelled(stage: Stage) {
  const project = await stage.project();
  const [bug, fault] = [await label(project, 'bug'), await label(project, 'fault')];
  await issueIn(project, { labels: ['bug'] });
  await pageIn(project, { labels: ['bug', 'fault'] });
  return { project, bug, fault };
}

async function byMaintainer(stage: Stage) {
  const { project, bug } = await labelled(stage);
  return { as: project.maintainer, path: { id: bug } };
}

async function byViewer(stage: Stage) {
  const { project, bug } = await labelled(stage);
  return { as: project.viewer, path: { id: bug } };
}

export const hooks: Hooks = {
  listLabels: {
    200: async stage => {
      const { project } = await labelled(stage);
      return { as: project.viewer, query: { project_id: project.id } };
    },
    not_found: async stage => ({
      as: await stage.person(),
      query: { project_id: (await stage.project()).id },
    }),
  },
  createLabel: {
    200: async stage => {
      const { id: project_id, maintainer } = await stage.project();
      return { as: maintainer, body: { project_id, name: 'bug', color: '#b91c1c' } };
    },
    unknown_reference: async stage => ({
      as: await stage.person(),
      body: { project_id: (await stage.project()).id, name: 'bug' },
    }),
    label_taken: async stage => {
      const { project } = await labelled(stage);
      return { as: project.maintainer, body: { project_id: project.id, name: 'Bug' } };
    },
    role_required: async stage => {
      const { id: project_id, viewer } = await stage.project();
      return { as: viewer, body: { project_id, name: 'bug' } };
    },
  },
  updateLabel: {
    200: async stage => ({ ...(await byMaintainer(stage)), body: { name: 'Bug', color: '#112233' } }),
    label_taken: async stage => ({ ...(await byMaintainer(stage)), body: { name: 'FAULT' } }),
    role_required: byViewer,
  },
  deleteLabel: { 200: byMaintainer, role_required: byViewer },
  mergeLabels: {
    200: async stage => {
      const { project, bug, fault } = await labelled(stage);
      return { as: project.maintainer, path: { id: bug }, body: { into: fault } };
    },
    unknown_reference: async stage => ({
      ...(await byMaintainer(stage)),
      body: { into: (await labelled(stage)).bug },
    }),
    other_project: async stage => ({
      path: { id: (await labelled(stage)).bug },
      body: { into: (await labelled(stage)).bug },
    }),
    label_itself: async stage => {
      const { as, path } = await byMaintainer(stage);
      return { as, path, body: { into: path.id } };
    },
    role_required: byViewer,
  },
};
