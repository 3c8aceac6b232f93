/** A project as the contract shows it. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { found } from './found.ts';
import { pickedRecords } from './picked.ts';
import { columns, flag, recordOf, shape, type Written } from './shape.ts';
import { recordWithId, theRecord } from './written.ts';

type Project = Schemas['Project'];

const project = shape<Project>()({
  ...columns('projects', 'id', 'name', 'identifier', 'description', 'emoji', 'lead_user_id', 'sort_order'),
  is_public: flag('projects.is_public'),
  ...columns('projects', 'created_at', 'updated_at'),
});

export const projectRecord = recordWithId(project, 'projects');

/** Projects in the order in which they are named. */
export const projectRecords = pickedRecords<never, Project>({ shape: project, table: 'projects', joins: '' });

/** The project of an id. */
export async function recordById(read: Read, id: number): Promise<Json<Project>> {
  return theRecord([found(await projectWithId(read, { id }))]);
}

const projectWithId = fixedQuery<'id', Written>((read, mark) =>
  read.db('projects').where('projects.id', mark('id')).select<Written[]>(recordOf(read, project)),
);
