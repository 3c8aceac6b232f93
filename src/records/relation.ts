/** Relations between issues: the row, its shape, and the related issues of an issue. */
import { inView } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import { id, oneOf } from './carried.ts';
import { printedIssue } from './identifiers.ts';
import { type Field, column, columns, shape, texts } from './shape.ts';

export type RelationType = Schemas['RelationCreate']['relation_type'];

export interface RelationRow {
  readonly source_id: number;
  readonly target_id: number;
  readonly type: RelationType;
}

/** Whether a relation starts at the issue that shows it, ends at it, or either. */
type Side = 'from' | 'to' | 'either';

/** The identifiers of the active issues on the other end that the caller can read. */
export const RELATIONS = relations(inView('others.project_id'));

/** The same for a reader of the issue's project only. */
export const RELATIONS_WITHIN = relations('others.project_id = issues.project_id');

function relations(shown: string) {
  return {
    blocks: related('blocks', 'from', shown),
    blocked_by: related('blocks', 'to', shown),
    relates_to: related('relates_to', 'either', shown),
    duplicates: related('duplicate', 'from', shown),
    duplicated_by: related('duplicate', 'to', shown),
  };
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

/** The fields in archives. */
export const carriedRelation = {
  source_id: id,
  target_id: id,
  type: oneOf('blocks', 'relates_to', 'duplicate'),
};
