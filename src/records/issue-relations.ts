/** What an issue is related to, as the contract shows it on the issue and in lists. */
import type { Schemas } from '../generated/types.ts';
import { printed, printedIssue } from './identifiers.ts';
import type { ProjectRow, RelationRow, RelationType } from './rows.ts';
import { texts, type Field } from './shape.ts';

/** Whether a relation runs from the issue that shows it, to it, or either way. */
type Side = 'from' | 'to' | 'either';

/**
 * The identifiers of the live issues on the other end, as far as `:member`, whose memberships count, can read them; where
 * `:everything` is 1, all of them.
 */
export function relatedTo(type: RelationType, side: Side): Field {
  const ends = {
    from: `SELECT target_id FROM relations WHERE source_id = issues.id AND type = '${type}'`,
    to: `SELECT source_id FROM relations WHERE target_id = issues.id AND type = '${type}'`,
  };
  const ids = side === 'either' ? `${ends.from} UNION ALL ${ends.to}` : ends[side];
  return texts(`SELECT ${printedIssue('others', 'theirs')} AS item
    FROM issues AS others JOIN projects AS theirs ON theirs.id = others.project_id
    WHERE others.id IN (${ids}) AND others.deleted_at IS NULL AND (:everything = 1
      OR others.project_id IN (SELECT project_id FROM project_members WHERE user_id = :member))
    ORDER BY theirs.identifier, others.sequence`);
}

/** A relation with both of its ends in one project, by their numbers there. */
export interface RelationWithin extends RelationRow {
  readonly from: number;
  readonly to: number;
}

export function relationRecord(
  { identifier }: Pick<ProjectRow, 'identifier'>,
  { source_id, target_id, type, from, to }: RelationWithin,
): Schemas['Relation'] {
  return {
    source_id,
    source_identifier: printed('issue', identifier, from),
    target_id,
    target_identifier: printed('issue', identifier, to),
    relation_type: type,
  };
}
