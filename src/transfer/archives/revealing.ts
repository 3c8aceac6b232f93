/** The last change of an import, which makes the project visible. */
import { insertFiles } from '../../attachments/carried.ts';
import type { CarriedLink } from '../../attachments/links.ts';
import { refuseWhileHeld } from '../../attachments/bytes/holds.ts';
import { refuse } from '../../generated/refusals.ts';
import { memberKind } from '../../records/member.ts';
import { type ProjectRow, projectKind } from '../../records/project.ts';
import type { Read } from '../../store/read.ts';
import type { Work } from '../../store/work.ts';
import type { FileRow } from './carried-files.ts';

export interface Revealing {
  readonly project: ProjectRow;
  readonly identifier: string;
  readonly importer: { readonly id: number; readonly username: string };
  readonly files: readonly FileRow[];
  readonly links: readonly CarriedLink[];
  /** The storage limit of the instance, in bytes. */
  readonly limit: number;
}

export async function reveal(work: Work, all: Revealing): Promise<ProjectRow> {
  const { project, identifier, importer, files, links, limit } = all;
  await refuseWhileHeld(work, work.call.now);
  await refuseTakenHere(work, identifier);
  await insertFiles(work, files, links, limit);
  await work.db('hidden_projects').where({ project_id: project.id }).delete();
  // One activity entry covers the whole import, and one event makes clients fetch everything.
  const created = {
    ...projectKind,
    event: () => ({ type: 'project.created', project_id: project.id }) as const,
  };
  const shown = await work.update(created, project, { identifier, lead_user_id: importer.id }, 'import');
  const silent = { ...memberKind, entity: null, event: () => null } as const;
  await work.insert(silent, {
    project_id: project.id,
    user_id: importer.id,
    username: importer.username,
    role: 'lead',
  });
  return shown;
}

export async function refuseTakenHere({ db }: Read, identifier: string): Promise<void> {
  const holder = await db<ProjectRow>('projects').where({ identifier }).first('id');
  if (holder) throw refuse.archiveIdentifierTaken({ identifier });
}
