/** An issue as the contract shows it: in lists, alone, and with its relations. */
import { viewOf, type Authority, type View } from '../access/authority.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import { fixedQuery, type Mark } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { Read } from '../store/read.ts';
import { PRINTED } from './identifiers.ts';
import { readIdentifier, type Identifier } from '../text/identifiers.ts';
import { found } from './found.ts';
import { relatedTo } from './issue-relations.ts';
import { issueKind } from './kinds.ts';
import { labelsOf } from './labels.ts';
import { issuesFrom } from './rows.ts';
import { column, columns, real, recordOf, shape, type Written } from './shape.ts';
import { recordWithId, shownKind, theRecord } from './written.ts';

const FIELDS = {
  ...columns('issues', 'id', 'project_id', 'sequence'),
  identifier: column(PRINTED.issue),
  ...columns('issues', 'title', 'description', 'status', 'priority', 'module_id'),
  sort_order: real('issues.sort_order'),
  ...columns('issues', 'start_date', 'target_date', 'seq', 'created_at', 'updated_at'),
  labels: labelsOf('issue'),
};

/** Only an imported issue has a source. */
const SINGLE = { ...FIELDS, ...columns('issues', 'source') };

export const listedIssue = shape<Schemas['ListedIssue']>()(FIELDS);

const issue = shape<Schemas['Issue']>()(SINGLE, 'source');

export const relatedIssue = shape<Schemas['IssueWithRelations']>()(
  {
    ...SINGLE,
    blocks: relatedTo('blocks', 'from'),
    blocked_by: relatedTo('blocks', 'to'),
    relates_to: relatedTo('relates_to', 'either'),
    duplicates: relatedTo('duplicate', 'from'),
    duplicated_by: relatedTo('duplicate', 'to'),
  },
  'source',
);

export const issueRecord = recordWithId(issue, 'issues', issuesFrom);

export const shownIssueKind = shownKind(
  issueKind,
  issue,
  'LEFT JOIN projects ON projects.id = issues.project_id',
);

/** The issue of an id, with its relations as far as the caller can read them. */
export async function recordById(
  read: Read,
  by: Authority,
  id: number,
): Promise<Json<Schemas['IssueWithRelations']>> {
  return theRecord([found(await relatedWithId(read, { id, ...viewOf(by) }))]);
}

/** The issue of an identifier, likewise. */
export async function recordByIdentifier(
  read: Read,
  by: Authority,
  text: string,
): Promise<Json<Schemas['IssueWithRelations']>> {
  const identifier = readIdentifier('issue', text);
  if (!identifier) throw refuse.notFound();
  return theRecord([found(await relatedWithIdentifier(read, { ...identifier, ...viewOf(by) }))]);
}

const relatedWithId = fixedQuery<'id' | keyof View, Written>((read, mark) =>
  relatedIssues(read, mark).where('issues.id', mark('id')),
);

const relatedWithIdentifier = fixedQuery<keyof Identifier | keyof View, Written>((read, mark) =>
  relatedIssues(read, mark).where({
    'projects.identifier': mark('project'),
    'issues.sequence': mark('sequence'),
  }),
);

function relatedIssues(read: Read, mark: Mark<keyof View>) {
  const view = { everything: mark('everything'), member: mark('member') };
  return issuesFrom(read)
    .whereNull('issues.deleted_at')
    .select<Written[]>(recordOf(read, relatedIssue, view));
}
