/** Activity entries: their shape, without names that the reader may not see. */
import type { Schemas } from '../generated/types.ts';
import { id, maybe, oneOf, shortText, stamp, text } from './carried.ts';
import type { Source } from './list-statements.ts';
import { type Field, columns, flag, shape } from './shape.ts';

/** The user who acted, if there was one. */
const JOIN_ACTOR = 'LEFT JOIN users ON users.id = activity.actor_user_id';

type Side = 'old' | 'new';

/** The table of long texts that entries refer to. */
const kept = (side: Side): string =>
  `FROM activity_texts AS kept
    WHERE kept.project_id = COALESCE(activity.project_id, 0) AND kept.digest = activity.${side}_digest`;

/** SQL for the old or new value of an entry, wherever its text is stored. */
export function valueOf(side: Side): string {
  return `CASE WHEN activity.${side}_digest IS NULL THEN activity.${side}_value ELSE (SELECT kept.text ${kept(side)}) END`;
}

function bytesOf(side: Side): string {
  return `COALESCE(octet_length(activity.${side}_value), (SELECT octet_length(kept.text) ${kept(side)}), 0)`;
}

/** An entry holds a changed description twice, before and after. Engines know the length without reading the text. */
export const BYTES = `${bytesOf('old')} + ${bytesOf('new')}`;

/** Whether the values are issue identifiers: the other end of a relation, or the issue of a plan or step. */
const NAMES_ISSUE = `(activity.action IN ('link', 'unlink') OR activity.field = 'issue_id')`;

/**
 * A value, unless it names an issue of another project that `:member`, whose memberships count, cannot read. A prefix whose
 * project was deleted or renamed stays hidden.
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

/** The source of activity feeds. */
export const ACTIVITY: Source<Schemas['ActivityItem']> = {
  shape: activityItem,
  table: 'activity',
  joins: JOIN_ACTOR,
  size: BYTES,
  open: ['everything', 'member'],
};

/** The fields in archives. */
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
    'archive',
    'unarchive',
    'assign',
    'unassign',
    'wait',
    'unwait',
    'import',
  ),
  field: maybe(shortText),
  old_value: maybe(text),
  new_value: maybe(text),
};
