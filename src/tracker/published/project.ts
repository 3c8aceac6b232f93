/**
 * Published projects, as anonymous visitors find them: by the identifier in a path. An unpublished project looks as if it
 * did not exist.
 */
import type { Knex } from 'knex';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { fixedQuery, type Build } from '../../store/fixed-query.ts';
import type { Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';
import { upperAscii } from '../../text/identifiers.ts';
import { publicProject } from '../../records/project.ts';
import { recordOf, type Written } from '../../records/shape.ts';
import { theRecord } from '../../records/written.ts';

/**
 * Joins the project of a row if it is published. Every statement for anonymous visitors has this join, not only the first
 * one, so nothing is sent once a project is private again.
 */
export function joinPublished(table: string): string {
  return `JOIN projects ON projects.id = ${table}.project_id AND projects.is_public = 1`;
}

/** Finds the one row that a query selects for a path; `:project` is the identifier. A missing row is not found. */
export function fixedFound<Name extends string, Row>(
  build: Build<Name | 'project', Row>,
): (read: Read, values: Readonly<Record<Name, Knex.Value>> & { readonly project: string }) => Promise<Row> {
  const found = fixedQuery<Name | 'project', Row>(build);
  return async (read, values) => {
    const [row] = await found(read, { ...values, project: upperAscii(values.project) });
    if (!row) throw refuse.notFound();
    return row;
  };
}

export interface InPath {
  readonly project: string;
}

/** The id of the project. */
export async function publishedProject(read: Read, { project }: InPath): Promise<number> {
  return (await projectCalled(read, { project })).id;
}

const projectCalled = fixedFound<never, { readonly id: number }>(({ db }, mark) =>
  published(db, mark('project')).select<{ id: number }[]>('projects.id'),
);

export async function projectRecord(
  read: Read,
  { project }: InPath,
): Promise<Json<Schemas['PublicProject']>> {
  return theRecord([await projectWritten(read, { project })]);
}

const projectWritten = fixedFound<never, Written>((read, mark) =>
  published(read.db, mark('project')).select<Written[]>(recordOf(read, publicProject)),
);

function published(db: Knex, identifier: string): Knex.QueryBuilder {
  return db('projects').where({ 'projects.identifier': identifier, 'projects.is_public': 1 });
}
