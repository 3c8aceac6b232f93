/** The caller's project groups. */
import type { Handler } from '../contract/handler.ts';
import { groupRecord, groupRecords } from '../records/group.ts';
import * as groups from '../tracker/own/groups.ts';

export const listProjectGroups: Handler<'listProjectGroups'> = ({ by, store }) =>
  store.read(async read => groupRecords(read, by, await groups.ownGroups(read, by)));

export const createProjectGroup: Handler<'createProjectGroup'> = ({ body, by, call, store }) =>
  store.write(call, async work => groupRecord(work, by, await groups.createGroup(work, by, body.name)));

export const assignProjectGroup: Handler<'assignProjectGroup'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await groups.assignGroup(work, by, body);
    return { ok: true };
  });

export const reorderProjectGroups: Handler<'reorderProjectGroups'> = ({ body, by, call, store }) =>
  store.write(call, async work => {
    await groups.reorderGroups(work, by, body.ids);
    return groupRecords(work, by, await groups.ownGroups(work, by));
  });

export const updateProjectGroup: Handler<'updateProjectGroup'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => groupRecord(work, by, await groups.renameGroup(work, by, params.id, body)));

export const deleteProjectGroup: Handler<'deleteProjectGroup'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await groups.deleteGroup(work, by, params.id);
    return { deleted: true };
  });
