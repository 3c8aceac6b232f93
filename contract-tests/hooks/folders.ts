/** Hooks for the outcomes of the family `folders`. */
import { folderIn, pageIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Project, Stage } from '../stage.ts';

const NAME = 'Handbook';

/** The depth to which folders may be nested. */
const DEEPEST = 32;

async function folderUnder({ id: project_id, maintainer }: Project, parent_id: number): Promise<number> {
  const body = { project_id, parent_id, name: NAME };
  const { id } = await maintainer.api.createFolder({ body });
  return id;
}

/** A folder that holds a page and another folder. */
async function filledFolder(stage: Stage): Promise<Project & { readonly folder: number }> {
  const project = await stage.project();
  const { id: folder } = await folderIn(project);
  await folderUnder(project, folder);
  await pageIn(project, { folder_id: folder });
  return { ...project, folder };
}

async function byMaintainer(stage: Stage) {
  const { maintainer, folder } = await filledFolder(stage);
  return { as: maintainer, path: { id: folder } };
}

async function byViewer(stage: Stage) {
  const { viewer, folder } = await filledFolder(stage);
  return { as: viewer, path: { id: folder } };
}

export const hooks: Hooks = {
  listFolders: {
    200: async stage => {
      const { viewer, id } = await filledFolder(stage);
      return { as: viewer, query: { project_id: id } };
    },
    not_found: async stage => ({
      as: await stage.person(),
      query: { project_id: (await stage.project()).id },
    }),
  },
  createFolder: {
    200: async stage => {
      const { maintainer, id: project_id, folder: parent_id } = await filledFolder(stage);
      return { as: maintainer, body: { project_id, parent_id, name: NAME } };
    },
    unknown_reference: async stage => ({
      as: await stage.person(),
      body: { project_id: (await stage.project()).id, name: NAME },
    }),
    other_project: async stage => {
      const { id: project_id } = await stage.project();
      const { id: parent_id } = await folderIn(await stage.project());
      return { body: { project_id, parent_id, name: NAME } };
    },
    folder_too_deep: async stage => {
      const project = await stage.project();
      let { id: parent_id } = await folderIn(project);
      for (let depth = 1; depth < DEEPEST; depth += 1) parent_id = await folderUnder(project, parent_id);
      return { as: project.maintainer, body: { project_id: project.id, parent_id, name: NAME } };
    },
    role_required: async stage => {
      const { viewer, id: project_id } = await stage.project();
      return { as: viewer, body: { project_id, name: NAME } };
    },
  },
  updateFolder: {
    200: async stage => ({ ...(await byMaintainer(stage)), body: { name: 'Guide to the harbour' } }),
    role_required: byViewer,
  },
  deleteFolder: { 200: byMaintainer, role_required: byViewer },
};
