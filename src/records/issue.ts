/** Issues: the row, its shapes, its kind and lookups. A new plain column is one line of `SETTINGS`. */
import type { Knex } from 'knex';
import { type Authority, type View, viewOf } from '../access/authority.ts';
import { allowNamed } from '../access/named.ts';
import { whereReadable } from '../access/readable.ts';
import { refuse } from '../generated/refusals.ts';
import type { Schemas } from '../generated/types.ts';
import type { StoreEvent } from '../store/events.ts';
import { type Mark, fixedQuery } from '../store/fixed-query.ts';
import type { Json } from '../store/json.ts';
import type { TracedKind } from '../store/kinds.ts';
import type { Read } from '../store/read.ts';
import type { Action } from '../store/writing/activity.ts';
import { type Identifier, readIdentifier } from '../text/identifiers.ts';
import { checklistOf } from '../text/checklist.ts';
import { previewOf } from '../text/preview.ts';
import { ASSIGNMENT, NO_ASSIGNMENT } from './assignee.ts';
import {
  id,
  ids,
  keysOf,
  maybe,
  oneOf,
  place,
  since,
  stamp,
  text,
  unset,
  usernames,
  yesNo,
  type RowOf,
} from './carried.ts';
import { orNotFound } from './or-not-found.ts';
import { type Named, PRINTED } from './identifiers.ts';
import { ALL_STAMPS, nameIn } from './kind-parts.ts';
import { labelsOf } from './label.ts';
import type { Source } from './list-statements.ts';
import { preview } from './preview.ts';
import { RELATIONS, RELATIONS_WITHIN } from './relation.ts';
import { carriedWaits, NO_WAITS, WAITS } from './wait.ts';
import { type Field, type Written, column, columns, picked, real, recordOf, shape, flag } from './shape.ts';
import { recordWithId, shownKind, theRecord } from './written.ts';

export type IssueStatus = Schemas['Issue']['status'];
export type Priority = Schemas['Issue']['priority'];

export const STATUSES: readonly IssueStatus[] = ['backlog', 'todo', 'active', 'done', 'cancelled'];

/** An issue in any other status is open. */
export const CLOSED: readonly IssueStatus[] = ['done', 'cancelled'];

export const PRIORITIES: readonly Priority[] = ['urgent', 'high', 'medium', 'low', 'none'];

/** As stored in `priority_rank`, so that an index can give the order. */
export function rankOf(priority: Priority): number {
  return PRIORITIES.indexOf(priority);
}

/**
 * Fields that callers set, and that are stored, shown, exported and archived unchanged, in this order. A column that is
 * added later declares its value in older archives: `estimate: since(null, maybe(count))`.
 */
export const SETTINGS = {
  status: oneOf(...STATUSES),
  priority: oneOf(...PRIORITIES),
  module_id: maybe(id),
  sort_order: place,
  start_date: maybe(text),
  target_date: maybe(text),
};

export interface IssueRow extends RowOf<typeof SETTINGS> {
  readonly id: number;
  readonly project_id: number;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** Null until the backfill has set it. */
  readonly preview: string | null;
  /** The task items of the description, as JSON; null if there are none. */
  readonly checklist: string | null;
  readonly priority_rank: number;
  /** Whether a person must do it; the names are in `issue_assignees`. */
  readonly needs_human: 0 | 1;
  readonly source: string | null;
  readonly closed_at: string | null;
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
}

/** The fields of a new issue that are not sent. */
export const DEFAULTS = { ...unset(SETTINGS), needs_human: 0, source: null, deleted_at: null } as const;

/** The fields in archives. */
export const carriedIssue = {
  id,
  sequence: id,
  title: text,
  description: text,
  ...SETTINGS,
  needs_human: since(false, yesNo),
  assignees: since([], usernames),
  waits: since([], carriedWaits),
  labels: ids,
  source: maybe(text),
  closed_at: maybe(stamp),
  created_at: stamp,
  updated_at: stamp,
};

const SET = { ...columns('issues', ...keysOf(SETTINGS)), sort_order: real('issues.sort_order') };

const CHECKLIST: Field = ({ json }) => json.stored('issues.checklist');

/** The checklist as it is stored. */
export function storedChecklist(description: string): string | null {
  const checklist = checklistOf(description);
  return checklist && JSON.stringify(checklist);
}

const FIELDS = {
  ...columns('issues', 'id', 'project_id', 'sequence'),
  identifier: column(PRINTED.issue),
  ...columns('issues', 'title', 'description'),
  ...SET,
  ...columns('issues', 'seq', 'created_at', 'updated_at'),
  ...ASSIGNMENT,
  ...WAITS,
  checklist: CHECKLIST,
  labels: labelsOf('issue'),
};

/** Only an imported issue has a source. */
const SINGLE = { ...FIELDS, ...columns('issues', 'source') };

const listedIssue = shape<Schemas['ListedIssue']>()(FIELDS);

/** The source of issue lists. */
export const ISSUES = {
  shape: listedIssue,
  table: 'issues',
  joins: 'JOIN projects ON projects.id = issues.project_id',
  size: 'octet_length(issues.description)',
  hasBodies: true,
} as const satisfies Source<Schemas['ListedIssue']>;

const issue = shape<Schemas['Issue']>()(SINGLE, 'source');

export const relatedIssue = shape<Schemas['IssueWithRelations']>()({ ...SINGLE, ...RELATIONS }, 'source');

export const indexedIssue = shape<Schemas['IndexedIssue']>()({
  kind: column(`'issue'`),
  ...columns('issues', 'seq'),
  deleted: flag('0'),
  ...columns('issues', 'id'),
  identifier: column(PRINTED.issue),
  ...columns('issues', 'title'),
  ...SET,
  ...columns('issues', 'created_at', 'updated_at'),
  preview: preview('issues', 'description'),
  ...ASSIGNMENT,
  ...WAITS,
  checklist: CHECKLIST,
  labels: labelsOf('issue'),
});

/**
 * The settings that anonymous visitors see, listed explicitly, so that new REST fields stay hidden until they are added
 * here.
 */
const PUBLIC = ['status', 'priority', 'module_id', 'sort_order', 'start_date', 'target_date'] as const;

export const publicIssue = shape<Schemas['PublicIssue']>()({
  ...picked(listedIssue, 'id', 'project_id', 'sequence', 'identifier', 'title', 'description'),
  ...picked(listedIssue, ...PUBLIC),
  ...picked(listedIssue, 'seq', 'created_at', 'updated_at', 'checklist', 'labels'),
  ...NO_ASSIGNMENT,
  ...NO_WAITS,
  ...RELATIONS_WITHIN,
});

export const publicIssueRow = shape<Schemas['IndexedIssue']>()({
  ...picked(indexedIssue, 'kind', 'seq', 'deleted', 'id', 'identifier', 'title'),
  ...picked(indexedIssue, ...PUBLIC),
  ...picked(indexedIssue, 'created_at', 'updated_at', 'preview', 'checklist', 'labels'),
  ...NO_ASSIGNMENT,
  ...NO_WAITS,
});

const ISSUE_EVENTS: Partial<Record<Action, StoreEvent['type']>> = {
  create: 'issue.created',
  import: 'issue.created',
  restore: 'issue.created',
  delete: 'issue.deleted',
};

export const issueKind: TracedKind<
  Named<IssueRow>,
  'preview' | 'checklist' | 'priority_rank' | 'closed_at',
  'issue'
> = {
  entity: 'issue',
  table: 'issues',
  unstored: ['identifier'],
  stamps: ALL_STAMPS,
  derived: {
    preview: ({ description }) => previewOf(description),
    checklist: ({ description }, { before }) =>
      before?.description === description ? before.checklist : storedChecklist(description),
    priority_rank: ({ priority }) => rankOf(priority),
    // The latest move to done or cancelled counts; an issue that was created closed never moved there.
    closed_at: ({ status }, { before, now }) => {
      if (before === null || before.status === status) return before?.closed_at ?? null;
      return CLOSED.includes(status) ? now : null;
    },
  },
  texts: ['title', 'description'],
  named: { module_id: nameIn('modules', 'name') },
  silent: ['sort_order', 'deleted_at', 'needs_human'],
  of: ({ id, project_id, identifier, title }) => ({
    entity_id: id,
    entity_label: identifier,
    project_id,
    issue_id: id,
    title,
  }),
  text: ({ id, project_id, title, description }) => ({
    shelf: 'issue',
    id,
    project_id,
    title,
    body: description,
  }),
  event: ({ id, project_id }, action, seq) => ({
    type: ISSUE_EVENTS[action] ?? 'issue.updated',
    project_id,
    issue_id: id,
    ...(seq === null ? {} : { seq }),
  }),
};

export const shownIssueKind = shownKind(
  issueKind,
  issue,
  'LEFT JOIN projects ON projects.id = issues.project_id',
);

export const issueRecord = recordWithId(issue, 'issues', issuesFrom);

/** Issues and their projects, including those in the trash: callers add a condition on `deleted_at`. */
export function issuesFrom({ db }: Read): Knex.QueryBuilder {
  return db('issues').join('projects', 'projects.id', 'issues.project_id');
}

/** The rows, each with its formatted identifier. */
export function issuesNamed(read: Read) {
  return issuesFrom(read).select<Named<IssueRow>[]>(
    'issues.*',
    read.db.raw(`${PRINTED.issue} AS identifier`),
  );
}

/** An active issue; undefined if it is missing or in the trash. */
export async function liveIssue(read: Read, id: number): Promise<Named<IssueRow> | undefined> {
  const [row] = await liveIssueOf(read, { id });
  return row;
}

/** The active issue with this id. */
export async function issueById(read: Read, id: number): Promise<Named<IssueRow>> {
  return orNotFound(await liveIssueOf(read, { id }));
}

const liveIssueOf = fixedQuery<'id', Named<IssueRow>>((read, mark) =>
  issuesNamed(read).where('issues.id', mark('id')).whereNull('issues.deleted_at'),
);

/** The active issue with this identifier. */
export async function issueByIdentifier(read: Read, text: string): Promise<Named<IssueRow>> {
  const issue = await issueCalled(read, text);
  if (!issue) throw refuse.notFound();
  return issue;
}

/** The issue whose identifier is in a field of the body. */
export async function referencedIssue(
  read: Read,
  by: Authority,
  field: string,
  identifier: string,
): Promise<Named<IssueRow>> {
  const issue = await issueCalled(read, identifier);
  if (!issue) throw refuse.unknownReference({ field });
  await allowNamed(read, by, issue.project_id, field);
  return issue;
}

/** The same, if it may be missing. */
export async function issueCalled(read: Read, text: string): Promise<Named<IssueRow> | undefined> {
  const identifier = readIdentifier('issue', text);
  return identifier ? (await liveIssueNumbered(read, { ...identifier }))[0] : undefined;
}

const liveIssueNumbered = fixedQuery<keyof Identifier, Named<IssueRow>>((read, mark) =>
  issuesNamed(read)
    .where({ 'projects.identifier': mark('project'), 'issues.sequence': mark('sequence') })
    .whereNull('issues.deleted_at'),
);

/** The active issue with this id, if the caller can read it. */
export async function visibleIssue(
  read: Read,
  by: Authority,
  id: number,
): Promise<Named<IssueRow> | undefined> {
  const query = issuesNamed(read).where('issues.id', id).whereNull('issues.deleted_at');
  const [issue] = await whereReadable(query, 'issues.project_id', by);
  return issue;
}

/** The issue with this id, with those of its relations that the caller can read. */
export async function recordById(
  read: Read,
  by: Authority,
  id: number,
): Promise<Json<Schemas['IssueWithRelations']>> {
  return theRecord([orNotFound(await relatedWithId(read, { id, ...viewOf(by) }))]);
}

/** The same by identifier. */
export async function recordByIdentifier(
  read: Read,
  by: Authority,
  text: string,
): Promise<Json<Schemas['IssueWithRelations']>> {
  const identifier = readIdentifier('issue', text);
  if (!identifier) throw refuse.notFound();
  return theRecord([orNotFound(await relatedWithIdentifier(read, { ...identifier, ...viewOf(by) }))]);
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
