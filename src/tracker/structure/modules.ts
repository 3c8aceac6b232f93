/** Modules: the parts of a project that issues belong to. */
import type { Authority } from '../../access/authority.ts';
import { allowNamed } from '../../access/named.ts';
import type { Schemas } from '../../generated/types.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import { traceOnEach, restampReached, type Chosen } from './reach.ts';
import { MODULES, type ModuleRow, moduleById, moduleKind, projectModule } from '../../records/module.ts';
import { partsOfProject } from '../../records/parts.ts';

export type NewModule = Schemas['ModuleCreate'] &
  Required<Pick<Schemas['ModuleCreate'], 'description' | 'status'>>;
export type ModuleChanges = Schemas['ModuleUpdate'];

/** All modules of a project, by name. */
export const inProject = partsOfProject({ shape: projectModule, ...MODULES });

/** The module names of a project, in the same order. */
export async function moduleNames(
  { db }: Read,
  projectId: number,
): Promise<Pick<ModuleRow, 'id' | 'name'>[]> {
  return db<ModuleRow>('modules')
    .where({ project_id: projectId })
    .orderBy(['name_folded', 'id'])
    .select('id', 'name');
}

export async function createModule(work: Work, by: Authority, fields: NewModule): Promise<ModuleRow> {
  const { project_id, name, description, status, emoji = null } = fields;
  await allowNamed(work, by, project_id, 'project_id');
  return work.insert(moduleKind, { project_id, name, description, status, emoji });
}

export async function updateModule(work: Work, id: number, changes: ModuleChanges): Promise<ModuleRow> {
  const before = await moduleById(work, id);
  return work.update(moduleKind, before, changes);
}

/** Permanently deletes a module; its issues stay, without a module. */
export async function deleteModule(work: Work, id: number): Promise<void> {
  const module = await moduleById(work, id);
  const live: Chosen = issues => issues.where({ module_id: id, deleted_at: null });
  await work.remove(moduleKind, module, async () => {
    await restampReached(work, module.project_id, { issue: live }, { updated_at: work.now });
    await traceOnEach(work, 'issue', live, () => ({
      action: 'update',
      field: 'module_id',
      old_value: module.name,
    }));
    await work.db('issues').where({ module_id: id }).update({ module_id: null });
  });
}
