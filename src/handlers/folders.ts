/** The folders of projects. */
import type { Handler } from '../contract/handler.ts';
import { folderRecord } from '../records/folder.ts';
import * as folders from '../tracker/structure/folders.ts';

export const listFolders: Handler<'listFolders'> = ({ query, store }) =>
  folders.inProject.whole(store, { project: query.project_id });

export const createFolder: Handler<'createFolder'> = ({ body, by, call, store }) =>
  store.write(call, async work => folderRecord(work, await folders.createFolder(work, by, body)));

export const updateFolder: Handler<'updateFolder'> = ({ params, body, call, store }) =>
  store.write(call, async work => folderRecord(work, await folders.updateFolder(work, params.id, body)));

export const deleteFolder: Handler<'deleteFolder'> = ({ params, call, store }) =>
  store.write(call, async work => {
    await folders.deleteFolder(work, params.id);
    return { deleted: true };
  });
