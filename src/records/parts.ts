/** Parts of a project (modules, labels, folders): listed, and as a field of a body names them. */
import type { Authority } from '../access/authority.ts';
import { canRead } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import type { Variant } from '../store/fixed-query.ts';
import type { Json, JsonPieces } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import type { Door } from '../store/store.ts';
import { type WholeList, wholeAnswer } from './whole.ts';

/** All parts of a kind that the project has. */
export function listedParts<Shown>(
  store: Door,
  list: WholeList<Variant, 'project', Shown>,
  project: number,
): Promise<Json<Shown[]> | JsonPieces<Shown[]>> {
  return wholeAnswer(store, list, () => Promise.resolve({ variant: {}, values: { project } }));
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
