/** The ids of what people call by name. Whether the caller may know of a thing is asked where its id is used. */
import { fold } from '../text/fold.ts';
import type { Read } from '../store/read.ts';
import { readIdentifier, upperAscii, type Numbered } from '../text/identifiers.ts';

interface WithId {
  readonly id: number;
}

const TABLES = { issue: 'issues', page: 'pages', plan: 'plans' } as const;

export async function idOfProject({ db }: Read, identifier: string): Promise<number | undefined> {
  const row = await db('projects')
    .where({ identifier: upperAscii(identifier) })
    .first<WithId>('id');
  return row?.id;
}

/** Undefined for one that nothing has, or that nothing of the kind can have. */
export async function idOfNumbered(read: Read, kind: Numbered, text: string): Promise<number | undefined> {
  const identifier = readIdentifier(kind, text);
  if (!identifier) return undefined;
  const { project, sequence } = identifier;
  const within = project === null ? null : await idOfProject(read, project);
  if (within === undefined) return undefined;
  const row = await read.db(TABLES[kind]).where({ project_id: within, sequence }).first<WithId>('id');
  return row?.id;
}

export type PartTable = 'modules' | 'labels' | 'folders';

/** The first of that name: modules and folders may share one. */
export async function idOfPart(
  { db }: Read,
  table: PartTable,
  { projectId, name }: { readonly projectId: number; readonly name: string },
): Promise<number | undefined> {
  const row = await db(table)
    .where({ project_id: projectId, name_folded: fold(name) })
    .orderBy('id')
    .first<WithId>('id');
  return row?.id;
}

export async function idOfUser({ db }: Read, username: string): Promise<number | undefined> {
  const row = await db('users')
    .where({ username_folded: fold(username) })
    .first<WithId>('id');
  return row?.id;
}

/** What modules and folders are called; those that the caller was shown by id may be named. */
export async function namesOfParts(
  { db }: Read,
  table: PartTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db(table).whereIn('id', ids).select<{ id: number; name: string }[]>('id', 'name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}
