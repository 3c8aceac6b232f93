/** Activity: its shape, without the names that its reader may not know. */
import type { Schemas } from '../generated/types.ts';
import { id, maybe, oneOf, shortText, stamp, text } from './carried.ts';
import type { Source } from './list-statements.ts';
import { type Field, columns, flag, shape } from './shape.ts';

/** Whoever acted, where that was a user. */
const JOIN_ACTOR = 'LEFT JOIN users ON users.id = activity.actor_user_id';

type Side = 'old' | 'new';

/** Where a long text stands that an entry names. */
const kept = (side: Side): string =>
  `FROM activity_texts AS kept
    WHERE kept.project_id = COALESCE(activity.project_id, 0) AND kept.digest = activity.${side}_digest`;

/** SQL for what an entry tells of before or after, wherever its text stands. */
export function valueOf(side: Side): string {
  return `CASE WHEN activity.${side}_digest IS NULL THEN activity.${side}_value ELSE (SELECT kept.text ${kept(side)}) END`;
}

function bytesOf(side: Side): string {
  return `COALESCE(octet_length(activity.${side}_value), (SELECT octet_length(kept.text) ${kept(side)}), 0)`;
}

/** An entry holds a changed description twice, before and after: engines know how long it is without reading it. */
export const BYTES = `${bytesOf('old')} + ${bytesOf('new')}`;

/** Whether the values are identifiers of issues: the other end of a relation, what a plan or a step is about. */
const NAMES_ISSUE = `(activity.action IN ('link', 'unlink') OR activity.field = 'issue_id')`;

/**
 * A value, unless it names an issue of another project that `:member`, whose memberships count, cannot read. A prefix
 * whose project is gone, or has another identifier by now, stays hidden.
 */
export function shownValue(side: Side): Field {
  const value = `activity.${side}_value`;
  return ({ json }) => {
    const [named, own] = [json.before(value, '-'), json.before(`COALESCE(activity.entity_label, '')`, '-')];
    return `CASE WHEN :everything = 0 AND ${NAMES_ISSUE} AND ${named} <> ${own} AND ${named} NOT IN (
        SELECT identifier FROM projects JOIN project_members ON project_members.project_id = projects.id
        WHERE project_members.user_id = :member)
      THEN NULL ELSE ${valueOf(side)} END`;
  };
}

const activityItem = shape<Schemas['ActivityItem']>()({
  ...columns('activity', 'id', 'ts', 'actor_user_id'),
  actor_username: () => 'users.username',
  actor_display_name: () => 'users.display_name',
  actor_is_bot: flag('CASE WHEN users.owner_id IS NULL THEN 0 ELSE 1 END'),
  ...columns('activity', 'transport', 'entity_type', 'entity_id', 'entity_label'),
  ...columns('activity', 'project_id', 'issue_id', 'page_id', 'action', 'field'),
  old_value: shownValue('old'),
  new_value: shownValue('new'),
});

/** What feeds are written from. */
export const ACTIVITY: Source<Schemas['ActivityItem']> = {
  shape: activityItem,
  table: 'activity',
  joins: JOIN_ACTOR,
  size: BYTES,
  open: ['everything', 'member'],
};

/** What archives carry. */
export const carriedActivity = {
  ts: stamp,
  transport: oneOf('web', 'api', 'mcp', 'cli', 'git', 'system'),
  entity_type: oneOf(
    'project',
    'module',
    'label',
    'folder',
    'issue',
    'page',
    'comment',
    'plan',
    'plan_step',
    'attachment',
    'member',
    'binding',
  ),
  entity_id: maybe(id),
  entity_label: maybe(text),
  issue_id: maybe(id),
  page_id: maybe(id),
  plan_id: maybe(id),
  action: oneOf(
    'create',
    'update',
    'delete',
    'restore',
    'attach',
    'detach',
    'link',
    'unlink',
    'mention',
    'auto-complete',
    'auto-reopen',
    'auto-archive',
    'import',
  ),
  field: maybe(shortText),
  old_value: maybe(text),
  new_value: maybe(text),
};
