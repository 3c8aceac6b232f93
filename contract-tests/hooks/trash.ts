/** Hooks for the outcomes of the family `trash`. */
import {
  commentOnIssue,
  commentOnPage,
  deleteIssue,
  deletePage,
  fullIssueIn,
  fullPageIn,
  issueIn,
  pageIn,
  workspacePage,
  type Role,
} from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import { freshName, type Stage } from '../stage.ts';

/** A deleted issue in the path of a user with a role in its project. */
async function onDeletedIssue(stage: Stage, role: Role) {
  const project = await stage.project();
  const issue = await fullIssueIn(project);
  await commentOnIssue(project, issue);
  await deleteIssue(project, issue);
  return { as: project[role], path: { id: issue.id } };
}

/** A deleted page in the path of a user with a role in its project. */
async function onDeletedPage(stage: Stage, role: Role) {
  const project = await stage.project();
  const page = await fullPageIn(project);
  await commentOnPage(project, page);
  await deletePage(project.maintainer, page);
  return { as: project[role], path: { id: page.id } };
}

export const hooks: Hooks = {
  listTrash: {
    200: async stage => {
      const project = await stage.project();
      const { id } = await commentOnIssue(project, await issueIn(project));
      await project.maintainer.api.deleteComment({ path: { id } });
      await deletePage(project.maintainer, await pageIn(project));
      await deleteIssue(project, await issueIn(project));
      return { as: project.maintainer, path: { id: project.id }, query: { limit: 3, offset: 0 } };
    },
  },
  restoreIssue: {
    200: stage => onDeletedIssue(stage, 'maintainer'),
    role_required: stage => onDeletedIssue(stage, 'viewer'),
    not_in_trash: async stage => ({ path: { id: (await issueIn(await stage.project())).id } }),
    restore_source_taken: async stage => {
      const project = await stage.project();
      const source = `github:harbour/app#${freshName()}`;
      const issue = await issueIn(project, { source });
      await deleteIssue(project, issue);
      await issueIn(project, { source });
      return { as: project.maintainer, path: { id: issue.id } };
    },
  },
  restorePage: {
    200: stage => onDeletedPage(stage, 'maintainer'),
    role_required: stage => onDeletedPage(stage, 'viewer'),
    administrator_required: async stage => {
      const administrator = await stage.administrator();
      const page = await workspacePage(administrator);
      await deletePage(administrator, page);
      await stage.set({ authz_enforced: false });
      return { as: await stage.person(), path: { id: page.id } };
    },
    not_in_trash: async stage => ({ path: { id: (await pageIn(await stage.project())).id } }),
  },
};
