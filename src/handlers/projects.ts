/** Projects, and what can be seen of one as a whole. */
import type { Handler } from '../contract/handler.ts';
import { allow } from '../access/authority.ts';
import { projectRecord } from '../records/project-record.ts';
import { readBoard } from '../tracker/overview/board.ts';
import { mentionCandidates } from '../tracker/bodies.ts';
import { readInsights } from '../tracker/overview/insights.ts';
import { countStatuses } from '../tracker/overview/counts.ts';
import { ownRole } from '../tracker/projects/members.ts';
import * as projects from '../tracker/projects/projects.ts';
import { deleteProject as deleteEverythingIn } from '../tracker/projects/deletion.ts';
import * as order from '../tracker/own/order.ts';

export const listProjects: Handler<'listProjects'> = async ({ by, store }) =>
  (await store.read(read => order.listProjects(read, by))).map(projectRecord);

export const createProject: Handler<'createProject'> = ({ body, by, call, store }) =>
  store.write(call, async work => projectRecord(await projects.createProject(work, by, body)));

export const reorderProjects: Handler<'reorderProjects'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await order.reorderProjects(work, by, body.ids);
    return (await order.listProjects(work, by)).map(projectRecord);
  });

export const getProject: Handler<'getProject'> = async ({ params, by, store }) =>
  projectRecord(await store.read(read => projects.allowedProject(read, by, params.id)));

export const updateProject: Handler<'updateProject'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => projectRecord(await projects.updateProject(work, by, params.id, body)));

export const deleteProject: Handler<'deleteProject'> = async ({ params, by, call, store, instance }) => {
  const freed = await store.write(call, work => deleteEverythingIn(work, by, params.id));
  await instance.files.release(freed);
  return { deleted: true };
};

export const getBoard: Handler<'getBoard'> = ({ params, query, by, store }) =>
  readBoard(store, by, params.id, query.group_by);

export const getIssueCounts: Handler<'getIssueCounts'> = ({ params, by, store }) =>
  store.read(async read => {
    await allow(read, by, params.id);
    return countStatuses(read, params.id);
  });

export const getInsights: Handler<'getInsights'> = ({ params, query, by, call, store }) =>
  store.read(read => readInsights(read, by, params.id, { now: call.now, weeks: query.weeks }));

export const listMentionCandidates: Handler<'listMentionCandidates'> = ({ params, by, store }) =>
  store.read(read => mentionCandidates(read, by, params.id));

export const getMyRole: Handler<'getMyRole'> = async ({ params, by, store }) => ({
  role: await store.read(read => ownRole(read, by, params.id)),
  enforced: by.enforced,
  is_admin: by.isAdministrator,
});
