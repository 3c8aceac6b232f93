/** The caller's saved views of a project. */
import type { Handler } from '../contract/handler.ts';
import { viewRecord } from '../records/view.ts';
import * as views from '../tracker/own/views.ts';

export const listViews: Handler<'listViews'> = async ({ params, by, store }) =>
  (await store.read(read => views.listViews(read, by, params.id))).map(viewRecord);

export const createView: Handler<'createView'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => viewRecord(await views.createView(work, by, params.id, body)));

export const updateView: Handler<'updateView'> = ({ params, body, by, call, store }) =>
  store.write(call, async work =>
    viewRecord(await views.updateView(work, by, [params.id, params.view_id], body)),
  );

export const deleteView: Handler<'deleteView'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await views.deleteView(work, by, [params.id, params.view_id]);
    return { deleted: true };
  });
