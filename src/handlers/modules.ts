/** The modules of projects. */
import type { Handler } from '../contract/handler.ts';
import { recordById as moduleById, moduleRecord } from '../records/module.ts';
import * as modules from '../tracker/structure/modules.ts';

export const listModules: Handler<'listModules'> = ({ query, store }) =>
  modules.inProject.whole(store, { project: query.project_id });

export const createModule: Handler<'createModule'> = ({ body, by, call, store }) =>
  store.write(call, async work => moduleRecord(work, await modules.createModule(work, by, body)));

export const getModule: Handler<'getModule'> = ({ params, store }) =>
  store.read(read => moduleById(read, params.id));

export const updateModule: Handler<'updateModule'> = ({ params, body, call, store }) =>
  store.write(call, async work => moduleRecord(work, await modules.updateModule(work, params.id, body)));

export const deleteModule: Handler<'deleteModule'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await modules.deleteModule(work, params.id);
    return { deleted: true };
  });
