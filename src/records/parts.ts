/** What belongs to a project: listed, and as a field of a body names it. */
import type { Authority } from '../access/authority.ts';
import { canRead } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';
import { SIZES, list, type List } from './list.ts';
import type { Source } from './list-statements.ts';

export interface PartsOf<Shown> extends Source<Shown> {
  readonly order: string;
  /** Which of the project's rows; all, unless it says otherwise. */
  readonly only?: string;
  readonly rows?: number;
}

/** The list of what a project has in a table. */
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

/** The part of a project that a field of the body names; one that the caller may not know of is refused like an absent one. */
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
