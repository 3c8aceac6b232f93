/** Parts of a project (modules, labels, folders), as a field of a body names them. */
import type { Authority } from '../access/authority.ts';
import { canRead } from '../access/named.ts';
import { refuse } from '../generated/refusals.ts';
import type { Read } from '../store/read.ts';

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
