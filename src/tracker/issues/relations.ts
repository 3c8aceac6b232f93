/** Relations between issues: directed rows that appear on both issues. */
import type { Authority } from '../../access/authority.ts';
import { refuse } from '../../generated/refusals.ts';
import type { Schemas } from '../../generated/types.ts';
import { subjectOf } from '../../store/kinds.ts';
import type { Work } from '../../store/work.ts';
import type { Named } from '../../records/identifiers.ts';
import { type IssueRow, issueKind, referencedIssue } from '../../records/issue.ts';
import type { RelationRow, RelationType } from '../../records/relation.ts';

export async function link(
  work: Work,
  by: Authority,
  pair: Schemas['RelationPair'],
  type: RelationType,
): Promise<void> {
  const ends = await endsOf(work, by, pair);
  if (ends.source.id === ends.target.id) throw refuse.selfRelation();
  const stored = await relationsBetween(work, ends);
  // `relates_to` is symmetric.
  const isSame = (row: RelationRow): boolean =>
    row.type === type && (row.source_id === ends.source.id || type === 'relates_to');
  if (stored.some(isSame)) return;
  const row = { source_id: ends.source.id, target_id: ends.target.id, type };
  await work.db<RelationRow>('relations').insert(row);
  traceRelation(work, 'link', ends, row);
  announce(work, 'issue.linked', ends);
}

/** Removes all relations between the two issues, in both directions. */
export async function unlink(work: Work, by: Authority, pair: Schemas['RelationPair']): Promise<void> {
  const ends = await endsOf(work, by, pair);
  const stored = await relationsBetween(work, ends);
  if (stored.length === 0) return;
  for (const row of stored) await removeRelation(work, ends, row);
  announce(work, 'issue.unlinked', ends);
}

/** Reverses the relations from the source to the target; the history shows each as removed and created again. */
export async function reverse(work: Work, by: Authority, pair: Schemas['RelationPair']): Promise<void> {
  const ends = await endsOf(work, by, pair);
  const { source, target } = ends;
  const stored = await relationsBetween(work, ends);
  const turning = stored.filter(row => row.source_id === source.id);
  if (turning.length === 0) {
    throw refuse.relationUnknown({ source: source.identifier, target: target.identifier });
  }
  for (const row of turning) {
    await removeRelation(work, ends, row);
    if (stored.some(other => other.source_id === target.id && other.type === row.type)) continue;
    const turned = { source_id: target.id, target_id: source.id, type: row.type };
    await work.db<RelationRow>('relations').insert(turned);
    traceRelation(work, 'link', ends, turned);
  }
  announce(work, 'issue.linked', ends);
}

interface Ends {
  readonly source: Named<IssueRow>;
  readonly target: Named<IssueRow>;
}

/** Both issues, after the role was checked in both projects. */
async function endsOf(work: Work, by: Authority, pair: Schemas['RelationPair']): Promise<Ends> {
  const source = await referencedIssue(work, by, 'source', pair.source);
  const target = await referencedIssue(work, by, 'target', pair.target);
  return { source, target };
}

/** At most one of each type in each direction. */
async function relationsBetween({ db }: Work, { source, target }: Ends): Promise<RelationRow[]> {
  return db<RelationRow>('relations')
    .where({ source_id: source.id, target_id: target.id })
    .orWhere({ source_id: target.id, target_id: source.id })
    .orderBy(['source_id', 'type']);
}

async function removeRelation(work: Work, ends: Ends, row: RelationRow): Promise<void> {
  const { source_id, target_id, type } = row;
  await work.db<RelationRow>('relations').where({ source_id, target_id, type }).delete();
  traceRelation(work, 'unlink', ends, row);
}

/** One entry, on the issue that the relation starts at. */
function traceRelation(work: Work, action: 'link' | 'unlink', ends: Ends, row: RelationRow): void {
  const isForward = row.source_id === ends.source.id;
  const [source, target] = isForward ? [ends.source, ends.target] : [ends.target, ends.source];
  const value = action === 'link' ? { new_value: target.identifier } : { old_value: target.identifier };
  work.trace({ ...subjectOf(issueKind, source), action, field: row.type, ...value });
}

function announce(work: Work, type: 'issue.linked' | 'issue.unlinked', { source, target }: Ends): void {
  for (const { project_id, id } of [source, target]) work.announce({ type, project_id, issue_id: id });
}
