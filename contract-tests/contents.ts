/** The contents of a project of the stage, each created over HTTP by its maintainer. */
import type { Schemas } from '../src/generated/types.ts';
import type { Plan } from '../test/setting/planned.ts';
import { freshName, type Project, type Member } from './stage.ts';

/** No id is as large: the largest is never given out. */
export const ABSENT = Number.MAX_SAFE_INTEGER;

export type Role = 'lead' | 'maintainer' | 'viewer';

type Issue = Schemas['Issue'];

export async function issueIn(
  { id: project_id, maintainer }: Project,
  fields: Partial<Schemas['IssueCreate']> = {},
): Promise<Issue> {
  const body = { project_id, title: 'Moorings show as free during a storm', ...fields };
  return maintainer.api.createIssue({ body });
}

/** All that can be said of a new issue. */
export async function fullIssue(project: Project): Promise<Schemas['IssueCreate']> {
  const labels = [await labelIn(project, 'bug'), await labelIn(project, 'map')];
  return {
    project_id: project.id,
    title: 'Boats overlap on the mooring map',
    description: `@${project.viewer.username} found it:\r\n\r\nsee /api/attachments/7.\r\n- [ ] Draw them apart`,
    status: 'todo',
    priority: 'high',
    module_id: (await moduleIn(project)).id,
    start_date: '2026-11-20',
    target_date: '2026-12-01',
    labels,
    assignees: [project.viewer.username],
    source: `github:harbour/app#${freshName()}`,
  };
}

export async function fullIssueIn(project: Project): Promise<Issue> {
  return issueIn(project, await fullIssue(project));
}

export async function changeIssue(
  { maintainer }: Project,
  { id }: Issue,
  body: Schemas['IssueUpdate'],
): Promise<Issue> {
  return maintainer.api.updateIssue({ path: { id }, body });
}

export async function deleteIssue({ maintainer }: Project, { id }: Issue): Promise<void> {
  await maintainer.api.deleteIssue({ path: { id } });
}

export async function commentOnIssue({ maintainer }: Project, { id }: Issue): Promise<Schemas['Comment']> {
  return maintainer.api.createIssueComment({
    path: { issue_id: id },
    body: { content: 'Closed since this morning.' },
  });
}

export async function moduleIn(
  { id: project_id, maintainer }: Project,
  fields: Partial<Schemas['ModuleCreate']> = {},
): Promise<Schemas['ProjectModule']> {
  const body = { project_id, name: 'Moorings', ...fields };
  return maintainer.api.createModule({ body });
}

/** Answers the name of the label, by which issues and pages call it. */
export async function labelIn({ id: project_id, maintainer }: Project, name: string): Promise<string> {
  return (await maintainer.api.createLabel({ body: { project_id, name } })).name;
}

export async function folderIn({ id: project_id, maintainer }: Project): Promise<Schemas['Folder']> {
  return maintainer.api.createFolder({ body: { project_id, name: 'Handbook' } });
}

export async function pageIn(
  { id: project_id, maintainer }: Project,
  fields: Partial<Schemas['PageCreate']> = {},
): Promise<Schemas['Page']> {
  const body = { project_id, title: 'How we moor', ...fields };
  return maintainer.api.createPage({ body });
}

/** A page with all that one can have. */
export async function fullPageIn(project: Project): Promise<Schemas['Page']> {
  const { id: folder_id } = await folderIn(project);
  const labels = [await labelIn(project, 'handbook'), await labelIn(project, 'Safety')];
  return pageIn(project, { folder_id, content: 'Bow to the wind, always.', status: 'active', labels });
}

/** A page of the workspace, as only an administrator can make it. */
export async function workspacePage({ api }: Member): Promise<Schemas['Page']> {
  return api.createPage({ body: { title: 'For all of us', content: 'Be kind.' } });
}

export async function deletePage({ api }: Member, { id }: Schemas['Page']): Promise<void> {
  await api.deletePage({ path: { id } });
}

export async function commentOnPage({ maintainer }: Project, { id }: Schemas['Page']): Promise<void> {
  await maintainer.api.createPageComment({ path: { page_id: id }, body: { content: 'And in a storm?' } });
}

export async function planIn(
  { id: project_id, maintainer }: Project,
  fields: Partial<Schemas['PlanCreate']> = {},
): Promise<Plan> {
  const body = { project_id, title: 'Redraw the mooring map', ...fields };
  return maintainer.api.createPlan({ body });
}
