/** Hooks for the outcomes of the family `groups`. */
import type { Schemas } from '../../src/generated/types.ts';
import { ABSENT } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage, Member } from '../stage.ts';

type Group = Schemas['ProjectGroup'];

const NAME = 'Waterfront';

async function groupOf({ api }: Member, name = NAME): Promise<Group> {
  return api.createProjectGroup({ body: { name } });
}

/** A user with a project in one of two groups. */
async function sorter(stage: Stage) {
  const { id: project_id, viewer: as } = await stage.project();
  const [group, other] = [await groupOf(as), await groupOf(as, 'Inland')];
  await as.api.assignProjectGroup({ body: { project_id, group_id: group.id } });
  return { as, project_id, group, other };
}

async function onGroup(stage: Stage) {
  const { as, group } = await sorter(stage);
  return { as, path: { id: group.id } };
}

export const hooks: Hooks = {
  listProjectGroups: { 200: async stage => ({ as: (await sorter(stage)).as }) },
  createProjectGroup: {
    200: () => ({ body: { name: NAME } }),
    group_name_taken: async stage => ({
      as: (await sorter(stage)).as,
      body: { name: NAME.toUpperCase() },
    }),
  },
  assignProjectGroup: {
    200: async stage => {
      const { as, project_id, other } = await sorter(stage);
      return { as, body: { project_id, group_id: other.id } };
    },
    unknown_reference: async stage => {
      const { as, project_id } = await sorter(stage);
      const { id: group_id } = await groupOf(await stage.person());
      return { as, body: { project_id, group_id } };
    },
    project_not_visible: async stage => ({
      as: await stage.person(),
      body: { project_id: (await stage.project()).id, group_id: null },
    }),
    not_found: () => ({ body: { project_id: ABSENT, group_id: null } }),
  },
  reorderProjectGroups: {
    200: async stage => {
      const { as, group, other } = await sorter(stage);
      return { as, body: { ids: [other.id, group.id] } };
    },
    unknown_reference: async stage => {
      const { as, group } = await sorter(stage);
      const { id } = await groupOf(await stage.person());
      return { as, body: { ids: [group.id, id] } };
    },
  },
  updateProjectGroup: {
    200: async stage => ({ ...(await onGroup(stage)), body: { name: 'Quays' } }),
    group_name_taken: async stage => ({ ...(await onGroup(stage)), body: { name: 'inland' } }),
  },
  deleteProjectGroup: { 200: onGroup },
};
