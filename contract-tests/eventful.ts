/** A project in which everything has happened that feeds of activity can tell. */
import type { Schemas } from '../src/generated/types.ts';
import { at, done } from '../test/setting/client.ts';
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
  const params = { path: { id, user_id: viewer.id } };
  for (const role of ['maintainer', 'viewer'] as const) {
    done(await lead.api.PATCH('/api/projects/{id}/members/{user_id}', { params, body: { role } }));
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
  return done(await maintainer.api.POST('/api/issues/{id}/restore', at(issue.id)));
}

async function relateToHidden(stage: Stage, source: string): Promise<void> {
  const { identifier: target } = await issueIn(await stage.project());
  const { api } = await stage.administrator();
  done(await api.POST('/api/issues/link', { body: { source, target, relation_type: 'blocks' } }));
}

/** Labelled and discussed; its folder is gone by now. */
async function eventfulPage(project: Project): Promise<number> {
  const { api } = project.maintainer;
  const { id: folder_id } = await folderIn(project);
  const page = await pageIn(project, { folder_id });
  done(await api.PUT('/api/pages/{id}', { ...at(page.id), body: { status: 'active', labels: ['bug'] } }));
  const { id } = await commentBy(project.lead, { page_id: page.id }, 'And in a storm?');
  done(await project.lead.api.DELETE('/api/comments/{id}', at(id)));
  done(await api.DELETE('/api/folders/{id}', at(folder_id)));
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
