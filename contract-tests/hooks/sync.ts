/** Hooks for the outcomes of the family `sync`. */
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

async function asViewer(stage: Stage) {
  const { id, viewer } = await stage.project();
  return { as: viewer, path: { id } };
}

export const hooks: Hooks = {
  getProjectIndex: { 200: asViewer },
  listProjectChanges: { 200: asViewer },
};
