/** Activity: who did what to which thing, one row for each field that changed or event in its life. */
import type { Dialect } from './dialects/dialect.ts';
import type { Connection } from './engine.ts';
import { LongTexts } from './long-texts.ts';
import { portions } from './portions.ts';

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
  | 'mention'
  | 'auto-complete'
  | 'auto-reopen'
  | 'auto-archive'
  | 'import';

/** Where an entry belongs: the thing itself, and the feeds that show it. */
export interface Subject {
  readonly entity_id: number;
  /** The identifier that people know the thing by at this moment. */
  readonly entity_label?: string | null;
  readonly project_id?: number | null;
  readonly issue_id?: number | null;
  readonly page_id?: number | null;
  readonly plan_id?: number | null;
}

/** A subject, and what kind of thing it is. */
export interface EntrySubject extends Subject {
  readonly entity_type: EntityType;
}

export interface ActivityEntry extends EntrySubject {
  readonly action: Action;
  readonly field?: string | null;
  readonly old_value?: string | null;
  readonly new_value?: string | null;
}

/** What every entry of one change has in common. */
export interface Authorship {
  readonly ts: string;
  readonly actor_user_id: number | null;
  readonly transport: Transport;
}

export async function insertActivity(
  connection: Pick<Connection, 'rows'>,
  dialect: Dialect,
  authorship: Authorship,
  entries: readonly ActivityEntry[],
): Promise<void> {
  for (const part of portions(entries)) {
    const texts = new LongTexts();
    const rows = part.map(entry => activityRow(authorship, entry, texts));
    await texts.write((text, values) => connection.rows(text, values), dialect);
    const names = Object.keys(rows[0] ?? {});
    const places = rows.map(() => `(${names.map(() => '?').join(', ')})`);
    const text = `INSERT INTO activity (${names.join(', ')}) VALUES ${places.join(', ')}`;
    await connection.rows(
      dialect.placed(text),
      rows.flatMap((row): unknown[] => Object.values(row)),
    );
  }
}

interface ActivityRow extends Required<Authorship & ActivityEntry> {
  readonly old_digest: string | null;
  readonly new_digest: string | null;
}

/** Every column is named in every row, so that one statement serves all entries. */
function activityRow(authorship: Authorship, entry: ActivityEntry, texts: LongTexts): ActivityRow {
  const { project_id = null, old_value = null, new_value = null } = entry;
  const [before, after] = [texts.keep(project_id, old_value), texts.keep(project_id, new_value)];
  return {
    ...authorship,
    entity_type: entry.entity_type,
    entity_id: entry.entity_id,
    entity_label: entry.entity_label ?? null,
    project_id,
    issue_id: entry.issue_id ?? null,
    page_id: entry.page_id ?? null,
    plan_id: entry.plan_id ?? null,
    action: entry.action,
    field: entry.field ?? null,
    old_value: before.value,
    new_value: after.value,
    old_digest: before.digest,
    new_digest: after.digest,
  };
}
