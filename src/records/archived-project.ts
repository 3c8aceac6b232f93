/** Archived projects as administrators see them. */
import type { Schemas } from '../generated/types.ts';
import { pickedRecords } from './picked.ts';
import { column, columns, flag, shape } from './shape.ts';
import { recordWithId } from './written.ts';

export interface ArchivedRow {
  readonly id: number;
  readonly project_id: number;
  readonly identifier: string;
  readonly was_public: number;
  readonly size_bytes: number;
  readonly issue_count: number;
  readonly page_count: number;
  readonly archived_at: string;
  readonly archived_by: number | null;
}

type ArchivedProject = Schemas['ArchivedProject'];

/** `2026-11-27 08:15:00` becomes `20261127-081500`. */
const TIME = `replace(replace(replace(archived_projects.archived_at, '-', ''), ':', ''), ' ', '-')`;

const archivedProject = shape<ArchivedProject>()({
  ...columns('archived_projects', 'id', 'project_id', 'identifier'),
  ...columns('projects', 'name', 'description', 'emoji'),
  file_name: column(`archived_projects.identifier || '-' || ${TIME}`),
  ...columns('archived_projects', 'size_bytes', 'issue_count', 'page_count', 'archived_at', 'archived_by'),
  archived_by_name: column('archivers.username'),
  was_public: flag('archived_projects.was_public'),
  file_present: flag('1'),
});

const JOINS = `JOIN projects ON projects.id = archived_projects.project_id
  LEFT JOIN users AS archivers ON archivers.id = archived_projects.archived_by`;

export const archivedRecord = recordWithId(archivedProject, 'archived_projects', ({ db }) =>
  db('archived_projects').joinRaw(JOINS),
);

/** Archived projects in the order of the given ids. */
export const archivedRecords = pickedRecords<ArchivedProject>({
  shape: archivedProject,
  table: 'archived_projects',
  joins: JOINS,
});
