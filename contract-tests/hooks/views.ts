/** Hooks for the outcomes of the family `views`. */
import type { Schemas } from '../../src/generated/types.ts';
import type { Hooks } from '../hooks.ts';
import { freshName, type Project, type Stage } from '../stage.ts';

type SavedView = Schemas['SavedView'];

/** All that Docket's own pages keep. */
const CONFIG = JSON.stringify({
  version: 1,
  layout: 'board',
  filters: { priority: ['urgent', 'high'] },
  searchQuery: 'storm',
  sorting: { by: 'priority', order: 'asc' },
  groupBy: 'module',
  density: 'compact',
  laneBy: 'priority',
  hiddenStatuses: ['cancelled'],
});

/** Few enough characters, and too many bytes. */
const TOO_LARGE = JSON.stringify({ searchQuery: 'é'.repeat(5000) });

/** Saves a view as a viewer may. */
async function viewIn({ id, viewer }: Project, fields: Partial<SavedView> = {}): Promise<SavedView> {
  const { name = freshName(), is_default = false } = fields;
  return viewer.api.createView({ path: { id }, body: { name, config: CONFIG, is_default } });
}

/** The project in the path of one of its members. */
function inProject({ id, viewer }: Project) {
  return { as: viewer, path: { id } };
}

/** A saved view in the path of its owner. */
async function onView(project: Project) {
  const { as, path } = inProject(project);
  const { id: view_id } = await viewIn(project);
  return { as, path: { ...path, view_id } };
}

async function withoutUser(stage: Stage) {
  return { ...(await onView(await stage.project())), as: await stage.operatorKey() };
}

function creating(body: Schemas['SavedViewCreate']) {
  return async (stage: Stage) => ({ ...inProject(await stage.project()), body });
}

function changing(body: Schemas['SavedViewUpdate']) {
  return async (stage: Stage) => ({ ...(await onView(await stage.project())), body });
}

export const hooks: Hooks = {
  listViews: {
    200: async stage => {
      const project = await stage.project();
      await viewIn(project, { is_default: true });
      await viewIn(project);
      return inProject(project);
    },
    authentication_required: withoutUser,
  },
  createView: {
    200: creating({ name: 'Storm season', config: CONFIG, is_default: true }),
    authentication_required: withoutUser,
    view_config_malformed: creating({ name: 'Storm season', config: '{"version":' }),
    view_config_too_large: creating({ name: 'Storm season', config: TOO_LARGE }),
    view_name_taken: async stage => {
      const project = await stage.project();
      await viewIn(project, { name: 'Storm season' });
      return { ...inProject(project), body: { name: 'STORM SEASON', config: CONFIG } };
    },
  },
  updateView: {
    200: changing({ name: 'Calm season', config: '{"version":1,"layout":"list"}', is_default: true }),
    authentication_required: withoutUser,
    view_config_malformed: changing({ config: 'board' }),
    view_config_too_large: changing({ config: TOO_LARGE }),
    view_name_taken: async stage => {
      const project = await stage.project();
      const { name } = await viewIn(project);
      return { ...(await onView(project)), body: { name: name.toUpperCase() } };
    },
  },
  deleteView: {
    200: async stage => onView(await stage.project()),
    authentication_required: withoutUser,
  },
};
