/** Projects that are hidden until they are needed again. */
import { answer, type Handler } from '../contract/handler.ts';
import { archivedRecord } from '../records/archived-project.ts';
import { wholeOf } from '../records/whole.ts';
import * as archiving from '../tracker/projects/archiving.ts';

export const listArchivedProjects: Handler<'listArchivedProjects'> = ({ store }) =>
  wholeOf(store, archiving.archivedProjects, null);

export const archiveProject: Handler<'archiveProject'> = async ({ params, by, call, store, instance }) => {
  // Measured before the change, which holds up other changes.
  const size = await store.read(read => archiving.sizeOf(read, params.id));
  await instance.imports.refuseDuringImport(params.id);
  return store.write(call, async work =>
    answer(201, await archivedRecord(work, await archiving.archiveProject(work, by, params.id, size))),
  );
};

export const unarchiveProject: Handler<'unarchiveProject'> = ({ params, by, call, store }) =>
  store.write(call, work => archiving.unarchiveProject(work, by, params.id));

export const deleteArchivedProject: Handler<'deleteArchivedProject'> = async ({
  params,
  call,
  store,
  instance,
}) => {
  const freed = await store.write(call, work => archiving.deleteArchivedProject(work, params.id));
  await instance.files.release(freed);
  return { deleted: true };
};
