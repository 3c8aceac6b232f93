/** Projects: the row, its shapes, its kind and lookups. */
import type { Schemas } from '../generated/types.ts';
import { fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import { upperAscii } from '../text/identifiers.ts';
import { lastNumber, maybe, stamp, text } from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { ALL_STAMPS, nameIn, yesOrNo } from './kind-parts.ts';
import { pickedRecords } from './picked.ts';
import { type Written, column, columns, flag, recordOf, shape } from './shape.ts';
import { recordWithId, theRecord } from './written.ts';

export interface ProjectRow {
  readonly id: number;
  readonly name: string;
  readonly identifier: string;
  readonly description: string;
  readonly emoji: string | null;
  readonly lead_user_id: number | null;
  readonly sort_order: number;
  readonly is_public: number;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

type Project = Schemas['Project'];

const project = shape<Project>()({
  ...columns('projects', 'id', 'name', 'identifier', 'description', 'emoji', 'lead_user_id', 'sort_order'),
  is_public: flag('projects.is_public'),
  ...columns('projects', 'seq'),
  ...columns('projects', 'created_at', 'updated_at'),
});

export const publicProject = shape<Schemas['PublicProject']>()({
  ...columns('projects', 'id', 'name', 'identifier', 'description', 'emoji'),
  lead_user_id: column('NULL'),
  ...columns('projects', 'sort_order', 'created_at', 'updated_at'),
  is_public: flag('projects.is_public'),
});

/** The fields in archives. */
export const carriedProject = {
  name: text,
  identifier: text,
  description: text,
  emoji: maybe(text),
  sequences: sequences(),
  created_at: stamp,
  updated_at: stamp,
};

function sequences() {
  type Sequences = { readonly issue: number; readonly page: number; readonly plan: number };
  return (value: unknown): value is Sequences =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).join() === 'issue,page,plan' &&
    Object.values(value).every(lastNumber);
}

export const projectKind: TracedKind<ProjectRow> = {
  entity: 'project',
  table: 'projects',
  stamps: ALL_STAMPS,
  derived: {},
  texts: ['description'],
  named: { lead_user_id: nameIn('users', 'username'), is_public: yesOrNo },
  silent: ['sort_order'],
  of: ({ id, identifier, name }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id: id,
    title: name,
  }),
  // The deletion itself announces the end of a project, because it knows who could read it.
  event: ({ id }, action) =>
    action === 'delete'
      ? null
      : { type: action === 'create' ? 'project.created' : 'project.updated', project_id: id },
};

export const projectRecord = recordWithId(project, 'projects');

/** Projects in the order of the given ids. */
export const projectRecords = pickedRecords<Project>({ shape: project, table: 'projects' });

export async function findProject({ db }: Read, id: number): Promise<ProjectRow | undefined> {
  return db<ProjectRow>('projects').where({ id }).first();
}

/** The project with this identifier, in any case. */
export async function projectByIdentifier(read: Read, identifier: string): Promise<ProjectRow> {
  return orNotFound(await projectCalled(read, { identifier: upperAscii(identifier) }));
}

const projectCalled = fixedQuery<'identifier', ProjectRow>(({ db }, mark) =>
  db('projects')
    .where({ identifier: mark('identifier') })
    .select<ProjectRow[]>('projects.*'),
);

/** The project with this id. */
export async function recordById(read: Read, id: number): Promise<Json<Project>> {
  return theRecord([orNotFound(await projectWithId(read, { id }))]);
}

const projectWithId = fixedQuery<'id', Written>((read, mark) =>
  read.db('projects').where('projects.id', mark('id')).select<Written[]>(recordOf(read, project)),
);
