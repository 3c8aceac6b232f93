/** The relations of many issues at once, as far as the reader can see their other ends. */
import { whereReadable, type Authority } from '../../access/authority.ts';
import { PRINTED } from '../../records/identifiers.ts';
import { noRelations, SHOWN, type Related } from '../../records/issue-relations.ts';
import type { RelationType } from '../../records/rows.ts';
import type { Read } from '../../store/read.ts';

interface RelatedRow {
  readonly issue_id: number;
  readonly type: RelationType;
  readonly side: 'from' | 'to';
  readonly identifier: string;
}

/** By issue, every one of them; an issue without relations is among them too. */
export async function relationsOfAll(
  read: Read,
  by: Authority,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Related>> {
  const { db } = read;
  const side = (own: string, other: string, name: string) =>
    db('relations')
      .whereIn(own, ids)
      .select('type', { issue_id: own, other_id: other }, db.raw(`'${name}' AS side`));
  const query = db
    .from(
      side('source_id', 'target_id', 'from')
        .unionAll(side('target_id', 'source_id', 'to'))
        .as('related'),
    )
    .join('issues', 'issues.id', 'related.other_id')
    .join('projects', 'projects.id', 'issues.project_id')
    .whereNull('issues.deleted_at')
    .orderBy(['projects.identifier', 'issues.sequence'])
    .select<RelatedRow[]>(
      ...['related.issue_id', 'related.type', 'related.side'],
      db.raw(`${PRINTED.issue} AS identifier`),
    );
  const related = new Map(ids.map(id => [id, noRelations()]));
  for (const { issue_id, type, side, identifier } of await whereReadable(query, 'issues.project_id', by))
    related.get(issue_id)?.[SHOWN[type][side]].push(identifier);
  return related;
}
