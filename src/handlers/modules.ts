/** The modules of projects. */
import type { Handler } from '../contract/handler.ts';
import { allowedModuleRecord, moduleRecord } from '../records/part-records.ts';
import { theRecord } from '../records/written.ts';
import * as modules from '../tracker/structure/modules.ts';

export const listModules: Handler<'listModules'> = ({ query, by, store }) =>
  modules.listModules(store, by, query.project_id);

export const createModule: Handler<'createModule'> = ({ body, by, call, store }) =>
  store.write(call, async work => moduleRecord(work, await modules.createModule(work, by, body)));

export const getModule: Handler<'getModule'> = ({ params, by, store }) =>
  store.read(async read => theRecord([await allowedModuleRecord(read, by, params)]));

export const updateModule: Handler<'updateModule'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => moduleRecord(work, await modules.updateModule(work, by, params.id, body)));

export const deleteModule: Handler<'deleteModule'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await modules.deleteModule(work, by, params.id);
    return { deleted: true };
  });
