/** Projects, and data about a whole project. */
import type { Handler } from '../contract/handler.ts';
import { wholeOf } from '../records/whole.ts';
import { board, groupingCalled } from '../tracker/overview/board.ts';
import { mentionable } from '../tracker/bodies.ts';
import { readInsights } from '../tracker/overview/insights.ts';
import { countStatuses } from '../tracker/overview/counts.ts';
import { ownRole } from '../tracker/projects/members.ts';
import * as projects from '../tracker/projects/projects.ts';
import { deleteProject as deleteEverythingIn } from '../tracker/projects/deletion.ts';
import * as order from '../tracker/own/order.ts';
import { projectRecord, recordById } from '../records/project.ts';

export const listProjects: Handler<'listProjects'> = ({ by, store }) => wholeOf(store, order.projects, by);

export const createProject: Handler<'createProject'> = ({ body, by, call, store }) =>
  store.write(call, async work => projectRecord(work, await projects.createProject(work, by, body)));

export const reorderProjects: Handler<'reorderProjects'> = async ({ body, by, call, store }) => {
  await store.write(call, work => order.reorderProjects(work, by, body.ids));
  return wholeOf(store, order.projects, by);
};

export const getProject: Handler<'getProject'> = ({ params, store }) =>
  store.read(read => recordById(read, params.id));

export const updateProject: Handler<'updateProject'> = ({ params, body, by, call, store }) =>
  store.write(call, async work =>
    projectRecord(work, await projects.updateProject(work, by, params.id, body)),
  );

export const deleteProject: Handler<'deleteProject'> = async ({ params, call, store, instance }) => {
  const freed = await store.write(call, work => deleteEverythingIn(work, params.id));
  await instance.files.release(freed);
  return { deleted: true };
};

export const getBoard: Handler<'getBoard'> = ({ params, query, store }) =>
  wholeOf(store, board, { project: params.id, grouping: groupingCalled(query.group_by) });

export const getIssueCounts: Handler<'getIssueCounts'> = ({ params, store }) =>
  store.read(read => countStatuses(read, params.id));

export const getInsights: Handler<'getInsights'> = ({ params, query, call, store }) =>
  store.read(read => readInsights(read, params.id, { now: call.now, weeks: query.weeks }));

export const listMentionCandidates: Handler<'listMentionCandidates'> = ({ params, by, store }) =>
  store.read(read => mentionable(read, by, params.id));

export const getMyRole: Handler<'getMyRole'> = async ({ params, by, store }) => ({
  role: await store.read(read => ownRole(read, by, params.id)),
  enforced: by.enforced,
  is_admin: by.isAdministrator,
});
