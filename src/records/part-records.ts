/** The parts of a project as the contract shows them: its labels, its modules, its folders. */
import { fixedAllowed, type Belonging } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import { columns, real, recordOf, shape, type Written } from './shape.ts';
import { recordWithId } from './written.ts';

export const label = shape<Schemas['Label']>()(columns('labels', 'id', 'project_id', 'name', 'color'));

export const projectModule = shape<Schemas['ProjectModule']>()({
  ...columns('modules', 'id', 'project_id', 'name', 'description', 'status', 'emoji'),
  ...columns('modules', 'created_at', 'updated_at'),
});

export const folder = shape<Schemas['Folder']>()({
  ...columns('folders', 'id', 'project_id', 'parent_id', 'name'),
  sort_order: real('folders.sort_order'),
});

export const labelRecord = recordWithId(label, 'labels');
export const moduleRecord = recordWithId(projectModule, 'modules');
export const folderRecord = recordWithId(folder, 'folders');

/** The module whose id stands in the path. */
export const allowedModuleRecord = fixedAllowed<'id', Written & Belonging>(
  'modules.project_id',
  (read, mark) =>
    read
      .db('modules')
      .where('modules.id', mark('id'))
      .select<(Written & Belonging)[]>('modules.project_id', recordOf(read, projectModule)),
);
