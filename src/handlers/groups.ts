/** The caller's own groups of projects. */
import type { Handler } from '../contract/handler.ts';
import * as groups from '../tracker/own/groups.ts';

export const listProjectGroups: Handler<'listProjectGroups'> = ({ by, store }) =>
  store.read(read => groups.listGroups(read, by));

export const createProjectGroup: Handler<'createProjectGroup'> = ({ body, by, call, store }) =>
  store.write(call, work => groups.createGroup(work, by, body.name));

export const assignProjectGroup: Handler<'assignProjectGroup'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await groups.assignGroup(work, by, body);
    return { ok: true };
  });

export const reorderProjectGroups: Handler<'reorderProjectGroups'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await groups.reorderGroups(work, by, body.ids);
    return groups.listGroups(work, by);
  });

export const updateProjectGroup: Handler<'updateProjectGroup'> = ({ params, body, by, call, store }) =>
  store.write(call, work => groups.renameGroup(work, by, params.id, body));

export const deleteProjectGroup: Handler<'deleteProjectGroup'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await groups.deleteGroup(work, by, params.id);
    return { deleted: true };
  });
