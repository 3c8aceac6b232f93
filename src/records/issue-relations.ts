/** What an issue is related to, as the contract shows it on the issue and in lists. */
import { fixedReadable, type Authority } from '../access/authority.ts';
import type { Schemas } from '../generated/types.ts';
import type { Read } from '../store/read.ts';
import { PRINTED, printed } from './identifiers.ts';
import { labelledRecord } from './issue-record.ts';
import type { IssueRow, Named, ProjectRow, RelationRow, RelationType } from './rows.ts';

type Related = Pick<
  Schemas['IssueWithRelations'],
  'blocks' | 'blocked_by' | 'relates_to' | 'duplicates' | 'duplicated_by'
>;

/** Where a relation shows on the issue that it runs from, and on the one that it runs to. */
const SHOWN = {
  blocks: { from: 'blocks', to: 'blocked_by' },
  duplicate: { from: 'duplicates', to: 'duplicated_by' },
  relates_to: { from: 'relates_to', to: 'relates_to' },
} as const satisfies Record<RelationType, { from: keyof Related; to: keyof Related }>;

/** An issue with its labels and relations. */
export async function relatedRecord(
  read: Read,
  by: Authority,
  issue: Named<IssueRow>,
): Promise<Schemas['IssueWithRelations']> {
  return { ...(await labelledRecord(read, issue)), ...(await relationsOf(read, by, issue.id)) };
}

interface RelatedIssue {
  readonly type: RelationType;
  readonly side: 'from' | 'to';
  readonly identifier: string;
}

/** The identifiers of the live issues that an issue is related to, as far as the caller can read them. */
async function relationsOf(read: Read, by: Authority, issueId: number): Promise<Related> {
  const related: Related = { blocks: [], blocked_by: [], relates_to: [], duplicates: [], duplicated_by: [] };
  for (const { type, side, identifier } of await readableRelated(read, by, { issueId })) {
    related[SHOWN[type][side]].push(identifier);
  }
  return related;
}

const readableRelated = fixedReadable<'issueId', RelatedIssue>('issues.project_id', ({ db }, mark) => {
  const from = db('relations')
    .where('source_id', mark('issueId'))
    .select('type', { other_id: 'target_id' }, db.raw(`'from' AS side`));
  const to = db('relations')
    .where('target_id', mark('issueId'))
    .select('type', { other_id: 'source_id' }, db.raw(`'to' AS side`));
  return db
    .from(from.unionAll(to).as('related'))
    .join('issues', 'issues.id', 'related.other_id')
    .join('projects', 'projects.id', 'issues.project_id')
    .whereNull('issues.deleted_at')
    .orderBy(['projects.identifier', 'issues.sequence'])
    .select<RelatedIssue[]>('related.type', 'related.side', db.raw(`${PRINTED.issue} AS identifier`));
});

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
