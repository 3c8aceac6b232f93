/** The modules of projects. */
import type { Handler } from '../contract/handler.ts';
import { allowedModule } from '../records/parts.ts';
import * as modules from '../tracker/structure/modules.ts';

export const listModules: Handler<'listModules'> = ({ query, by, store }) =>
  store.read(read => modules.listedModules(read, by, query.project_id));

export const createModule: Handler<'createModule'> = ({ body, by, call, store }) =>
  store.write(call, work => modules.createModule(work, by, body));

export const getModule: Handler<'getModule'> = ({ params, by, store }) =>
  store.read(read => allowedModule(read, by, params));

export const updateModule: Handler<'updateModule'> = ({ params, body, by, call, store }) =>
  store.write(call, work => modules.updateModule(work, by, params.id, body));

export const deleteModule: Handler<'deleteModule'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await modules.deleteModule(work, by, params.id);
    return { deleted: true };
  });
