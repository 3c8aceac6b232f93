/** Activity: who did what to which item, one row for each changed field or lifecycle event. */
import type { Dialect } from '../dialects/dialect.ts';
import { insertAll, insertionOf, type Insertion } from './insertions.ts';
import { LongTexts } from './long-texts.ts';
import { halvedPortions } from '../portions.ts';
import type { Ask } from '../read.ts';

export type Transport = 'web' | 'api' | 'mcp' | 'cli' | 'git' | 'system';

export type EntityType =
  | 'project'
  | 'module'
  | 'label'
  | 'folder'
  | 'issue'
  | 'page'
  | 'comment'
  | 'plan'
  | 'plan_step'
  | 'attachment'
  | 'member'
  | 'binding';

export type Action =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'attach'
  | 'detach'
  | 'link'
  | 'unlink'
  | 'assign'
  | 'unassign'
  | 'wait'
  | 'unwait'
  | 'mention'
  | 'auto-complete'
  | 'auto-reopen'
  | 'auto-archive'
  | 'archive'
  | 'unarchive'
  | 'import';

/** The item of an entry, and the feeds that show it. */
export interface Subject {
  readonly entity_id: number;
  /** The current identifier of the item. */
  readonly entity_label?: string | null;
  readonly project_id?: number | null;
  readonly issue_id?: number | null;
  readonly page_id?: number | null;
  readonly plan_id?: number | null;
}

/** A subject with its kind. */
export interface EntrySubject extends Subject {
  readonly entity_type: EntityType;
}

export interface ActivityEntry extends EntrySubject {
  readonly action: Action;
  readonly field?: string | null;
  readonly old_value?: string | null;
  readonly new_value?: string | null;
}

/** The common part of all entries of a change. */
export interface Authorship {
  readonly ts: string;
  readonly actor_user_id: number | null;
  readonly transport: Transport;
}

export type ActivityRow = Required<Authorship & ActivityEntry>;

/** Every column is named in every row, so that one statement serves all entries. */
export function activityRow(authorship: Authorship, entry: ActivityEntry): ActivityRow {
  return {
    ...authorship,
    entity_type: entry.entity_type,
    entity_id: entry.entity_id,
    entity_label: entry.entity_label ?? null,
    project_id: entry.project_id ?? null,
    issue_id: entry.issue_id ?? null,
    page_id: entry.page_id ?? null,
    plan_id: entry.plan_id ?? null,
    action: entry.action,
    field: entry.field ?? null,
    old_value: entry.old_value ?? null,
    new_value: entry.new_value ?? null,
  };
}

/** The statements that insert these entries; their long texts are written immediately. */
export async function activityInsertions(
  ask: Ask,
  dialect: Dialect,
  rows: readonly ActivityRow[],
): Promise<Insertion[]> {
  const insertions: Insertion[] = [];
  for (const part of halvedPortions(rows)) {
    const texts = new LongTexts();
    const kept = part.map(row => insideOf(row, texts));
    await texts.write(ask, dialect);
    insertions.push(insertionOf('activity', kept));
  }
  return insertions;
}

export async function writeActivity(ask: Ask, dialect: Dialect, rows: readonly ActivityRow[]): Promise<void> {
  await insertAll(ask, dialect, await activityInsertions(ask, dialect, rows));
}

/** The row as it is stored: a long text is in a separate table. */
function insideOf(row: ActivityRow, texts: LongTexts) {
  const before = texts.keep(row.project_id, row.old_value);
  const after = texts.keep(row.project_id, row.new_value);
  return {
    ...row,
    old_value: before.value,
    new_value: after.value,
    old_digest: before.digest,
    new_digest: after.digest,
  };
}
