/** The modules, labels and folders of a published project. */
import type { Handler } from '../../contract/handler.ts';
import * as lists from '../../tracker/published/lists.ts';

export const listPublicModules: Handler<'listPublicModules'> = ({ params, store }) =>
  lists.moduleList(store, params);

export const listPublicLabels: Handler<'listPublicLabels'> = ({ params, store }) =>
  lists.labelList(store, params);

export const listPublicFolders: Handler<'listPublicFolders'> = ({ params, store }) =>
  lists.folderList(store, params);
