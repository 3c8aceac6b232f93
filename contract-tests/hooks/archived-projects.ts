/** Hooks for the outcomes of the family `archived-projects`. */
import { ABSENT, fullIssueIn, issueIn, pageIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import { freshName, type Stage } from '../stage.ts';
import { beginImport } from './imports.ts';

async function inPathOfLead(stage: Stage) {
  const project = await stage.project();
  await fullIssueIn(project);
  await pageIn(project);
  const { id, lead } = project;
  const body = { description: 'Berths, moorings and harbour dues.', emoji: '⚓', is_public: true };
  await lead.api.updateProject({ path: { id }, body });
  return { project, as: lead, path: { id } };
}

/** An archived project, and an administrator who asks for it. */
async function archived(stage: Stage) {
  const { as, path } = await inPathOfLead(stage);
  const { id, identifier } = await as.api.archiveProject({ path });
  return { as: await stage.administrator(), path: { id }, identifier, lead: as };
}

const missing = async (stage: Stage) => ({ as: await stage.administrator(), path: { id: ABSENT } });

export const hooks: Hooks = {
  listArchivedProjects: {
    200: async stage => {
      await archived(stage);
      return { as: (await archived(stage)).as };
    },
  },
  archiveProject: {
    201: async stage => {
      const { as, path } = await inPathOfLead(stage);
      return { as, path };
    },
    import_running: async stage => {
      const { as, path } = await inPathOfLead(stage);
      beginImport(stage, path.id);
      return { as, path };
    },
  },
  unarchiveProject: {
    200: async stage => {
      const { as, path } = await archived(stage);
      return { as, path };
    },
    not_found: missing,
    project_identifier_taken: async stage => {
      const { as, path, identifier, lead } = await archived(stage);
      await lead.api.createProject({ body: { name: 'In its place', identifier } });
      return { as, path };
    },
    source_taken: async stage => {
      const project = await stage.project();
      const source = `github:harbour/app#${freshName()}`;
      await issueIn(project, { source });
      const { id } = await project.lead.api.archiveProject({ path: { id: project.id } });
      await issueIn(await stage.project(), { source });
      return { as: await stage.administrator(), path: { id } };
    },
  },
  deleteArchivedProject: {
    200: async stage => {
      const { as, path } = await archived(stage);
      return { as, path };
    },
    not_found: missing,
  },
};
