/** Open issues that need the caller: in every project that the caller can read. */
import { memberOf, readsEverything, type Authority } from '../../access/authority.ts';
import { whereSeenBy } from '../../access/readable.ts';
import type { Schemas } from '../../generated/types.ts';
import { CLOSED, ISSUES, type IssueRow } from '../../records/issue.ts';
import { list } from '../../records/list.ts';
import { jsonObject, type Json } from '../../store/json.ts';
import type { Read } from '../../store/read.ts';

type Attention = Schemas['Attention'];
type Group = keyof Attention;

const MOST = { limit: 50, offset: 0 };

/** For each group, which issues are in it. */
const GROUPS: { readonly [Name in Group]: { readonly where: string; readonly isOfPerson: boolean } } = {
  assigned: {
    where: 'issues.id IN (SELECT issue_id FROM issue_assignees WHERE user_id = ?)',
    isOfPerson: true,
  },
  human: {
    where: `issues.needs_human = 1
      AND NOT EXISTS (SELECT 1 FROM issue_assignees WHERE issue_assignees.issue_id = issues.id)`,
    isOfPerson: false,
  },
  waiting: { where: 'issues.id IN (SELECT issue_id FROM issue_waits WHERE user_id = ?)', isOfPerson: true },
};

const OPEN = `issues.status NOT IN (${CLOSED.map(status => `'${status}'`).join(', ')})`;

const ofGroup = list({
  of: ISSUES,
  values: ({ by, group }: { readonly by: Authority; readonly group: Group }) => ({
    member: readsEverything(by) ? undefined : memberOf(by),
    person: GROUPS[group].isOfPerson ? memberOf(by) : undefined,
  }),
  order: 'issues.updated_at DESC, issues.id DESC',
  variant: ({ group }) => ({ group }),
  ids: ({ db }, { member, person }, { group, order }) => {
    const query = db<IssueRow>('issues').whereNull('issues.deleted_at').whereRaw(OPEN);
    // Without an index on the project, the index in this order is used, which ends after the first rows.
    whereSeenBy(query, 'issues.project_id + 0', member ?? null);
    return query
      .whereRaw(GROUPS[group].where, person === undefined ? [] : [person])
      .orderByRaw(order)
      .select<{ id: number }[]>('issues.id');
  },
});

export async function readAttention(read: Read, by: Authority): Promise<Json<Attention>> {
  const [assigned, human, waiting] = [
    await ofGroup.slice(read, { by, group: 'assigned' }, MOST),
    await ofGroup.slice(read, { by, group: 'human' }, MOST),
    await ofGroup.slice(read, { by, group: 'waiting' }, MOST),
  ];
  return jsonObject<Attention>({ assigned: assigned.json, human: human.json, waiting: waiting.json });
}
