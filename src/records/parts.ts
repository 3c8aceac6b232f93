/** Parts of a project (such as modules): lists of them, and references in a body. */
import type { Authority } from '../access/authority.ts';
import { canRead } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { SIZES, list, type List } from './list.ts';
import type { Source } from './list-statements.ts';

export interface PartsOf<Shown> extends Source<Shown> {
  readonly order: string;
  /** A condition on the project's rows; by default all. */
  readonly only?: string;
  readonly rows?: number;
}

/** The list of a project's rows in a table. */
export function partsOfProject<Shown>({
  order,
  only = 'TRUE',
  rows = SIZES.rows,
  ...of
}: PartsOf<Shown>): List<{ readonly project: number }, Shown> {
  return list({
    of,
    values: ({ project }: { readonly project: number }) => ({ project }),
    order,
    ids: ({ db }, { project }) =>
      db(of.table)
        .where(`${of.table}.project_id`, project)
        .whereRaw(only)
        .orderByRaw(order)
        .select(`${of.table}.id`),
    rows,
  });
}

interface Part {
  readonly project_id: number;
}

/** The part of a project that a field of the body names. One that the caller may not see is refused like a missing one. */
export async function referencedPart<Found extends Part>(
  read: Read,
  by: Authority,
  part: Found | undefined,
  named: { readonly field: string; readonly projectId: number },
): Promise<Found> {
  const { field, projectId } = named;
  if (part?.project_id === projectId) return part;
  const isKnown = part !== undefined && (await canRead(read, by, part.project_id));
  throw isKnown ? refuse.otherProject({ field }) : refuse.unknownReference({ field });
}
