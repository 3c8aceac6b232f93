/** A project in which everything has happened that feeds of activity can tell. */
import type { Schemas } from '../src/generated/types.ts';
import { commentBy } from './comments.ts';
import {
  changeIssue,
  deleteIssue,
  folderIn,
  issueIn,
  labelIn,
  moduleIn,
  pageIn,
  planIn,
} from './contents.ts';
import { relateInEveryWay } from './relations.ts';
import type { Project, Stage } from './stage.ts';

export interface Eventful extends Project {
  readonly issue: number;
  readonly page: number;
  readonly plan: number;
}

export async function eventfulProject(stage: Stage): Promise<Eventful> {
  const project = await stage.project();
  await labelIn(project, 'bug');
  await moveMember(project);
  const issue = await eventfulIssue(stage, project);
  const page = await eventfulPage(project);
  return { ...project, issue: issue.id, page, plan: await eventfulPlan(project, issue) };
}

/** A role that rises and falls again. */
async function moveMember({ id, lead, viewer }: Project): Promise<void> {
  const path = { id, user_id: viewer.id };
  for (const role of ['maintainer', 'viewer'] as const) {
    await lead.api.updateMember({ path, body: { role } });
  }
}

/** Changed, labelled, related (also to what readers cannot see), discussed by a tool, deleted and brought back. */
async function eventfulIssue(stage: Stage, project: Project): Promise<Schemas['Issue']> {
  const { lead, maintainer } = project;
  const issue = await issueIn(project, { labels: ['bug'] });
  const { id: module_id } = await moduleIn(project);
  await changeIssue(project, issue, {
    title: 'Boats overlap',
    priority: 'high',
    module_id,
    start_date: '2026-11-20',
    labels: [],
  });
  await relateInEveryWay(project, issue.identifier);
  await relateToHidden(stage, issue.identifier);
  await commentBy(await stage.toolOf(maintainer), { issue_id: issue.id }, `@${lead.username} see the chart.`);
  await deleteIssue(project, issue);
  return maintainer.api.restoreIssue({ path: { id: issue.id } });
}

async function relateToHidden(stage: Stage, source: string): Promise<void> {
  const { identifier: target } = await issueIn(await stage.project());
  const { api } = await stage.administrator();
  await api.linkIssues({ body: { source, target, relation_type: 'blocks' } });
}

/** Labelled and discussed; its folder is gone by now. */
async function eventfulPage(project: Project): Promise<number> {
  const { api } = project.maintainer;
  const { id: folder_id } = await folderIn(project);
  const page = await pageIn(project, { folder_id });
  await api.updatePage({ path: { id: page.id }, body: { status: 'active', labels: ['bug'] } });
  const { id } = await commentBy(project.lead, { page_id: page.id }, 'And in a storm?');
  await project.lead.api.deleteComment({ path: { id } });
  await api.deleteFolder({ path: { id: folder_id } });
  return page.id;
}

/** Its step was checked when the issue was done, and unchecked when it was not; another plan was archived. */
async function eventfulPlan(project: Project, issue: Schemas['Issue']): Promise<number> {
  const { id } = await planIn(project, { steps: [{ title: 'Draw them apart', issue_id: issue.id }] });
  await planIn(project, { issue_id: issue.id });
  await changeIssue(project, issue, { status: 'done' });
  await changeIssue(project, issue, { status: 'active' });
  return id;
}
