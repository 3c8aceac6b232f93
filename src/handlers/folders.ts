/** The folders of projects. */
import type { Handler } from '../contract/handler.ts';
import * as folders from '../tracker/structure/folders.ts';

export const listFolders: Handler<'listFolders'> = ({ query, by, store }) =>
  store.read(read => folders.listedFolders(read, by, query.project_id));

export const createFolder: Handler<'createFolder'> = ({ body, by, call, store }) =>
  store.write(call, work => folders.createFolder(work, by, body));

export const updateFolder: Handler<'updateFolder'> = ({ params, body, by, call, store }) =>
  store.write(call, work => folders.updateFolder(work, by, params.id, body));

export const deleteFolder: Handler<'deleteFolder'> = ({ params, by, call, store }) =>
  store.write(call, async work => {
    await folders.deleteFolder(work, by, params.id);
    return { deleted: true };
  });
