/** The folders of projects. */
import type { Handler } from '../contract/handler.ts';
import { folderRecord } from '../records/part-records.ts';
import * as folders from '../tracker/structure/folders.ts';

export const listFolders: Handler<'listFolders'> = ({ query, by, store }) =>
  folders.listFolders(store, by, query.project_id);

export const createFolder: Handler<'createFolder'> = ({ body, by, call, store }) =>
  store.write(call, async work => folderRecord(work, await folders.createFolder(work, by, body)));

export const updateFolder: Handler<'updateFolder'> = ({ params, body, by, call, store }) =>
  store.write(call, async work => folderRecord(work, await folders.updateFolder(work, by, params.id, body)));

export const deleteFolder: Handler<'deleteFolder'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await folders.deleteFolder(work, by, params.id);
    return { deleted: true };
  });
