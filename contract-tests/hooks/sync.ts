/** Hooks for the outcomes of the family `sync`. */
import { commentOnIssue, deletePage, fullIssueIn, fullPageIn, issueIn, pageIn } from '../contents.ts';
import type { Hooks } from '../hooks.ts';
import type { Stage } from '../stage.ts';

/** Its rows are in the order of the example. */
async function changed(stage: Stage) {
  const project = await stage.project();
  await fullIssueIn(project);
  await deletePage(project.maintainer, await pageIn(project));
  await commentOnIssue(project, await issueIn(project));
  return { as: project.viewer, path: { id: project.id }, query: { since: 0 } };
}

/** Two issues and two pages. */
async function filled(stage: Stage) {
  const project = await stage.project();
  await fullIssueIn(project);
  await issueIn(project);
  await fullPageIn(project);
  await pageIn(project);
  return { as: project.viewer, path: { id: project.id } };
}

export const hooks: Hooks = {
  getProjectIndex: { 200: filled },
  listProjectChanges: { 200: changed },
};
