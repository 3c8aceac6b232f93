/** What an issue is related to, as the contract shows it on the issue and in lists. */
import { inView } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import { printedIssue } from './identifiers.ts';
import type { RelationType } from './rows.ts';
import { column, columns, shape, texts, type Field } from './shape.ts';

/** Whether a relation runs from the issue that shows it, to it, or either way. */
type Side = 'from' | 'to' | 'either';

const IN_ITS_PROJECT = 'others.project_id = issues.project_id';

/** The identifiers of the live issues on the other end, as far as the caller can read them. */
export function relatedTo(type: RelationType, side: Side): Field {
  return related(type, side, inView('others.project_id'));
}

/** The same for a reader of the issue's project alone. */
export function relatedWithin(type: RelationType, side: Side): Field {
  return related(type, side, IN_ITS_PROJECT);
}

function related(type: RelationType, side: Side, shown: string): Field {
  const ends = {
    from: `SELECT target_id FROM relations WHERE source_id = issues.id AND type = '${type}'`,
    to: `SELECT source_id FROM relations WHERE target_id = issues.id AND type = '${type}'`,
  };
  const ids = side === 'either' ? `${ends.from} UNION ALL ${ends.to}` : ends[side];
  return texts(`SELECT ${printedIssue('others', 'theirs')} AS item
    FROM issues AS others JOIN projects AS theirs ON theirs.id = others.project_id
    WHERE others.id IN (${ids}) AND others.deleted_at IS NULL AND ${shown}
    ORDER BY theirs.identifier, others.sequence`);
}

/** A relation with both of its ends in one project, joined as `sources` and `targets`. */
export const relation = shape<Schemas['Relation']>()({
  ...columns('relations', 'source_id'),
  source_identifier: column(printedIssue('sources')),
  ...columns('relations', 'target_id'),
  target_identifier: column(printedIssue('targets')),
  relation_type: column('relations.type'),
});
