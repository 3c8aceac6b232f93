/** Hooks for the outcomes of the family `modules`. */
import { ABSENT, issueIn, moduleIn, type Role } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

const FULL = {
  name: 'Moorings',
  description: 'The mooring map and everything that is booked on it.',
  status: 'planned',
  emoji: '⚓',
} as const;

/** A module, in the path of a user with a role in its project. */
async function onModule(stage: Stage, role: Role) {
  const project = await stage.project();
  const { id } = await moduleIn(project, FULL);
  return { as: project[role], path: { id } };
}

export const hooks: Hooks = {
  listModules: {
    200: async stage => {
      const project = await stage.project();
      await moduleIn(project, FULL);
      await moduleIn(project, { name: 'Dues' });
      return { as: project.viewer, query: { project_id: project.id } };
    },
    not_found: async stage => {
      const { id } = await stage.project();
      return { as: await stage.person(), query: { project_id: id } };
    },
  },
  createModule: {
    200: async stage => {
      const { id, maintainer } = await stage.project();
      return { as: maintainer, body: { project_id: id, ...FULL } };
    },
    unknown_reference: () => ({ body: { project_id: ABSENT, ...FULL } }),
    role_required: async stage => {
      const { id, viewer } = await stage.project();
      return { as: viewer, body: { project_id: id, ...FULL } };
    },
  },
  getModule: { 200: stage => onModule(stage, 'viewer') },
  updateModule: {
    200: async stage => ({
      ...(await onModule(stage, 'maintainer')),
      body: { name: 'Berths', description: '', status: 'done', emoji: null },
    }),
    role_required: stage => onModule(stage, 'viewer'),
  },
  deleteModule: {
    200: async stage => {
      const project = await stage.project();
      const { id } = await moduleIn(project, FULL);
      await issueIn(project, { module_id: id });
      return { as: project.maintainer, path: { id } };
    },
    role_required: stage => onModule(stage, 'viewer'),
  },
};
